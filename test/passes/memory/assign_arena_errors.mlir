// RUN: gcompile-opt %s --pass-pipeline='builtin.module(gcx.program(gc-assign-arena))' --split-input-file --verify-diagnostics

gcx.program @main attributes {arguments = [], results = []} {
  %a = gcx.alloc bytes 35184372088832
  // expected-error @+1 {{temporaries need 105553116266496 bytes at once, this one 70368744177664; no artifact holds more than 70368744177664: use smaller tensors}}
  %b = gcx.alloc bytes 70368744177664
  gcx.fill %a with [1]
  gcx.fill %b with [2]
  gcx.launch @k(%a, %b) -> (%a)
}
