// The gc dialect, its enums and the base classes of its op families.
#ifndef GC_BASE
#define GC_BASE

include "mlir/IR/OpBase.td"
include "mlir/IR/AttrTypeBase.td"
include "mlir/IR/EnumAttr.td"
include "mlir/Interfaces/SideEffectInterfaces.td"
include "mlir/Interfaces/InferTypeOpInterface.td"

def Gc_Dialect : Dialect {
  let name = "gc";
  let cppNamespace = "::gc";
  let summary = "Static tensor graphs for training";
  let description = [{
    Value semantics, static shapes, a small orthogonal op set close to StableHLO. Each op states once how its
    dimensions relate (AccessOpInterface); sharding, batching, cost, tiling and fusion follow from that.
    Element types: i1, signless (signed) and unsigned integers of 2 to 64 bits, f8 kinds, bf16, f16, f32, f64, complex.
  }];
  let useDefaultAttributePrinterParser = 1;
  let hasConstantMaterializer = 1;
  let hasRegionArgAttrVerify = 1;
  let hasRegionResultAttrVerify = 1;
  let dependentDialects = ["::mlir::arith::ArithDialect", "::mlir::math::MathDialect", "::mlir::func::FuncDialect"];
}

// The element types that the dialect has: every engine knows these and no others.
def Gc_Integer : Type<CPred<"::gc::detail::isIntegerElement($_self)">, "integer of 1 to 64 bits">;
def Gc_Float : Type<CPred<"::gc::detail::isFloatElement($_self)">, "f8, bf16, f16, f32 or f64">;
def Gc_Complex : Type<CPred<"::gc::detail::isComplexElement($_self)">, "complex of f32 or f64">;

// A tensor of static shape, of a size that no sum of sizes overflows.
class Gc_TensorOf<Type type> : ConfinedType<type, [CPred<"::gc::detail::isBounded($_self)">],
  type.summary # " of at most 2^46 bytes">;
def Gc_Tensor : Gc_TensorOf<StaticShapeTensorOf<[Gc_Integer, Gc_Float, Gc_Complex]>>;
def Gc_Pred : Gc_TensorOf<StaticShapeTensorOf<[I1]>>;
def Gc_IndexTensor : Gc_TensorOf<StaticShapeTensorOf<[Gc_Integer]>>;
def Gc_FloatTensor : Gc_TensorOf<StaticShapeTensorOf<[Gc_Float]>>;

// What holds for every op, and for the op at hand: "[label] sentence", the source of docs/spec. A label is op.word for what
// the op computes and op-number for what its verifier asks (the message ends with it); each is in a test.
def Gc_Any {
  list<string> rules = [
    "[any.rounds] Every op rounds to its own type: no excess precision between ops.",
    "[any.order] Across ops nothing is reassociated.",
    "[any.no_fma] A product and a sum are two roundings.",
    "[any.subnormals] Subnormal numbers are kept, in operands and results.",
    "[any-1] Tensors have static shapes, at most 2^46 bytes, and elements of i1, integers of 2 to 64 bits, f8, bf16, f16, f32, f64 "
      "or complex f32 and f64."
  ];
}
class Gc_Op<string mnemonic, list<Trait> traits = []> : Op<Gc_Dialect, mnemonic, traits> {
  list<string> rules = [];
}

class Gc_I32Enum<string name, string summary, list<I32EnumAttrCase> cases>
    : I32EnumAttr<name, summary, cases> {
  let cppNamespace = "::gc";
  let genSpecializedAttr = 0;
}
class Gc_EnumAttr<I32EnumAttr e, string mnemonic> : EnumAttr<Gc_Dialect, e, mnemonic>;

def Gc_Monoid : Gc_I32Enum<"Monoid", "an associative, commutative combiner with an identity", [
  I32EnumAttrCase<"add", 0>, I32EnumAttrCase<"mul", 1>, I32EnumAttrCase<"min", 2>, I32EnumAttrCase<"max", 3>,
  I32EnumAttrCase<"and_", 4, "and">, I32EnumAttrCase<"or_", 5, "or">, I32EnumAttrCase<"xor_", 6, "xor">,
  // The op's own region combines (argmax, Welford, …).
  I32EnumAttrCase<"region", 7>]>;
def Gc_MonoidAttr : Gc_EnumAttr<Gc_Monoid, "monoid">;

def Gc_Direction : Gc_I32Enum<"Direction", "comparison direction", [
  I32EnumAttrCase<"EQ", 0>, I32EnumAttrCase<"NE", 1>, I32EnumAttrCase<"GE", 2>, I32EnumAttrCase<"GT", 3>,
  I32EnumAttrCase<"LE", 4>, I32EnumAttrCase<"LT", 5>]>;
def Gc_DirectionAttr : Gc_EnumAttr<Gc_Direction, "direction">;

def Gc_Role : Gc_I32Enum<"Role", "what an argument or a result of a program is for", [
  I32EnumAttrCase<"param", 0>, I32EnumAttrCase<"opt_state", 1>, I32EnumAttrCase<"state", 2>,
  I32EnumAttrCase<"batch", 3>, I32EnumAttrCase<"rng", 4>, I32EnumAttrCase<"step", 5>, I32EnumAttrCase<"loss", 6>,
  I32EnumAttrCase<"metric", 7>]>;
def Gc_RoleAttr : Gc_EnumAttr<Gc_Role, "role">;

def Gc_ExpectKind : Gc_I32Enum<"ExpectKind", "how a check compares", [
  I32EnumAttrCase<"eq", 0>, I32EnumAttrCase<"almost_eq", 1>, I32EnumAttrCase<"close", 2>]>;
def Gc_ExpectKindAttr : Gc_EnumAttr<Gc_ExpectKind, "expect_kind">;

#endif
