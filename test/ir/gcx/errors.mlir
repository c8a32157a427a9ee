// RUN: gcompile-opt %s --split-input-file --verify-diagnostics

gcx.program @copy attributes {arguments = [], results = []} {
  %a = gcx.alloc bytes 64
  %b = gcx.alloc bytes 32
  // expected-error @below {{copies 64 bytes to a buffer of 32}}
  gcx.copy %a to %b
}

// -----

gcx.program @pattern attributes {arguments = [], results = []} {
  %a = gcx.alloc bytes 64
  // expected-error @below {{pattern must have 1, 2, 4, 8 or 16 bytes, it has 3}}
  gcx.fill %a with [1, 2, 3]
}

// -----

gcx.program @view attributes {arguments = [{type = tensor<16xf32>}], results = [], loops = 1 : i64} {
  %a = gcx.argument 0 bytes 64
  gcx.for 0 trip 5 {
    // expected-error @below {{covers bytes 0 to 80, its base 0 to 64}}
    %v = gcx.view %a at 0 bytes 16 loops [0] strides [16]
    gcx.fill %v with [0]
  }
}

// -----

gcx.program @outside attributes {arguments = [{type = tensor<16xf32>}], results = [], loops = 1 : i64} {
  %a = gcx.argument 0 bytes 64
  %v = gcx.view %a at 0 bytes 16 loops [0] strides [16]
  gcx.for 0 trip 4 {
    gcx.fill %v with [0]
  }
  // expected-error @below {{uses a view that moves with loop 0 outside of that loop}}
  gcx.fill %v with [0]
}

// -----

gcx.program @size attributes {arguments = [{type = tensor<16xf32>}], results = []} {
  // expected-error @below {{has 32 bytes, the argument has 64}}
  %a = gcx.argument 0 bytes 32
}

// -----

gcx.program @number attributes {arguments = [], results = [{type = tensor<16xf32>}]} {
  // expected-error @below {{names result 1, the program has 1}}
  %a = gcx.result 1 bytes 64
}

// -----

gcx.program @stream attributes {arguments = [], results = []} {
  %a = gcx.alloc bytes 64
  // expected-error @below {{names stream 3, there are }}
  gcx.fill %a with [0] on 3
}

// -----

gcx.program @event attributes {arguments = [], results = [], events = 1 : i64} {
  // expected-error @below {{names event 1, the program has 1}}
  gcx.record 1
}

// -----

gcx.program @arena attributes {arguments = [], results = [], arena_bytes = 64 : i64} {
  // expected-error @below {{ends at byte 96, past the arena's end}}
  %a = gcx.alloc bytes 64 at 32
}

// -----

// expected-error @below {{argument 0 is aliased with result 1, there are 1}}
gcx.program @alias attributes {arguments = [{type = tensor<f32>, alias = 1 : i64}], results = [{type = tensor<f32>}]} {
}

// -----

// expected-error @below {{result 0 has no tensor type}}
gcx.program @untyped attributes {arguments = [], results = [{}]} {
}

// -----

gcx.program @p attributes {arguments = [], results = [{type = tensor<16xf32>}], arena_bytes = 0 : i64} {
  %r = gcx.result 0 bytes 64
  // expected-error @below {{lies within a buffer that is no spare result}}
  %a = gcx.alloc bytes 32 at 0 within %r
}

// -----

gcx.program @p attributes {arguments = [], results = [{type = tensor<16xf32>}], arena_bytes = 0 : i64} {
  %r = gcx.result 0 bytes 64 spare
  // expected-error @below {{has no offset within the result's 64 bytes}}
  %a = gcx.alloc bytes 32 at 48 within %r
}
