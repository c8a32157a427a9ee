// gcompile tune: the tiles with which a program's contractions are fastest on this machine.
#include "tools/gcompile/Commands.h"

#include "tools/driver/Tune.h"
#include "tools/report/Report.h"

#include "runtime/base/MappedFile.h"
#include "runtime/base/Status.h"

#include "absl/strings/str_cat.h"
#include "absl/strings/str_format.h"
#include <CLI/CLI.hpp>
#include <filesystem>
#include <iostream>
#include <unistd.h>

namespace gc {

namespace {
struct TuneCommandOptions {
  std::string program, output;
  TuneOptions tune;
};
} // namespace

static std::string tilesText(const ContractionTiles &tiles) {
  return absl::StrCat(tiles.tileM, "x", tiles.tileN, " by ", tiles.mr, "x", tiles.nrVectors);
}

static std::string tableText(const TuneResult &result) {
  double before = 0, after = 0;
  size_t keys = 11, tiles = 14;
  for (const TunedContraction &c : result.contractions) {
    before += c.secondsBefore;
    after += c.secondsAfter;
    keys = std::max(keys, c.key.size());
    tiles = std::max(tiles, tilesText(c.after).size());
  }
  std::string out =
      absl::StrFormat("%-*s  launches  tried  %-*s  time       the model's\n", keys, "contraction", tiles, "tiles");
  for (const TunedContraction &c : result.contractions)
    absl::StrAppendFormat(&out, "%-*s  %8d  %5d  %-*s  %-9s  %s\n", keys, c.key, c.launches, c.candidates, tiles,
                          tilesText(c.after), timeText(c.secondsAfter),
                          c.after == c.before ? "the same" : timeText(c.secondsBefore) + " in " + tilesText(c.before));
  absl::StrAppend(&out, "all contractions: ", timeText(after), ", with the model's tiles ", timeText(before), "\n");
  return out;
}

static absl::Status tuneCommand(const TuneCommandOptions &options) {
  TuneOptions how = options.tune;
  // What another program's contractions were measured to need stays.
  if (std::filesystem::exists(options.output))
    how.engine.tuning = options.output;
  if (isatty(STDERR_FILENO))
    how.progress = [](int64_t done, int64_t all) {
      std::cerr << (done ? "\r" : "") << "measuring " << done + 1 << " of " << all << (done + 1 == all ? "\n" : "")
                << std::flush;
    };
  GC_ASSIGN_OR_RETURN(TuneResult result, tune(options.program, how));
  std::string text = result.table.text();
  GC_RETURN_IF_ERROR(gcrt::writeFile(options.output, {absl::MakeConstSpan(text)}));
  std::cout << tableText(result) << "written: " << options.output
            << "; compile, run, bench and train take it as --tuning " << options.output << '\n';
  return absl::OkStatus();
}

void addTuningOption(CLI::App &command, std::string &tuning) {
  command.add_option("--tuning", tuning, "file of measured tiles, which gcompile tune writes: an input of compilation");
}

void addTuneCommand(CLI::App &program, Action &action) {
  auto options = std::make_shared<TuneCommandOptions>();
  CLI::App *command = program.add_subcommand("tune", "Measure with which tiles contractions are fastest");
  command->add_option("program", options->program, "StableHLO text")->required();
  command->add_option("-o,--output", options->output, "the file to write; other contractions that it has stay in it")
      ->required();
  command->add_option("--fill", options->tune.sources.fill, "the arguments: normal:SEED, or a JSON file of rules")
      ->default_val("normal:1");
  addFilesOption(*command, "--inputs", options->tune.sources.files,
                 "safetensors files: in_000, in_001, … or arguments' names");
  command->add_option("--runs", options->tune.runs, "runs of each candidate in a round")
      ->check(CLI::Range(1, 1000))
      ->capture_default_str();
  command
      ->add_option("--rounds", options->tune.rounds,
                   "rounds over all candidates, so that a slow moment hits none alone")
      ->check(CLI::Range(1, 1000))
      ->capture_default_str();
  command
      ->add_option("--worth", options->tune.worth, "share of the time that a candidate must save over the cost model's")
      ->check(CLI::Range(0.0, 1.0))
      ->capture_default_str();
  addMeshOptions(*command, options->tune.engine.devices, options->tune.engine.mesh);
  addPrecisionOption(*command, options->tune.engine.precision);
  addBatchOptions(*command, options->tune.engine.batch);
  addRolesOption(*command, options->tune.engine.roles);
  addCompileThreadsOption(*command, options->tune.engine.compileThreads);
  command->footer(
      "Contractions are cut into tiles by a cost model; this measures its best candidates in the program itself and\n"
      "writes those that are faster. The file is an input of compilation: the same program, options and file give the\n"
      "same artifact, on any machine. It is for the kind of CPU that it was measured on, and refused for another.\n"
      "Tiles are written as ROWSxCOLUMNS by REGISTER ROWSxVECTORS.\n"
      "Examples:\n"
      "  gcompile tune step.mlir -o step.tuning.json\n"
      "  gcompile bench step.mlir --tuning step.tuning.json");
  command->callback([options, &action] { action = [options] { return tuneCommand(*options); }; });
}

} // namespace gc
