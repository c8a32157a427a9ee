#include "test/runtime/TestArtifact.h"

namespace gcrt::test {

// All kernels lie in one section of their own and call and refer to nothing, so its bytes run anywhere.
#define GC_TEST_KERNEL                                                                                                 \
  extern "C" __attribute__((section("gc_test_kernels"), noinline, used, disable_sanitizer_instrumentation, optnone))

GC_TEST_KERNEL int32_t gcTestAdd(const GcKernelArgs *args) {
  const float *a = static_cast<const float *>(args->buffers[0]), *b = static_cast<const float *>(args->buffers[1]);
  float *c = static_cast<float *>(args->buffers[2]);
  int64_t end = args->tile_end * 64 < args->scalars[1] ? args->tile_end * 64 : args->scalars[1];
  for (int64_t i = args->tile_begin * 64; i < end; ++i)
    c[i] = a[i] + b[i];
  return 0;
}
GC_TEST_KERNEL int32_t gcTestScale(const GcKernelArgs *args) {
  const float *a = static_cast<const float *>(args->buffers[0]), *s = static_cast<const float *>(args->buffers[1]);
  float *b = static_cast<float *>(args->buffers[2]);
  int64_t end = args->tile_end * 64 < args->scalars[1] ? args->tile_end * 64 : args->scalars[1];
  for (int64_t i = args->tile_begin * 64; i < end; ++i)
    b[i] = a[i] * s[0];
  return 0;
}
GC_TEST_KERNEL int32_t gcTestLess(const GcKernelArgs *args) {
  *static_cast<char *>(args->buffers[2]) =
      *static_cast<const int32_t *>(args->buffers[0]) < *static_cast<const int32_t *>(args->buffers[1]);
  return 0;
}
GC_TEST_KERNEL int32_t gcTestIncrement(const GcKernelArgs *args) {
  *static_cast<int32_t *>(args->buffers[1]) =
      *static_cast<const int32_t *>(args->buffers[0]) + static_cast<int32_t>(args->scalars[1]);
  return 0;
}
GC_TEST_KERNEL int32_t gcTestDevice(const GcKernelArgs *args) {
  *static_cast<float *>(args->buffers[0]) = static_cast<float>(args->scalars[0]);
  return 0;
}
GC_TEST_KERNEL int32_t gcTestFail(const GcKernelArgs *args) {
  return 7;
}
GC_TEST_KERNEL int32_t gcTestSlowAdd(const GcKernelArgs *args) {
  for (volatile int spin = 0; spin < 200000; spin = spin + 1) {
  }
  const float *a = static_cast<const float *>(args->buffers[0]), *b = static_cast<const float *>(args->buffers[1]);
  float *c = static_cast<float *>(args->buffers[2]);
  int64_t end = args->tile_end * 64 < args->scalars[1] ? args->tile_end * 64 : args->scalars[1];
  for (int64_t i = args->tile_begin * 64; i < end; ++i)
    c[i] = a[i] + b[i];
  return 0;
}
GC_TEST_KERNEL int32_t gcTestGemm(const GcKernelArgs *args) {
  GcGemm gemm;
  for (int64_t i = 0; i < static_cast<int64_t>(sizeof gemm); ++i)
    reinterpret_cast<volatile char *>(&gemm)[i] = 0;
  gemm.m = args->scalars[1], gemm.n = args->scalars[2], gemm.k = args->scalars[3];
  gemm.a = args->buffers[0], gemm.b = args->buffers[1], gemm.c = args->buffers[2];
  gemm.lda = gemm.k, gemm.ldb = gemm.n, gemm.ldc = gemm.n;
  if (args->runtime->gemm(&gemm) == 0)
    return 0;
  const float *a = static_cast<const float *>(gemm.a), *b = static_cast<const float *>(gemm.b);
  float *c = static_cast<float *>(gemm.c);
  for (int64_t i = 0; i < gemm.m; ++i)
    for (int64_t j = 0; j < gemm.n; ++j) {
      c[i * gemm.n + j] = a[i * gemm.k] * b[j];
      for (int64_t l = 1; l < gemm.k; ++l)
        c[i * gemm.n + j] += a[i * gemm.k + l] * b[l * gemm.n + j];
    }
  return 0;
}

// Made by the linker: the ends of the section.
extern "C" const char __start_gc_test_kernels[], __stop_gc_test_kernels[];

std::vector<char> kernelCode() {
  return {__start_gc_test_kernels, __stop_gc_test_kernels};
}

static uint64_t entryOf(GcKernelFn fn) {
  return static_cast<uint64_t>(reinterpret_cast<const char *>(reinterpret_cast<uintptr_t>(fn)) -
                               __start_gc_test_kernels);
}

fb::ModuleT moduleWithKernels(int64_t elements) {
  struct Row {
    const char *name, *family;
    GcKernelFn fn;
    uint32_t operands;
    std::vector<uint64_t> bytes;
    bool tiled;
  };
  uint64_t all = static_cast<uint64_t>(elements) * 4;
  const std::vector<Row> rows = {{"add", "loop", gcTestAdd, 2, {all, all, all}, true},
                                 {"scale", "loop", gcTestScale, 2, {all, 4, all}, true},
                                 {"less", "loop", gcTestLess, 2, {4, 4, 1}, false},
                                 {"increment", "loop", gcTestIncrement, 1, {4, 4}, false},
                                 {"device", "loop", gcTestDevice, 0, {4}, false},
                                 {"fail", "loop", gcTestFail, 0, {4}, false},
                                 {"slow_add", "loop", gcTestSlowAdd, 2, {all, all, all}, true},
                                 {"gemm", "contraction", gcTestGemm, 2, {4, 4, 4}, false}};
  fb::ModuleT module;
  module.abi_version = GC_KERNEL_ABI_VERSION;
  module.compiler = "test";
  module.numeric_mode = "strict";
  auto image = std::make_unique<fb::CodeImageT>();
  image->target = "host";
  for (const Row &row : rows) {
    auto kernel = std::make_unique<fb::KernelT>();
    kernel->name = row.name;
    kernel->family = row.family;
    image->tiles.push_back(row.tiled ? static_cast<uint64_t>((elements + kTile - 1) / kTile) : 1);
    kernel->operands = row.operands;
    kernel->results = static_cast<uint32_t>(row.bytes.size()) - row.operands;
    kernel->buffer_bytes = row.bytes;
    kernel->bytes = 12.0 * static_cast<double>(elements);
    kernel->flops = static_cast<double>(elements);
    module.kernels.push_back(std::move(kernel));
    image->entries.push_back(entryOf(row.fn));
  }
  module.images.push_back(std::move(image));
  return module;
}

std::vector<char> packArtifact(fb::ModuleT module, const std::vector<char> &constants) {
  std::vector<char> code = kernelCode();
  // Sections in the order metadata, constants, code; the metadata must name the others.
  uint32_t next = 1;
  if (!constants.empty())
    module.constants_section = static_cast<int32_t>(next++);
  for (auto &image : module.images)
    image->section = next;
  flatbuffers::FlatBufferBuilder builder;
  fb::FinishModuleBuffer(builder, fb::Module::Pack(builder, &module));
  ContainerWriter writer;
  writer.add(SectionKind::Metadata, "gcx",
             {reinterpret_cast<const char *>(builder.GetBufferPointer()), builder.GetSize()});
  if (!constants.empty())
    writer.add(SectionKind::Constants, "constants", constants);
  if (!module.images.empty())
    writer.add(SectionKind::Code, "host", code);
  return writer.finish();
}

fb::ValueT value(fb::DType type, std::vector<int64_t> shape, std::string name) {
  fb::ValueT out;
  out.dtype = type;
  out.shape = std::move(shape);
  out.name = std::move(name);
  return out;
}

static fb::BufferT makeBuffer(fb::BufferKind kind, uint32_t index, uint64_t offset, uint64_t bytes) {
  fb::BufferT out;
  out.kind = kind;
  out.index = index;
  out.offset = offset;
  out.bytes = bytes;
  return out;
}
fb::BufferT arena(uint64_t offset, uint64_t bytes) {
  return makeBuffer(fb::BufferKind::arena, 0, offset, bytes);
}
fb::BufferT argument(uint32_t index, uint64_t bytes, uint64_t offset) {
  return makeBuffer(fb::BufferKind::argument, index, offset, bytes);
}
fb::BufferT result(uint32_t index, uint64_t bytes, uint64_t offset) {
  return makeBuffer(fb::BufferKind::result, index, offset, bytes);
}
fb::BufferT constant(uint32_t index, uint64_t bytes) {
  return makeBuffer(fb::BufferKind::constant, index, 0, bytes);
}

std::unique_ptr<fb::CommandT> launch(TestKernel kernel, std::vector<uint32_t> buffers, std::vector<int64_t> scalars,
                                     uint32_t stream, std::string label) {
  fb::LaunchT op;
  op.kernel = kernel;
  op.buffers = std::move(buffers);
  op.scalars = std::move(scalars);
  return command(std::move(op), stream, std::move(label));
}
std::unique_ptr<fb::CommandT> copy(uint32_t src, uint32_t dst, uint32_t stream) {
  fb::CopyT op;
  op.src = src;
  op.dst = dst;
  return command(op, stream, "copy");
}
std::unique_ptr<fb::CommandT> record(uint32_t event, uint32_t stream) {
  fb::RecordT op;
  op.event = event;
  return command(op, stream);
}
std::unique_ptr<fb::CommandT> wait(uint32_t event, uint32_t stream) {
  fb::WaitT op;
  op.event = event;
  return command(op, stream);
}

ProgramBuilder::ProgramBuilder(std::string name, uint64_t arenaBytes, uint32_t streams) {
  program.name = std::move(name);
  if (arenaBytes)
    program.arenas.push_back(fb::Arena(fb::Space::device, arenaBytes));
  const fb::StreamKind kinds[] = {fb::StreamKind::compute, fb::StreamKind::copy, fb::StreamKind::collective};
  for (uint32_t i = 0; i < streams; ++i)
    program.streams.push_back(kinds[i % 3]);
}

uint32_t ProgramBuilder::buffer(fb::BufferT buffer) {
  program.buffers.push_back(std::make_unique<fb::BufferT>(std::move(buffer)));
  return static_cast<uint32_t>(program.buffers.size() - 1);
}

std::vector<char> sampleArtifact(int64_t elements) {
  fb::ModuleT module = moduleWithKernels(elements);
  uint64_t bytes = static_cast<uint64_t>(elements) * 4;
  ProgramBuilder b("main", bytes * 2, 2);
  b.program.arguments.push_back(std::make_unique<fb::ValueT>(value(fb::DType::f32, {elements}, "a")));
  b.program.arguments.push_back(std::make_unique<fb::ValueT>(value(fb::DType::f32, {elements}, "b")));
  b.program.results.push_back(std::make_unique<fb::ValueT>(value(fb::DType::f32, {elements}, "c")));
  b.program.events = 1;
  uint32_t x = b.buffer(argument(0, bytes)), y = b.buffer(argument(1, bytes)), out = b.buffer(result(0, bytes));
  uint32_t sum = b.buffer(arena(0, bytes)), scaled = b.buffer(arena(bytes, bytes)), factor = b.buffer(constant(0, 4));
  b.add(launch(kAdd, {x, y, sum}, {elements}, 0, "sum"));
  b.add(launch(kScale, {sum, factor, scaled}, {elements}, 0, "scaled"));
  b.add(record(0, 0));
  b.add(wait(0, 1));
  b.add(copy(scaled, out, 1));
  module.programs.push_back(std::make_unique<fb::ProgramT>(std::move(b.program)));
  auto c = std::make_unique<fb::ConstantT>();
  c->dtype = fb::DType::f32;
  c->bytes = 4;
  module.constants.push_back(std::move(c));
  std::vector<char> constants(100);
  float two = 2.0f;
  std::memcpy(constants.data(), &two, 4);
  return packArtifact(std::move(module), constants);
}

} // namespace gcrt::test
