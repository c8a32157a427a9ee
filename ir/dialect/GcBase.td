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
  let dependentDialects = ["::mlir::arith::ArithDialect", "::mlir::math::MathDialect", "::mlir::func::FuncDialect"];
}

// A tensor of static shape.
def Gc_Tensor : StaticShapeTensorOf<[AnyType]>;
def Gc_Pred : StaticShapeTensorOf<[I1]>;
def Gc_IndexTensor : StaticShapeTensorOf<[AnyInteger]>;
def Gc_FloatTensor : StaticShapeTensorOf<[AnyFloat]>;

class Gc_Op<string mnemonic, list<Trait> traits = []> : Op<Gc_Dialect, mnemonic, traits>;

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
