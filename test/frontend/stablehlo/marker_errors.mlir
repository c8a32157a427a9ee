// RUN: gcompile-opt --split-input-file --gc-import-stablehlo --verify-diagnostics %s

func.func private @same(%x: tensor<4xf32>) -> tensor<4xf32> {
  return %x : tensor<4xf32>
}
func.func @main(%x: tensor<4xf32>) -> tensor<4xf32> {
  // expected-error@+1 {{"gc.stop_gradeint" is no marker; they are gc.checkpoint_name, gc.custom_vjp, gc.param and gc.stop_gradient}}
  %0 = stablehlo.composite "gc.stop_gradeint" %x {decomposition = @same} : (tensor<4xf32>) -> tensor<4xf32>
  return %0 : tensor<4xf32>
}

// -----

func.func private @same(%x: tensor<4xf32>) -> tensor<4xf32> {
  return %x : tensor<4xf32>
}
func.func @main(%x: tensor<4xf32>) -> tensor<4xf32> {
  // expected-error@+1 {{"gc.checkpoint_name" needs an attribute 'name', a string that is not empty}}
  %0 = stablehlo.composite "gc.checkpoint_name" %x {decomposition = @same} : (tensor<4xf32>) -> tensor<4xf32>
  return %0 : tensor<4xf32>
}

// -----

func.func private @same(%x: tensor<4xf32>) -> tensor<4xf32> {
  return %x : tensor<4xf32>
}
func.func @main(%x: tensor<4xf32>) -> tensor<4xf32> {
  // expected-error@+1 {{"gc.checkpoint_name" has an attribute "nmae" that is not known; known are name}}
  %0 = stablehlo.composite "gc.checkpoint_name" %x {composite_attributes = {name = "a", nmae = "b"}, decomposition = @same} : (tensor<4xf32>) -> tensor<4xf32>
  return %0 : tensor<4xf32>
}

// -----

func.func private @half(%x: tensor<4xf32>) -> tensor<2xf32> {
  %0 = stablehlo.slice %x [0:2] : (tensor<4xf32>) -> tensor<2xf32>
  return %0 : tensor<2xf32>
}
func.func @main(%x: tensor<4xf32>) -> tensor<2xf32> {
  // expected-error@+1 {{"gc.stop_gradient" must give its operands as they are, but its types ('tensor<4xf32>') and ('tensor<2xf32>') differ}}
  %0 = stablehlo.composite "gc.stop_gradient" %x {decomposition = @half} : (tensor<4xf32>) -> tensor<2xf32>
  return %0 : tensor<2xf32>
}

// -----

func.func private @same(%x: tensor<4xf32>) -> tensor<4xf32> {
  return %x : tensor<4xf32>
}
func.func @main(%x: tensor<4xf32>) -> tensor<4xf32> {
  // expected-error@+1 {{"gc.custom_vjp" names @b for its backward, which is no function of this module}}
  %0 = stablehlo.composite "gc.custom_vjp" %x {composite_attributes = {forward = @same, backward = "b"}, decomposition = @same} : (tensor<4xf32>) -> tensor<4xf32>
  return %0 : tensor<4xf32>
}

// -----

func.func private @same(%x: tensor<4xf32>) -> tensor<4xf32> {
  return %x : tensor<4xf32>
}
func.func private @two(%x: tensor<4xf32>, %y: tensor<4xf32>) -> tensor<4xf32> {
  return %y : tensor<4xf32>
}
func.func @main(%x: tensor<4xf32>) -> tensor<4xf32> {
  // expected-error@+1 {{has a backward over ('tensor<4xf32>', 'tensor<4xf32>'), but ('tensor<4xf32>') follows from its operands [custom_vjp-3]}}
  %0 = stablehlo.composite "gc.custom_vjp" %x {composite_attributes = {forward = @same, backward = @two}, decomposition = @same} : (tensor<4xf32>) -> tensor<4xf32>
  return %0 : tensor<4xf32>
}

// -----

func.func private @same(%x: tensor<4xf32>) -> tensor<4xf32> {
  return %x : tensor<4xf32>
}
func.func @main(%x: tensor<4xf32>) -> tensor<4xf32> {
  %0 = stablehlo.add %x, %x : tensor<4xf32>
  // expected-error@+1 {{"gc.param" 'w' must mark one argument of a public function, and give it as it is}}
  %1 = stablehlo.composite "gc.param" %0 {composite_attributes = {name = "w"}, decomposition = @same} : (tensor<4xf32>) -> tensor<4xf32>
  return %1 : tensor<4xf32>
}

// -----

func.func private @same(%x: tensor<4xf32>) -> tensor<4xf32> {
  return %x : tensor<4xf32>
}
func.func @main(%x: tensor<4xf32>) -> tensor<4xf32> {
  // expected-error@+1 {{"gc.param" has role 'weight', which is none}}
  %1 = stablehlo.composite "gc.param" %x {composite_attributes = {name = "w", role = "weight"}, decomposition = @same} : (tensor<4xf32>) -> tensor<4xf32>
  return %1 : tensor<4xf32>
}

// -----

func.func private @same(%x: tensor<4xf32>) -> tensor<4xf32> {
  return %x : tensor<4xf32>
}
func.func @main(%x: tensor<4xf32>) -> tensor<4xf32> {
  // expected-note@+1 {{here it is "w", a param}}
  %0 = stablehlo.composite "gc.param" %x {composite_attributes = {name = "w"}, decomposition = @same} : (tensor<4xf32>) -> tensor<4xf32>
  // expected-error@+1 {{"gc.param" calls argument 0 'v', a param}}
  %1 = stablehlo.composite "gc.param" %x {composite_attributes = {name = "v"}, decomposition = @same} : (tensor<4xf32>) -> tensor<4xf32>
  return %1 : tensor<4xf32>
}

// -----

func.func private @same(%x: tensor<4xf32>) -> tensor<4xf32> {
  return %x : tensor<4xf32>
}
// expected-error@+1 {{argument 0 is described by "v" and by "w"; say one of them}}
func.func @main(%x: tensor<4xf32> {gc.name = "v"}) -> tensor<4xf32> {
  // expected-note@+1 {{"gc.param" is here}}
  %0 = stablehlo.composite "gc.param" %x {composite_attributes = {name = "w"}, decomposition = @same} : (tensor<4xf32>) -> tensor<4xf32>
  return %0 : tensor<4xf32>
}

// -----

// expected-error@+1 {{arguments 0 and 1 are both named "v"; give each a name of its own}}
func.func @main(%x: tensor<4xf32> {gc.name = "v"}, %y: tensor<4xf32> {gc.name = "v"}) {
  return
}

// -----

// expected-error@+1 {{argument 0 has "gc.role" = "weight"; roles are param, opt_state}}
func.func @main(%x: tensor<4xf32> {gc.role = "weight"}) {
  return
}
