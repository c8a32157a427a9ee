// RUN: gcompile-opt %s --pass-pipeline='builtin.module(gcx.program(gc-verify-schedule{redundant=true}))' --split-input-file --verify-diagnostics

gc.mesh @mesh ["data"] [2]
gcx.program @ordered attributes {arguments = [{type = tensor<16xf32>}], results = [], arena_bytes = 64 : i64, events = 1 : i64} {
  %x = gcx.argument 0 bytes 64
  %g = gcx.alloc bytes 64 at 0
  gcx.launch @k(%x) -> (%g)
  gcx.record 0
  gcx.wait 0 on 2
  gcx.collective all_reduce add %g to %g count 16 f32 over @mesh ["data"] on 2
}

// -----

gc.mesh @mesh ["data"] [2]
gcx.program @no_wait attributes {arguments = [{type = tensor<16xf32>}], results = [], arena_bytes = 64 : i64, events = 1 : i64} {
  %x = gcx.argument 0 bytes 64
  %g = gcx.alloc bytes 64 at 0
  // expected-note @below {{the other command: gcx.launch}}
  gcx.launch @k(%x) -> (%g)
  gcx.record 0
  // expected-error @below {{may run before or beside a command of another stream that touches the same bytes}}
  gcx.collective all_reduce add %g to %g count 16 f32 over @mesh ["data"] on 2
}

// -----

gc.mesh @mesh ["data"] [2]
gcx.program @no_record attributes {arguments = [{type = tensor<16xf32>}], results = [], arena_bytes = 64 : i64, events = 1 : i64} {
  %x = gcx.argument 0 bytes 64
  %g = gcx.alloc bytes 64 at 0
  // expected-note @below {{the other command: gcx.launch}}
  gcx.launch @k(%x) -> (%g)
  gcx.wait 0 on 2
  // expected-error @below {{may run before or beside a command of another stream}}
  gcx.collective all_reduce add %g to %g count 16 f32 over @mesh ["data"] on 2
}

// -----

// Memory that is used again is ordered like any other.
gcx.program @reused attributes {arguments = [{type = tensor<16xf32>}], results = [{type = tensor<16xf32>}], arena_bytes = 64 : i64} {
  %x = gcx.argument 0 bytes 64
  %r = gcx.result 0 bytes 64
  %a = gcx.alloc bytes 64 at 0
  %b = gcx.alloc bytes 64 at 0
  // expected-note @below {{the other command: gcx.launch}}
  gcx.launch @k(%x) -> (%a)
  gcx.launch @k(%a) -> (%r)
  // expected-error @below {{may run before or beside a command of another stream}}
  gcx.copy %x to %b on 1
}

// -----

gc.mesh @mesh ["data"] [2]
gcx.program @redundant attributes {arguments = [{type = tensor<16xf32>}], results = [], arena_bytes = 64 : i64, events = 2 : i64} {
  %x = gcx.argument 0 bytes 64
  %g = gcx.alloc bytes 64 at 0
  gcx.launch @k(%x) -> (%g)
  gcx.record 0
  gcx.wait 0 on 2
  gcx.collective all_reduce add %g to %g count 16 f32 over @mesh ["data"] on 2
  // expected-error @below {{orders nothing that is not ordered without it}}
  gcx.record 1 on 2
}

// -----

gc.mesh @mesh ["data"] [2]
gcx.program @not_joined attributes {arguments = [], results = [], arena_bytes = 64 : i64, events = 1 : i64, loops = 1 : i64} {
  %g = gcx.alloc bytes 64 at 0
  gcx.fill %g with [0]
  // expected-error @below {{ends while a command of another stream in its region may still run}}
  gcx.for 0 trip 4 {
    gcx.record 0
    gcx.wait 0 on 2
    // expected-note @below {{the other command: gcx.collective}}
    gcx.collective all_reduce add %g to %g count 16 f32 over @mesh ["data"] on 2
  }
}

// -----

gcx.program @overwritten attributes {arguments = [{type = tensor<16xf32>}], results = [{type = tensor<16xf32>}], arena_bytes = 128 : i64} {
  %x = gcx.argument 0 bytes 64
  %r = gcx.result 0 bytes 64
  // expected-note @below {{the allocation that is read}}
  %a = gcx.alloc bytes 64 at 0
  // expected-note @below {{the allocation that overwrote it}}
  %b = gcx.alloc bytes 64 at 32
  gcx.launch @k(%x) -> (%a)
  gcx.launch @k(%x) -> (%b)
  // expected-error @below {{reads byte 32 of the arena, which another allocation has overwritten since it was written}}
  gcx.launch @k2(%a, %b) -> (%r)
}

// -----

// What one round leaves, the next sees: b is overwritten by c before b is read again.
gcx.program @next_round attributes {arguments = [{type = tensor<16xf32>}], results = [{type = tensor<16xf32>}], arena_bytes = 64 : i64, loops = 1 : i64} {
  %x = gcx.argument 0 bytes 64
  %r = gcx.result 0 bytes 64
  // expected-note @below {{the allocation that is read}}
  %b = gcx.alloc bytes 64 at 0
  gcx.launch @k(%x) -> (%b)
  gcx.for 0 trip 3 {
    // expected-note @below {{the allocation that overwrote it}}
    %c = gcx.alloc bytes 64 at 0
    // expected-error @below {{reads byte 0 of the arena, which another allocation has overwritten}}
    gcx.launch @k(%b) -> (%r)
    gcx.launch @k(%x) -> (%c)
  }
}

// -----

gcx.program @unwritten attributes {arguments = [], results = [{type = tensor<16xf32>}], arena_bytes = 64 : i64} {
  %r = gcx.result 0 bytes 64
  %a = gcx.alloc bytes 64 at 0
  // expected-error @below {{reads byte 0 of the arena, which no command has written}}
  gcx.launch @k(%a) -> (%r)
}

// -----

// Written in one branch only.
gcx.program @one_branch attributes {arguments = [{type = tensor<i32>}], results = [{type = tensor<16xf32>}], arena_bytes = 64 : i64} {
  %i = gcx.argument 0 bytes 4
  %r = gcx.result 0 bytes 64
  // expected-note @below {{the allocation that is read}}
  %a = gcx.alloc bytes 64 at 0
  gcx.case %i {
    gcx.fill %a with [0]
  }, {
    gcx.fill %r with [0]
  }
  // expected-error @below {{reads byte 0 of the arena, which other commands may have overwritten since it was written}}
  gcx.launch @k(%a) -> (%r)
}

// -----

// An allocation may lie in a result until that is written.
gcx.program @within attributes {arguments = [], results = [{type = tensor<16xf32>}], arena_bytes = 0 : i64} {
  %r = gcx.result 0 bytes 64 spare
  %a = gcx.alloc bytes 32 at 32 within %r
  gcx.launch @k() -> (%a)
  gcx.launch @k(%a) -> (%a)
  gcx.launch @k() -> (%r)
  gcx.launch @k(%r) -> (%r)
}

// -----

gcx.program @overwritten_result attributes {arguments = [], results = [{type = tensor<16xf32>}], arena_bytes = 0 : i64} {
  %r = gcx.result 0 bytes 64 spare
  // expected-error @below {{is written to a result after the result was}}
  %a = gcx.alloc bytes 32 at 32 within %r
  gcx.launch @k() -> (%r)
  gcx.launch @k() -> (%a)
}

// -----

gcx.program @overwritten_before_read attributes {arguments = [], results = [{type = tensor<16xf32>}], arena_bytes = 0 : i64} {
  %r = gcx.result 0 bytes 64 spare
  // expected-note @below {{the allocation that overwrote it}}
  %a = gcx.alloc bytes 32 at 32 within %r
  gcx.launch @k() -> (%r)
  gcx.launch @k() -> (%a)
  // expected-error @below {{reads a result that an allocation has overwritten}}
  gcx.launch @k(%r) -> (%r)
}

// -----

gcx.program @result_too_early attributes {arguments = [], results = [{type = tensor<16xf32>}, {type = tensor<16xf32>}], arena_bytes = 64 : i64} {
  %q = gcx.result 0 bytes 64 spare
  %r = gcx.result 1 bytes 64 spare
  // expected-note @below {{the allocation that is read}}
  %a = gcx.alloc bytes 32 at 32 within %r
  gcx.launch @k() -> (%a)
  // expected-note @below {{the allocation that overwrote it}}
  %b = gcx.alloc bytes 32 at 16 within %r
  gcx.launch @k() -> (%b)
  // expected-error @below {{reads byte 32 of result 1, which another allocation has overwritten since it was written}}
  gcx.launch @k(%a) -> (%q)
}
