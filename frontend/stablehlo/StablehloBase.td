// The stablehlo and chlo dialects as we read them: enums, attributes, types and the base classes of the op families.
// Input only: parsed, verified, printed and imported into gc; no pass runs on them.
#ifndef GC_FRONTEND_STABLEHLO_BASE
#define GC_FRONTEND_STABLEHLO_BASE

include "mlir/IR/OpBase.td"
include "mlir/IR/AttrTypeBase.td"
include "mlir/IR/BuiltinAttributeInterfaces.td"
include "mlir/IR/EnumAttr.td"
include "mlir/IR/OpAsmInterface.td"
include "mlir/IR/SymbolInterfaces.td"

def Hlo_Dialect : Dialect {
  let name = "stablehlo";
  let cppNamespace = "::gc::stablehlo";
  let summary = "StableHLO programs as JAX prints them (input only)";
  let useDefaultAttributePrinterParser = 1;
  let useDefaultTypePrinterParser = 1;
  let extraClassDeclaration = [{
  private:
    // One per op family, each in its own translation unit.
    void addElementwiseOps();
    void addMovementOps();
    void addStructuredOps();
    void addControlOps();
    void addAttributesAndTypes();
  }];
}

def Chlo_Dialect : Dialect {
  let name = "chlo";
  let cppNamespace = "::gc::chlo";
  let summary = "Functions above StableHLO that JAX leaves as ops (input only)";
  let useDefaultAttributePrinterParser = 1;
}

//===-- Element types and tensors -------------------------------------------------------------------------------===//

def Hlo_Pred : TypeAlias<I1, "pred (i1)">;
def Hlo_Int : Type<CPred<"::gc::stablehlo::isIntElement($_self)">, "integer of 2 to 64 bits">;
def Hlo_SignedInt : AnyTypeOf<[I<2>, I<4>, I8, I16, I32, I64], "signed integer of 2 to 64 bits">;
def Hlo_Float : AnyTypeOf<[AnyFloat], "float">;
def Hlo_Complex : AnyTypeOf<[Complex<F32>, Complex<F64>], "complex of f32 or f64">;
def Hlo_Quantized : Type<CPred<"::gc::stablehlo::isQuantizedElement($_self)">, "quantized element">;
def Hlo_Element : AnyTypeOf<[Hlo_Pred, Hlo_Int, Hlo_Float, Hlo_Complex, Hlo_Quantized]>;

def Hlo_Tensor : RankedTensorOf<[Hlo_Element]>;
def Hlo_PredTensor : RankedTensorOf<[Hlo_Pred]>;
def Hlo_IntTensor : RankedTensorOf<[Hlo_Int]>;
def Hlo_PredOrIntTensor : RankedTensorOf<[Hlo_Pred, Hlo_Int]>;
def Hlo_FloatTensor : RankedTensorOf<[Hlo_Float, Hlo_Quantized]>;
def Hlo_ComplexTensor : RankedTensorOf<[Hlo_Complex]>;
def Hlo_FloatOrComplexTensor : RankedTensorOf<[Hlo_Float, Hlo_Complex, Hlo_Quantized]>;
def Hlo_SignedTensor : RankedTensorOf<[Hlo_SignedInt, Hlo_Float, Hlo_Complex, Hlo_Quantized]>;
def Hlo_IntOrFloatTensor : RankedTensorOf<[Hlo_Int, Hlo_Float]>;
def Hlo_NumberTensor : RankedTensorOf<[Hlo_Int, Hlo_Float, Hlo_Complex, Hlo_Quantized]>;
def Hlo_PredIntOrFloatTensor : RankedTensorOf<[Hlo_Pred, Hlo_Int, Hlo_Float, Hlo_Quantized]>;
// Shapes and indices of the dynamic ops.
def Hlo_ShapeTensor : RankedTensorOf<[Hlo_Int, Index]>;

//===-- Types ---------------------------------------------------------------------------------------------------===//

class Hlo_Type<string name, string mnemonic_> : TypeDef<Hlo_Dialect, name> { let mnemonic = mnemonic_; }

def Hlo_Token : Hlo_Type<"Token", "token"> { let summary = "Orders effects"; }
def Hlo_Future : Hlo_Type<"Future", "future"> {
  let summary = "The results of an asynchronous computation";
  let parameters = (ins ArrayRefParameter<"::mlir::Type">:$types);
  let assemblyFormat = "`<` $types `>`";
}
def Hlo_TensorOrToken : AnyTypeOf<[Hlo_Tensor, Hlo_Token]>;
def Hlo_Any : AnyTypeOf<[Hlo_Tensor, Hlo_Token, AnyTuple]>;

//===-- Enums ---------------------------------------------------------------------------------------------------===//

class Hlo_Enum<string name, string summary, list<I32EnumAttrCase> cases> : I32EnumAttr<name, summary, cases> {
  let cppNamespace = "::gc::stablehlo";
  let genSpecializedAttr = 0;
}
class Hlo_EnumAttr<I32EnumAttr e, string mnemonic> : EnumAttr<Hlo_Dialect, e, mnemonic>;

defvar precisions = [
  I32EnumAttrCase<"DEFAULT", 0>, I32EnumAttrCase<"HIGH", 1>, I32EnumAttrCase<"HIGHEST", 2>];
defvar comparisonDirections = [
  I32EnumAttrCase<"EQ", 0>, I32EnumAttrCase<"NE", 1>, I32EnumAttrCase<"GE", 2>, I32EnumAttrCase<"GT", 3>,
  I32EnumAttrCase<"LE", 4>, I32EnumAttrCase<"LT", 5>];
defvar comparisonTypes = [
  I32EnumAttrCase<"NOTYPE", 0>, I32EnumAttrCase<"FLOAT", 1>, I32EnumAttrCase<"TOTALORDER", 2>,
  I32EnumAttrCase<"SIGNED", 3>, I32EnumAttrCase<"UNSIGNED", 4>];

def Hlo_Precision : Hlo_Enum<"Precision", "precision of a contraction", precisions>;
def Hlo_PrecisionAttr : Hlo_EnumAttr<Hlo_Precision, "precision">;
class Chlo_Enum<string name, string summary, list<I32EnumAttrCase> cases>
    : I32EnumAttr<name, summary, cases> {
  let cppNamespace = "::gc::chlo";
  let genSpecializedAttr = 0;
}
def Chlo_Precision : Chlo_Enum<"Precision", "precision of a contraction", precisions>;
def Hlo_ComparisonDirection : Hlo_Enum<"ComparisonDirection", "comparison direction", comparisonDirections>;
def Hlo_ComparisonDirectionAttr : Hlo_EnumAttr<Hlo_ComparisonDirection, "comparison_direction">;
def Hlo_ComparisonType : Hlo_Enum<"ComparisonType", "comparison type", comparisonTypes>;
def Hlo_ComparisonTypeAttr : Hlo_EnumAttr<Hlo_ComparisonType, "comparison_type">;
def Chlo_ComparisonDirection : Chlo_Enum<"ComparisonDirection", "comparison direction",
  comparisonDirections>;
def Chlo_ComparisonType : Chlo_Enum<"ComparisonType", "comparison type", comparisonTypes>;
def Hlo_FftType : Hlo_Enum<"FftType", "Fourier transform", [
  I32EnumAttrCase<"FFT", 0>, I32EnumAttrCase<"IFFT", 1>, I32EnumAttrCase<"RFFT", 2>, I32EnumAttrCase<"IRFFT", 3>]>;
def Hlo_FftTypeAttr : Hlo_EnumAttr<Hlo_FftType, "fft_type">;
def Hlo_Transpose : Hlo_Enum<"Transpose", "transposition of a triangular matrix", [
  I32EnumAttrCase<"TRANSPOSE_INVALID", 0>, I32EnumAttrCase<"NO_TRANSPOSE", 1>, I32EnumAttrCase<"TRANSPOSE", 2>,
  I32EnumAttrCase<"ADJOINT", 3>]>;
def Hlo_TransposeAttr : Hlo_EnumAttr<Hlo_Transpose, "transpose">;
def Hlo_RngDistribution : Hlo_Enum<"RngDistribution", "distribution", [
  I32EnumAttrCase<"UNIFORM", 1>, I32EnumAttrCase<"NORMAL", 2>]>;
def Hlo_RngDistributionAttr : Hlo_EnumAttr<Hlo_RngDistribution, "rng_distribution">;
def Hlo_RngAlgorithm : Hlo_Enum<"RngAlgorithm", "random bit generator", [
  I32EnumAttrCase<"DEFAULT", 0>, I32EnumAttrCase<"THREE_FRY", 1>, I32EnumAttrCase<"PHILOX", 2>]>;
def Hlo_RngAlgorithmAttr : Hlo_EnumAttr<Hlo_RngAlgorithm, "rng_algorithm">;
def Hlo_ResultAccuracyMode : Hlo_Enum<"ResultAccuracyMode", "accuracy of a function", [
  I32EnumAttrCase<"DEFAULT", 0>, I32EnumAttrCase<"HIGHEST", 1>, I32EnumAttrCase<"TOLERANCE", 2>]>;
def Hlo_ResultAccuracyModeAttr : Hlo_EnumAttr<Hlo_ResultAccuracyMode, "result_accuracy_mode"> {
  let assemblyFormat = "`<` $value `>`";
}

//===-- Attributes ----------------------------------------------------------------------------------------------===//

class Hlo_Attr<string name, string mnemonic_, list<Trait> traits = []> : AttrDef<Hlo_Dialect, name, traits> {
  let mnemonic = mnemonic_;
}
// Dimension numbers: `<key = value, …>` in any order; empty lists and zeros are left out (Attrs.cpp).
class Hlo_KeyedAttr<string name, string mnemonic> : Hlo_Attr<name, mnemonic> { let hasCustomAssemblyFormat = 1; }

def Hlo_GatherDims : Hlo_KeyedAttr<"GatherDimensionNumbers", "gather"> {
  let parameters = (ins ArrayRefParameter<"int64_t">:$offsetDims, ArrayRefParameter<"int64_t">:$collapsedSliceDims,
    ArrayRefParameter<"int64_t">:$operandBatchingDims, ArrayRefParameter<"int64_t">:$startIndicesBatchingDims,
    ArrayRefParameter<"int64_t">:$startIndexMap, "int64_t":$indexVectorDim);
}
def Hlo_ScatterDims : Hlo_KeyedAttr<"ScatterDimensionNumbers", "scatter"> {
  let parameters = (ins ArrayRefParameter<"int64_t">:$updateWindowDims, ArrayRefParameter<"int64_t">:$insertedWindowDims,
    ArrayRefParameter<"int64_t">:$inputBatchingDims, ArrayRefParameter<"int64_t">:$scatterIndicesBatchingDims,
    ArrayRefParameter<"int64_t">:$scatterDimsToOperandDims, "int64_t":$indexVectorDim);
}
def Hlo_DotDims : Hlo_KeyedAttr<"DotDimensionNumbers", "dot"> {
  let parameters = (ins ArrayRefParameter<"int64_t">:$lhsBatchingDimensions,
    ArrayRefParameter<"int64_t">:$rhsBatchingDimensions, ArrayRefParameter<"int64_t">:$lhsContractingDimensions,
    ArrayRefParameter<"int64_t">:$rhsContractingDimensions);
}
def Hlo_ConvDims : Hlo_KeyedAttr<"ConvDimensionNumbers", "conv"> {
  let summary = "Which dimension of input, kernel and output is batch, feature or spatial: [b, 0, f]x[0, i, o]->[b, 0, f]";
  let parameters = (ins "int64_t":$inputBatchDimension, "int64_t":$inputFeatureDimension,
    ArrayRefParameter<"int64_t">:$inputSpatialDimensions, "int64_t":$kernelInputFeatureDimension,
    "int64_t":$kernelOutputFeatureDimension, ArrayRefParameter<"int64_t">:$kernelSpatialDimensions,
    "int64_t":$outputBatchDimension, "int64_t":$outputFeatureDimension,
    ArrayRefParameter<"int64_t">:$outputSpatialDimensions);
}
def Hlo_DotAlgorithm : Hlo_Attr<"DotAlgorithm", "dot_algorithm"> {
  let parameters = (ins "::mlir::Type":$lhsPrecisionType, "::mlir::Type":$rhsPrecisionType,
    "::mlir::Type":$accumulationType, "int64_t":$lhsComponentCount, "int64_t":$rhsComponentCount,
    "int64_t":$numPrimitiveOperations, "bool":$allowImpreciseAccumulation);
  let assemblyFormat = [{
    `<` `lhs_precision_type` `=` $lhsPrecisionType `,` `rhs_precision_type` `=` $rhsPrecisionType `,`
    `accumulation_type` `=` $accumulationType `,` `lhs_component_count` `=` $lhsComponentCount `,`
    `rhs_component_count` `=` $rhsComponentCount `,` `num_primitive_operations` `=` $numPrimitiveOperations `,`
    `allow_imprecise_accumulation` `=` $allowImpreciseAccumulation `>`
  }];
}
class Hlo_StructAttr<string name, string mnemonic> : Hlo_Attr<name, mnemonic> {
  let assemblyFormat = "`<` struct(params) `>`";
}
def Hlo_ChannelHandle : Hlo_StructAttr<"ChannelHandle", "channel_handle"> {
  let parameters = (ins "int64_t":$handle, "int64_t":$type);
}
def Hlo_OutputOperandAlias : Hlo_Attr<"OutputOperandAlias", "output_operand_alias"> {
  let parameters = (ins OptionalArrayRefParameter<"int64_t">:$outputTupleIndices, "int64_t":$operandIndex,
    OptionalArrayRefParameter<"int64_t">:$operandTupleIndices);
  let hasCustomAssemblyFormat = 1;
}
def Hlo_ResultAccuracy : Hlo_Attr<"ResultAccuracy", "result_accuracy"> {
  let parameters = (ins "::llvm::APFloat":$atol, "::llvm::APFloat":$rtol, "int64_t":$ulps,
    "::gc::stablehlo::ResultAccuracyModeAttr":$mode);
  let hasCustomAssemblyFormat = 1;
  let constBuilderCall = "::gc::stablehlo::defaultResultAccuracy($_builder.getContext())";
}
def Hlo_TypeExtensions : Hlo_Attr<"TypeExtensions", "bounds"> {
  let summary = "Upper bounds of a tensor's dynamic dimensions";
  let parameters = (ins ArrayRefParameter<"int64_t">:$bounds);
  let hasCustomAssemblyFormat = 1;
}
def Hlo_TypeExtensionsOld : Hlo_Attr<"TypeExtensionsOld", "type_extensions"> {
  let summary = "The older spelling of bounds; reads as TypeExtensionsAttr";
  let hasCustomAssemblyFormat = 1;
}
def Hlo_SubAxisInfo : Hlo_Attr<"SubAxisInfo", "sub_axis_info"> {
  let parameters = (ins "int64_t":$preSize, "int64_t":$size);
  let assemblyFormat = "`(` $preSize `)` `` $size";
}
def Hlo_AxisRef : Hlo_Attr<"AxisRef", "axis_ref"> {
  let parameters = (ins StringRefParameter<>:$name, OptionalParameter<"::gc::stablehlo::SubAxisInfoAttr">:$subAxisInfo);
  let assemblyFormat = "`<` `name` `=` $name (`,` `sub_axis_info` `=` $subAxisInfo^)? `>`";
}
def Hlo_ReplicaGroupMeshAxes : Hlo_StructAttr<"ReplicaGroupMeshAxes", "replica_group_mesh_axes"> {
  let parameters = (ins "::mlir::FlatSymbolRefAttr":$mesh, "::mlir::ArrayAttr":$axes);
}
def Hlo_MeshAxis : Hlo_Attr<"MeshAxis", "mesh_axis"> {
  let parameters = (ins StringRefParameter<>:$name, "int64_t":$size);
  let assemblyFormat = "`<` `name` `=` $name `,` `size` `=` $size `>`";
}
def Hlo_Mesh : Hlo_Attr<"Mesh", "mesh"> {
  let parameters = (ins "::mlir::ArrayAttr":$axes, OptionalParameter<"::mlir::DenseIntElementsAttr">:$deviceIds);
  let assemblyFormat = "`<` `axes` `=` $axes (`,` `device_ids` `=` $deviceIds^)? `>`";
}

def Hlo_PrecisionConfig : TypedArrayAttrBase<Hlo_PrecisionAttr, "precision of each operand">;
def Hlo_ReplicaGroups : AnyAttrOf<[I64ElementsAttr, Hlo_ReplicaGroupMeshAxes]>;
def Hlo_OptionalResultAccuracy : DefaultValuedOptionalAttr<Hlo_ResultAccuracy, "default">;

//===-- Op families ---------------------------------------------------------------------------------------------===//

// `verifier` is a function of the op (Verify.h); empty: the type constraints alone.
class Hlo_Op<string mnemonic, string verifier = "", list<Trait> traits = []> : Op<Hlo_Dialect, mnemonic, traits> {
  let hasVerifier = !ne(verifier, "");
  let extraClassDefinition = !if(!eq(verifier, ""), "", [{
    ::llvm::LogicalResult $cppClass::verify() { return ::gc::stablehlo::}] # verifier # [{(*this); }
  }]);
}

#endif
