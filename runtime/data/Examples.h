// Labelled examples from pairs of NumPy's .npy files, mapped:
//
//   examples  [N, …] of u8, f16, f32 or f64, each of the shape that the program takes: images [height, width,
//   channels],
//             vectors [inputs]
//   labels    [N] of any integer type, from 0 on
//
// A number v of channel c (the last dimension) is given as (v * scale - mean[c]) / deviation[c], computed in double and
// rounded once. An argument of u8 takes numbers of u8 as they are.
//
// What is wrong in a file is an error that names the file, and where it has one the place.
#ifndef GC_RUNTIME_DATA_EXAMPLES_H
#define GC_RUNTIME_DATA_EXAMPLES_H

#include "runtime/data/Npy.h"
#include "runtime/data/Order.h"

namespace gcrt {

struct Normalization {
  double scale = 0;                    // 0: 1/255 of u8, of reals 1
  std::vector<double> mean, deviation; // none (0 and 1), one for all channels, or one each; deviations are above 0
  bool empty() const { return scale == 0 && mean.empty() && deviation.empty(); }
};

// What a program takes.
struct ExampleForm {
  std::vector<int64_t> shape;   // of one example
  DType type = DType::f32;      // a float, or u8 without a normalization
  int64_t classes = 0;          // labels are below it; 0: any
  DType labelType = DType::s32; // an integer, which labels must fit
  Normalization normalization;
};

// Where an example goes: as many numbers of the form's type as its shape has.
struct ExampleRow {
  char *numbers;
  int64_t *label;
};

// The examples of some files, one after the other, or a part of them.
class ExampleStream {
public:
  // The n-th file that one pattern names (Files.h) has the examples, the n-th of the other their labels. All labels are
  // read and checked.
  static absl::StatusOr<ExampleStream> open(const std::string &examples, const std::string &labels,
                                            const ExampleForm &form);

  int64_t size() const { return end - begin; }
  size_t fileCount() const { return files.size(); }
  // Examples [first, last) alone; the files are shared.
  ExampleStream part(int64_t first, int64_t last) const;
  void read(int64_t index, const ExampleRow &row) const;
  int32_t label(int64_t index) const;
  // All labels, and the numbers at the beginning, the middle and the end of each file, for a checksum.
  void appendTrace(std::vector<int32_t> &words) const;

private:
  struct File {
    NpyArray examples;
    std::vector<int32_t> labels;
    std::vector<double> table; // of u8: what each of its values is given as, channel by channel
  };
  static absl::StatusOr<File> openPair(const std::string &examples, const std::string &labels, const ExampleForm &form);
  void convert(const File &file, const char *from, char *to) const;
  const File &fileOf(int64_t index, int64_t &within) const;

  ExampleForm form;
  int64_t numbers = 0; // of an example
  std::vector<std::shared_ptr<const File>> files;
  std::vector<int64_t> starts; // of each file, and the end
  int64_t begin = 0, end = 0;
};

// Training samples of such streams, each a function of the seed and its number alone (SampleOrder in Order.h).
class ExampleSamples {
public:
  // Weights are above 0, one per stream, none of which is empty.
  static absl::StatusOr<ExampleSamples> create(std::vector<ExampleStream> streams, absl::Span<const double> weights,
                                               uint64_t seed);
  // Sample number `index` of the run: step * batch + row.
  void read(int64_t index, const ExampleRow &row) const;

private:
  ExampleSamples(std::vector<ExampleStream> streams, SampleOrder order)
      : streams(std::move(streams)), order(std::move(order)) {}
  std::vector<ExampleStream> streams;
  SampleOrder order;
};

} // namespace gcrt

#endif
