#include "codegen/cpu/CompileToObject.h"

#include "codegen/cpu/CompileThreads.h"

#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/Target/LLVMIR/Export.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Analysis/TargetLibraryInfo.h"
#include "llvm/Analysis/TargetTransformInfo.h"
#include "llvm/IR/IRBuilder.h"
#include "llvm/IR/IntrinsicInst.h"
#include "llvm/IR/LLVMContext.h"
#include "llvm/IR/LegacyPassManager.h"
#include "llvm/IR/Module.h"
#include "llvm/IR/Verifier.h"
#include "llvm/MC/TargetRegistry.h"
#include "llvm/Passes/PassBuilder.h"
#include "llvm/Support/SmallVectorMemoryBuffer.h"
#include "llvm/Support/TargetSelect.h"
#include "llvm/Target/TargetMachine.h"
#include "llvm/Transforms/InstCombine/InstCombine.h"
#include "llvm/Transforms/Scalar/ADCE.h"
#include "llvm/Transforms/Scalar/CorrelatedValuePropagation.h"
#include "llvm/Transforms/Scalar/DeadStoreElimination.h"
#include "llvm/Transforms/Scalar/EarlyCSE.h"
#include "llvm/Transforms/Scalar/GVN.h"
#include "llvm/Transforms/Scalar/IndVarSimplify.h"
#include "llvm/Transforms/Scalar/JumpThreading.h"
#include "llvm/Transforms/Scalar/LICM.h"
#include "llvm/Transforms/Scalar/LoopPassManager.h"
#include "llvm/Transforms/Scalar/LoopRotation.h"
#include "llvm/Transforms/Scalar/LoopUnrollPass.h"
#include "llvm/Transforms/Scalar/SROA.h"
#include "llvm/Transforms/Scalar/SimplifyCFG.h"
#include "llvm/Transforms/Utils/Cloning.h"
#include "llvm/Transforms/Utils/LowerMemIntrinsics.h"
#include <chrono>
#include <limits>
#include <mutex>

using namespace mlir;
using namespace gc;

extern "C" {
void LLVMInitializeX86TargetInfo();
void LLVMInitializeX86Target();
void LLVMInitializeX86TargetMC();
void LLVMInitializeX86AsmPrinter();
}

namespace {

constexpr const char *kTriple = "x86_64-unknown-linux-gnu";
/// The largest copy or fill that instruction selection turns into plain moves; larger ones would become calls.
constexpr uint64_t kInlineCopyBytes = 64;

double now() {
  using namespace std::chrono;
  return duration<double, std::milli>(steady_clock::now().time_since_epoch()).count();
}

std::unique_ptr<llvm::TargetMachine> createTargetMachine(const CpuTarget &target, std::string &error) {
  static std::once_flag once;
  std::call_once(once, [] {
    LLVMInitializeX86TargetInfo();
    LLVMInitializeX86Target();
    LLVMInitializeX86TargetMC();
    LLVMInitializeX86AsmPrinter();
  });
  llvm::Triple triple(kTriple);
  const llvm::Target *x86 = llvm::TargetRegistry::lookupTarget(triple, error);
  if (!x86)
    return nullptr;
  llvm::TargetOptions options;
  options.AllowFPOpFusion = llvm::FPOpFusion::Strict;
  options.NoTrappingFPMath = true;
  return std::unique_ptr<llvm::TargetMachine>(x86->createTargetMachine(triple, target.cpu, target.features, options,
                                                                       llvm::Reloc::PIC_, llvm::CodeModel::Small,
                                                                       llvm::CodeGenOptLevel::Default));
}

llvm::TargetLibraryInfoImpl noLibrary() {
  llvm::TargetLibraryInfoImpl info{llvm::Triple(kTriple)};
  info.disableAllFunctions();
  return info;
}

void prepare(llvm::Module &module, const CpuTarget &target, llvm::TargetMachine &machine) {
  module.setTargetTriple(llvm::Triple(kTriple));
  module.setDataLayout(machine.createDataLayout());
  module.setPICLevel(llvm::PICLevel::SmallPIC);
  std::string width = std::to_string(target.vectorBytes * 8);
  for (llvm::GlobalVariable &global : module.globals()) {
    if (global.isDeclaration())
      continue;
    global.setDSOLocal(true);
  }
  for (llvm::Function &function : module) {
    if (function.isDeclaration())
      continue;
    function.setDSOLocal(true);
    function.addFnAttr(llvm::Attribute::NoUnwind);
    function.addFnAttr("no-builtins");
    // Kernels are loops over full registers; without these LLVM may choose half of them on some CPUs.
    function.addFnAttr("prefer-vector-width", width);
    function.addFnAttr("min-legal-vector-width", width);
    function.addFnAttr("target-cpu", target.cpu);
    if (!target.features.empty())
      function.addFnAttr("target-features", target.features);
  }
}

/// What is left to do for loops over vectors that the emitter already made as they should be. Measured against O2: the
/// vectorizers, load elimination across iterations and unrolling by guess cost most of its time and gain nothing here;
/// whoever emits a loop that gains from unrolling marks it (llvm.loop.unroll).
llvm::FunctionPassManager kernelPasses() {
  using namespace llvm;
  const SimplifyCFGOptions cfg;
  auto licm = [] { return LICMPass(LICMOptions()); };
  FunctionPassManager fpm;
  fpm.addPass(EarlyCSEPass(/*UseMemorySSA=*/true));
  fpm.addPass(SimplifyCFGPass(cfg));
  fpm.addPass(InstCombinePass());
  LoopPassManager rotate;
  rotate.addPass(licm());
  rotate.addPass(LoopRotatePass(/*EnableHeaderDuplication=*/true));
  rotate.addPass(licm());
  fpm.addPass(createFunctionToLoopPassAdaptor(std::move(rotate), /*UseMemorySSA=*/true));
  fpm.addPass(SimplifyCFGPass(cfg));
  fpm.addPass(InstCombinePass());
  // Short loops over the axes of a window; only unrolled are their guards' conditions known to the threading below.
  LoopPassManager unroll;
  unroll.addPass(IndVarSimplifyPass());
  unroll.addPass(LoopFullUnrollPass(/*OptLevel=*/2));
  fpm.addPass(createFunctionToLoopPassAdaptor(std::move(unroll), /*UseMemorySSA=*/false));
  fpm.addPass(SROAPass(SROAOptions::ModifyCFG));
  fpm.addPass(GVNPass());
  fpm.addPass(InstCombinePass());
  fpm.addPass(JumpThreadingPass());
  fpm.addPass(CorrelatedValuePropagationPass());
  fpm.addPass(ADCEPass());
  fpm.addPass(DSEPass());
  fpm.addPass(createFunctionToLoopPassAdaptor(licm(), /*UseMemorySSA=*/true));
  fpm.addPass(LoopUnrollPass(LoopUnrollOptions(/*OptLevel=*/2, /*OnlyWhenForced=*/true)));
  fpm.addPass(SimplifyCFGPass(cfg));
  fpm.addPass(InstCombinePass());
  return fpm;
}

void optimize(llvm::Module &module, llvm::TargetMachine &machine) {
  llvm::PassBuilder builder(&machine);
  llvm::LoopAnalysisManager lam;
  llvm::FunctionAnalysisManager fam;
  llvm::CGSCCAnalysisManager cam;
  llvm::ModuleAnalysisManager mam;
  // Registered first, so that it wins over the default, which knows the C library.
  fam.registerPass([] { return llvm::TargetLibraryAnalysis(noLibrary()); });
  builder.registerModuleAnalyses(mam);
  builder.registerCGSCCAnalyses(cam);
  builder.registerFunctionAnalyses(fam);
  builder.registerLoopAnalyses(lam);
  builder.crossRegisterProxies(lam, fam, cam, mam);
  llvm::ModulePassManager passes;
  passes.addPass(llvm::createModuleToFunctionPassAdaptor(kernelPasses(), /*EagerlyInvalidate=*/true));
  passes.run(module, mam);
}

/// Copies and fills that would become calls turn into loops.
void expandMemoryIntrinsics(llvm::Module &module, llvm::TargetMachine &machine) {
  llvm::SmallVector<llvm::MemIntrinsic *> found;
  for (llvm::Function &function : module)
    for (llvm::BasicBlock &block : function)
      for (llvm::Instruction &inst : block)
        if (auto *memory = dyn_cast<llvm::MemIntrinsic>(&inst)) {
          auto *length = dyn_cast<llvm::ConstantInt>(memory->getLength());
          if (!length || length->getZExtValue() > kInlineCopyBytes)
            found.push_back(memory);
        }
  for (llvm::MemIntrinsic *memory : found) {
    llvm::TargetTransformInfo tti = machine.getTargetTransformInfo(*memory->getFunction());
    if (auto *copy = dyn_cast<llvm::MemCpyInst>(memory))
      llvm::expandMemCpyAsLoop(copy, tti);
    else if (auto *move = dyn_cast<llvm::MemMoveInst>(memory))
      llvm::expandMemMoveAsLoop(move, tti);
    else
      llvm::expandMemSetAsLoop(cast<llvm::MemSetInst>(memory));
    memory->eraseFromParent();
  }
}

/// The lane of a mask that is known to have exactly one, or -1.
int64_t onlyLane(llvm::Value *mask) {
  auto *constant = dyn_cast<llvm::Constant>(mask);
  auto *type = dyn_cast<llvm::FixedVectorType>(mask->getType());
  int64_t lane = -1;
  for (unsigned i = 0; constant && type && i < type->getNumElements(); ++i) {
    llvm::Constant *element = constant->getAggregateElement(i);
    if (!element || !(element->isNullValue() || element->isOneValue()) || (lane >= 0 && element->isOneValue()))
      return -1;
    lane = element->isOneValue() ? i : lane;
  }
  return lane;
}

/// Masked stores of one lane become plain ones. Where such a store narrows its value, LLVM 22 writes the wide lane on
/// AVX-512, over what lies behind (llc -mcpu=x86-64-v4: <16 x i32> truncated to i8 and stored is a vmovss).
void storeSingleLanes(llvm::Module &module) {
  llvm::SmallVector<std::pair<llvm::IntrinsicInst *, int64_t>> found;
  for (llvm::Function &function : module)
    for (llvm::BasicBlock &block : function)
      for (llvm::Instruction &inst : block)
        if (auto *store = dyn_cast<llvm::IntrinsicInst>(&inst);
            store && store->getIntrinsicID() == llvm::Intrinsic::masked_store)
          if (int64_t lane = onlyLane(store->getArgOperand(store->arg_size() - 1)); lane >= 0)
            found.push_back({store, lane});
  for (auto [store, lane] : found) {
    llvm::IRBuilder<> builder(store);
    llvm::Value *element = builder.CreateExtractElement(store->getArgOperand(0), lane);
    llvm::Value *at = builder.CreateConstInBoundsGEP1_64(element->getType(), store->getArgOperand(1), lane);
    llvm::Align align = store->getParamAlign(1).valueOrOne();
    int64_t bytes = module.getDataLayout().getTypeStoreSize(element->getType());
    builder.CreateAlignedStore(element, at, llvm::commonAlignment(align, lane * bytes));
    store->eraseFromParent();
  }
}

LogicalResult emit(llvm::Module &module, llvm::TargetMachine &machine, llvm::CodeGenFileType type,
                   llvm::SmallVectorImpl<char> &out) {
  llvm::raw_svector_ostream stream(out);
  llvm::legacy::PassManager passes;
  passes.add(new llvm::TargetLibraryInfoWrapperPass(noLibrary()));
  if (machine.addPassesToEmitFile(passes, stream, nullptr, type, /*DisableVerify=*/true))
    return failure();
  passes.run(module);
  return success();
}

LogicalResult checkSupported(ModuleOp kernels, const CpuTarget &target) {
  if (target.isSupported())
    return success();
  return kernels.emitError("kernels need x86-64-v3; target '")
         << target.name << "' (" << target.cpu << ") lacks " << llvm::join(target.missing(), ", ")
         << "; use --target-cpu with one of " << CpuTarget::knownNames();
}

void loadDialects(MLIRContext *context) {
  DialectRegistry registry;
  registerCpuDialects(registry);
  context->appendDialectRegistry(registry);
}

/// From the LLVM dialect on. Only reads the context, so that several may run at the same time.
FailureOr<std::unique_ptr<llvm::MemoryBuffer>> compileLowered(ModuleOp kernels, const CpuTarget &target,
                                                              const CompileHooks &hooks) {
  double start = now();
  std::string error;
  std::unique_ptr<llvm::TargetMachine> machine = createTargetMachine(target, error);
  if (!machine)
    return kernels.emitError("no code generator for x86-64 in this LLVM: ") << error;
  llvm::LLVMContext llvmContext;
  std::unique_ptr<llvm::Module> module = translateModuleToLLVMIR(kernels, llvmContext, "kernels");
  if (!module)
    return kernels.emitError("kernels were not lowered to the LLVM dialect");
  prepare(*module, target, *machine);
  optimize(*module, *machine);
  expandMemoryIntrinsics(*module, *machine);
  storeSingleLanes(*module);
  if (hooks.optimizedIr) {
    llvm::raw_string_ostream stream(*hooks.optimizedIr);
    module->print(stream, nullptr);
  }
  double optimized = now();
  int64_t count = llvm::count_if(*module, [](llvm::Function &f) { return !f.isDeclaration(); });

  if (hooks.assembly) {
    // Code generation changes the module, so it runs on a copy.
    llvm::SmallVector<char, 0> text;
    std::unique_ptr<llvm::Module> copy = llvm::CloneModule(*module);
    if (failed(emit(*copy, *machine, llvm::CodeGenFileType::AssemblyFile, text)))
      return kernels.emitError("LLVM cannot print assembly for this target");
    hooks.assembly->assign(text.begin(), text.end());
  }
  llvm::SmallVector<char, 0> bytes;
  if (failed(emit(*module, *machine, llvm::CodeGenFileType::ObjectFile, bytes)))
    return kernels.emitError("LLVM cannot emit objects for this target");
  if (hooks.stats)
    *hooks.stats = {hooks.stats->lowerMs, optimized - start, now() - optimized, count};
  return std::unique_ptr<llvm::MemoryBuffer>(
      new llvm::SmallVectorMemoryBuffer(std::move(bytes), "kernels.o", /*RequiresNullTerminator=*/false));
}

using Objects = llvm::SmallVector<std::unique_ptr<llvm::MemoryBuffer>>;

/// The end of a group's pipeline. Copies of the pass run on several threads, each for groups of its own.
class EmitObjectPass : public PassWrapper<EmitObjectPass, OperationPass<ModuleOp>> {
public:
  MLIR_DEFINE_EXPLICIT_INTERNAL_INLINE_TYPE_ID(EmitObjectPass)

  EmitObjectPass(const CpuTarget &target, const llvm::DenseMap<Operation *, size_t> &numbers, Objects &objects)
      : target(target), numbers(numbers), objects(objects) {}

  StringRef getName() const override { return "generate machine code"; }

  void runOnOperation() override {
    FailureOr<std::unique_ptr<llvm::MemoryBuffer>> object = compileLowered(getOperation(), target, {});
    if (failed(object))
      return signalPassFailure();
    objects[numbers.lookup(getOperation())] = std::move(*object);
  }

private:
  const CpuTarget &target;
  const llvm::DenseMap<Operation *, size_t> &numbers;
  Objects &objects;
};

/// Moves the functions into modules of their own within `kernels`. A group of this size takes tens of milliseconds:
/// enough groups for every thread, few enough that what each costs by itself does not count (docs/decisions/0006).
llvm::SmallVector<ModuleOp> formGroups(ModuleOp kernels, bool apart) {
  const int64_t groupOps = apart ? 1500 : std::numeric_limits<int64_t>::max();
  llvm::SmallVector<ModuleOp> groups;
  int64_t ops = groupOps; // the first function opens a group
  auto functions = llvm::map_to_vector(*kernels.getBody(), [](Operation &op) { return &op; });
  for (Operation *function : functions) {
    if (ops >= groupOps) {
      OpBuilder builder = OpBuilder::atBlockEnd(kernels.getBody());
      groups.push_back(ModuleOp::create(builder, kernels.getLoc()));
      ops = 0;
    }
    function->walk([&](Operation *) { ++ops; });
    function->moveBefore(groups.back().getBody(), groups.back().getBody()->end());
  }
  return groups;
}

} // namespace

FailureOr<std::unique_ptr<llvm::MemoryBuffer>> gc::compileToObject(ModuleOp kernels, const CpuTarget &target,
                                                                   const CompileHooks &hooks) {
  if (failed(checkSupported(kernels, target)))
    return failure();
  double start = now();
  loadDialects(kernels.getContext());
  PassManager pm(kernels.getContext());
  buildCpuLowering(pm, target);
  if (failed(pm.run(kernels)))
    return failure();
  if (hooks.stats)
    hooks.stats->lowerMs = now() - start;
  return compileLowered(kernels, target, hooks);
}

FailureOr<Objects> gc::compileToObjects(ModuleOp kernels, const CpuTarget &target, bool apart) {
  if (failed(checkSupported(kernels, target)))
    return failure();
  loadDialects(kernels.getContext());
  llvm::SmallVector<ModuleOp> groups = formGroups(kernels, apart);
  Objects objects(groups.size());
  llvm::DenseMap<Operation *, size_t> numbers;
  for (auto [i, group] : llvm::enumerate(groups))
    numbers[group] = i;
  PassManager pm(kernels.getContext());
  OpPassManager &each = pm.nest<ModuleOp>();
  buildCpuLowering(each, target);
  each.addPass(std::make_unique<EmitObjectPass>(target, numbers, objects));
  CompileThreads::Section parallel;
  if (failed(pm.run(kernels)))
    return failure();
  // Who follows the context's actions may have skipped some: a cancelled compilation.
  if (llvm::is_contained(objects, nullptr))
    return failure();
  return objects;
}
