// Partitioned programs on the interpreter's grid of devices compute what one device computes, and send no more than
// they must.
#include "frontend/stablehlo/Import.h"
#include "passes/canonical/Passes.h"
#include "passes/sharding/Grid.h"
#include "passes/sharding/Layout.h"
#include "passes/sharding/Passes.h"
#include "passes/sharding/Reshard.h"

#include "ir/reference/Evaluator.h"

#include "mlir/IR/Verifier.h"
#include "mlir/Parser/Parser.h"
#include "mlir/Pass/PassManager.h"
#include "llvm/Support/MemoryBuffer.h"
#include "gtest/gtest.h"

#include <random>

using namespace mlir;
using namespace gc;

namespace {

using Tensors = SmallVector<Tensor>;

struct Partitioned : testing::Test {
  MLIRContext context;
  OwningOpRef<ModuleOp> whole, parts;
  int integers = 20, lowest = -2; // integer inputs: how many different ones, from which

  static func::FuncOp mainOf(ModuleOp module) { return module.lookupSymbol<func::FuncOp>("main"); }

  void load(StringRef name, const std::string &mesh) {
    context.loadDialect<GcDialect, func::FuncDialect>();
    whole = parseSourceFile<ModuleOp>((GC_INPUTS "/" + name + ".mlir").str(), &context);
    ASSERT_TRUE(whole);
    partition(mesh);
  }

  void loadCorpus(StringRef name, const std::string &mesh) {
    std::string path = (GC_CORPUS "/" + name + "/program.mlir").str();
    auto text = llvm::MemoryBuffer::getFile(path);
    ASSERT_TRUE(bool(text)) << path;
    whole = importStableHlo((*text)->getBuffer(), path, context);
    ASSERT_TRUE(whole);
    PassManager passes(&context);
    passes.addPass(createImportShardingsPass());
    passes.addPass(createInlineCallsPass());
    ASSERT_TRUE(succeeded(passes.run(*whole)));
    partition(mesh);
  }

  void partition(const std::string &mesh) {
    parts = whole->clone();
    PassManager passes(&context);
    PropagateShardingsPassOptions propagate;
    propagate.meshSizes = mesh;
    passes.addPass(createPropagateShardingsPass(propagate));
    passes.addPass(createPartitionSpmdPass());
    ASSERT_TRUE(succeeded(passes.run(*parts)));
    ASSERT_TRUE(succeeded(verify(*parts)));
  }

  void expectSame(int64_t devices) {
    std::mt19937 random(3);
    func::FuncOp one = mainOf(*whole), local = mainOf(*parts);
    auto mesh = sharding::readMesh(*parts);
    ASSERT_TRUE(succeeded(mesh));
    Tensors inputs;
    SmallVector<Tensors> shares(devices);
    for (auto [i, type] : llvm::enumerate(one.getArgumentTypes())) {
      auto global = cast<RankedTensorType>(type);
      Tensor input(global);
      for (int64_t e = 0; e < input.getNumElements(); ++e) {
        if (global.getElementType().isF32())
          input.setFloat(e, APFloat(float(int(random() % 17) - 8) / 16));
        else
          input.setInteger(e, int(random() % integers) + lowest);
      }
      for (int64_t device = 0; device < devices; ++device)
        shares[device].push_back(sharding::shareOf(input, local.getArgAttr(i, ShardingAttr::onValue),
                                                   cast<RankedTensorType>(local.getArgumentTypes()[i]), *mesh, device));
      inputs.push_back(input);
    }
    SmallVector<CheckFailure> failures;
    auto expected = evaluateFunction(one, inputs, {}, failures);
    auto actual = evaluateGrid(local, shares, {}, failures);
    ASSERT_TRUE(succeeded(expected) && succeeded(actual));
    for (auto [r, type] : llvm::enumerate(local.getResultTypes()))
      for (int64_t device = 0; device < devices; ++device) {
        Tensor want = sharding::shareOf((*expected)[r], local.getResultAttr(r, ShardingAttr::onValue),
                                        cast<RankedTensorType>(type), *mesh, device);
        auto a = want.toDoubles(), b = (*actual)[device][r].toDoubles();
        ASSERT_EQ(a.size(), b.size());
        for (size_t e = 0; e < a.size(); ++e)
          ASSERT_NEAR(a[e], b[e], 1e-5 * std::max(1.0, std::abs(a[e]))) << "result " << r << " element " << e;
      }
  }

  template <typename Op> int64_t count() {
    int64_t found = 0;
    parts->walk([&](Op) { ++found; });
    return found;
  }
};

} // namespace

TEST_F(Partitioned, DataParallel) {
  for (int64_t devices : {2, 4, 8}) {
    load("data_parallel", "data=" + std::to_string(devices));
    expectSame(devices);
    // The gradient and the loss, nothing else.
    int64_t elements = 0;
    parts->walk([&](AllReduceOp op) { elements += cast<RankedTensorType>(op.getType()).getNumElements(); });
    EXPECT_EQ(count<AllReduceOp>(), 2);
    EXPECT_EQ(elements, 4 * 3 + 1);
    EXPECT_EQ(count<AllGatherOp>(), 0);
  }
}

// JAX's own program, as it prints it.
TEST_F(Partitioned, CorpusDataParallel) {
  integers = 10, lowest = 0; // labels
  for (int64_t devices : {2, 4, 8}) {
    loadCorpus("sharded_mlp_data_parallel", "data=" + std::to_string(devices));
    ASSERT_FALSE(HasFatalFailure());
    expectSame(devices);
    // Three layers' weights and biases, and the loss.
    int64_t elements = 0;
    parts->walk([&](AllReduceOp op) { elements += cast<RankedTensorType>(op.getType()).getNumElements(); });
    EXPECT_EQ(elements, 96 + 64 * 96 + 80 + 96 * 80 + 10 + 80 * 10 + 1);
    EXPECT_EQ(count<AllReduceOp>(), 7);
    EXPECT_EQ(count<AllGatherOp>(), 0);
  }
}

TEST_F(Partitioned, TensorParallel) {
  for (int64_t devices : {2, 4, 8}) {
    load("tensor_parallel", "tensor=" + std::to_string(devices));
    expectSame(devices);
    EXPECT_EQ(count<AllReduceOp>(), 1);
    EXPECT_EQ(count<AllGatherOp>(), 0);
  }
}

TEST_F(Partitioned, MovementAndLoop) {
  for (auto [mesh, devices] :
       {std::pair("data=1,tensor=2", 2), {"data=2,tensor=2", 4}, {"data=2,tensor=4", 8}, {"data=4,tensor=2", 8}}) {
    SCOPED_TRACE(mesh);
    load("movement", mesh);
    expectSame(devices);
  }
}

TEST_F(Partitioned, PartsOfDimensions) {
  for (int64_t devices : {2, 4, 8}) {
    load("affine", "data=" + std::to_string(devices));
    ASSERT_FALSE(HasFatalFailure());
    expectSame(devices);
    // One slice goes along the dimension that is cut.
    EXPECT_EQ(count<AllGatherOp>(), 1);
  }
}

TEST_F(Partitioned, AxesInEveryOrder) {
  for (auto [mesh, devices] : {std::pair("data=2,tensor=4", 8), {"data=4,tensor=2", 8}, {"data=2,tensor=2", 4}}) {
    SCOPED_TRACE(mesh);
    load("reshard", mesh);
    ASSERT_FALSE(HasFatalFailure());
    expectSame(devices);
  }
}
