// RUN: gcompile-opt --show-dialects | FileCheck %s
// RUN: not gcompile-opt %s -o /dev/null 2>&1 | FileCheck %s --check-prefix=ERROR

// CHECK: Available Dialects:
// CHECK-SAME: {{[ ,]}}gc{{,}}
// CHECK-SAME: vector

// ERROR: driver.mlir:[[# @LINE + 1]]:1: error: Dialect `unknown' not found
unknown.op
