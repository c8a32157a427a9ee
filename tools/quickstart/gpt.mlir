module @jit_train_step attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<128xf32> {tf.aliasing_output = 0 : i32}, %arg1: tensor<512x128xf32> {tf.aliasing_output = 1 : i32}, %arg2: tensor<128xf32> {tf.aliasing_output = 2 : i32}, %arg3: tensor<128x128xf32> {tf.aliasing_output = 3 : i32}, %arg4: tensor<128xf32> {tf.aliasing_output = 4 : i32}, %arg5: tensor<128xf32> {tf.aliasing_output = 5 : i32}, %arg6: tensor<128xf32> {tf.aliasing_output = 6 : i32}, %arg7: tensor<128xf32> {tf.aliasing_output = 7 : i32}, %arg8: tensor<384xf32> {tf.aliasing_output = 8 : i32}, %arg9: tensor<128x384xf32> {tf.aliasing_output = 9 : i32}, %arg10: tensor<512xf32> {tf.aliasing_output = 10 : i32}, %arg11: tensor<128x512xf32> {tf.aliasing_output = 11 : i32}, %arg12: tensor<128xf32> {tf.aliasing_output = 12 : i32}, %arg13: tensor<512x128xf32> {tf.aliasing_output = 13 : i32}, %arg14: tensor<128xf32> {tf.aliasing_output = 14 : i32}, %arg15: tensor<128x128xf32> {tf.aliasing_output = 15 : i32}, %arg16: tensor<128xf32> {tf.aliasing_output = 16 : i32}, %arg17: tensor<128xf32> {tf.aliasing_output = 17 : i32}, %arg18: tensor<128xf32> {tf.aliasing_output = 18 : i32}, %arg19: tensor<128xf32> {tf.aliasing_output = 19 : i32}, %arg20: tensor<384xf32> {tf.aliasing_output = 20 : i32}, %arg21: tensor<128x384xf32> {tf.aliasing_output = 21 : i32}, %arg22: tensor<512xf32> {tf.aliasing_output = 22 : i32}, %arg23: tensor<128x512xf32> {tf.aliasing_output = 23 : i32}, %arg24: tensor<128xf32> {tf.aliasing_output = 24 : i32}, %arg25: tensor<512x128xf32> {tf.aliasing_output = 25 : i32}, %arg26: tensor<128xf32> {tf.aliasing_output = 26 : i32}, %arg27: tensor<128x128xf32> {tf.aliasing_output = 27 : i32}, %arg28: tensor<128xf32> {tf.aliasing_output = 28 : i32}, %arg29: tensor<128xf32> {tf.aliasing_output = 29 : i32}, %arg30: tensor<128xf32> {tf.aliasing_output = 30 : i32}, %arg31: tensor<128xf32> {tf.aliasing_output = 31 : i32}, %arg32: tensor<384xf32> {tf.aliasing_output = 32 : i32}, %arg33: tensor<128x384xf32> {tf.aliasing_output = 33 : i32}, %arg34: tensor<512xf32> {tf.aliasing_output = 34 : i32}, %arg35: tensor<128x512xf32> {tf.aliasing_output = 35 : i32}, %arg36: tensor<128xf32> {tf.aliasing_output = 36 : i32}, %arg37: tensor<512x128xf32> {tf.aliasing_output = 37 : i32}, %arg38: tensor<128xf32> {tf.aliasing_output = 38 : i32}, %arg39: tensor<128x128xf32> {tf.aliasing_output = 39 : i32}, %arg40: tensor<128xf32> {tf.aliasing_output = 40 : i32}, %arg41: tensor<128xf32> {tf.aliasing_output = 41 : i32}, %arg42: tensor<128xf32> {tf.aliasing_output = 42 : i32}, %arg43: tensor<128xf32> {tf.aliasing_output = 43 : i32}, %arg44: tensor<384xf32> {tf.aliasing_output = 44 : i32}, %arg45: tensor<128x384xf32> {tf.aliasing_output = 45 : i32}, %arg46: tensor<512xf32> {tf.aliasing_output = 46 : i32}, %arg47: tensor<128x512xf32> {tf.aliasing_output = 47 : i32}, %arg48: tensor<256x128xf32> {tf.aliasing_output = 48 : i32}, %arg49: tensor<128x256xf32> {tf.aliasing_output = 49 : i32}, %arg50: tensor<128xf32> {tf.aliasing_output = 50 : i32}, %arg51: tensor<128xf32> {tf.aliasing_output = 51 : i32}, %arg52: tensor<128x128xf32> {tf.aliasing_output = 52 : i32}, %arg53: tensor<128xf32> {tf.aliasing_output = 53 : i32}, %arg54: tensor<512x128xf32> {tf.aliasing_output = 54 : i32}, %arg55: tensor<128xf32> {tf.aliasing_output = 55 : i32}, %arg56: tensor<128x128xf32> {tf.aliasing_output = 56 : i32}, %arg57: tensor<128xf32> {tf.aliasing_output = 57 : i32}, %arg58: tensor<128xf32> {tf.aliasing_output = 58 : i32}, %arg59: tensor<128xf32> {tf.aliasing_output = 59 : i32}, %arg60: tensor<128xf32> {tf.aliasing_output = 60 : i32}, %arg61: tensor<384xf32> {tf.aliasing_output = 61 : i32}, %arg62: tensor<128x384xf32> {tf.aliasing_output = 62 : i32}, %arg63: tensor<512xf32> {tf.aliasing_output = 63 : i32}, %arg64: tensor<128x512xf32> {tf.aliasing_output = 64 : i32}, %arg65: tensor<128xf32> {tf.aliasing_output = 65 : i32}, %arg66: tensor<512x128xf32> {tf.aliasing_output = 66 : i32}, %arg67: tensor<128xf32> {tf.aliasing_output = 67 : i32}, %arg68: tensor<128x128xf32> {tf.aliasing_output = 68 : i32}, %arg69: tensor<128xf32> {tf.aliasing_output = 69 : i32}, %arg70: tensor<128xf32> {tf.aliasing_output = 70 : i32}, %arg71: tensor<128xf32> {tf.aliasing_output = 71 : i32}, %arg72: tensor<128xf32> {tf.aliasing_output = 72 : i32}, %arg73: tensor<384xf32> {tf.aliasing_output = 73 : i32}, %arg74: tensor<128x384xf32> {tf.aliasing_output = 74 : i32}, %arg75: tensor<512xf32> {tf.aliasing_output = 75 : i32}, %arg76: tensor<128x512xf32> {tf.aliasing_output = 76 : i32}, %arg77: tensor<128xf32> {tf.aliasing_output = 77 : i32}, %arg78: tensor<512x128xf32> {tf.aliasing_output = 78 : i32}, %arg79: tensor<128xf32> {tf.aliasing_output = 79 : i32}, %arg80: tensor<128x128xf32> {tf.aliasing_output = 80 : i32}, %arg81: tensor<128xf32> {tf.aliasing_output = 81 : i32}, %arg82: tensor<128xf32> {tf.aliasing_output = 82 : i32}, %arg83: tensor<128xf32> {tf.aliasing_output = 83 : i32}, %arg84: tensor<128xf32> {tf.aliasing_output = 84 : i32}, %arg85: tensor<384xf32> {tf.aliasing_output = 85 : i32}, %arg86: tensor<128x384xf32> {tf.aliasing_output = 86 : i32}, %arg87: tensor<512xf32> {tf.aliasing_output = 87 : i32}, %arg88: tensor<128x512xf32> {tf.aliasing_output = 88 : i32}, %arg89: tensor<128xf32> {tf.aliasing_output = 89 : i32}, %arg90: tensor<512x128xf32> {tf.aliasing_output = 90 : i32}, %arg91: tensor<128xf32> {tf.aliasing_output = 91 : i32}, %arg92: tensor<128x128xf32> {tf.aliasing_output = 92 : i32}, %arg93: tensor<128xf32> {tf.aliasing_output = 93 : i32}, %arg94: tensor<128xf32> {tf.aliasing_output = 94 : i32}, %arg95: tensor<128xf32> {tf.aliasing_output = 95 : i32}, %arg96: tensor<128xf32> {tf.aliasing_output = 96 : i32}, %arg97: tensor<384xf32> {tf.aliasing_output = 97 : i32}, %arg98: tensor<128x384xf32> {tf.aliasing_output = 98 : i32}, %arg99: tensor<512xf32> {tf.aliasing_output = 99 : i32}, %arg100: tensor<128x512xf32> {tf.aliasing_output = 100 : i32}, %arg101: tensor<256x128xf32> {tf.aliasing_output = 101 : i32}, %arg102: tensor<128x256xf32> {tf.aliasing_output = 102 : i32}, %arg103: tensor<128xf32> {tf.aliasing_output = 103 : i32}, %arg104: tensor<128xf32> {tf.aliasing_output = 104 : i32}, %arg105: tensor<128x128xf32> {tf.aliasing_output = 105 : i32}, %arg106: tensor<128xf32> {tf.aliasing_output = 106 : i32}, %arg107: tensor<512x128xf32> {tf.aliasing_output = 107 : i32}, %arg108: tensor<128xf32> {tf.aliasing_output = 108 : i32}, %arg109: tensor<128x128xf32> {tf.aliasing_output = 109 : i32}, %arg110: tensor<128xf32> {tf.aliasing_output = 110 : i32}, %arg111: tensor<128xf32> {tf.aliasing_output = 111 : i32}, %arg112: tensor<128xf32> {tf.aliasing_output = 112 : i32}, %arg113: tensor<128xf32> {tf.aliasing_output = 113 : i32}, %arg114: tensor<384xf32> {tf.aliasing_output = 114 : i32}, %arg115: tensor<128x384xf32> {tf.aliasing_output = 115 : i32}, %arg116: tensor<512xf32> {tf.aliasing_output = 116 : i32}, %arg117: tensor<128x512xf32> {tf.aliasing_output = 117 : i32}, %arg118: tensor<128xf32> {tf.aliasing_output = 118 : i32}, %arg119: tensor<512x128xf32> {tf.aliasing_output = 119 : i32}, %arg120: tensor<128xf32> {tf.aliasing_output = 120 : i32}, %arg121: tensor<128x128xf32> {tf.aliasing_output = 121 : i32}, %arg122: tensor<128xf32> {tf.aliasing_output = 122 : i32}, %arg123: tensor<128xf32> {tf.aliasing_output = 123 : i32}, %arg124: tensor<128xf32> {tf.aliasing_output = 124 : i32}, %arg125: tensor<128xf32> {tf.aliasing_output = 125 : i32}, %arg126: tensor<384xf32> {tf.aliasing_output = 126 : i32}, %arg127: tensor<128x384xf32> {tf.aliasing_output = 127 : i32}, %arg128: tensor<512xf32> {tf.aliasing_output = 128 : i32}, %arg129: tensor<128x512xf32> {tf.aliasing_output = 129 : i32}, %arg130: tensor<128xf32> {tf.aliasing_output = 130 : i32}, %arg131: tensor<512x128xf32> {tf.aliasing_output = 131 : i32}, %arg132: tensor<128xf32> {tf.aliasing_output = 132 : i32}, %arg133: tensor<128x128xf32> {tf.aliasing_output = 133 : i32}, %arg134: tensor<128xf32> {tf.aliasing_output = 134 : i32}, %arg135: tensor<128xf32> {tf.aliasing_output = 135 : i32}, %arg136: tensor<128xf32> {tf.aliasing_output = 136 : i32}, %arg137: tensor<128xf32> {tf.aliasing_output = 137 : i32}, %arg138: tensor<384xf32> {tf.aliasing_output = 138 : i32}, %arg139: tensor<128x384xf32> {tf.aliasing_output = 139 : i32}, %arg140: tensor<512xf32> {tf.aliasing_output = 140 : i32}, %arg141: tensor<128x512xf32> {tf.aliasing_output = 141 : i32}, %arg142: tensor<128xf32> {tf.aliasing_output = 142 : i32}, %arg143: tensor<512x128xf32> {tf.aliasing_output = 143 : i32}, %arg144: tensor<128xf32> {tf.aliasing_output = 144 : i32}, %arg145: tensor<128x128xf32> {tf.aliasing_output = 145 : i32}, %arg146: tensor<128xf32> {tf.aliasing_output = 146 : i32}, %arg147: tensor<128xf32> {tf.aliasing_output = 147 : i32}, %arg148: tensor<128xf32> {tf.aliasing_output = 148 : i32}, %arg149: tensor<128xf32> {tf.aliasing_output = 149 : i32}, %arg150: tensor<384xf32> {tf.aliasing_output = 150 : i32}, %arg151: tensor<128x384xf32> {tf.aliasing_output = 151 : i32}, %arg152: tensor<512xf32> {tf.aliasing_output = 152 : i32}, %arg153: tensor<128x512xf32> {tf.aliasing_output = 153 : i32}, %arg154: tensor<256x128xf32> {tf.aliasing_output = 154 : i32}, %arg155: tensor<128x256xf32> {tf.aliasing_output = 155 : i32}, %arg156: tensor<128xf32> {tf.aliasing_output = 156 : i32}, %arg157: tensor<128xf32> {tf.aliasing_output = 157 : i32}, %arg158: tensor<128x128xf32> {tf.aliasing_output = 158 : i32}, %arg159: tensor<i32> {tf.aliasing_output = 159 : i32}, %arg160: tensor<8x128xi32>, %arg161: tensor<8x128xi32>) -> (tensor<128xf32> {jax.result_info = "result[0]['block0.down.bias']"}, tensor<512x128xf32> {jax.result_info = "result[0]['block0.down.weight']"}, tensor<128xf32> {jax.result_info = "result[0]['block0.mix.bias']"}, tensor<128x128xf32> {jax.result_info = "result[0]['block0.mix.weight']"}, tensor<128xf32> {jax.result_info = "result[0]['block0.norm1.bias']"}, tensor<128xf32> {jax.result_info = "result[0]['block0.norm1.gain']"}, tensor<128xf32> {jax.result_info = "result[0]['block0.norm2.bias']"}, tensor<128xf32> {jax.result_info = "result[0]['block0.norm2.gain']"}, tensor<384xf32> {jax.result_info = "result[0]['block0.qkv.bias']"}, tensor<128x384xf32> {jax.result_info = "result[0]['block0.qkv.weight']"}, tensor<512xf32> {jax.result_info = "result[0]['block0.up.bias']"}, tensor<128x512xf32> {jax.result_info = "result[0]['block0.up.weight']"}, tensor<128xf32> {jax.result_info = "result[0]['block1.down.bias']"}, tensor<512x128xf32> {jax.result_info = "result[0]['block1.down.weight']"}, tensor<128xf32> {jax.result_info = "result[0]['block1.mix.bias']"}, tensor<128x128xf32> {jax.result_info = "result[0]['block1.mix.weight']"}, tensor<128xf32> {jax.result_info = "result[0]['block1.norm1.bias']"}, tensor<128xf32> {jax.result_info = "result[0]['block1.norm1.gain']"}, tensor<128xf32> {jax.result_info = "result[0]['block1.norm2.bias']"}, tensor<128xf32> {jax.result_info = "result[0]['block1.norm2.gain']"}, tensor<384xf32> {jax.result_info = "result[0]['block1.qkv.bias']"}, tensor<128x384xf32> {jax.result_info = "result[0]['block1.qkv.weight']"}, tensor<512xf32> {jax.result_info = "result[0]['block1.up.bias']"}, tensor<128x512xf32> {jax.result_info = "result[0]['block1.up.weight']"}, tensor<128xf32> {jax.result_info = "result[0]['block2.down.bias']"}, tensor<512x128xf32> {jax.result_info = "result[0]['block2.down.weight']"}, tensor<128xf32> {jax.result_info = "result[0]['block2.mix.bias']"}, tensor<128x128xf32> {jax.result_info = "result[0]['block2.mix.weight']"}, tensor<128xf32> {jax.result_info = "result[0]['block2.norm1.bias']"}, tensor<128xf32> {jax.result_info = "result[0]['block2.norm1.gain']"}, tensor<128xf32> {jax.result_info = "result[0]['block2.norm2.bias']"}, tensor<128xf32> {jax.result_info = "result[0]['block2.norm2.gain']"}, tensor<384xf32> {jax.result_info = "result[0]['block2.qkv.bias']"}, tensor<128x384xf32> {jax.result_info = "result[0]['block2.qkv.weight']"}, tensor<512xf32> {jax.result_info = "result[0]['block2.up.bias']"}, tensor<128x512xf32> {jax.result_info = "result[0]['block2.up.weight']"}, tensor<128xf32> {jax.result_info = "result[0]['block3.down.bias']"}, tensor<512x128xf32> {jax.result_info = "result[0]['block3.down.weight']"}, tensor<128xf32> {jax.result_info = "result[0]['block3.mix.bias']"}, tensor<128x128xf32> {jax.result_info = "result[0]['block3.mix.weight']"}, tensor<128xf32> {jax.result_info = "result[0]['block3.norm1.bias']"}, tensor<128xf32> {jax.result_info = "result[0]['block3.norm1.gain']"}, tensor<128xf32> {jax.result_info = "result[0]['block3.norm2.bias']"}, tensor<128xf32> {jax.result_info = "result[0]['block3.norm2.gain']"}, tensor<384xf32> {jax.result_info = "result[0]['block3.qkv.bias']"}, tensor<128x384xf32> {jax.result_info = "result[0]['block3.qkv.weight']"}, tensor<512xf32> {jax.result_info = "result[0]['block3.up.bias']"}, tensor<128x512xf32> {jax.result_info = "result[0]['block3.up.weight']"}, tensor<256x128xf32> {jax.result_info = "result[0]['embed']"}, tensor<128x256xf32> {jax.result_info = "result[0]['head']"}, tensor<128xf32> {jax.result_info = "result[0]['norm.bias']"}, tensor<128xf32> {jax.result_info = "result[0]['norm.gain']"}, tensor<128x128xf32> {jax.result_info = "result[0]['position']"}, tensor<128xf32> {jax.result_info = "result[1]['block0.down.bias']"}, tensor<512x128xf32> {jax.result_info = "result[1]['block0.down.weight']"}, tensor<128xf32> {jax.result_info = "result[1]['block0.mix.bias']"}, tensor<128x128xf32> {jax.result_info = "result[1]['block0.mix.weight']"}, tensor<128xf32> {jax.result_info = "result[1]['block0.norm1.bias']"}, tensor<128xf32> {jax.result_info = "result[1]['block0.norm1.gain']"}, tensor<128xf32> {jax.result_info = "result[1]['block0.norm2.bias']"}, tensor<128xf32> {jax.result_info = "result[1]['block0.norm2.gain']"}, tensor<384xf32> {jax.result_info = "result[1]['block0.qkv.bias']"}, tensor<128x384xf32> {jax.result_info = "result[1]['block0.qkv.weight']"}, tensor<512xf32> {jax.result_info = "result[1]['block0.up.bias']"}, tensor<128x512xf32> {jax.result_info = "result[1]['block0.up.weight']"}, tensor<128xf32> {jax.result_info = "result[1]['block1.down.bias']"}, tensor<512x128xf32> {jax.result_info = "result[1]['block1.down.weight']"}, tensor<128xf32> {jax.result_info = "result[1]['block1.mix.bias']"}, tensor<128x128xf32> {jax.result_info = "result[1]['block1.mix.weight']"}, tensor<128xf32> {jax.result_info = "result[1]['block1.norm1.bias']"}, tensor<128xf32> {jax.result_info = "result[1]['block1.norm1.gain']"}, tensor<128xf32> {jax.result_info = "result[1]['block1.norm2.bias']"}, tensor<128xf32> {jax.result_info = "result[1]['block1.norm2.gain']"}, tensor<384xf32> {jax.result_info = "result[1]['block1.qkv.bias']"}, tensor<128x384xf32> {jax.result_info = "result[1]['block1.qkv.weight']"}, tensor<512xf32> {jax.result_info = "result[1]['block1.up.bias']"}, tensor<128x512xf32> {jax.result_info = "result[1]['block1.up.weight']"}, tensor<128xf32> {jax.result_info = "result[1]['block2.down.bias']"}, tensor<512x128xf32> {jax.result_info = "result[1]['block2.down.weight']"}, tensor<128xf32> {jax.result_info = "result[1]['block2.mix.bias']"}, tensor<128x128xf32> {jax.result_info = "result[1]['block2.mix.weight']"}, tensor<128xf32> {jax.result_info = "result[1]['block2.norm1.bias']"}, tensor<128xf32> {jax.result_info = "result[1]['block2.norm1.gain']"}, tensor<128xf32> {jax.result_info = "result[1]['block2.norm2.bias']"}, tensor<128xf32> {jax.result_info = "result[1]['block2.norm2.gain']"}, tensor<384xf32> {jax.result_info = "result[1]['block2.qkv.bias']"}, tensor<128x384xf32> {jax.result_info = "result[1]['block2.qkv.weight']"}, tensor<512xf32> {jax.result_info = "result[1]['block2.up.bias']"}, tensor<128x512xf32> {jax.result_info = "result[1]['block2.up.weight']"}, tensor<128xf32> {jax.result_info = "result[1]['block3.down.bias']"}, tensor<512x128xf32> {jax.result_info = "result[1]['block3.down.weight']"}, tensor<128xf32> {jax.result_info = "result[1]['block3.mix.bias']"}, tensor<128x128xf32> {jax.result_info = "result[1]['block3.mix.weight']"}, tensor<128xf32> {jax.result_info = "result[1]['block3.norm1.bias']"}, tensor<128xf32> {jax.result_info = "result[1]['block3.norm1.gain']"}, tensor<128xf32> {jax.result_info = "result[1]['block3.norm2.bias']"}, tensor<128xf32> {jax.result_info = "result[1]['block3.norm2.gain']"}, tensor<384xf32> {jax.result_info = "result[1]['block3.qkv.bias']"}, tensor<128x384xf32> {jax.result_info = "result[1]['block3.qkv.weight']"}, tensor<512xf32> {jax.result_info = "result[1]['block3.up.bias']"}, tensor<128x512xf32> {jax.result_info = "result[1]['block3.up.weight']"}, tensor<256x128xf32> {jax.result_info = "result[1]['embed']"}, tensor<128x256xf32> {jax.result_info = "result[1]['head']"}, tensor<128xf32> {jax.result_info = "result[1]['norm.bias']"}, tensor<128xf32> {jax.result_info = "result[1]['norm.gain']"}, tensor<128x128xf32> {jax.result_info = "result[1]['position']"}, tensor<128xf32> {jax.result_info = "result[2]['block0.down.bias']"}, tensor<512x128xf32> {jax.result_info = "result[2]['block0.down.weight']"}, tensor<128xf32> {jax.result_info = "result[2]['block0.mix.bias']"}, tensor<128x128xf32> {jax.result_info = "result[2]['block0.mix.weight']"}, tensor<128xf32> {jax.result_info = "result[2]['block0.norm1.bias']"}, tensor<128xf32> {jax.result_info = "result[2]['block0.norm1.gain']"}, tensor<128xf32> {jax.result_info = "result[2]['block0.norm2.bias']"}, tensor<128xf32> {jax.result_info = "result[2]['block0.norm2.gain']"}, tensor<384xf32> {jax.result_info = "result[2]['block0.qkv.bias']"}, tensor<128x384xf32> {jax.result_info = "result[2]['block0.qkv.weight']"}, tensor<512xf32> {jax.result_info = "result[2]['block0.up.bias']"}, tensor<128x512xf32> {jax.result_info = "result[2]['block0.up.weight']"}, tensor<128xf32> {jax.result_info = "result[2]['block1.down.bias']"}, tensor<512x128xf32> {jax.result_info = "result[2]['block1.down.weight']"}, tensor<128xf32> {jax.result_info = "result[2]['block1.mix.bias']"}, tensor<128x128xf32> {jax.result_info = "result[2]['block1.mix.weight']"}, tensor<128xf32> {jax.result_info = "result[2]['block1.norm1.bias']"}, tensor<128xf32> {jax.result_info = "result[2]['block1.norm1.gain']"}, tensor<128xf32> {jax.result_info = "result[2]['block1.norm2.bias']"}, tensor<128xf32> {jax.result_info = "result[2]['block1.norm2.gain']"}, tensor<384xf32> {jax.result_info = "result[2]['block1.qkv.bias']"}, tensor<128x384xf32> {jax.result_info = "result[2]['block1.qkv.weight']"}, tensor<512xf32> {jax.result_info = "result[2]['block1.up.bias']"}, tensor<128x512xf32> {jax.result_info = "result[2]['block1.up.weight']"}, tensor<128xf32> {jax.result_info = "result[2]['block2.down.bias']"}, tensor<512x128xf32> {jax.result_info = "result[2]['block2.down.weight']"}, tensor<128xf32> {jax.result_info = "result[2]['block2.mix.bias']"}, tensor<128x128xf32> {jax.result_info = "result[2]['block2.mix.weight']"}, tensor<128xf32> {jax.result_info = "result[2]['block2.norm1.bias']"}, tensor<128xf32> {jax.result_info = "result[2]['block2.norm1.gain']"}, tensor<128xf32> {jax.result_info = "result[2]['block2.norm2.bias']"}, tensor<128xf32> {jax.result_info = "result[2]['block2.norm2.gain']"}, tensor<384xf32> {jax.result_info = "result[2]['block2.qkv.bias']"}, tensor<128x384xf32> {jax.result_info = "result[2]['block2.qkv.weight']"}, tensor<512xf32> {jax.result_info = "result[2]['block2.up.bias']"}, tensor<128x512xf32> {jax.result_info = "result[2]['block2.up.weight']"}, tensor<128xf32> {jax.result_info = "result[2]['block3.down.bias']"}, tensor<512x128xf32> {jax.result_info = "result[2]['block3.down.weight']"}, tensor<128xf32> {jax.result_info = "result[2]['block3.mix.bias']"}, tensor<128x128xf32> {jax.result_info = "result[2]['block3.mix.weight']"}, tensor<128xf32> {jax.result_info = "result[2]['block3.norm1.bias']"}, tensor<128xf32> {jax.result_info = "result[2]['block3.norm1.gain']"}, tensor<128xf32> {jax.result_info = "result[2]['block3.norm2.bias']"}, tensor<128xf32> {jax.result_info = "result[2]['block3.norm2.gain']"}, tensor<384xf32> {jax.result_info = "result[2]['block3.qkv.bias']"}, tensor<128x384xf32> {jax.result_info = "result[2]['block3.qkv.weight']"}, tensor<512xf32> {jax.result_info = "result[2]['block3.up.bias']"}, tensor<128x512xf32> {jax.result_info = "result[2]['block3.up.weight']"}, tensor<256x128xf32> {jax.result_info = "result[2]['embed']"}, tensor<128x256xf32> {jax.result_info = "result[2]['head']"}, tensor<128xf32> {jax.result_info = "result[2]['norm.bias']"}, tensor<128xf32> {jax.result_info = "result[2]['norm.gain']"}, tensor<128x128xf32> {jax.result_info = "result[2]['position']"}, tensor<i32> {jax.result_info = "result[3]"}, tensor<f32> {jax.result_info = "result[4]"}) {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<8x128xi32>
    %1 = stablehlo.compare LT, %arg160, %0, SIGNED : (tensor<8x128xi32>, tensor<8x128xi32>) -> tensor<8x128xi1>
    %c_0 = stablehlo.constant dense<256> : tensor<i32>
    %2 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<8x128xi32>
    %3 = stablehlo.add %arg160, %2 : tensor<8x128xi32>
    %4 = stablehlo.select %1, %3, %arg160 : tensor<8x128xi1>, tensor<8x128xi32>
    %5 = stablehlo.broadcast_in_dim %4, dims = [0, 1] : (tensor<8x128xi32>) -> tensor<8x128x1xi32>
    %6 = "stablehlo.gather"(%arg48, %5) <{dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 128>}> : (tensor<256x128xf32>, tensor<8x128x1xi32>) -> tensor<8x128x128xf32>
    %7 = stablehlo.broadcast_in_dim %arg52, dims = [1, 2] : (tensor<128x128xf32>) -> tensor<1x128x128xf32>
    %8 = stablehlo.broadcast_in_dim %7, dims = [0, 1, 2] : (tensor<1x128x128xf32>) -> tensor<8x128x128xf32>
    %9 = stablehlo.add %6, %8 : tensor<8x128x128xf32>
    %10 = stablehlo.iota dim = 0 : tensor<128xi32>
    %11 = stablehlo.broadcast_in_dim %10, dims = [0] : (tensor<128xi32>) -> tensor<128x1xi32>
    %12 = stablehlo.broadcast_in_dim %10, dims = [1] : (tensor<128xi32>) -> tensor<1x128xi32>
    %13 = stablehlo.broadcast_in_dim %11, dims = [0, 1] : (tensor<128x1xi32>) -> tensor<128x128xi32>
    %14 = stablehlo.broadcast_in_dim %12, dims = [0, 1] : (tensor<1x128xi32>) -> tensor<128x128xi32>
    %15 = stablehlo.compare GE, %13, %14, SIGNED : (tensor<128x128xi32>, tensor<128x128xi32>) -> tensor<128x128xi1>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %16 = stablehlo.reduce(%9 init: %cst) applies stablehlo.add across dimensions = [2] : (tensor<8x128x128xf32>, tensor<f32>) -> tensor<8x128xf32>
    %17 = stablehlo.broadcast_in_dim %16, dims = [0, 1] : (tensor<8x128xf32>) -> tensor<8x128x1xf32>
    %cst_1 = stablehlo.constant dense<1.280000e+02> : tensor<f32>
    %18 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<8x128x1xf32>
    %19 = stablehlo.divide %17, %18 : tensor<8x128x1xf32>
    %20 = stablehlo.broadcast_in_dim %19, dims = [0, 1, 2] : (tensor<8x128x1xf32>) -> tensor<8x128x128xf32>
    %21 = stablehlo.subtract %9, %20 : tensor<8x128x128xf32>
    %22 = stablehlo.multiply %21, %21 : tensor<8x128x128xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %23 = stablehlo.reduce(%22 init: %cst_2) applies stablehlo.add across dimensions = [2] : (tensor<8x128x128xf32>, tensor<f32>) -> tensor<8x128xf32>
    %24 = stablehlo.broadcast_in_dim %23, dims = [0, 1] : (tensor<8x128xf32>) -> tensor<8x128x1xf32>
    %cst_3 = stablehlo.constant dense<1.280000e+02> : tensor<f32>
    %25 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<8x128x1xf32>
    %26 = stablehlo.divide %24, %25 : tensor<8x128x1xf32>
    %cst_4 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %27 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<8x128x1xf32>
    %28 = stablehlo.add %26, %27 : tensor<8x128x1xf32>
    %29 = stablehlo.rsqrt %28 : tensor<8x128x1xf32>
    %30 = stablehlo.divide %29, %28 : tensor<8x128x1xf32>
    %cst_5 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %31 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<8x128x1xf32>
    %32 = stablehlo.multiply %31, %30 : tensor<8x128x1xf32>
    %33 = stablehlo.broadcast_in_dim %29, dims = [0, 1, 2] : (tensor<8x128x1xf32>) -> tensor<8x128x128xf32>
    %34 = stablehlo.multiply %21, %33 : tensor<8x128x128xf32>
    %35 = stablehlo.broadcast_in_dim %arg5, dims = [2] : (tensor<128xf32>) -> tensor<1x1x128xf32>
    %36 = stablehlo.broadcast_in_dim %35, dims = [0, 1, 2] : (tensor<1x1x128xf32>) -> tensor<8x128x128xf32>
    %37 = stablehlo.multiply %34, %36 : tensor<8x128x128xf32>
    %38 = stablehlo.broadcast_in_dim %arg4, dims = [2] : (tensor<128xf32>) -> tensor<1x1x128xf32>
    %39 = stablehlo.broadcast_in_dim %38, dims = [0, 1, 2] : (tensor<1x1x128xf32>) -> tensor<8x128x128xf32>
    %40 = stablehlo.add %37, %39 : tensor<8x128x128xf32>
    %41 = stablehlo.dot_general %40, %arg9, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<8x128x128xf32>, tensor<128x384xf32>) -> tensor<8x128x384xf32>
    %42 = stablehlo.broadcast_in_dim %arg8, dims = [2] : (tensor<384xf32>) -> tensor<1x1x384xf32>
    %43 = stablehlo.broadcast_in_dim %42, dims = [0, 1, 2] : (tensor<1x1x384xf32>) -> tensor<8x128x384xf32>
    %44 = stablehlo.add %41, %43 : tensor<8x128x384xf32>
    %45 = stablehlo.reshape %44 : (tensor<8x128x384xf32>) -> tensor<8x128x3x4x32xf32>
    %46 = stablehlo.slice %45 [0:8, 0:128, 0:1, 0:4, 0:32] : (tensor<8x128x3x4x32xf32>) -> tensor<8x128x1x4x32xf32>
    %47 = stablehlo.reshape %46 : (tensor<8x128x1x4x32xf32>) -> tensor<8x128x4x32xf32>
    %48 = stablehlo.slice %45 [0:8, 0:128, 1:2, 0:4, 0:32] : (tensor<8x128x3x4x32xf32>) -> tensor<8x128x1x4x32xf32>
    %49 = stablehlo.reshape %48 : (tensor<8x128x1x4x32xf32>) -> tensor<8x128x4x32xf32>
    %50 = stablehlo.slice %45 [0:8, 0:128, 2:3, 0:4, 0:32] : (tensor<8x128x3x4x32xf32>) -> tensor<8x128x1x4x32xf32>
    %51 = stablehlo.reshape %50 : (tensor<8x128x1x4x32xf32>) -> tensor<8x128x4x32xf32>
    %52 = stablehlo.dot_general %47, %49, batching_dims = [0, 2] x [0, 2], contracting_dims = [3] x [3], precision = [DEFAULT, DEFAULT] : (tensor<8x128x4x32xf32>, tensor<8x128x4x32xf32>) -> tensor<8x4x128x128xf32>
    %cst_6 = stablehlo.constant dense<0.176776692> : tensor<f32>
    %53 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<8x4x128x128xf32>
    %54 = stablehlo.multiply %52, %53 : tensor<8x4x128x128xf32>
    %cst_7 = stablehlo.constant dense<-1.000000e+09> : tensor<f32>
    %55:3 = call @_where(%15, %54, %cst_7) : (tensor<128x128xi1>, tensor<8x4x128x128xf32>, tensor<f32>) -> (tensor<8x4x128x128xf32>, tensor<8x4x128x128xi1>, tensor<8x4x128x128xf32>)
    %cst_8 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %56 = stablehlo.reduce(%55#0 init: %cst_8) applies stablehlo.maximum across dimensions = [3] : (tensor<8x4x128x128xf32>, tensor<f32>) -> tensor<8x4x128xf32>
    %57 = stablehlo.reshape %56 : (tensor<8x4x128xf32>) -> tensor<8x4x128x1xf32>
    %58 = stablehlo.broadcast_in_dim %57, dims = [0, 1, 2, 3] : (tensor<8x4x128x1xf32>) -> tensor<8x4x128x128xf32>
    %59 = stablehlo.compare EQ, %55#0, %58, FLOAT : (tensor<8x4x128x128xf32>, tensor<8x4x128x128xf32>) -> tensor<8x4x128x128xi1>
    %60 = stablehlo.convert %59 : (tensor<8x4x128x128xi1>) -> tensor<8x4x128x128xf32>
    %cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %61 = stablehlo.reduce(%60 init: %cst_9) applies stablehlo.add across dimensions = [3] : (tensor<8x4x128x128xf32>, tensor<f32>) -> tensor<8x4x128xf32>
    %cst_10 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %62 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<8x4x128xf32>
    %63 = stablehlo.maximum %62, %56 : tensor<8x4x128xf32>
    %64 = stablehlo.compare EQ, %56, %63, FLOAT : (tensor<8x4x128xf32>, tensor<8x4x128xf32>) -> tensor<8x4x128xi1>
    %cst_11 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %65 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<8x4x128xf32>
    %cst_12 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %66 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<8x4x128xf32>
    %67 = stablehlo.select %64, %65, %66 : tensor<8x4x128xi1>, tensor<8x4x128xf32>
    %cst_13 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %68 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<8x4x128xf32>
    %69 = stablehlo.compare EQ, %68, %63, FLOAT : (tensor<8x4x128xf32>, tensor<8x4x128xf32>) -> tensor<8x4x128xi1>
    %cst_14 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %70 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f32>) -> tensor<8x4x128xf32>
    %cst_15 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %71 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<f32>) -> tensor<8x4x128xf32>
    %72 = stablehlo.select %69, %70, %71 : tensor<8x4x128xi1>, tensor<8x4x128xf32>
    %73 = stablehlo.divide %67, %72 : tensor<8x4x128xf32>
    %74 = stablehlo.broadcast_in_dim %63, dims = [0, 1, 2] : (tensor<8x4x128xf32>) -> tensor<8x4x128x1xf32>
    %75 = stablehlo.broadcast_in_dim %74, dims = [0, 1, 2, 3] : (tensor<8x4x128x1xf32>) -> tensor<8x4x128x128xf32>
    %76 = stablehlo.subtract %55#0, %75 : tensor<8x4x128x128xf32>
    %77 = stablehlo.exponential %76 : tensor<8x4x128x128xf32>
    %cst_16 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %78 = stablehlo.reduce(%77 init: %cst_16) applies stablehlo.add across dimensions = [3] : (tensor<8x4x128x128xf32>, tensor<f32>) -> tensor<8x4x128xf32>
    %79 = stablehlo.broadcast_in_dim %78, dims = [0, 1, 2] : (tensor<8x4x128xf32>) -> tensor<8x4x128x1xf32>
    %80 = stablehlo.broadcast_in_dim %79, dims = [0, 1, 2, 3] : (tensor<8x4x128x1xf32>) -> tensor<8x4x128x128xf32>
    %81 = stablehlo.divide %77, %80 : tensor<8x4x128x128xf32>
    %82 = stablehlo.multiply %79, %79 : tensor<8x4x128x1xf32>
    %cst_17 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %83 = stablehlo.broadcast_in_dim %cst_17, dims = [] : (tensor<f32>) -> tensor<8x4x128x1xf32>
    %84 = stablehlo.divide %83, %82 : tensor<8x4x128x1xf32>
    %85 = stablehlo.dot_general %51, %81, batching_dims = [0, 2] x [0, 1], contracting_dims = [1] x [3], precision = [DEFAULT, DEFAULT] : (tensor<8x128x4x32xf32>, tensor<8x4x128x128xf32>) -> tensor<8x4x32x128xf32>
    %86 = stablehlo.transpose %85, dims = [0, 3, 1, 2] : (tensor<8x4x32x128xf32>) -> tensor<8x128x4x32xf32>
    %87 = stablehlo.reshape %86 : (tensor<8x128x4x32xf32>) -> tensor<8x128x128xf32>
    %88 = stablehlo.dot_general %87, %arg3, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<8x128x128xf32>, tensor<128x128xf32>) -> tensor<8x128x128xf32>
    %89 = stablehlo.broadcast_in_dim %arg2, dims = [2] : (tensor<128xf32>) -> tensor<1x1x128xf32>
    %90 = stablehlo.broadcast_in_dim %89, dims = [0, 1, 2] : (tensor<1x1x128xf32>) -> tensor<8x128x128xf32>
    %91 = stablehlo.add %88, %90 : tensor<8x128x128xf32>
    %92 = stablehlo.add %9, %91 : tensor<8x128x128xf32>
    %cst_18 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %93 = stablehlo.reduce(%92 init: %cst_18) applies stablehlo.add across dimensions = [2] : (tensor<8x128x128xf32>, tensor<f32>) -> tensor<8x128xf32>
    %94 = stablehlo.broadcast_in_dim %93, dims = [0, 1] : (tensor<8x128xf32>) -> tensor<8x128x1xf32>
    %cst_19 = stablehlo.constant dense<1.280000e+02> : tensor<f32>
    %95 = stablehlo.broadcast_in_dim %cst_19, dims = [] : (tensor<f32>) -> tensor<8x128x1xf32>
    %96 = stablehlo.divide %94, %95 : tensor<8x128x1xf32>
    %97 = stablehlo.broadcast_in_dim %96, dims = [0, 1, 2] : (tensor<8x128x1xf32>) -> tensor<8x128x128xf32>
    %98 = stablehlo.subtract %92, %97 : tensor<8x128x128xf32>
    %99 = stablehlo.multiply %98, %98 : tensor<8x128x128xf32>
    %cst_20 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %100 = stablehlo.reduce(%99 init: %cst_20) applies stablehlo.add across dimensions = [2] : (tensor<8x128x128xf32>, tensor<f32>) -> tensor<8x128xf32>
    %101 = stablehlo.broadcast_in_dim %100, dims = [0, 1] : (tensor<8x128xf32>) -> tensor<8x128x1xf32>
    %cst_21 = stablehlo.constant dense<1.280000e+02> : tensor<f32>
    %102 = stablehlo.broadcast_in_dim %cst_21, dims = [] : (tensor<f32>) -> tensor<8x128x1xf32>
    %103 = stablehlo.divide %101, %102 : tensor<8x128x1xf32>
    %cst_22 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %104 = stablehlo.broadcast_in_dim %cst_22, dims = [] : (tensor<f32>) -> tensor<8x128x1xf32>
    %105 = stablehlo.add %103, %104 : tensor<8x128x1xf32>
    %106 = stablehlo.rsqrt %105 : tensor<8x128x1xf32>
    %107 = stablehlo.divide %106, %105 : tensor<8x128x1xf32>
    %cst_23 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %108 = stablehlo.broadcast_in_dim %cst_23, dims = [] : (tensor<f32>) -> tensor<8x128x1xf32>
    %109 = stablehlo.multiply %108, %107 : tensor<8x128x1xf32>
    %110 = stablehlo.broadcast_in_dim %106, dims = [0, 1, 2] : (tensor<8x128x1xf32>) -> tensor<8x128x128xf32>
    %111 = stablehlo.multiply %98, %110 : tensor<8x128x128xf32>
    %112 = stablehlo.broadcast_in_dim %arg7, dims = [2] : (tensor<128xf32>) -> tensor<1x1x128xf32>
    %113 = stablehlo.broadcast_in_dim %112, dims = [0, 1, 2] : (tensor<1x1x128xf32>) -> tensor<8x128x128xf32>
    %114 = stablehlo.multiply %111, %113 : tensor<8x128x128xf32>
    %115 = stablehlo.broadcast_in_dim %arg6, dims = [2] : (tensor<128xf32>) -> tensor<1x1x128xf32>
    %116 = stablehlo.broadcast_in_dim %115, dims = [0, 1, 2] : (tensor<1x1x128xf32>) -> tensor<8x128x128xf32>
    %117 = stablehlo.add %114, %116 : tensor<8x128x128xf32>
    %118 = stablehlo.dot_general %117, %arg11, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<8x128x128xf32>, tensor<128x512xf32>) -> tensor<8x128x512xf32>
    %119 = stablehlo.broadcast_in_dim %arg10, dims = [2] : (tensor<512xf32>) -> tensor<1x1x512xf32>
    %120 = stablehlo.broadcast_in_dim %119, dims = [0, 1, 2] : (tensor<1x1x512xf32>) -> tensor<8x128x512xf32>
    %121 = stablehlo.add %118, %120 : tensor<8x128x512xf32>
    %122 = stablehlo.multiply %121, %121 : tensor<8x128x512xf32>
    %123 = stablehlo.multiply %122, %121 : tensor<8x128x512xf32>
    %124 = stablehlo.multiply %121, %121 : tensor<8x128x512xf32>
    %cst_24 = stablehlo.constant dense<3.000000e+00> : tensor<f32>
    %125 = stablehlo.broadcast_in_dim %cst_24, dims = [] : (tensor<f32>) -> tensor<8x128x512xf32>
    %126 = stablehlo.multiply %125, %124 : tensor<8x128x512xf32>
    %cst_25 = stablehlo.constant dense<4.471500e-02> : tensor<f32>
    %127 = stablehlo.broadcast_in_dim %cst_25, dims = [] : (tensor<f32>) -> tensor<8x128x512xf32>
    %128 = stablehlo.multiply %127, %123 : tensor<8x128x512xf32>
    %129 = stablehlo.add %121, %128 : tensor<8x128x512xf32>
    %cst_26 = stablehlo.constant dense<0.797884583> : tensor<f32>
    %130 = stablehlo.broadcast_in_dim %cst_26, dims = [] : (tensor<f32>) -> tensor<8x128x512xf32>
    %131 = stablehlo.multiply %130, %129 : tensor<8x128x512xf32>
    %132 = stablehlo.tanh %131 : tensor<8x128x512xf32>
    %cst_27 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %133 = stablehlo.broadcast_in_dim %cst_27, dims = [] : (tensor<f32>) -> tensor<8x128x512xf32>
    %134 = stablehlo.subtract %133, %132 : tensor<8x128x512xf32>
    %cst_28 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %135 = stablehlo.broadcast_in_dim %cst_28, dims = [] : (tensor<f32>) -> tensor<8x128x512xf32>
    %136 = stablehlo.add %135, %132 : tensor<8x128x512xf32>
    %cst_29 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %137 = stablehlo.broadcast_in_dim %cst_29, dims = [] : (tensor<f32>) -> tensor<8x128x512xf32>
    %138 = stablehlo.multiply %137, %136 : tensor<8x128x512xf32>
    %139 = stablehlo.multiply %121, %138 : tensor<8x128x512xf32>
    %140 = stablehlo.dot_general %139, %arg1, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<8x128x512xf32>, tensor<512x128xf32>) -> tensor<8x128x128xf32>
    %141 = stablehlo.broadcast_in_dim %arg0, dims = [2] : (tensor<128xf32>) -> tensor<1x1x128xf32>
    %142 = stablehlo.broadcast_in_dim %141, dims = [0, 1, 2] : (tensor<1x1x128xf32>) -> tensor<8x128x128xf32>
    %143 = stablehlo.add %140, %142 : tensor<8x128x128xf32>
    %144 = stablehlo.add %92, %143 : tensor<8x128x128xf32>
    %cst_30 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %145 = stablehlo.reduce(%144 init: %cst_30) applies stablehlo.add across dimensions = [2] : (tensor<8x128x128xf32>, tensor<f32>) -> tensor<8x128xf32>
    %146 = stablehlo.broadcast_in_dim %145, dims = [0, 1] : (tensor<8x128xf32>) -> tensor<8x128x1xf32>
    %cst_31 = stablehlo.constant dense<1.280000e+02> : tensor<f32>
    %147 = stablehlo.broadcast_in_dim %cst_31, dims = [] : (tensor<f32>) -> tensor<8x128x1xf32>
    %148 = stablehlo.divide %146, %147 : tensor<8x128x1xf32>
    %149 = stablehlo.broadcast_in_dim %148, dims = [0, 1, 2] : (tensor<8x128x1xf32>) -> tensor<8x128x128xf32>
    %150 = stablehlo.subtract %144, %149 : tensor<8x128x128xf32>
    %151 = stablehlo.multiply %150, %150 : tensor<8x128x128xf32>
    %cst_32 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %152 = stablehlo.reduce(%151 init: %cst_32) applies stablehlo.add across dimensions = [2] : (tensor<8x128x128xf32>, tensor<f32>) -> tensor<8x128xf32>
    %153 = stablehlo.broadcast_in_dim %152, dims = [0, 1] : (tensor<8x128xf32>) -> tensor<8x128x1xf32>
    %cst_33 = stablehlo.constant dense<1.280000e+02> : tensor<f32>
    %154 = stablehlo.broadcast_in_dim %cst_33, dims = [] : (tensor<f32>) -> tensor<8x128x1xf32>
    %155 = stablehlo.divide %153, %154 : tensor<8x128x1xf32>
    %cst_34 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %156 = stablehlo.broadcast_in_dim %cst_34, dims = [] : (tensor<f32>) -> tensor<8x128x1xf32>
    %157 = stablehlo.add %155, %156 : tensor<8x128x1xf32>
    %158 = stablehlo.rsqrt %157 : tensor<8x128x1xf32>
    %159 = stablehlo.divide %158, %157 : tensor<8x128x1xf32>
    %cst_35 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %160 = stablehlo.broadcast_in_dim %cst_35, dims = [] : (tensor<f32>) -> tensor<8x128x1xf32>
    %161 = stablehlo.multiply %160, %159 : tensor<8x128x1xf32>
    %162 = stablehlo.broadcast_in_dim %158, dims = [0, 1, 2] : (tensor<8x128x1xf32>) -> tensor<8x128x128xf32>
    %163 = stablehlo.multiply %150, %162 : tensor<8x128x128xf32>
    %164 = stablehlo.broadcast_in_dim %arg17, dims = [2] : (tensor<128xf32>) -> tensor<1x1x128xf32>
    %165 = stablehlo.broadcast_in_dim %164, dims = [0, 1, 2] : (tensor<1x1x128xf32>) -> tensor<8x128x128xf32>
    %166 = stablehlo.multiply %163, %165 : tensor<8x128x128xf32>
    %167 = stablehlo.broadcast_in_dim %arg16, dims = [2] : (tensor<128xf32>) -> tensor<1x1x128xf32>
    %168 = stablehlo.broadcast_in_dim %167, dims = [0, 1, 2] : (tensor<1x1x128xf32>) -> tensor<8x128x128xf32>
    %169 = stablehlo.add %166, %168 : tensor<8x128x128xf32>
    %170 = stablehlo.dot_general %169, %arg21, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<8x128x128xf32>, tensor<128x384xf32>) -> tensor<8x128x384xf32>
    %171 = stablehlo.broadcast_in_dim %arg20, dims = [2] : (tensor<384xf32>) -> tensor<1x1x384xf32>
    %172 = stablehlo.broadcast_in_dim %171, dims = [0, 1, 2] : (tensor<1x1x384xf32>) -> tensor<8x128x384xf32>
    %173 = stablehlo.add %170, %172 : tensor<8x128x384xf32>
    %174 = stablehlo.reshape %173 : (tensor<8x128x384xf32>) -> tensor<8x128x3x4x32xf32>
    %175 = stablehlo.slice %174 [0:8, 0:128, 0:1, 0:4, 0:32] : (tensor<8x128x3x4x32xf32>) -> tensor<8x128x1x4x32xf32>
    %176 = stablehlo.reshape %175 : (tensor<8x128x1x4x32xf32>) -> tensor<8x128x4x32xf32>
    %177 = stablehlo.slice %174 [0:8, 0:128, 1:2, 0:4, 0:32] : (tensor<8x128x3x4x32xf32>) -> tensor<8x128x1x4x32xf32>
    %178 = stablehlo.reshape %177 : (tensor<8x128x1x4x32xf32>) -> tensor<8x128x4x32xf32>
    %179 = stablehlo.slice %174 [0:8, 0:128, 2:3, 0:4, 0:32] : (tensor<8x128x3x4x32xf32>) -> tensor<8x128x1x4x32xf32>
    %180 = stablehlo.reshape %179 : (tensor<8x128x1x4x32xf32>) -> tensor<8x128x4x32xf32>
    %181 = stablehlo.dot_general %176, %178, batching_dims = [0, 2] x [0, 2], contracting_dims = [3] x [3], precision = [DEFAULT, DEFAULT] : (tensor<8x128x4x32xf32>, tensor<8x128x4x32xf32>) -> tensor<8x4x128x128xf32>
    %cst_36 = stablehlo.constant dense<0.176776692> : tensor<f32>
    %182 = stablehlo.broadcast_in_dim %cst_36, dims = [] : (tensor<f32>) -> tensor<8x4x128x128xf32>
    %183 = stablehlo.multiply %181, %182 : tensor<8x4x128x128xf32>
    %cst_37 = stablehlo.constant dense<-1.000000e+09> : tensor<f32>
    %184:3 = call @_where(%15, %183, %cst_37) : (tensor<128x128xi1>, tensor<8x4x128x128xf32>, tensor<f32>) -> (tensor<8x4x128x128xf32>, tensor<8x4x128x128xi1>, tensor<8x4x128x128xf32>)
    %cst_38 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %185 = stablehlo.reduce(%184#0 init: %cst_38) applies stablehlo.maximum across dimensions = [3] : (tensor<8x4x128x128xf32>, tensor<f32>) -> tensor<8x4x128xf32>
    %186 = stablehlo.reshape %185 : (tensor<8x4x128xf32>) -> tensor<8x4x128x1xf32>
    %187 = stablehlo.broadcast_in_dim %186, dims = [0, 1, 2, 3] : (tensor<8x4x128x1xf32>) -> tensor<8x4x128x128xf32>
    %188 = stablehlo.compare EQ, %184#0, %187, FLOAT : (tensor<8x4x128x128xf32>, tensor<8x4x128x128xf32>) -> tensor<8x4x128x128xi1>
    %189 = stablehlo.convert %188 : (tensor<8x4x128x128xi1>) -> tensor<8x4x128x128xf32>
    %cst_39 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %190 = stablehlo.reduce(%189 init: %cst_39) applies stablehlo.add across dimensions = [3] : (tensor<8x4x128x128xf32>, tensor<f32>) -> tensor<8x4x128xf32>
    %cst_40 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %191 = stablehlo.broadcast_in_dim %cst_40, dims = [] : (tensor<f32>) -> tensor<8x4x128xf32>
    %192 = stablehlo.maximum %191, %185 : tensor<8x4x128xf32>
    %193 = stablehlo.compare EQ, %185, %192, FLOAT : (tensor<8x4x128xf32>, tensor<8x4x128xf32>) -> tensor<8x4x128xi1>
    %cst_41 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %194 = stablehlo.broadcast_in_dim %cst_41, dims = [] : (tensor<f32>) -> tensor<8x4x128xf32>
    %cst_42 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %195 = stablehlo.broadcast_in_dim %cst_42, dims = [] : (tensor<f32>) -> tensor<8x4x128xf32>
    %196 = stablehlo.select %193, %194, %195 : tensor<8x4x128xi1>, tensor<8x4x128xf32>
    %cst_43 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %197 = stablehlo.broadcast_in_dim %cst_43, dims = [] : (tensor<f32>) -> tensor<8x4x128xf32>
    %198 = stablehlo.compare EQ, %197, %192, FLOAT : (tensor<8x4x128xf32>, tensor<8x4x128xf32>) -> tensor<8x4x128xi1>
    %cst_44 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %199 = stablehlo.broadcast_in_dim %cst_44, dims = [] : (tensor<f32>) -> tensor<8x4x128xf32>
    %cst_45 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %200 = stablehlo.broadcast_in_dim %cst_45, dims = [] : (tensor<f32>) -> tensor<8x4x128xf32>
    %201 = stablehlo.select %198, %199, %200 : tensor<8x4x128xi1>, tensor<8x4x128xf32>
    %202 = stablehlo.divide %196, %201 : tensor<8x4x128xf32>
    %203 = stablehlo.broadcast_in_dim %192, dims = [0, 1, 2] : (tensor<8x4x128xf32>) -> tensor<8x4x128x1xf32>
    %204 = stablehlo.broadcast_in_dim %203, dims = [0, 1, 2, 3] : (tensor<8x4x128x1xf32>) -> tensor<8x4x128x128xf32>
    %205 = stablehlo.subtract %184#0, %204 : tensor<8x4x128x128xf32>
    %206 = stablehlo.exponential %205 : tensor<8x4x128x128xf32>
    %cst_46 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %207 = stablehlo.reduce(%206 init: %cst_46) applies stablehlo.add across dimensions = [3] : (tensor<8x4x128x128xf32>, tensor<f32>) -> tensor<8x4x128xf32>
    %208 = stablehlo.broadcast_in_dim %207, dims = [0, 1, 2] : (tensor<8x4x128xf32>) -> tensor<8x4x128x1xf32>
    %209 = stablehlo.broadcast_in_dim %208, dims = [0, 1, 2, 3] : (tensor<8x4x128x1xf32>) -> tensor<8x4x128x128xf32>
    %210 = stablehlo.divide %206, %209 : tensor<8x4x128x128xf32>
    %211 = stablehlo.multiply %208, %208 : tensor<8x4x128x1xf32>
    %cst_47 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %212 = stablehlo.broadcast_in_dim %cst_47, dims = [] : (tensor<f32>) -> tensor<8x4x128x1xf32>
    %213 = stablehlo.divide %212, %211 : tensor<8x4x128x1xf32>
    %214 = stablehlo.dot_general %180, %210, batching_dims = [0, 2] x [0, 1], contracting_dims = [1] x [3], precision = [DEFAULT, DEFAULT] : (tensor<8x128x4x32xf32>, tensor<8x4x128x128xf32>) -> tensor<8x4x32x128xf32>
    %215 = stablehlo.transpose %214, dims = [0, 3, 1, 2] : (tensor<8x4x32x128xf32>) -> tensor<8x128x4x32xf32>
    %216 = stablehlo.reshape %215 : (tensor<8x128x4x32xf32>) -> tensor<8x128x128xf32>
    %217 = stablehlo.dot_general %216, %arg15, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<8x128x128xf32>, tensor<128x128xf32>) -> tensor<8x128x128xf32>
    %218 = stablehlo.broadcast_in_dim %arg14, dims = [2] : (tensor<128xf32>) -> tensor<1x1x128xf32>
    %219 = stablehlo.broadcast_in_dim %218, dims = [0, 1, 2] : (tensor<1x1x128xf32>) -> tensor<8x128x128xf32>
    %220 = stablehlo.add %217, %219 : tensor<8x128x128xf32>
    %221 = stablehlo.add %144, %220 : tensor<8x128x128xf32>
    %cst_48 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %222 = stablehlo.reduce(%221 init: %cst_48) applies stablehlo.add across dimensions = [2] : (tensor<8x128x128xf32>, tensor<f32>) -> tensor<8x128xf32>
    %223 = stablehlo.broadcast_in_dim %222, dims = [0, 1] : (tensor<8x128xf32>) -> tensor<8x128x1xf32>
    %cst_49 = stablehlo.constant dense<1.280000e+02> : tensor<f32>
    %224 = stablehlo.broadcast_in_dim %cst_49, dims = [] : (tensor<f32>) -> tensor<8x128x1xf32>
    %225 = stablehlo.divide %223, %224 : tensor<8x128x1xf32>
    %226 = stablehlo.broadcast_in_dim %225, dims = [0, 1, 2] : (tensor<8x128x1xf32>) -> tensor<8x128x128xf32>
    %227 = stablehlo.subtract %221, %226 : tensor<8x128x128xf32>
    %228 = stablehlo.multiply %227, %227 : tensor<8x128x128xf32>
    %cst_50 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %229 = stablehlo.reduce(%228 init: %cst_50) applies stablehlo.add across dimensions = [2] : (tensor<8x128x128xf32>, tensor<f32>) -> tensor<8x128xf32>
    %230 = stablehlo.broadcast_in_dim %229, dims = [0, 1] : (tensor<8x128xf32>) -> tensor<8x128x1xf32>
    %cst_51 = stablehlo.constant dense<1.280000e+02> : tensor<f32>
    %231 = stablehlo.broadcast_in_dim %cst_51, dims = [] : (tensor<f32>) -> tensor<8x128x1xf32>
    %232 = stablehlo.divide %230, %231 : tensor<8x128x1xf32>
    %cst_52 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %233 = stablehlo.broadcast_in_dim %cst_52, dims = [] : (tensor<f32>) -> tensor<8x128x1xf32>
    %234 = stablehlo.add %232, %233 : tensor<8x128x1xf32>
    %235 = stablehlo.rsqrt %234 : tensor<8x128x1xf32>
    %236 = stablehlo.divide %235, %234 : tensor<8x128x1xf32>
    %cst_53 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %237 = stablehlo.broadcast_in_dim %cst_53, dims = [] : (tensor<f32>) -> tensor<8x128x1xf32>
    %238 = stablehlo.multiply %237, %236 : tensor<8x128x1xf32>
    %239 = stablehlo.broadcast_in_dim %235, dims = [0, 1, 2] : (tensor<8x128x1xf32>) -> tensor<8x128x128xf32>
    %240 = stablehlo.multiply %227, %239 : tensor<8x128x128xf32>
    %241 = stablehlo.broadcast_in_dim %arg19, dims = [2] : (tensor<128xf32>) -> tensor<1x1x128xf32>
    %242 = stablehlo.broadcast_in_dim %241, dims = [0, 1, 2] : (tensor<1x1x128xf32>) -> tensor<8x128x128xf32>
    %243 = stablehlo.multiply %240, %242 : tensor<8x128x128xf32>
    %244 = stablehlo.broadcast_in_dim %arg18, dims = [2] : (tensor<128xf32>) -> tensor<1x1x128xf32>
    %245 = stablehlo.broadcast_in_dim %244, dims = [0, 1, 2] : (tensor<1x1x128xf32>) -> tensor<8x128x128xf32>
    %246 = stablehlo.add %243, %245 : tensor<8x128x128xf32>
    %247 = stablehlo.dot_general %246, %arg23, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<8x128x128xf32>, tensor<128x512xf32>) -> tensor<8x128x512xf32>
    %248 = stablehlo.broadcast_in_dim %arg22, dims = [2] : (tensor<512xf32>) -> tensor<1x1x512xf32>
    %249 = stablehlo.broadcast_in_dim %248, dims = [0, 1, 2] : (tensor<1x1x512xf32>) -> tensor<8x128x512xf32>
    %250 = stablehlo.add %247, %249 : tensor<8x128x512xf32>
    %251 = stablehlo.multiply %250, %250 : tensor<8x128x512xf32>
    %252 = stablehlo.multiply %251, %250 : tensor<8x128x512xf32>
    %253 = stablehlo.multiply %250, %250 : tensor<8x128x512xf32>
    %cst_54 = stablehlo.constant dense<3.000000e+00> : tensor<f32>
    %254 = stablehlo.broadcast_in_dim %cst_54, dims = [] : (tensor<f32>) -> tensor<8x128x512xf32>
    %255 = stablehlo.multiply %254, %253 : tensor<8x128x512xf32>
    %cst_55 = stablehlo.constant dense<4.471500e-02> : tensor<f32>
    %256 = stablehlo.broadcast_in_dim %cst_55, dims = [] : (tensor<f32>) -> tensor<8x128x512xf32>
    %257 = stablehlo.multiply %256, %252 : tensor<8x128x512xf32>
    %258 = stablehlo.add %250, %257 : tensor<8x128x512xf32>
    %cst_56 = stablehlo.constant dense<0.797884583> : tensor<f32>
    %259 = stablehlo.broadcast_in_dim %cst_56, dims = [] : (tensor<f32>) -> tensor<8x128x512xf32>
    %260 = stablehlo.multiply %259, %258 : tensor<8x128x512xf32>
    %261 = stablehlo.tanh %260 : tensor<8x128x512xf32>
    %cst_57 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %262 = stablehlo.broadcast_in_dim %cst_57, dims = [] : (tensor<f32>) -> tensor<8x128x512xf32>
    %263 = stablehlo.subtract %262, %261 : tensor<8x128x512xf32>
    %cst_58 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %264 = stablehlo.broadcast_in_dim %cst_58, dims = [] : (tensor<f32>) -> tensor<8x128x512xf32>
    %265 = stablehlo.add %264, %261 : tensor<8x128x512xf32>
    %cst_59 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %266 = stablehlo.broadcast_in_dim %cst_59, dims = [] : (tensor<f32>) -> tensor<8x128x512xf32>
    %267 = stablehlo.multiply %266, %265 : tensor<8x128x512xf32>
    %268 = stablehlo.multiply %250, %267 : tensor<8x128x512xf32>
    %269 = stablehlo.dot_general %268, %arg13, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<8x128x512xf32>, tensor<512x128xf32>) -> tensor<8x128x128xf32>
    %270 = stablehlo.broadcast_in_dim %arg12, dims = [2] : (tensor<128xf32>) -> tensor<1x1x128xf32>
    %271 = stablehlo.broadcast_in_dim %270, dims = [0, 1, 2] : (tensor<1x1x128xf32>) -> tensor<8x128x128xf32>
    %272 = stablehlo.add %269, %271 : tensor<8x128x128xf32>
    %273 = stablehlo.add %221, %272 : tensor<8x128x128xf32>
    %cst_60 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %274 = stablehlo.reduce(%273 init: %cst_60) applies stablehlo.add across dimensions = [2] : (tensor<8x128x128xf32>, tensor<f32>) -> tensor<8x128xf32>
    %275 = stablehlo.broadcast_in_dim %274, dims = [0, 1] : (tensor<8x128xf32>) -> tensor<8x128x1xf32>
    %cst_61 = stablehlo.constant dense<1.280000e+02> : tensor<f32>
    %276 = stablehlo.broadcast_in_dim %cst_61, dims = [] : (tensor<f32>) -> tensor<8x128x1xf32>
    %277 = stablehlo.divide %275, %276 : tensor<8x128x1xf32>
    %278 = stablehlo.broadcast_in_dim %277, dims = [0, 1, 2] : (tensor<8x128x1xf32>) -> tensor<8x128x128xf32>
    %279 = stablehlo.subtract %273, %278 : tensor<8x128x128xf32>
    %280 = stablehlo.multiply %279, %279 : tensor<8x128x128xf32>
    %cst_62 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %281 = stablehlo.reduce(%280 init: %cst_62) applies stablehlo.add across dimensions = [2] : (tensor<8x128x128xf32>, tensor<f32>) -> tensor<8x128xf32>
    %282 = stablehlo.broadcast_in_dim %281, dims = [0, 1] : (tensor<8x128xf32>) -> tensor<8x128x1xf32>
    %cst_63 = stablehlo.constant dense<1.280000e+02> : tensor<f32>
    %283 = stablehlo.broadcast_in_dim %cst_63, dims = [] : (tensor<f32>) -> tensor<8x128x1xf32>
    %284 = stablehlo.divide %282, %283 : tensor<8x128x1xf32>
    %cst_64 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %285 = stablehlo.broadcast_in_dim %cst_64, dims = [] : (tensor<f32>) -> tensor<8x128x1xf32>
    %286 = stablehlo.add %284, %285 : tensor<8x128x1xf32>
    %287 = stablehlo.rsqrt %286 : tensor<8x128x1xf32>
    %288 = stablehlo.divide %287, %286 : tensor<8x128x1xf32>
    %cst_65 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %289 = stablehlo.broadcast_in_dim %cst_65, dims = [] : (tensor<f32>) -> tensor<8x128x1xf32>
    %290 = stablehlo.multiply %289, %288 : tensor<8x128x1xf32>
    %291 = stablehlo.broadcast_in_dim %287, dims = [0, 1, 2] : (tensor<8x128x1xf32>) -> tensor<8x128x128xf32>
    %292 = stablehlo.multiply %279, %291 : tensor<8x128x128xf32>
    %293 = stablehlo.broadcast_in_dim %arg29, dims = [2] : (tensor<128xf32>) -> tensor<1x1x128xf32>
    %294 = stablehlo.broadcast_in_dim %293, dims = [0, 1, 2] : (tensor<1x1x128xf32>) -> tensor<8x128x128xf32>
    %295 = stablehlo.multiply %292, %294 : tensor<8x128x128xf32>
    %296 = stablehlo.broadcast_in_dim %arg28, dims = [2] : (tensor<128xf32>) -> tensor<1x1x128xf32>
    %297 = stablehlo.broadcast_in_dim %296, dims = [0, 1, 2] : (tensor<1x1x128xf32>) -> tensor<8x128x128xf32>
    %298 = stablehlo.add %295, %297 : tensor<8x128x128xf32>
    %299 = stablehlo.dot_general %298, %arg33, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<8x128x128xf32>, tensor<128x384xf32>) -> tensor<8x128x384xf32>
    %300 = stablehlo.broadcast_in_dim %arg32, dims = [2] : (tensor<384xf32>) -> tensor<1x1x384xf32>
    %301 = stablehlo.broadcast_in_dim %300, dims = [0, 1, 2] : (tensor<1x1x384xf32>) -> tensor<8x128x384xf32>
    %302 = stablehlo.add %299, %301 : tensor<8x128x384xf32>
    %303 = stablehlo.reshape %302 : (tensor<8x128x384xf32>) -> tensor<8x128x3x4x32xf32>
    %304 = stablehlo.slice %303 [0:8, 0:128, 0:1, 0:4, 0:32] : (tensor<8x128x3x4x32xf32>) -> tensor<8x128x1x4x32xf32>
    %305 = stablehlo.reshape %304 : (tensor<8x128x1x4x32xf32>) -> tensor<8x128x4x32xf32>
    %306 = stablehlo.slice %303 [0:8, 0:128, 1:2, 0:4, 0:32] : (tensor<8x128x3x4x32xf32>) -> tensor<8x128x1x4x32xf32>
    %307 = stablehlo.reshape %306 : (tensor<8x128x1x4x32xf32>) -> tensor<8x128x4x32xf32>
    %308 = stablehlo.slice %303 [0:8, 0:128, 2:3, 0:4, 0:32] : (tensor<8x128x3x4x32xf32>) -> tensor<8x128x1x4x32xf32>
    %309 = stablehlo.reshape %308 : (tensor<8x128x1x4x32xf32>) -> tensor<8x128x4x32xf32>
    %310 = stablehlo.dot_general %305, %307, batching_dims = [0, 2] x [0, 2], contracting_dims = [3] x [3], precision = [DEFAULT, DEFAULT] : (tensor<8x128x4x32xf32>, tensor<8x128x4x32xf32>) -> tensor<8x4x128x128xf32>
    %cst_66 = stablehlo.constant dense<0.176776692> : tensor<f32>
    %311 = stablehlo.broadcast_in_dim %cst_66, dims = [] : (tensor<f32>) -> tensor<8x4x128x128xf32>
    %312 = stablehlo.multiply %310, %311 : tensor<8x4x128x128xf32>
    %cst_67 = stablehlo.constant dense<-1.000000e+09> : tensor<f32>
    %313:3 = call @_where(%15, %312, %cst_67) : (tensor<128x128xi1>, tensor<8x4x128x128xf32>, tensor<f32>) -> (tensor<8x4x128x128xf32>, tensor<8x4x128x128xi1>, tensor<8x4x128x128xf32>)
    %cst_68 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %314 = stablehlo.reduce(%313#0 init: %cst_68) applies stablehlo.maximum across dimensions = [3] : (tensor<8x4x128x128xf32>, tensor<f32>) -> tensor<8x4x128xf32>
    %315 = stablehlo.reshape %314 : (tensor<8x4x128xf32>) -> tensor<8x4x128x1xf32>
    %316 = stablehlo.broadcast_in_dim %315, dims = [0, 1, 2, 3] : (tensor<8x4x128x1xf32>) -> tensor<8x4x128x128xf32>
    %317 = stablehlo.compare EQ, %313#0, %316, FLOAT : (tensor<8x4x128x128xf32>, tensor<8x4x128x128xf32>) -> tensor<8x4x128x128xi1>
    %318 = stablehlo.convert %317 : (tensor<8x4x128x128xi1>) -> tensor<8x4x128x128xf32>
    %cst_69 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %319 = stablehlo.reduce(%318 init: %cst_69) applies stablehlo.add across dimensions = [3] : (tensor<8x4x128x128xf32>, tensor<f32>) -> tensor<8x4x128xf32>
    %cst_70 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %320 = stablehlo.broadcast_in_dim %cst_70, dims = [] : (tensor<f32>) -> tensor<8x4x128xf32>
    %321 = stablehlo.maximum %320, %314 : tensor<8x4x128xf32>
    %322 = stablehlo.compare EQ, %314, %321, FLOAT : (tensor<8x4x128xf32>, tensor<8x4x128xf32>) -> tensor<8x4x128xi1>
    %cst_71 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %323 = stablehlo.broadcast_in_dim %cst_71, dims = [] : (tensor<f32>) -> tensor<8x4x128xf32>
    %cst_72 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %324 = stablehlo.broadcast_in_dim %cst_72, dims = [] : (tensor<f32>) -> tensor<8x4x128xf32>
    %325 = stablehlo.select %322, %323, %324 : tensor<8x4x128xi1>, tensor<8x4x128xf32>
    %cst_73 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %326 = stablehlo.broadcast_in_dim %cst_73, dims = [] : (tensor<f32>) -> tensor<8x4x128xf32>
    %327 = stablehlo.compare EQ, %326, %321, FLOAT : (tensor<8x4x128xf32>, tensor<8x4x128xf32>) -> tensor<8x4x128xi1>
    %cst_74 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %328 = stablehlo.broadcast_in_dim %cst_74, dims = [] : (tensor<f32>) -> tensor<8x4x128xf32>
    %cst_75 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %329 = stablehlo.broadcast_in_dim %cst_75, dims = [] : (tensor<f32>) -> tensor<8x4x128xf32>
    %330 = stablehlo.select %327, %328, %329 : tensor<8x4x128xi1>, tensor<8x4x128xf32>
    %331 = stablehlo.divide %325, %330 : tensor<8x4x128xf32>
    %332 = stablehlo.broadcast_in_dim %321, dims = [0, 1, 2] : (tensor<8x4x128xf32>) -> tensor<8x4x128x1xf32>
    %333 = stablehlo.broadcast_in_dim %332, dims = [0, 1, 2, 3] : (tensor<8x4x128x1xf32>) -> tensor<8x4x128x128xf32>
    %334 = stablehlo.subtract %313#0, %333 : tensor<8x4x128x128xf32>
    %335 = stablehlo.exponential %334 : tensor<8x4x128x128xf32>
    %cst_76 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %336 = stablehlo.reduce(%335 init: %cst_76) applies stablehlo.add across dimensions = [3] : (tensor<8x4x128x128xf32>, tensor<f32>) -> tensor<8x4x128xf32>
    %337 = stablehlo.broadcast_in_dim %336, dims = [0, 1, 2] : (tensor<8x4x128xf32>) -> tensor<8x4x128x1xf32>
    %338 = stablehlo.broadcast_in_dim %337, dims = [0, 1, 2, 3] : (tensor<8x4x128x1xf32>) -> tensor<8x4x128x128xf32>
    %339 = stablehlo.divide %335, %338 : tensor<8x4x128x128xf32>
    %340 = stablehlo.multiply %337, %337 : tensor<8x4x128x1xf32>
    %cst_77 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %341 = stablehlo.broadcast_in_dim %cst_77, dims = [] : (tensor<f32>) -> tensor<8x4x128x1xf32>
    %342 = stablehlo.divide %341, %340 : tensor<8x4x128x1xf32>
    %343 = stablehlo.dot_general %309, %339, batching_dims = [0, 2] x [0, 1], contracting_dims = [1] x [3], precision = [DEFAULT, DEFAULT] : (tensor<8x128x4x32xf32>, tensor<8x4x128x128xf32>) -> tensor<8x4x32x128xf32>
    %344 = stablehlo.transpose %343, dims = [0, 3, 1, 2] : (tensor<8x4x32x128xf32>) -> tensor<8x128x4x32xf32>
    %345 = stablehlo.reshape %344 : (tensor<8x128x4x32xf32>) -> tensor<8x128x128xf32>
    %346 = stablehlo.dot_general %345, %arg27, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<8x128x128xf32>, tensor<128x128xf32>) -> tensor<8x128x128xf32>
    %347 = stablehlo.broadcast_in_dim %arg26, dims = [2] : (tensor<128xf32>) -> tensor<1x1x128xf32>
    %348 = stablehlo.broadcast_in_dim %347, dims = [0, 1, 2] : (tensor<1x1x128xf32>) -> tensor<8x128x128xf32>
    %349 = stablehlo.add %346, %348 : tensor<8x128x128xf32>
    %350 = stablehlo.add %273, %349 : tensor<8x128x128xf32>
    %cst_78 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %351 = stablehlo.reduce(%350 init: %cst_78) applies stablehlo.add across dimensions = [2] : (tensor<8x128x128xf32>, tensor<f32>) -> tensor<8x128xf32>
    %352 = stablehlo.broadcast_in_dim %351, dims = [0, 1] : (tensor<8x128xf32>) -> tensor<8x128x1xf32>
    %cst_79 = stablehlo.constant dense<1.280000e+02> : tensor<f32>
    %353 = stablehlo.broadcast_in_dim %cst_79, dims = [] : (tensor<f32>) -> tensor<8x128x1xf32>
    %354 = stablehlo.divide %352, %353 : tensor<8x128x1xf32>
    %355 = stablehlo.broadcast_in_dim %354, dims = [0, 1, 2] : (tensor<8x128x1xf32>) -> tensor<8x128x128xf32>
    %356 = stablehlo.subtract %350, %355 : tensor<8x128x128xf32>
    %357 = stablehlo.multiply %356, %356 : tensor<8x128x128xf32>
    %cst_80 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %358 = stablehlo.reduce(%357 init: %cst_80) applies stablehlo.add across dimensions = [2] : (tensor<8x128x128xf32>, tensor<f32>) -> tensor<8x128xf32>
    %359 = stablehlo.broadcast_in_dim %358, dims = [0, 1] : (tensor<8x128xf32>) -> tensor<8x128x1xf32>
    %cst_81 = stablehlo.constant dense<1.280000e+02> : tensor<f32>
    %360 = stablehlo.broadcast_in_dim %cst_81, dims = [] : (tensor<f32>) -> tensor<8x128x1xf32>
    %361 = stablehlo.divide %359, %360 : tensor<8x128x1xf32>
    %cst_82 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %362 = stablehlo.broadcast_in_dim %cst_82, dims = [] : (tensor<f32>) -> tensor<8x128x1xf32>
    %363 = stablehlo.add %361, %362 : tensor<8x128x1xf32>
    %364 = stablehlo.rsqrt %363 : tensor<8x128x1xf32>
    %365 = stablehlo.divide %364, %363 : tensor<8x128x1xf32>
    %cst_83 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %366 = stablehlo.broadcast_in_dim %cst_83, dims = [] : (tensor<f32>) -> tensor<8x128x1xf32>
    %367 = stablehlo.multiply %366, %365 : tensor<8x128x1xf32>
    %368 = stablehlo.broadcast_in_dim %364, dims = [0, 1, 2] : (tensor<8x128x1xf32>) -> tensor<8x128x128xf32>
    %369 = stablehlo.multiply %356, %368 : tensor<8x128x128xf32>
    %370 = stablehlo.broadcast_in_dim %arg31, dims = [2] : (tensor<128xf32>) -> tensor<1x1x128xf32>
    %371 = stablehlo.broadcast_in_dim %370, dims = [0, 1, 2] : (tensor<1x1x128xf32>) -> tensor<8x128x128xf32>
    %372 = stablehlo.multiply %369, %371 : tensor<8x128x128xf32>
    %373 = stablehlo.broadcast_in_dim %arg30, dims = [2] : (tensor<128xf32>) -> tensor<1x1x128xf32>
    %374 = stablehlo.broadcast_in_dim %373, dims = [0, 1, 2] : (tensor<1x1x128xf32>) -> tensor<8x128x128xf32>
    %375 = stablehlo.add %372, %374 : tensor<8x128x128xf32>
    %376 = stablehlo.dot_general %375, %arg35, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<8x128x128xf32>, tensor<128x512xf32>) -> tensor<8x128x512xf32>
    %377 = stablehlo.broadcast_in_dim %arg34, dims = [2] : (tensor<512xf32>) -> tensor<1x1x512xf32>
    %378 = stablehlo.broadcast_in_dim %377, dims = [0, 1, 2] : (tensor<1x1x512xf32>) -> tensor<8x128x512xf32>
    %379 = stablehlo.add %376, %378 : tensor<8x128x512xf32>
    %380 = stablehlo.multiply %379, %379 : tensor<8x128x512xf32>
    %381 = stablehlo.multiply %380, %379 : tensor<8x128x512xf32>
    %382 = stablehlo.multiply %379, %379 : tensor<8x128x512xf32>
    %cst_84 = stablehlo.constant dense<3.000000e+00> : tensor<f32>
    %383 = stablehlo.broadcast_in_dim %cst_84, dims = [] : (tensor<f32>) -> tensor<8x128x512xf32>
    %384 = stablehlo.multiply %383, %382 : tensor<8x128x512xf32>
    %cst_85 = stablehlo.constant dense<4.471500e-02> : tensor<f32>
    %385 = stablehlo.broadcast_in_dim %cst_85, dims = [] : (tensor<f32>) -> tensor<8x128x512xf32>
    %386 = stablehlo.multiply %385, %381 : tensor<8x128x512xf32>
    %387 = stablehlo.add %379, %386 : tensor<8x128x512xf32>
    %cst_86 = stablehlo.constant dense<0.797884583> : tensor<f32>
    %388 = stablehlo.broadcast_in_dim %cst_86, dims = [] : (tensor<f32>) -> tensor<8x128x512xf32>
    %389 = stablehlo.multiply %388, %387 : tensor<8x128x512xf32>
    %390 = stablehlo.tanh %389 : tensor<8x128x512xf32>
    %cst_87 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %391 = stablehlo.broadcast_in_dim %cst_87, dims = [] : (tensor<f32>) -> tensor<8x128x512xf32>
    %392 = stablehlo.subtract %391, %390 : tensor<8x128x512xf32>
    %cst_88 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %393 = stablehlo.broadcast_in_dim %cst_88, dims = [] : (tensor<f32>) -> tensor<8x128x512xf32>
    %394 = stablehlo.add %393, %390 : tensor<8x128x512xf32>
    %cst_89 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %395 = stablehlo.broadcast_in_dim %cst_89, dims = [] : (tensor<f32>) -> tensor<8x128x512xf32>
    %396 = stablehlo.multiply %395, %394 : tensor<8x128x512xf32>
    %397 = stablehlo.multiply %379, %396 : tensor<8x128x512xf32>
    %398 = stablehlo.dot_general %397, %arg25, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<8x128x512xf32>, tensor<512x128xf32>) -> tensor<8x128x128xf32>
    %399 = stablehlo.broadcast_in_dim %arg24, dims = [2] : (tensor<128xf32>) -> tensor<1x1x128xf32>
    %400 = stablehlo.broadcast_in_dim %399, dims = [0, 1, 2] : (tensor<1x1x128xf32>) -> tensor<8x128x128xf32>
    %401 = stablehlo.add %398, %400 : tensor<8x128x128xf32>
    %402 = stablehlo.add %350, %401 : tensor<8x128x128xf32>
    %cst_90 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %403 = stablehlo.reduce(%402 init: %cst_90) applies stablehlo.add across dimensions = [2] : (tensor<8x128x128xf32>, tensor<f32>) -> tensor<8x128xf32>
    %404 = stablehlo.broadcast_in_dim %403, dims = [0, 1] : (tensor<8x128xf32>) -> tensor<8x128x1xf32>
    %cst_91 = stablehlo.constant dense<1.280000e+02> : tensor<f32>
    %405 = stablehlo.broadcast_in_dim %cst_91, dims = [] : (tensor<f32>) -> tensor<8x128x1xf32>
    %406 = stablehlo.divide %404, %405 : tensor<8x128x1xf32>
    %407 = stablehlo.broadcast_in_dim %406, dims = [0, 1, 2] : (tensor<8x128x1xf32>) -> tensor<8x128x128xf32>
    %408 = stablehlo.subtract %402, %407 : tensor<8x128x128xf32>
    %409 = stablehlo.multiply %408, %408 : tensor<8x128x128xf32>
    %cst_92 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %410 = stablehlo.reduce(%409 init: %cst_92) applies stablehlo.add across dimensions = [2] : (tensor<8x128x128xf32>, tensor<f32>) -> tensor<8x128xf32>
    %411 = stablehlo.broadcast_in_dim %410, dims = [0, 1] : (tensor<8x128xf32>) -> tensor<8x128x1xf32>
    %cst_93 = stablehlo.constant dense<1.280000e+02> : tensor<f32>
    %412 = stablehlo.broadcast_in_dim %cst_93, dims = [] : (tensor<f32>) -> tensor<8x128x1xf32>
    %413 = stablehlo.divide %411, %412 : tensor<8x128x1xf32>
    %cst_94 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %414 = stablehlo.broadcast_in_dim %cst_94, dims = [] : (tensor<f32>) -> tensor<8x128x1xf32>
    %415 = stablehlo.add %413, %414 : tensor<8x128x1xf32>
    %416 = stablehlo.rsqrt %415 : tensor<8x128x1xf32>
    %417 = stablehlo.divide %416, %415 : tensor<8x128x1xf32>
    %cst_95 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %418 = stablehlo.broadcast_in_dim %cst_95, dims = [] : (tensor<f32>) -> tensor<8x128x1xf32>
    %419 = stablehlo.multiply %418, %417 : tensor<8x128x1xf32>
    %420 = stablehlo.broadcast_in_dim %416, dims = [0, 1, 2] : (tensor<8x128x1xf32>) -> tensor<8x128x128xf32>
    %421 = stablehlo.multiply %408, %420 : tensor<8x128x128xf32>
    %422 = stablehlo.broadcast_in_dim %arg41, dims = [2] : (tensor<128xf32>) -> tensor<1x1x128xf32>
    %423 = stablehlo.broadcast_in_dim %422, dims = [0, 1, 2] : (tensor<1x1x128xf32>) -> tensor<8x128x128xf32>
    %424 = stablehlo.multiply %421, %423 : tensor<8x128x128xf32>
    %425 = stablehlo.broadcast_in_dim %arg40, dims = [2] : (tensor<128xf32>) -> tensor<1x1x128xf32>
    %426 = stablehlo.broadcast_in_dim %425, dims = [0, 1, 2] : (tensor<1x1x128xf32>) -> tensor<8x128x128xf32>
    %427 = stablehlo.add %424, %426 : tensor<8x128x128xf32>
    %428 = stablehlo.dot_general %427, %arg45, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<8x128x128xf32>, tensor<128x384xf32>) -> tensor<8x128x384xf32>
    %429 = stablehlo.broadcast_in_dim %arg44, dims = [2] : (tensor<384xf32>) -> tensor<1x1x384xf32>
    %430 = stablehlo.broadcast_in_dim %429, dims = [0, 1, 2] : (tensor<1x1x384xf32>) -> tensor<8x128x384xf32>
    %431 = stablehlo.add %428, %430 : tensor<8x128x384xf32>
    %432 = stablehlo.reshape %431 : (tensor<8x128x384xf32>) -> tensor<8x128x3x4x32xf32>
    %433 = stablehlo.slice %432 [0:8, 0:128, 0:1, 0:4, 0:32] : (tensor<8x128x3x4x32xf32>) -> tensor<8x128x1x4x32xf32>
    %434 = stablehlo.reshape %433 : (tensor<8x128x1x4x32xf32>) -> tensor<8x128x4x32xf32>
    %435 = stablehlo.slice %432 [0:8, 0:128, 1:2, 0:4, 0:32] : (tensor<8x128x3x4x32xf32>) -> tensor<8x128x1x4x32xf32>
    %436 = stablehlo.reshape %435 : (tensor<8x128x1x4x32xf32>) -> tensor<8x128x4x32xf32>
    %437 = stablehlo.slice %432 [0:8, 0:128, 2:3, 0:4, 0:32] : (tensor<8x128x3x4x32xf32>) -> tensor<8x128x1x4x32xf32>
    %438 = stablehlo.reshape %437 : (tensor<8x128x1x4x32xf32>) -> tensor<8x128x4x32xf32>
    %439 = stablehlo.dot_general %434, %436, batching_dims = [0, 2] x [0, 2], contracting_dims = [3] x [3], precision = [DEFAULT, DEFAULT] : (tensor<8x128x4x32xf32>, tensor<8x128x4x32xf32>) -> tensor<8x4x128x128xf32>
    %cst_96 = stablehlo.constant dense<0.176776692> : tensor<f32>
    %440 = stablehlo.broadcast_in_dim %cst_96, dims = [] : (tensor<f32>) -> tensor<8x4x128x128xf32>
    %441 = stablehlo.multiply %439, %440 : tensor<8x4x128x128xf32>
    %cst_97 = stablehlo.constant dense<-1.000000e+09> : tensor<f32>
    %442:3 = call @_where(%15, %441, %cst_97) : (tensor<128x128xi1>, tensor<8x4x128x128xf32>, tensor<f32>) -> (tensor<8x4x128x128xf32>, tensor<8x4x128x128xi1>, tensor<8x4x128x128xf32>)
    %cst_98 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %443 = stablehlo.reduce(%442#0 init: %cst_98) applies stablehlo.maximum across dimensions = [3] : (tensor<8x4x128x128xf32>, tensor<f32>) -> tensor<8x4x128xf32>
    %444 = stablehlo.reshape %443 : (tensor<8x4x128xf32>) -> tensor<8x4x128x1xf32>
    %445 = stablehlo.broadcast_in_dim %444, dims = [0, 1, 2, 3] : (tensor<8x4x128x1xf32>) -> tensor<8x4x128x128xf32>
    %446 = stablehlo.compare EQ, %442#0, %445, FLOAT : (tensor<8x4x128x128xf32>, tensor<8x4x128x128xf32>) -> tensor<8x4x128x128xi1>
    %447 = stablehlo.convert %446 : (tensor<8x4x128x128xi1>) -> tensor<8x4x128x128xf32>
    %cst_99 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %448 = stablehlo.reduce(%447 init: %cst_99) applies stablehlo.add across dimensions = [3] : (tensor<8x4x128x128xf32>, tensor<f32>) -> tensor<8x4x128xf32>
    %cst_100 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %449 = stablehlo.broadcast_in_dim %cst_100, dims = [] : (tensor<f32>) -> tensor<8x4x128xf32>
    %450 = stablehlo.maximum %449, %443 : tensor<8x4x128xf32>
    %451 = stablehlo.compare EQ, %443, %450, FLOAT : (tensor<8x4x128xf32>, tensor<8x4x128xf32>) -> tensor<8x4x128xi1>
    %cst_101 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %452 = stablehlo.broadcast_in_dim %cst_101, dims = [] : (tensor<f32>) -> tensor<8x4x128xf32>
    %cst_102 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %453 = stablehlo.broadcast_in_dim %cst_102, dims = [] : (tensor<f32>) -> tensor<8x4x128xf32>
    %454 = stablehlo.select %451, %452, %453 : tensor<8x4x128xi1>, tensor<8x4x128xf32>
    %cst_103 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %455 = stablehlo.broadcast_in_dim %cst_103, dims = [] : (tensor<f32>) -> tensor<8x4x128xf32>
    %456 = stablehlo.compare EQ, %455, %450, FLOAT : (tensor<8x4x128xf32>, tensor<8x4x128xf32>) -> tensor<8x4x128xi1>
    %cst_104 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %457 = stablehlo.broadcast_in_dim %cst_104, dims = [] : (tensor<f32>) -> tensor<8x4x128xf32>
    %cst_105 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %458 = stablehlo.broadcast_in_dim %cst_105, dims = [] : (tensor<f32>) -> tensor<8x4x128xf32>
    %459 = stablehlo.select %456, %457, %458 : tensor<8x4x128xi1>, tensor<8x4x128xf32>
    %460 = stablehlo.divide %454, %459 : tensor<8x4x128xf32>
    %461 = stablehlo.broadcast_in_dim %450, dims = [0, 1, 2] : (tensor<8x4x128xf32>) -> tensor<8x4x128x1xf32>
    %462 = stablehlo.broadcast_in_dim %461, dims = [0, 1, 2, 3] : (tensor<8x4x128x1xf32>) -> tensor<8x4x128x128xf32>
    %463 = stablehlo.subtract %442#0, %462 : tensor<8x4x128x128xf32>
    %464 = stablehlo.exponential %463 : tensor<8x4x128x128xf32>
    %cst_106 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %465 = stablehlo.reduce(%464 init: %cst_106) applies stablehlo.add across dimensions = [3] : (tensor<8x4x128x128xf32>, tensor<f32>) -> tensor<8x4x128xf32>
    %466 = stablehlo.broadcast_in_dim %465, dims = [0, 1, 2] : (tensor<8x4x128xf32>) -> tensor<8x4x128x1xf32>
    %467 = stablehlo.broadcast_in_dim %466, dims = [0, 1, 2, 3] : (tensor<8x4x128x1xf32>) -> tensor<8x4x128x128xf32>
    %468 = stablehlo.divide %464, %467 : tensor<8x4x128x128xf32>
    %469 = stablehlo.multiply %466, %466 : tensor<8x4x128x1xf32>
    %cst_107 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %470 = stablehlo.broadcast_in_dim %cst_107, dims = [] : (tensor<f32>) -> tensor<8x4x128x1xf32>
    %471 = stablehlo.divide %470, %469 : tensor<8x4x128x1xf32>
    %472 = stablehlo.dot_general %438, %468, batching_dims = [0, 2] x [0, 1], contracting_dims = [1] x [3], precision = [DEFAULT, DEFAULT] : (tensor<8x128x4x32xf32>, tensor<8x4x128x128xf32>) -> tensor<8x4x32x128xf32>
    %473 = stablehlo.transpose %472, dims = [0, 3, 1, 2] : (tensor<8x4x32x128xf32>) -> tensor<8x128x4x32xf32>
    %474 = stablehlo.reshape %473 : (tensor<8x128x4x32xf32>) -> tensor<8x128x128xf32>
    %475 = stablehlo.dot_general %474, %arg39, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<8x128x128xf32>, tensor<128x128xf32>) -> tensor<8x128x128xf32>
    %476 = stablehlo.broadcast_in_dim %arg38, dims = [2] : (tensor<128xf32>) -> tensor<1x1x128xf32>
    %477 = stablehlo.broadcast_in_dim %476, dims = [0, 1, 2] : (tensor<1x1x128xf32>) -> tensor<8x128x128xf32>
    %478 = stablehlo.add %475, %477 : tensor<8x128x128xf32>
    %479 = stablehlo.add %402, %478 : tensor<8x128x128xf32>
    %cst_108 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %480 = stablehlo.reduce(%479 init: %cst_108) applies stablehlo.add across dimensions = [2] : (tensor<8x128x128xf32>, tensor<f32>) -> tensor<8x128xf32>
    %481 = stablehlo.broadcast_in_dim %480, dims = [0, 1] : (tensor<8x128xf32>) -> tensor<8x128x1xf32>
    %cst_109 = stablehlo.constant dense<1.280000e+02> : tensor<f32>
    %482 = stablehlo.broadcast_in_dim %cst_109, dims = [] : (tensor<f32>) -> tensor<8x128x1xf32>
    %483 = stablehlo.divide %481, %482 : tensor<8x128x1xf32>
    %484 = stablehlo.broadcast_in_dim %483, dims = [0, 1, 2] : (tensor<8x128x1xf32>) -> tensor<8x128x128xf32>
    %485 = stablehlo.subtract %479, %484 : tensor<8x128x128xf32>
    %486 = stablehlo.multiply %485, %485 : tensor<8x128x128xf32>
    %cst_110 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %487 = stablehlo.reduce(%486 init: %cst_110) applies stablehlo.add across dimensions = [2] : (tensor<8x128x128xf32>, tensor<f32>) -> tensor<8x128xf32>
    %488 = stablehlo.broadcast_in_dim %487, dims = [0, 1] : (tensor<8x128xf32>) -> tensor<8x128x1xf32>
    %cst_111 = stablehlo.constant dense<1.280000e+02> : tensor<f32>
    %489 = stablehlo.broadcast_in_dim %cst_111, dims = [] : (tensor<f32>) -> tensor<8x128x1xf32>
    %490 = stablehlo.divide %488, %489 : tensor<8x128x1xf32>
    %cst_112 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %491 = stablehlo.broadcast_in_dim %cst_112, dims = [] : (tensor<f32>) -> tensor<8x128x1xf32>
    %492 = stablehlo.add %490, %491 : tensor<8x128x1xf32>
    %493 = stablehlo.rsqrt %492 : tensor<8x128x1xf32>
    %494 = stablehlo.divide %493, %492 : tensor<8x128x1xf32>
    %cst_113 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %495 = stablehlo.broadcast_in_dim %cst_113, dims = [] : (tensor<f32>) -> tensor<8x128x1xf32>
    %496 = stablehlo.multiply %495, %494 : tensor<8x128x1xf32>
    %497 = stablehlo.broadcast_in_dim %493, dims = [0, 1, 2] : (tensor<8x128x1xf32>) -> tensor<8x128x128xf32>
    %498 = stablehlo.multiply %485, %497 : tensor<8x128x128xf32>
    %499 = stablehlo.broadcast_in_dim %arg43, dims = [2] : (tensor<128xf32>) -> tensor<1x1x128xf32>
    %500 = stablehlo.broadcast_in_dim %499, dims = [0, 1, 2] : (tensor<1x1x128xf32>) -> tensor<8x128x128xf32>
    %501 = stablehlo.multiply %498, %500 : tensor<8x128x128xf32>
    %502 = stablehlo.broadcast_in_dim %arg42, dims = [2] : (tensor<128xf32>) -> tensor<1x1x128xf32>
    %503 = stablehlo.broadcast_in_dim %502, dims = [0, 1, 2] : (tensor<1x1x128xf32>) -> tensor<8x128x128xf32>
    %504 = stablehlo.add %501, %503 : tensor<8x128x128xf32>
    %505 = stablehlo.dot_general %504, %arg47, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<8x128x128xf32>, tensor<128x512xf32>) -> tensor<8x128x512xf32>
    %506 = stablehlo.broadcast_in_dim %arg46, dims = [2] : (tensor<512xf32>) -> tensor<1x1x512xf32>
    %507 = stablehlo.broadcast_in_dim %506, dims = [0, 1, 2] : (tensor<1x1x512xf32>) -> tensor<8x128x512xf32>
    %508 = stablehlo.add %505, %507 : tensor<8x128x512xf32>
    %509 = stablehlo.multiply %508, %508 : tensor<8x128x512xf32>
    %510 = stablehlo.multiply %509, %508 : tensor<8x128x512xf32>
    %511 = stablehlo.multiply %508, %508 : tensor<8x128x512xf32>
    %cst_114 = stablehlo.constant dense<3.000000e+00> : tensor<f32>
    %512 = stablehlo.broadcast_in_dim %cst_114, dims = [] : (tensor<f32>) -> tensor<8x128x512xf32>
    %513 = stablehlo.multiply %512, %511 : tensor<8x128x512xf32>
    %cst_115 = stablehlo.constant dense<4.471500e-02> : tensor<f32>
    %514 = stablehlo.broadcast_in_dim %cst_115, dims = [] : (tensor<f32>) -> tensor<8x128x512xf32>
    %515 = stablehlo.multiply %514, %510 : tensor<8x128x512xf32>
    %516 = stablehlo.add %508, %515 : tensor<8x128x512xf32>
    %cst_116 = stablehlo.constant dense<0.797884583> : tensor<f32>
    %517 = stablehlo.broadcast_in_dim %cst_116, dims = [] : (tensor<f32>) -> tensor<8x128x512xf32>
    %518 = stablehlo.multiply %517, %516 : tensor<8x128x512xf32>
    %519 = stablehlo.tanh %518 : tensor<8x128x512xf32>
    %cst_117 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %520 = stablehlo.broadcast_in_dim %cst_117, dims = [] : (tensor<f32>) -> tensor<8x128x512xf32>
    %521 = stablehlo.subtract %520, %519 : tensor<8x128x512xf32>
    %cst_118 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %522 = stablehlo.broadcast_in_dim %cst_118, dims = [] : (tensor<f32>) -> tensor<8x128x512xf32>
    %523 = stablehlo.add %522, %519 : tensor<8x128x512xf32>
    %cst_119 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %524 = stablehlo.broadcast_in_dim %cst_119, dims = [] : (tensor<f32>) -> tensor<8x128x512xf32>
    %525 = stablehlo.multiply %524, %523 : tensor<8x128x512xf32>
    %526 = stablehlo.multiply %508, %525 : tensor<8x128x512xf32>
    %527 = stablehlo.dot_general %526, %arg37, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<8x128x512xf32>, tensor<512x128xf32>) -> tensor<8x128x128xf32>
    %528 = stablehlo.broadcast_in_dim %arg36, dims = [2] : (tensor<128xf32>) -> tensor<1x1x128xf32>
    %529 = stablehlo.broadcast_in_dim %528, dims = [0, 1, 2] : (tensor<1x1x128xf32>) -> tensor<8x128x128xf32>
    %530 = stablehlo.add %527, %529 : tensor<8x128x128xf32>
    %531 = stablehlo.add %479, %530 : tensor<8x128x128xf32>
    %cst_120 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %532 = stablehlo.reduce(%531 init: %cst_120) applies stablehlo.add across dimensions = [2] : (tensor<8x128x128xf32>, tensor<f32>) -> tensor<8x128xf32>
    %533 = stablehlo.broadcast_in_dim %532, dims = [0, 1] : (tensor<8x128xf32>) -> tensor<8x128x1xf32>
    %cst_121 = stablehlo.constant dense<1.280000e+02> : tensor<f32>
    %534 = stablehlo.broadcast_in_dim %cst_121, dims = [] : (tensor<f32>) -> tensor<8x128x1xf32>
    %535 = stablehlo.divide %533, %534 : tensor<8x128x1xf32>
    %536 = stablehlo.broadcast_in_dim %535, dims = [0, 1, 2] : (tensor<8x128x1xf32>) -> tensor<8x128x128xf32>
    %537 = stablehlo.subtract %531, %536 : tensor<8x128x128xf32>
    %538 = stablehlo.multiply %537, %537 : tensor<8x128x128xf32>
    %cst_122 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %539 = stablehlo.reduce(%538 init: %cst_122) applies stablehlo.add across dimensions = [2] : (tensor<8x128x128xf32>, tensor<f32>) -> tensor<8x128xf32>
    %540 = stablehlo.broadcast_in_dim %539, dims = [0, 1] : (tensor<8x128xf32>) -> tensor<8x128x1xf32>
    %cst_123 = stablehlo.constant dense<1.280000e+02> : tensor<f32>
    %541 = stablehlo.broadcast_in_dim %cst_123, dims = [] : (tensor<f32>) -> tensor<8x128x1xf32>
    %542 = stablehlo.divide %540, %541 : tensor<8x128x1xf32>
    %cst_124 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %543 = stablehlo.broadcast_in_dim %cst_124, dims = [] : (tensor<f32>) -> tensor<8x128x1xf32>
    %544 = stablehlo.add %542, %543 : tensor<8x128x1xf32>
    %545 = stablehlo.rsqrt %544 : tensor<8x128x1xf32>
    %546 = stablehlo.divide %545, %544 : tensor<8x128x1xf32>
    %cst_125 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %547 = stablehlo.broadcast_in_dim %cst_125, dims = [] : (tensor<f32>) -> tensor<8x128x1xf32>
    %548 = stablehlo.multiply %547, %546 : tensor<8x128x1xf32>
    %549 = stablehlo.broadcast_in_dim %545, dims = [0, 1, 2] : (tensor<8x128x1xf32>) -> tensor<8x128x128xf32>
    %550 = stablehlo.multiply %537, %549 : tensor<8x128x128xf32>
    %551 = stablehlo.broadcast_in_dim %arg51, dims = [2] : (tensor<128xf32>) -> tensor<1x1x128xf32>
    %552 = stablehlo.broadcast_in_dim %551, dims = [0, 1, 2] : (tensor<1x1x128xf32>) -> tensor<8x128x128xf32>
    %553 = stablehlo.multiply %550, %552 : tensor<8x128x128xf32>
    %554 = stablehlo.broadcast_in_dim %arg50, dims = [2] : (tensor<128xf32>) -> tensor<1x1x128xf32>
    %555 = stablehlo.broadcast_in_dim %554, dims = [0, 1, 2] : (tensor<1x1x128xf32>) -> tensor<8x128x128xf32>
    %556 = stablehlo.add %553, %555 : tensor<8x128x128xf32>
    %557 = stablehlo.dot_general %556, %arg49, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<8x128x128xf32>, tensor<128x256xf32>) -> tensor<8x128x256xf32>
    %558:3 = call @log_softmax(%557) : (tensor<8x128x256xf32>) -> (tensor<8x128x256xf32>, tensor<8x128x256xf32>, tensor<8x128x1xf32>)
    %559 = stablehlo.broadcast_in_dim %arg161, dims = [0, 1] : (tensor<8x128xi32>) -> tensor<8x128x1xi32>
    %560:2 = call @take_along_axis(%558#0, %559) : (tensor<8x128x256xf32>, tensor<8x128x1xi32>) -> (tensor<8x128x1xf32>, tensor<8x128x1x1xi32>)
    %cst_126 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %561 = stablehlo.reduce(%560#0 init: %cst_126) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<8x128x1xf32>, tensor<f32>) -> tensor<f32>
    %cst_127 = stablehlo.constant dense<1.024000e+03> : tensor<f32>
    %562 = stablehlo.divide %561, %cst_127 : tensor<f32>
    %563 = stablehlo.negate %562 : tensor<f32>
    %cst_128 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %564 = stablehlo.negate %cst_128 : tensor<f32>
    %cst_129 = stablehlo.constant dense<1.024000e+03> : tensor<f32>
    %565 = stablehlo.divide %564, %cst_129 : tensor<f32>
    %566 = stablehlo.broadcast_in_dim %565, dims = [] : (tensor<f32>) -> tensor<8x128x1xf32>
    %567 = call @take_along_axis_0(%560#1, %566) : (tensor<8x128x1x1xi32>, tensor<8x128x1xf32>) -> tensor<8x128x256xf32>
    %568 = call @log_softmax_1(%558#1, %558#2, %567) : (tensor<8x128x256xf32>, tensor<8x128x1xf32>, tensor<8x128x256xf32>) -> tensor<8x128x256xf32>
    %569 = stablehlo.dot_general %568, %556, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<8x128x256xf32>, tensor<8x128x128xf32>) -> tensor<256x128xf32>
    %570 = stablehlo.transpose %569, dims = [1, 0] : (tensor<256x128xf32>) -> tensor<128x256xf32>
    %571 = stablehlo.dot_general %568, %arg49, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<8x128x256xf32>, tensor<128x256xf32>) -> tensor<8x128x128xf32>
    %cst_130 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %572 = stablehlo.reduce(%571 init: %cst_130) applies stablehlo.add across dimensions = [0, 1] : (tensor<8x128x128xf32>, tensor<f32>) -> tensor<128xf32>
    %573 = stablehlo.reshape %572 : (tensor<128xf32>) -> tensor<1x1x128xf32>
    %cst_131 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %574 = stablehlo.reduce(%573 init: %cst_131) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x128xf32>, tensor<f32>) -> tensor<128xf32>
    %575 = stablehlo.multiply %550, %571 : tensor<8x128x128xf32>
    %cst_132 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %576 = stablehlo.reduce(%575 init: %cst_132) applies stablehlo.add across dimensions = [0, 1] : (tensor<8x128x128xf32>, tensor<f32>) -> tensor<128xf32>
    %577 = stablehlo.reshape %576 : (tensor<128xf32>) -> tensor<1x1x128xf32>
    %578 = stablehlo.broadcast_in_dim %551, dims = [0, 1, 2] : (tensor<1x1x128xf32>) -> tensor<8x128x128xf32>
    %579 = stablehlo.multiply %571, %578 : tensor<8x128x128xf32>
    %cst_133 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %580 = stablehlo.reduce(%577 init: %cst_133) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x128xf32>, tensor<f32>) -> tensor<128xf32>
    %581 = stablehlo.multiply %537, %579 : tensor<8x128x128xf32>
    %cst_134 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %582 = stablehlo.reduce(%581 init: %cst_134) applies stablehlo.add across dimensions = [2] : (tensor<8x128x128xf32>, tensor<f32>) -> tensor<8x128xf32>
    %583 = stablehlo.reshape %582 : (tensor<8x128xf32>) -> tensor<8x128x1xf32>
    %584 = stablehlo.broadcast_in_dim %545, dims = [0, 1, 2] : (tensor<8x128x1xf32>) -> tensor<8x128x128xf32>
    %585 = stablehlo.multiply %579, %584 : tensor<8x128x128xf32>
    %586 = stablehlo.multiply %583, %548 : tensor<8x128x1xf32>
    %cst_135 = stablehlo.constant dense<1.280000e+02> : tensor<f32>
    %587 = stablehlo.broadcast_in_dim %cst_135, dims = [] : (tensor<f32>) -> tensor<8x128x1xf32>
    %588 = stablehlo.divide %586, %587 : tensor<8x128x1xf32>
    %cst_136 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %589 = stablehlo.reduce(%588 init: %cst_136) applies stablehlo.add across dimensions = [2] : (tensor<8x128x1xf32>, tensor<f32>) -> tensor<8x128xf32>
    %590 = stablehlo.broadcast_in_dim %589, dims = [0, 1] : (tensor<8x128xf32>) -> tensor<8x128x128xf32>
    %591 = stablehlo.multiply %537, %590 : tensor<8x128x128xf32>
    %592 = stablehlo.add %585, %591 : tensor<8x128x128xf32>
    %593 = stablehlo.multiply %590, %537 : tensor<8x128x128xf32>
    %594 = stablehlo.add %592, %593 : tensor<8x128x128xf32>
    %595 = stablehlo.negate %594 : tensor<8x128x128xf32>
    %cst_137 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %596 = stablehlo.reduce(%595 init: %cst_137) applies stablehlo.add across dimensions = [2] : (tensor<8x128x128xf32>, tensor<f32>) -> tensor<8x128xf32>
    %597 = stablehlo.reshape %596 : (tensor<8x128xf32>) -> tensor<8x128x1xf32>
    %cst_138 = stablehlo.constant dense<1.280000e+02> : tensor<f32>
    %598 = stablehlo.broadcast_in_dim %cst_138, dims = [] : (tensor<f32>) -> tensor<8x128x1xf32>
    %599 = stablehlo.divide %597, %598 : tensor<8x128x1xf32>
    %cst_139 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %600 = stablehlo.reduce(%599 init: %cst_139) applies stablehlo.add across dimensions = [2] : (tensor<8x128x1xf32>, tensor<f32>) -> tensor<8x128xf32>
    %601 = stablehlo.broadcast_in_dim %600, dims = [0, 1] : (tensor<8x128xf32>) -> tensor<8x128x128xf32>
    %602 = stablehlo.add %594, %601 : tensor<8x128x128xf32>
    %cst_140 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %603 = stablehlo.reduce(%602 init: %cst_140) applies stablehlo.add across dimensions = [0, 1] : (tensor<8x128x128xf32>, tensor<f32>) -> tensor<128xf32>
    %604 = stablehlo.reshape %603 : (tensor<128xf32>) -> tensor<1x1x128xf32>
    %cst_141 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %605 = stablehlo.reduce(%604 init: %cst_141) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x128xf32>, tensor<f32>) -> tensor<128xf32>
    %606 = stablehlo.dot_general %602, %526, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<8x128x128xf32>, tensor<8x128x512xf32>) -> tensor<128x512xf32>
    %607 = stablehlo.transpose %606, dims = [1, 0] : (tensor<128x512xf32>) -> tensor<512x128xf32>
    %608 = stablehlo.dot_general %602, %arg37, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<8x128x128xf32>, tensor<512x128xf32>) -> tensor<8x128x512xf32>
    %609 = stablehlo.multiply %508, %608 : tensor<8x128x512xf32>
    %610 = stablehlo.multiply %608, %525 : tensor<8x128x512xf32>
    %cst_142 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %611 = stablehlo.broadcast_in_dim %cst_142, dims = [] : (tensor<f32>) -> tensor<8x128x512xf32>
    %612 = stablehlo.multiply %611, %609 : tensor<8x128x512xf32>
    %613 = stablehlo.multiply %612, %521 : tensor<8x128x512xf32>
    %614 = stablehlo.multiply %613, %519 : tensor<8x128x512xf32>
    %615 = stablehlo.add %613, %614 : tensor<8x128x512xf32>
    %cst_143 = stablehlo.constant dense<0.797884583> : tensor<f32>
    %616 = stablehlo.broadcast_in_dim %cst_143, dims = [] : (tensor<f32>) -> tensor<8x128x512xf32>
    %617 = stablehlo.multiply %616, %615 : tensor<8x128x512xf32>
    %618 = stablehlo.add %610, %617 : tensor<8x128x512xf32>
    %cst_144 = stablehlo.constant dense<4.471500e-02> : tensor<f32>
    %619 = stablehlo.broadcast_in_dim %cst_144, dims = [] : (tensor<f32>) -> tensor<8x128x512xf32>
    %620 = stablehlo.multiply %619, %617 : tensor<8x128x512xf32>
    %621 = stablehlo.multiply %620, %513 : tensor<8x128x512xf32>
    %622 = stablehlo.add %618, %621 : tensor<8x128x512xf32>
    %cst_145 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %623 = stablehlo.reduce(%622 init: %cst_145) applies stablehlo.add across dimensions = [0, 1] : (tensor<8x128x512xf32>, tensor<f32>) -> tensor<512xf32>
    %624 = stablehlo.reshape %623 : (tensor<512xf32>) -> tensor<1x1x512xf32>
    %cst_146 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %625 = stablehlo.reduce(%624 init: %cst_146) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x512xf32>, tensor<f32>) -> tensor<512xf32>
    %626 = stablehlo.dot_general %622, %504, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<8x128x512xf32>, tensor<8x128x128xf32>) -> tensor<512x128xf32>
    %627 = stablehlo.transpose %626, dims = [1, 0] : (tensor<512x128xf32>) -> tensor<128x512xf32>
    %628 = stablehlo.dot_general %622, %arg47, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<8x128x512xf32>, tensor<128x512xf32>) -> tensor<8x128x128xf32>
    %cst_147 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %629 = stablehlo.reduce(%628 init: %cst_147) applies stablehlo.add across dimensions = [0, 1] : (tensor<8x128x128xf32>, tensor<f32>) -> tensor<128xf32>
    %630 = stablehlo.reshape %629 : (tensor<128xf32>) -> tensor<1x1x128xf32>
    %cst_148 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %631 = stablehlo.reduce(%630 init: %cst_148) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x128xf32>, tensor<f32>) -> tensor<128xf32>
    %632 = stablehlo.multiply %498, %628 : tensor<8x128x128xf32>
    %cst_149 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %633 = stablehlo.reduce(%632 init: %cst_149) applies stablehlo.add across dimensions = [0, 1] : (tensor<8x128x128xf32>, tensor<f32>) -> tensor<128xf32>
    %634 = stablehlo.reshape %633 : (tensor<128xf32>) -> tensor<1x1x128xf32>
    %635 = stablehlo.broadcast_in_dim %499, dims = [0, 1, 2] : (tensor<1x1x128xf32>) -> tensor<8x128x128xf32>
    %636 = stablehlo.multiply %628, %635 : tensor<8x128x128xf32>
    %cst_150 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %637 = stablehlo.reduce(%634 init: %cst_150) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x128xf32>, tensor<f32>) -> tensor<128xf32>
    %638 = stablehlo.multiply %485, %636 : tensor<8x128x128xf32>
    %cst_151 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %639 = stablehlo.reduce(%638 init: %cst_151) applies stablehlo.add across dimensions = [2] : (tensor<8x128x128xf32>, tensor<f32>) -> tensor<8x128xf32>
    %640 = stablehlo.reshape %639 : (tensor<8x128xf32>) -> tensor<8x128x1xf32>
    %641 = stablehlo.broadcast_in_dim %493, dims = [0, 1, 2] : (tensor<8x128x1xf32>) -> tensor<8x128x128xf32>
    %642 = stablehlo.multiply %636, %641 : tensor<8x128x128xf32>
    %643 = stablehlo.multiply %640, %496 : tensor<8x128x1xf32>
    %cst_152 = stablehlo.constant dense<1.280000e+02> : tensor<f32>
    %644 = stablehlo.broadcast_in_dim %cst_152, dims = [] : (tensor<f32>) -> tensor<8x128x1xf32>
    %645 = stablehlo.divide %643, %644 : tensor<8x128x1xf32>
    %cst_153 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %646 = stablehlo.reduce(%645 init: %cst_153) applies stablehlo.add across dimensions = [2] : (tensor<8x128x1xf32>, tensor<f32>) -> tensor<8x128xf32>
    %647 = stablehlo.broadcast_in_dim %646, dims = [0, 1] : (tensor<8x128xf32>) -> tensor<8x128x128xf32>
    %648 = stablehlo.multiply %485, %647 : tensor<8x128x128xf32>
    %649 = stablehlo.add %642, %648 : tensor<8x128x128xf32>
    %650 = stablehlo.multiply %647, %485 : tensor<8x128x128xf32>
    %651 = stablehlo.add %649, %650 : tensor<8x128x128xf32>
    %652 = stablehlo.negate %651 : tensor<8x128x128xf32>
    %cst_154 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %653 = stablehlo.reduce(%652 init: %cst_154) applies stablehlo.add across dimensions = [2] : (tensor<8x128x128xf32>, tensor<f32>) -> tensor<8x128xf32>
    %654 = stablehlo.reshape %653 : (tensor<8x128xf32>) -> tensor<8x128x1xf32>
    %655 = stablehlo.add %602, %651 : tensor<8x128x128xf32>
    %cst_155 = stablehlo.constant dense<1.280000e+02> : tensor<f32>
    %656 = stablehlo.broadcast_in_dim %cst_155, dims = [] : (tensor<f32>) -> tensor<8x128x1xf32>
    %657 = stablehlo.divide %654, %656 : tensor<8x128x1xf32>
    %cst_156 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %658 = stablehlo.reduce(%657 init: %cst_156) applies stablehlo.add across dimensions = [2] : (tensor<8x128x1xf32>, tensor<f32>) -> tensor<8x128xf32>
    %659 = stablehlo.broadcast_in_dim %658, dims = [0, 1] : (tensor<8x128xf32>) -> tensor<8x128x128xf32>
    %660 = stablehlo.add %655, %659 : tensor<8x128x128xf32>
    %cst_157 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %661 = stablehlo.reduce(%660 init: %cst_157) applies stablehlo.add across dimensions = [0, 1] : (tensor<8x128x128xf32>, tensor<f32>) -> tensor<128xf32>
    %662 = stablehlo.reshape %661 : (tensor<128xf32>) -> tensor<1x1x128xf32>
    %cst_158 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %663 = stablehlo.reduce(%662 init: %cst_158) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x128xf32>, tensor<f32>) -> tensor<128xf32>
    %664 = stablehlo.dot_general %660, %474, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<8x128x128xf32>, tensor<8x128x128xf32>) -> tensor<128x128xf32>
    %665 = stablehlo.transpose %664, dims = [1, 0] : (tensor<128x128xf32>) -> tensor<128x128xf32>
    %666 = stablehlo.dot_general %660, %arg39, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<8x128x128xf32>, tensor<128x128xf32>) -> tensor<8x128x128xf32>
    %667 = stablehlo.reshape %666 : (tensor<8x128x128xf32>) -> tensor<8x128x4x32xf32>
    %668 = stablehlo.transpose %667, dims = [0, 2, 3, 1] : (tensor<8x128x4x32xf32>) -> tensor<8x4x32x128xf32>
    %669 = stablehlo.dot_general %668, %438, batching_dims = [0, 1] x [0, 2], contracting_dims = [2] x [3], precision = [DEFAULT, DEFAULT] : (tensor<8x4x32x128xf32>, tensor<8x128x4x32xf32>) -> tensor<8x4x128x128xf32>
    %670 = stablehlo.dot_general %668, %468, batching_dims = [0, 1] x [0, 1], contracting_dims = [3] x [2], precision = [DEFAULT, DEFAULT] : (tensor<8x4x32x128xf32>, tensor<8x4x128x128xf32>) -> tensor<8x4x32x128xf32>
    %671 = stablehlo.transpose %670, dims = [0, 3, 1, 2] : (tensor<8x4x32x128xf32>) -> tensor<8x128x4x32xf32>
    %672 = stablehlo.broadcast_in_dim %471, dims = [0, 1, 2, 3] : (tensor<8x4x128x1xf32>) -> tensor<8x4x128x128xf32>
    %673 = stablehlo.multiply %669, %672 : tensor<8x4x128x128xf32>
    %674 = stablehlo.multiply %673, %464 : tensor<8x4x128x128xf32>
    %cst_159 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %675 = stablehlo.reduce(%674 init: %cst_159) applies stablehlo.add across dimensions = [3] : (tensor<8x4x128x128xf32>, tensor<f32>) -> tensor<8x4x128xf32>
    %676 = stablehlo.reshape %675 : (tensor<8x4x128xf32>) -> tensor<8x4x128x1xf32>
    %677 = stablehlo.negate %676 : tensor<8x4x128x1xf32>
    %678 = stablehlo.broadcast_in_dim %466, dims = [0, 1, 2, 3] : (tensor<8x4x128x1xf32>) -> tensor<8x4x128x128xf32>
    %679 = stablehlo.divide %669, %678 : tensor<8x4x128x128xf32>
    %cst_160 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %680 = stablehlo.reduce(%677 init: %cst_160) applies stablehlo.add across dimensions = [3] : (tensor<8x4x128x1xf32>, tensor<f32>) -> tensor<8x4x128xf32>
    %681 = stablehlo.broadcast_in_dim %680, dims = [0, 1, 2] : (tensor<8x4x128xf32>) -> tensor<8x4x128x128xf32>
    %682 = stablehlo.add %679, %681 : tensor<8x4x128x128xf32>
    %683 = stablehlo.multiply %682, %464 : tensor<8x4x128x128xf32>
    %684 = call @_where_2(%442#1, %442#2, %683) : (tensor<8x4x128x128xi1>, tensor<8x4x128x128xf32>, tensor<8x4x128x128xf32>) -> tensor<8x4x128x128xf32>
    %cst_161 = stablehlo.constant dense<0.176776692> : tensor<f32>
    %685 = stablehlo.broadcast_in_dim %cst_161, dims = [] : (tensor<f32>) -> tensor<8x4x128x128xf32>
    %686 = stablehlo.multiply %684, %685 : tensor<8x4x128x128xf32>
    %687 = stablehlo.dot_general %686, %434, batching_dims = [0, 1] x [0, 2], contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<8x4x128x128xf32>, tensor<8x128x4x32xf32>) -> tensor<8x4x128x32xf32>
    %688 = stablehlo.transpose %687, dims = [0, 2, 1, 3] : (tensor<8x4x128x32xf32>) -> tensor<8x128x4x32xf32>
    %689 = stablehlo.dot_general %686, %436, batching_dims = [0, 1] x [0, 2], contracting_dims = [3] x [1], precision = [DEFAULT, DEFAULT] : (tensor<8x4x128x128xf32>, tensor<8x128x4x32xf32>) -> tensor<8x4x128x32xf32>
    %690 = stablehlo.transpose %689, dims = [0, 2, 1, 3] : (tensor<8x4x128x32xf32>) -> tensor<8x128x4x32xf32>
    %691 = stablehlo.broadcast_in_dim %671, dims = [0, 1, 3, 4] : (tensor<8x128x4x32xf32>) -> tensor<8x128x1x4x32xf32>
    %cst_162 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %692 = stablehlo.pad %691, %cst_162, low = [0, 0, 2, 0, 0], high = [0, 0, 0, 0, 0], interior = [0, 0, 0, 0, 0] : (tensor<8x128x1x4x32xf32>, tensor<f32>) -> tensor<8x128x3x4x32xf32>
    %693 = stablehlo.broadcast_in_dim %688, dims = [0, 1, 3, 4] : (tensor<8x128x4x32xf32>) -> tensor<8x128x1x4x32xf32>
    %cst_163 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %694 = stablehlo.pad %693, %cst_163, low = [0, 0, 1, 0, 0], high = [0, 0, 1, 0, 0], interior = [0, 0, 0, 0, 0] : (tensor<8x128x1x4x32xf32>, tensor<f32>) -> tensor<8x128x3x4x32xf32>
    %695 = stablehlo.add %692, %694 : tensor<8x128x3x4x32xf32>
    %696 = stablehlo.broadcast_in_dim %690, dims = [0, 1, 3, 4] : (tensor<8x128x4x32xf32>) -> tensor<8x128x1x4x32xf32>
    %cst_164 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %697 = stablehlo.pad %696, %cst_164, low = [0, 0, 0, 0, 0], high = [0, 0, 2, 0, 0], interior = [0, 0, 0, 0, 0] : (tensor<8x128x1x4x32xf32>, tensor<f32>) -> tensor<8x128x3x4x32xf32>
    %698 = stablehlo.add %695, %697 : tensor<8x128x3x4x32xf32>
    %699 = stablehlo.reshape %698 : (tensor<8x128x3x4x32xf32>) -> tensor<8x128x384xf32>
    %cst_165 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %700 = stablehlo.reduce(%699 init: %cst_165) applies stablehlo.add across dimensions = [0, 1] : (tensor<8x128x384xf32>, tensor<f32>) -> tensor<384xf32>
    %701 = stablehlo.reshape %700 : (tensor<384xf32>) -> tensor<1x1x384xf32>
    %cst_166 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %702 = stablehlo.reduce(%701 init: %cst_166) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x384xf32>, tensor<f32>) -> tensor<384xf32>
    %703 = stablehlo.dot_general %699, %427, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<8x128x384xf32>, tensor<8x128x128xf32>) -> tensor<384x128xf32>
    %704 = stablehlo.transpose %703, dims = [1, 0] : (tensor<384x128xf32>) -> tensor<128x384xf32>
    %705 = stablehlo.dot_general %699, %arg45, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<8x128x384xf32>, tensor<128x384xf32>) -> tensor<8x128x128xf32>
    %cst_167 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %706 = stablehlo.reduce(%705 init: %cst_167) applies stablehlo.add across dimensions = [0, 1] : (tensor<8x128x128xf32>, tensor<f32>) -> tensor<128xf32>
    %707 = stablehlo.reshape %706 : (tensor<128xf32>) -> tensor<1x1x128xf32>
    %cst_168 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %708 = stablehlo.reduce(%707 init: %cst_168) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x128xf32>, tensor<f32>) -> tensor<128xf32>
    %709 = stablehlo.multiply %421, %705 : tensor<8x128x128xf32>
    %cst_169 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %710 = stablehlo.reduce(%709 init: %cst_169) applies stablehlo.add across dimensions = [0, 1] : (tensor<8x128x128xf32>, tensor<f32>) -> tensor<128xf32>
    %711 = stablehlo.reshape %710 : (tensor<128xf32>) -> tensor<1x1x128xf32>
    %712 = stablehlo.broadcast_in_dim %422, dims = [0, 1, 2] : (tensor<1x1x128xf32>) -> tensor<8x128x128xf32>
    %713 = stablehlo.multiply %705, %712 : tensor<8x128x128xf32>
    %cst_170 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %714 = stablehlo.reduce(%711 init: %cst_170) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x128xf32>, tensor<f32>) -> tensor<128xf32>
    %715 = stablehlo.multiply %408, %713 : tensor<8x128x128xf32>
    %cst_171 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %716 = stablehlo.reduce(%715 init: %cst_171) applies stablehlo.add across dimensions = [2] : (tensor<8x128x128xf32>, tensor<f32>) -> tensor<8x128xf32>
    %717 = stablehlo.reshape %716 : (tensor<8x128xf32>) -> tensor<8x128x1xf32>
    %718 = stablehlo.broadcast_in_dim %416, dims = [0, 1, 2] : (tensor<8x128x1xf32>) -> tensor<8x128x128xf32>
    %719 = stablehlo.multiply %713, %718 : tensor<8x128x128xf32>
    %720 = stablehlo.multiply %717, %419 : tensor<8x128x1xf32>
    %cst_172 = stablehlo.constant dense<1.280000e+02> : tensor<f32>
    %721 = stablehlo.broadcast_in_dim %cst_172, dims = [] : (tensor<f32>) -> tensor<8x128x1xf32>
    %722 = stablehlo.divide %720, %721 : tensor<8x128x1xf32>
    %cst_173 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %723 = stablehlo.reduce(%722 init: %cst_173) applies stablehlo.add across dimensions = [2] : (tensor<8x128x1xf32>, tensor<f32>) -> tensor<8x128xf32>
    %724 = stablehlo.broadcast_in_dim %723, dims = [0, 1] : (tensor<8x128xf32>) -> tensor<8x128x128xf32>
    %725 = stablehlo.multiply %408, %724 : tensor<8x128x128xf32>
    %726 = stablehlo.add %719, %725 : tensor<8x128x128xf32>
    %727 = stablehlo.multiply %724, %408 : tensor<8x128x128xf32>
    %728 = stablehlo.add %726, %727 : tensor<8x128x128xf32>
    %729 = stablehlo.negate %728 : tensor<8x128x128xf32>
    %cst_174 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %730 = stablehlo.reduce(%729 init: %cst_174) applies stablehlo.add across dimensions = [2] : (tensor<8x128x128xf32>, tensor<f32>) -> tensor<8x128xf32>
    %731 = stablehlo.reshape %730 : (tensor<8x128xf32>) -> tensor<8x128x1xf32>
    %732 = stablehlo.add %660, %728 : tensor<8x128x128xf32>
    %cst_175 = stablehlo.constant dense<1.280000e+02> : tensor<f32>
    %733 = stablehlo.broadcast_in_dim %cst_175, dims = [] : (tensor<f32>) -> tensor<8x128x1xf32>
    %734 = stablehlo.divide %731, %733 : tensor<8x128x1xf32>
    %cst_176 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %735 = stablehlo.reduce(%734 init: %cst_176) applies stablehlo.add across dimensions = [2] : (tensor<8x128x1xf32>, tensor<f32>) -> tensor<8x128xf32>
    %736 = stablehlo.broadcast_in_dim %735, dims = [0, 1] : (tensor<8x128xf32>) -> tensor<8x128x128xf32>
    %737 = stablehlo.add %732, %736 : tensor<8x128x128xf32>
    %cst_177 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %738 = stablehlo.reduce(%737 init: %cst_177) applies stablehlo.add across dimensions = [0, 1] : (tensor<8x128x128xf32>, tensor<f32>) -> tensor<128xf32>
    %739 = stablehlo.reshape %738 : (tensor<128xf32>) -> tensor<1x1x128xf32>
    %cst_178 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %740 = stablehlo.reduce(%739 init: %cst_178) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x128xf32>, tensor<f32>) -> tensor<128xf32>
    %741 = stablehlo.dot_general %737, %397, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<8x128x128xf32>, tensor<8x128x512xf32>) -> tensor<128x512xf32>
    %742 = stablehlo.transpose %741, dims = [1, 0] : (tensor<128x512xf32>) -> tensor<512x128xf32>
    %743 = stablehlo.dot_general %737, %arg25, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<8x128x128xf32>, tensor<512x128xf32>) -> tensor<8x128x512xf32>
    %744 = stablehlo.multiply %379, %743 : tensor<8x128x512xf32>
    %745 = stablehlo.multiply %743, %396 : tensor<8x128x512xf32>
    %cst_179 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %746 = stablehlo.broadcast_in_dim %cst_179, dims = [] : (tensor<f32>) -> tensor<8x128x512xf32>
    %747 = stablehlo.multiply %746, %744 : tensor<8x128x512xf32>
    %748 = stablehlo.multiply %747, %392 : tensor<8x128x512xf32>
    %749 = stablehlo.multiply %748, %390 : tensor<8x128x512xf32>
    %750 = stablehlo.add %748, %749 : tensor<8x128x512xf32>
    %cst_180 = stablehlo.constant dense<0.797884583> : tensor<f32>
    %751 = stablehlo.broadcast_in_dim %cst_180, dims = [] : (tensor<f32>) -> tensor<8x128x512xf32>
    %752 = stablehlo.multiply %751, %750 : tensor<8x128x512xf32>
    %753 = stablehlo.add %745, %752 : tensor<8x128x512xf32>
    %cst_181 = stablehlo.constant dense<4.471500e-02> : tensor<f32>
    %754 = stablehlo.broadcast_in_dim %cst_181, dims = [] : (tensor<f32>) -> tensor<8x128x512xf32>
    %755 = stablehlo.multiply %754, %752 : tensor<8x128x512xf32>
    %756 = stablehlo.multiply %755, %384 : tensor<8x128x512xf32>
    %757 = stablehlo.add %753, %756 : tensor<8x128x512xf32>
    %cst_182 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %758 = stablehlo.reduce(%757 init: %cst_182) applies stablehlo.add across dimensions = [0, 1] : (tensor<8x128x512xf32>, tensor<f32>) -> tensor<512xf32>
    %759 = stablehlo.reshape %758 : (tensor<512xf32>) -> tensor<1x1x512xf32>
    %cst_183 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %760 = stablehlo.reduce(%759 init: %cst_183) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x512xf32>, tensor<f32>) -> tensor<512xf32>
    %761 = stablehlo.dot_general %757, %375, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<8x128x512xf32>, tensor<8x128x128xf32>) -> tensor<512x128xf32>
    %762 = stablehlo.transpose %761, dims = [1, 0] : (tensor<512x128xf32>) -> tensor<128x512xf32>
    %763 = stablehlo.dot_general %757, %arg35, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<8x128x512xf32>, tensor<128x512xf32>) -> tensor<8x128x128xf32>
    %cst_184 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %764 = stablehlo.reduce(%763 init: %cst_184) applies stablehlo.add across dimensions = [0, 1] : (tensor<8x128x128xf32>, tensor<f32>) -> tensor<128xf32>
    %765 = stablehlo.reshape %764 : (tensor<128xf32>) -> tensor<1x1x128xf32>
    %cst_185 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %766 = stablehlo.reduce(%765 init: %cst_185) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x128xf32>, tensor<f32>) -> tensor<128xf32>
    %767 = stablehlo.multiply %369, %763 : tensor<8x128x128xf32>
    %cst_186 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %768 = stablehlo.reduce(%767 init: %cst_186) applies stablehlo.add across dimensions = [0, 1] : (tensor<8x128x128xf32>, tensor<f32>) -> tensor<128xf32>
    %769 = stablehlo.reshape %768 : (tensor<128xf32>) -> tensor<1x1x128xf32>
    %770 = stablehlo.broadcast_in_dim %370, dims = [0, 1, 2] : (tensor<1x1x128xf32>) -> tensor<8x128x128xf32>
    %771 = stablehlo.multiply %763, %770 : tensor<8x128x128xf32>
    %cst_187 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %772 = stablehlo.reduce(%769 init: %cst_187) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x128xf32>, tensor<f32>) -> tensor<128xf32>
    %773 = stablehlo.multiply %356, %771 : tensor<8x128x128xf32>
    %cst_188 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %774 = stablehlo.reduce(%773 init: %cst_188) applies stablehlo.add across dimensions = [2] : (tensor<8x128x128xf32>, tensor<f32>) -> tensor<8x128xf32>
    %775 = stablehlo.reshape %774 : (tensor<8x128xf32>) -> tensor<8x128x1xf32>
    %776 = stablehlo.broadcast_in_dim %364, dims = [0, 1, 2] : (tensor<8x128x1xf32>) -> tensor<8x128x128xf32>
    %777 = stablehlo.multiply %771, %776 : tensor<8x128x128xf32>
    %778 = stablehlo.multiply %775, %367 : tensor<8x128x1xf32>
    %cst_189 = stablehlo.constant dense<1.280000e+02> : tensor<f32>
    %779 = stablehlo.broadcast_in_dim %cst_189, dims = [] : (tensor<f32>) -> tensor<8x128x1xf32>
    %780 = stablehlo.divide %778, %779 : tensor<8x128x1xf32>
    %cst_190 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %781 = stablehlo.reduce(%780 init: %cst_190) applies stablehlo.add across dimensions = [2] : (tensor<8x128x1xf32>, tensor<f32>) -> tensor<8x128xf32>
    %782 = stablehlo.broadcast_in_dim %781, dims = [0, 1] : (tensor<8x128xf32>) -> tensor<8x128x128xf32>
    %783 = stablehlo.multiply %356, %782 : tensor<8x128x128xf32>
    %784 = stablehlo.add %777, %783 : tensor<8x128x128xf32>
    %785 = stablehlo.multiply %782, %356 : tensor<8x128x128xf32>
    %786 = stablehlo.add %784, %785 : tensor<8x128x128xf32>
    %787 = stablehlo.negate %786 : tensor<8x128x128xf32>
    %cst_191 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %788 = stablehlo.reduce(%787 init: %cst_191) applies stablehlo.add across dimensions = [2] : (tensor<8x128x128xf32>, tensor<f32>) -> tensor<8x128xf32>
    %789 = stablehlo.reshape %788 : (tensor<8x128xf32>) -> tensor<8x128x1xf32>
    %790 = stablehlo.add %737, %786 : tensor<8x128x128xf32>
    %cst_192 = stablehlo.constant dense<1.280000e+02> : tensor<f32>
    %791 = stablehlo.broadcast_in_dim %cst_192, dims = [] : (tensor<f32>) -> tensor<8x128x1xf32>
    %792 = stablehlo.divide %789, %791 : tensor<8x128x1xf32>
    %cst_193 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %793 = stablehlo.reduce(%792 init: %cst_193) applies stablehlo.add across dimensions = [2] : (tensor<8x128x1xf32>, tensor<f32>) -> tensor<8x128xf32>
    %794 = stablehlo.broadcast_in_dim %793, dims = [0, 1] : (tensor<8x128xf32>) -> tensor<8x128x128xf32>
    %795 = stablehlo.add %790, %794 : tensor<8x128x128xf32>
    %cst_194 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %796 = stablehlo.reduce(%795 init: %cst_194) applies stablehlo.add across dimensions = [0, 1] : (tensor<8x128x128xf32>, tensor<f32>) -> tensor<128xf32>
    %797 = stablehlo.reshape %796 : (tensor<128xf32>) -> tensor<1x1x128xf32>
    %cst_195 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %798 = stablehlo.reduce(%797 init: %cst_195) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x128xf32>, tensor<f32>) -> tensor<128xf32>
    %799 = stablehlo.dot_general %795, %345, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<8x128x128xf32>, tensor<8x128x128xf32>) -> tensor<128x128xf32>
    %800 = stablehlo.transpose %799, dims = [1, 0] : (tensor<128x128xf32>) -> tensor<128x128xf32>
    %801 = stablehlo.dot_general %795, %arg27, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<8x128x128xf32>, tensor<128x128xf32>) -> tensor<8x128x128xf32>
    %802 = stablehlo.reshape %801 : (tensor<8x128x128xf32>) -> tensor<8x128x4x32xf32>
    %803 = stablehlo.transpose %802, dims = [0, 2, 3, 1] : (tensor<8x128x4x32xf32>) -> tensor<8x4x32x128xf32>
    %804 = stablehlo.dot_general %803, %309, batching_dims = [0, 1] x [0, 2], contracting_dims = [2] x [3], precision = [DEFAULT, DEFAULT] : (tensor<8x4x32x128xf32>, tensor<8x128x4x32xf32>) -> tensor<8x4x128x128xf32>
    %805 = stablehlo.dot_general %803, %339, batching_dims = [0, 1] x [0, 1], contracting_dims = [3] x [2], precision = [DEFAULT, DEFAULT] : (tensor<8x4x32x128xf32>, tensor<8x4x128x128xf32>) -> tensor<8x4x32x128xf32>
    %806 = stablehlo.transpose %805, dims = [0, 3, 1, 2] : (tensor<8x4x32x128xf32>) -> tensor<8x128x4x32xf32>
    %807 = stablehlo.broadcast_in_dim %342, dims = [0, 1, 2, 3] : (tensor<8x4x128x1xf32>) -> tensor<8x4x128x128xf32>
    %808 = stablehlo.multiply %804, %807 : tensor<8x4x128x128xf32>
    %809 = stablehlo.multiply %808, %335 : tensor<8x4x128x128xf32>
    %cst_196 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %810 = stablehlo.reduce(%809 init: %cst_196) applies stablehlo.add across dimensions = [3] : (tensor<8x4x128x128xf32>, tensor<f32>) -> tensor<8x4x128xf32>
    %811 = stablehlo.reshape %810 : (tensor<8x4x128xf32>) -> tensor<8x4x128x1xf32>
    %812 = stablehlo.negate %811 : tensor<8x4x128x1xf32>
    %813 = stablehlo.broadcast_in_dim %337, dims = [0, 1, 2, 3] : (tensor<8x4x128x1xf32>) -> tensor<8x4x128x128xf32>
    %814 = stablehlo.divide %804, %813 : tensor<8x4x128x128xf32>
    %cst_197 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %815 = stablehlo.reduce(%812 init: %cst_197) applies stablehlo.add across dimensions = [3] : (tensor<8x4x128x1xf32>, tensor<f32>) -> tensor<8x4x128xf32>
    %816 = stablehlo.broadcast_in_dim %815, dims = [0, 1, 2] : (tensor<8x4x128xf32>) -> tensor<8x4x128x128xf32>
    %817 = stablehlo.add %814, %816 : tensor<8x4x128x128xf32>
    %818 = stablehlo.multiply %817, %335 : tensor<8x4x128x128xf32>
    %819 = call @_where_2(%313#1, %313#2, %818) : (tensor<8x4x128x128xi1>, tensor<8x4x128x128xf32>, tensor<8x4x128x128xf32>) -> tensor<8x4x128x128xf32>
    %cst_198 = stablehlo.constant dense<0.176776692> : tensor<f32>
    %820 = stablehlo.broadcast_in_dim %cst_198, dims = [] : (tensor<f32>) -> tensor<8x4x128x128xf32>
    %821 = stablehlo.multiply %819, %820 : tensor<8x4x128x128xf32>
    %822 = stablehlo.dot_general %821, %305, batching_dims = [0, 1] x [0, 2], contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<8x4x128x128xf32>, tensor<8x128x4x32xf32>) -> tensor<8x4x128x32xf32>
    %823 = stablehlo.transpose %822, dims = [0, 2, 1, 3] : (tensor<8x4x128x32xf32>) -> tensor<8x128x4x32xf32>
    %824 = stablehlo.dot_general %821, %307, batching_dims = [0, 1] x [0, 2], contracting_dims = [3] x [1], precision = [DEFAULT, DEFAULT] : (tensor<8x4x128x128xf32>, tensor<8x128x4x32xf32>) -> tensor<8x4x128x32xf32>
    %825 = stablehlo.transpose %824, dims = [0, 2, 1, 3] : (tensor<8x4x128x32xf32>) -> tensor<8x128x4x32xf32>
    %826 = stablehlo.broadcast_in_dim %806, dims = [0, 1, 3, 4] : (tensor<8x128x4x32xf32>) -> tensor<8x128x1x4x32xf32>
    %cst_199 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %827 = stablehlo.pad %826, %cst_199, low = [0, 0, 2, 0, 0], high = [0, 0, 0, 0, 0], interior = [0, 0, 0, 0, 0] : (tensor<8x128x1x4x32xf32>, tensor<f32>) -> tensor<8x128x3x4x32xf32>
    %828 = stablehlo.broadcast_in_dim %823, dims = [0, 1, 3, 4] : (tensor<8x128x4x32xf32>) -> tensor<8x128x1x4x32xf32>
    %cst_200 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %829 = stablehlo.pad %828, %cst_200, low = [0, 0, 1, 0, 0], high = [0, 0, 1, 0, 0], interior = [0, 0, 0, 0, 0] : (tensor<8x128x1x4x32xf32>, tensor<f32>) -> tensor<8x128x3x4x32xf32>
    %830 = stablehlo.add %827, %829 : tensor<8x128x3x4x32xf32>
    %831 = stablehlo.broadcast_in_dim %825, dims = [0, 1, 3, 4] : (tensor<8x128x4x32xf32>) -> tensor<8x128x1x4x32xf32>
    %cst_201 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %832 = stablehlo.pad %831, %cst_201, low = [0, 0, 0, 0, 0], high = [0, 0, 2, 0, 0], interior = [0, 0, 0, 0, 0] : (tensor<8x128x1x4x32xf32>, tensor<f32>) -> tensor<8x128x3x4x32xf32>
    %833 = stablehlo.add %830, %832 : tensor<8x128x3x4x32xf32>
    %834 = stablehlo.reshape %833 : (tensor<8x128x3x4x32xf32>) -> tensor<8x128x384xf32>
    %cst_202 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %835 = stablehlo.reduce(%834 init: %cst_202) applies stablehlo.add across dimensions = [0, 1] : (tensor<8x128x384xf32>, tensor<f32>) -> tensor<384xf32>
    %836 = stablehlo.reshape %835 : (tensor<384xf32>) -> tensor<1x1x384xf32>
    %cst_203 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %837 = stablehlo.reduce(%836 init: %cst_203) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x384xf32>, tensor<f32>) -> tensor<384xf32>
    %838 = stablehlo.dot_general %834, %298, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<8x128x384xf32>, tensor<8x128x128xf32>) -> tensor<384x128xf32>
    %839 = stablehlo.transpose %838, dims = [1, 0] : (tensor<384x128xf32>) -> tensor<128x384xf32>
    %840 = stablehlo.dot_general %834, %arg33, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<8x128x384xf32>, tensor<128x384xf32>) -> tensor<8x128x128xf32>
    %cst_204 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %841 = stablehlo.reduce(%840 init: %cst_204) applies stablehlo.add across dimensions = [0, 1] : (tensor<8x128x128xf32>, tensor<f32>) -> tensor<128xf32>
    %842 = stablehlo.reshape %841 : (tensor<128xf32>) -> tensor<1x1x128xf32>
    %cst_205 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %843 = stablehlo.reduce(%842 init: %cst_205) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x128xf32>, tensor<f32>) -> tensor<128xf32>
    %844 = stablehlo.multiply %292, %840 : tensor<8x128x128xf32>
    %cst_206 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %845 = stablehlo.reduce(%844 init: %cst_206) applies stablehlo.add across dimensions = [0, 1] : (tensor<8x128x128xf32>, tensor<f32>) -> tensor<128xf32>
    %846 = stablehlo.reshape %845 : (tensor<128xf32>) -> tensor<1x1x128xf32>
    %847 = stablehlo.broadcast_in_dim %293, dims = [0, 1, 2] : (tensor<1x1x128xf32>) -> tensor<8x128x128xf32>
    %848 = stablehlo.multiply %840, %847 : tensor<8x128x128xf32>
    %cst_207 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %849 = stablehlo.reduce(%846 init: %cst_207) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x128xf32>, tensor<f32>) -> tensor<128xf32>
    %850 = stablehlo.multiply %279, %848 : tensor<8x128x128xf32>
    %cst_208 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %851 = stablehlo.reduce(%850 init: %cst_208) applies stablehlo.add across dimensions = [2] : (tensor<8x128x128xf32>, tensor<f32>) -> tensor<8x128xf32>
    %852 = stablehlo.reshape %851 : (tensor<8x128xf32>) -> tensor<8x128x1xf32>
    %853 = stablehlo.broadcast_in_dim %287, dims = [0, 1, 2] : (tensor<8x128x1xf32>) -> tensor<8x128x128xf32>
    %854 = stablehlo.multiply %848, %853 : tensor<8x128x128xf32>
    %855 = stablehlo.multiply %852, %290 : tensor<8x128x1xf32>
    %cst_209 = stablehlo.constant dense<1.280000e+02> : tensor<f32>
    %856 = stablehlo.broadcast_in_dim %cst_209, dims = [] : (tensor<f32>) -> tensor<8x128x1xf32>
    %857 = stablehlo.divide %855, %856 : tensor<8x128x1xf32>
    %cst_210 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %858 = stablehlo.reduce(%857 init: %cst_210) applies stablehlo.add across dimensions = [2] : (tensor<8x128x1xf32>, tensor<f32>) -> tensor<8x128xf32>
    %859 = stablehlo.broadcast_in_dim %858, dims = [0, 1] : (tensor<8x128xf32>) -> tensor<8x128x128xf32>
    %860 = stablehlo.multiply %279, %859 : tensor<8x128x128xf32>
    %861 = stablehlo.add %854, %860 : tensor<8x128x128xf32>
    %862 = stablehlo.multiply %859, %279 : tensor<8x128x128xf32>
    %863 = stablehlo.add %861, %862 : tensor<8x128x128xf32>
    %864 = stablehlo.negate %863 : tensor<8x128x128xf32>
    %cst_211 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %865 = stablehlo.reduce(%864 init: %cst_211) applies stablehlo.add across dimensions = [2] : (tensor<8x128x128xf32>, tensor<f32>) -> tensor<8x128xf32>
    %866 = stablehlo.reshape %865 : (tensor<8x128xf32>) -> tensor<8x128x1xf32>
    %867 = stablehlo.add %795, %863 : tensor<8x128x128xf32>
    %cst_212 = stablehlo.constant dense<1.280000e+02> : tensor<f32>
    %868 = stablehlo.broadcast_in_dim %cst_212, dims = [] : (tensor<f32>) -> tensor<8x128x1xf32>
    %869 = stablehlo.divide %866, %868 : tensor<8x128x1xf32>
    %cst_213 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %870 = stablehlo.reduce(%869 init: %cst_213) applies stablehlo.add across dimensions = [2] : (tensor<8x128x1xf32>, tensor<f32>) -> tensor<8x128xf32>
    %871 = stablehlo.broadcast_in_dim %870, dims = [0, 1] : (tensor<8x128xf32>) -> tensor<8x128x128xf32>
    %872 = stablehlo.add %867, %871 : tensor<8x128x128xf32>
    %cst_214 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %873 = stablehlo.reduce(%872 init: %cst_214) applies stablehlo.add across dimensions = [0, 1] : (tensor<8x128x128xf32>, tensor<f32>) -> tensor<128xf32>
    %874 = stablehlo.reshape %873 : (tensor<128xf32>) -> tensor<1x1x128xf32>
    %cst_215 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %875 = stablehlo.reduce(%874 init: %cst_215) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x128xf32>, tensor<f32>) -> tensor<128xf32>
    %876 = stablehlo.dot_general %872, %268, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<8x128x128xf32>, tensor<8x128x512xf32>) -> tensor<128x512xf32>
    %877 = stablehlo.transpose %876, dims = [1, 0] : (tensor<128x512xf32>) -> tensor<512x128xf32>
    %878 = stablehlo.dot_general %872, %arg13, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<8x128x128xf32>, tensor<512x128xf32>) -> tensor<8x128x512xf32>
    %879 = stablehlo.multiply %250, %878 : tensor<8x128x512xf32>
    %880 = stablehlo.multiply %878, %267 : tensor<8x128x512xf32>
    %cst_216 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %881 = stablehlo.broadcast_in_dim %cst_216, dims = [] : (tensor<f32>) -> tensor<8x128x512xf32>
    %882 = stablehlo.multiply %881, %879 : tensor<8x128x512xf32>
    %883 = stablehlo.multiply %882, %263 : tensor<8x128x512xf32>
    %884 = stablehlo.multiply %883, %261 : tensor<8x128x512xf32>
    %885 = stablehlo.add %883, %884 : tensor<8x128x512xf32>
    %cst_217 = stablehlo.constant dense<0.797884583> : tensor<f32>
    %886 = stablehlo.broadcast_in_dim %cst_217, dims = [] : (tensor<f32>) -> tensor<8x128x512xf32>
    %887 = stablehlo.multiply %886, %885 : tensor<8x128x512xf32>
    %888 = stablehlo.add %880, %887 : tensor<8x128x512xf32>
    %cst_218 = stablehlo.constant dense<4.471500e-02> : tensor<f32>
    %889 = stablehlo.broadcast_in_dim %cst_218, dims = [] : (tensor<f32>) -> tensor<8x128x512xf32>
    %890 = stablehlo.multiply %889, %887 : tensor<8x128x512xf32>
    %891 = stablehlo.multiply %890, %255 : tensor<8x128x512xf32>
    %892 = stablehlo.add %888, %891 : tensor<8x128x512xf32>
    %cst_219 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %893 = stablehlo.reduce(%892 init: %cst_219) applies stablehlo.add across dimensions = [0, 1] : (tensor<8x128x512xf32>, tensor<f32>) -> tensor<512xf32>
    %894 = stablehlo.reshape %893 : (tensor<512xf32>) -> tensor<1x1x512xf32>
    %cst_220 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %895 = stablehlo.reduce(%894 init: %cst_220) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x512xf32>, tensor<f32>) -> tensor<512xf32>
    %896 = stablehlo.dot_general %892, %246, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<8x128x512xf32>, tensor<8x128x128xf32>) -> tensor<512x128xf32>
    %897 = stablehlo.transpose %896, dims = [1, 0] : (tensor<512x128xf32>) -> tensor<128x512xf32>
    %898 = stablehlo.dot_general %892, %arg23, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<8x128x512xf32>, tensor<128x512xf32>) -> tensor<8x128x128xf32>
    %cst_221 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %899 = stablehlo.reduce(%898 init: %cst_221) applies stablehlo.add across dimensions = [0, 1] : (tensor<8x128x128xf32>, tensor<f32>) -> tensor<128xf32>
    %900 = stablehlo.reshape %899 : (tensor<128xf32>) -> tensor<1x1x128xf32>
    %cst_222 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %901 = stablehlo.reduce(%900 init: %cst_222) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x128xf32>, tensor<f32>) -> tensor<128xf32>
    %902 = stablehlo.multiply %240, %898 : tensor<8x128x128xf32>
    %cst_223 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %903 = stablehlo.reduce(%902 init: %cst_223) applies stablehlo.add across dimensions = [0, 1] : (tensor<8x128x128xf32>, tensor<f32>) -> tensor<128xf32>
    %904 = stablehlo.reshape %903 : (tensor<128xf32>) -> tensor<1x1x128xf32>
    %905 = stablehlo.broadcast_in_dim %241, dims = [0, 1, 2] : (tensor<1x1x128xf32>) -> tensor<8x128x128xf32>
    %906 = stablehlo.multiply %898, %905 : tensor<8x128x128xf32>
    %cst_224 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %907 = stablehlo.reduce(%904 init: %cst_224) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x128xf32>, tensor<f32>) -> tensor<128xf32>
    %908 = stablehlo.multiply %227, %906 : tensor<8x128x128xf32>
    %cst_225 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %909 = stablehlo.reduce(%908 init: %cst_225) applies stablehlo.add across dimensions = [2] : (tensor<8x128x128xf32>, tensor<f32>) -> tensor<8x128xf32>
    %910 = stablehlo.reshape %909 : (tensor<8x128xf32>) -> tensor<8x128x1xf32>
    %911 = stablehlo.broadcast_in_dim %235, dims = [0, 1, 2] : (tensor<8x128x1xf32>) -> tensor<8x128x128xf32>
    %912 = stablehlo.multiply %906, %911 : tensor<8x128x128xf32>
    %913 = stablehlo.multiply %910, %238 : tensor<8x128x1xf32>
    %cst_226 = stablehlo.constant dense<1.280000e+02> : tensor<f32>
    %914 = stablehlo.broadcast_in_dim %cst_226, dims = [] : (tensor<f32>) -> tensor<8x128x1xf32>
    %915 = stablehlo.divide %913, %914 : tensor<8x128x1xf32>
    %cst_227 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %916 = stablehlo.reduce(%915 init: %cst_227) applies stablehlo.add across dimensions = [2] : (tensor<8x128x1xf32>, tensor<f32>) -> tensor<8x128xf32>
    %917 = stablehlo.broadcast_in_dim %916, dims = [0, 1] : (tensor<8x128xf32>) -> tensor<8x128x128xf32>
    %918 = stablehlo.multiply %227, %917 : tensor<8x128x128xf32>
    %919 = stablehlo.add %912, %918 : tensor<8x128x128xf32>
    %920 = stablehlo.multiply %917, %227 : tensor<8x128x128xf32>
    %921 = stablehlo.add %919, %920 : tensor<8x128x128xf32>
    %922 = stablehlo.negate %921 : tensor<8x128x128xf32>
    %cst_228 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %923 = stablehlo.reduce(%922 init: %cst_228) applies stablehlo.add across dimensions = [2] : (tensor<8x128x128xf32>, tensor<f32>) -> tensor<8x128xf32>
    %924 = stablehlo.reshape %923 : (tensor<8x128xf32>) -> tensor<8x128x1xf32>
    %925 = stablehlo.add %872, %921 : tensor<8x128x128xf32>
    %cst_229 = stablehlo.constant dense<1.280000e+02> : tensor<f32>
    %926 = stablehlo.broadcast_in_dim %cst_229, dims = [] : (tensor<f32>) -> tensor<8x128x1xf32>
    %927 = stablehlo.divide %924, %926 : tensor<8x128x1xf32>
    %cst_230 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %928 = stablehlo.reduce(%927 init: %cst_230) applies stablehlo.add across dimensions = [2] : (tensor<8x128x1xf32>, tensor<f32>) -> tensor<8x128xf32>
    %929 = stablehlo.broadcast_in_dim %928, dims = [0, 1] : (tensor<8x128xf32>) -> tensor<8x128x128xf32>
    %930 = stablehlo.add %925, %929 : tensor<8x128x128xf32>
    %cst_231 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %931 = stablehlo.reduce(%930 init: %cst_231) applies stablehlo.add across dimensions = [0, 1] : (tensor<8x128x128xf32>, tensor<f32>) -> tensor<128xf32>
    %932 = stablehlo.reshape %931 : (tensor<128xf32>) -> tensor<1x1x128xf32>
    %cst_232 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %933 = stablehlo.reduce(%932 init: %cst_232) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x128xf32>, tensor<f32>) -> tensor<128xf32>
    %934 = stablehlo.dot_general %930, %216, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<8x128x128xf32>, tensor<8x128x128xf32>) -> tensor<128x128xf32>
    %935 = stablehlo.transpose %934, dims = [1, 0] : (tensor<128x128xf32>) -> tensor<128x128xf32>
    %936 = stablehlo.dot_general %930, %arg15, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<8x128x128xf32>, tensor<128x128xf32>) -> tensor<8x128x128xf32>
    %937 = stablehlo.reshape %936 : (tensor<8x128x128xf32>) -> tensor<8x128x4x32xf32>
    %938 = stablehlo.transpose %937, dims = [0, 2, 3, 1] : (tensor<8x128x4x32xf32>) -> tensor<8x4x32x128xf32>
    %939 = stablehlo.dot_general %938, %180, batching_dims = [0, 1] x [0, 2], contracting_dims = [2] x [3], precision = [DEFAULT, DEFAULT] : (tensor<8x4x32x128xf32>, tensor<8x128x4x32xf32>) -> tensor<8x4x128x128xf32>
    %940 = stablehlo.dot_general %938, %210, batching_dims = [0, 1] x [0, 1], contracting_dims = [3] x [2], precision = [DEFAULT, DEFAULT] : (tensor<8x4x32x128xf32>, tensor<8x4x128x128xf32>) -> tensor<8x4x32x128xf32>
    %941 = stablehlo.transpose %940, dims = [0, 3, 1, 2] : (tensor<8x4x32x128xf32>) -> tensor<8x128x4x32xf32>
    %942 = stablehlo.broadcast_in_dim %213, dims = [0, 1, 2, 3] : (tensor<8x4x128x1xf32>) -> tensor<8x4x128x128xf32>
    %943 = stablehlo.multiply %939, %942 : tensor<8x4x128x128xf32>
    %944 = stablehlo.multiply %943, %206 : tensor<8x4x128x128xf32>
    %cst_233 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %945 = stablehlo.reduce(%944 init: %cst_233) applies stablehlo.add across dimensions = [3] : (tensor<8x4x128x128xf32>, tensor<f32>) -> tensor<8x4x128xf32>
    %946 = stablehlo.reshape %945 : (tensor<8x4x128xf32>) -> tensor<8x4x128x1xf32>
    %947 = stablehlo.negate %946 : tensor<8x4x128x1xf32>
    %948 = stablehlo.broadcast_in_dim %208, dims = [0, 1, 2, 3] : (tensor<8x4x128x1xf32>) -> tensor<8x4x128x128xf32>
    %949 = stablehlo.divide %939, %948 : tensor<8x4x128x128xf32>
    %cst_234 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %950 = stablehlo.reduce(%947 init: %cst_234) applies stablehlo.add across dimensions = [3] : (tensor<8x4x128x1xf32>, tensor<f32>) -> tensor<8x4x128xf32>
    %951 = stablehlo.broadcast_in_dim %950, dims = [0, 1, 2] : (tensor<8x4x128xf32>) -> tensor<8x4x128x128xf32>
    %952 = stablehlo.add %949, %951 : tensor<8x4x128x128xf32>
    %953 = stablehlo.multiply %952, %206 : tensor<8x4x128x128xf32>
    %954 = call @_where_2(%184#1, %184#2, %953) : (tensor<8x4x128x128xi1>, tensor<8x4x128x128xf32>, tensor<8x4x128x128xf32>) -> tensor<8x4x128x128xf32>
    %cst_235 = stablehlo.constant dense<0.176776692> : tensor<f32>
    %955 = stablehlo.broadcast_in_dim %cst_235, dims = [] : (tensor<f32>) -> tensor<8x4x128x128xf32>
    %956 = stablehlo.multiply %954, %955 : tensor<8x4x128x128xf32>
    %957 = stablehlo.dot_general %956, %176, batching_dims = [0, 1] x [0, 2], contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<8x4x128x128xf32>, tensor<8x128x4x32xf32>) -> tensor<8x4x128x32xf32>
    %958 = stablehlo.transpose %957, dims = [0, 2, 1, 3] : (tensor<8x4x128x32xf32>) -> tensor<8x128x4x32xf32>
    %959 = stablehlo.dot_general %956, %178, batching_dims = [0, 1] x [0, 2], contracting_dims = [3] x [1], precision = [DEFAULT, DEFAULT] : (tensor<8x4x128x128xf32>, tensor<8x128x4x32xf32>) -> tensor<8x4x128x32xf32>
    %960 = stablehlo.transpose %959, dims = [0, 2, 1, 3] : (tensor<8x4x128x32xf32>) -> tensor<8x128x4x32xf32>
    %961 = stablehlo.broadcast_in_dim %941, dims = [0, 1, 3, 4] : (tensor<8x128x4x32xf32>) -> tensor<8x128x1x4x32xf32>
    %cst_236 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %962 = stablehlo.pad %961, %cst_236, low = [0, 0, 2, 0, 0], high = [0, 0, 0, 0, 0], interior = [0, 0, 0, 0, 0] : (tensor<8x128x1x4x32xf32>, tensor<f32>) -> tensor<8x128x3x4x32xf32>
    %963 = stablehlo.broadcast_in_dim %958, dims = [0, 1, 3, 4] : (tensor<8x128x4x32xf32>) -> tensor<8x128x1x4x32xf32>
    %cst_237 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %964 = stablehlo.pad %963, %cst_237, low = [0, 0, 1, 0, 0], high = [0, 0, 1, 0, 0], interior = [0, 0, 0, 0, 0] : (tensor<8x128x1x4x32xf32>, tensor<f32>) -> tensor<8x128x3x4x32xf32>
    %965 = stablehlo.add %962, %964 : tensor<8x128x3x4x32xf32>
    %966 = stablehlo.broadcast_in_dim %960, dims = [0, 1, 3, 4] : (tensor<8x128x4x32xf32>) -> tensor<8x128x1x4x32xf32>
    %cst_238 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %967 = stablehlo.pad %966, %cst_238, low = [0, 0, 0, 0, 0], high = [0, 0, 2, 0, 0], interior = [0, 0, 0, 0, 0] : (tensor<8x128x1x4x32xf32>, tensor<f32>) -> tensor<8x128x3x4x32xf32>
    %968 = stablehlo.add %965, %967 : tensor<8x128x3x4x32xf32>
    %969 = stablehlo.reshape %968 : (tensor<8x128x3x4x32xf32>) -> tensor<8x128x384xf32>
    %cst_239 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %970 = stablehlo.reduce(%969 init: %cst_239) applies stablehlo.add across dimensions = [0, 1] : (tensor<8x128x384xf32>, tensor<f32>) -> tensor<384xf32>
    %971 = stablehlo.reshape %970 : (tensor<384xf32>) -> tensor<1x1x384xf32>
    %cst_240 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %972 = stablehlo.reduce(%971 init: %cst_240) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x384xf32>, tensor<f32>) -> tensor<384xf32>
    %973 = stablehlo.dot_general %969, %169, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<8x128x384xf32>, tensor<8x128x128xf32>) -> tensor<384x128xf32>
    %974 = stablehlo.transpose %973, dims = [1, 0] : (tensor<384x128xf32>) -> tensor<128x384xf32>
    %975 = stablehlo.dot_general %969, %arg21, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<8x128x384xf32>, tensor<128x384xf32>) -> tensor<8x128x128xf32>
    %cst_241 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %976 = stablehlo.reduce(%975 init: %cst_241) applies stablehlo.add across dimensions = [0, 1] : (tensor<8x128x128xf32>, tensor<f32>) -> tensor<128xf32>
    %977 = stablehlo.reshape %976 : (tensor<128xf32>) -> tensor<1x1x128xf32>
    %cst_242 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %978 = stablehlo.reduce(%977 init: %cst_242) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x128xf32>, tensor<f32>) -> tensor<128xf32>
    %979 = stablehlo.multiply %163, %975 : tensor<8x128x128xf32>
    %cst_243 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %980 = stablehlo.reduce(%979 init: %cst_243) applies stablehlo.add across dimensions = [0, 1] : (tensor<8x128x128xf32>, tensor<f32>) -> tensor<128xf32>
    %981 = stablehlo.reshape %980 : (tensor<128xf32>) -> tensor<1x1x128xf32>
    %982 = stablehlo.broadcast_in_dim %164, dims = [0, 1, 2] : (tensor<1x1x128xf32>) -> tensor<8x128x128xf32>
    %983 = stablehlo.multiply %975, %982 : tensor<8x128x128xf32>
    %cst_244 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %984 = stablehlo.reduce(%981 init: %cst_244) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x128xf32>, tensor<f32>) -> tensor<128xf32>
    %985 = stablehlo.multiply %150, %983 : tensor<8x128x128xf32>
    %cst_245 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %986 = stablehlo.reduce(%985 init: %cst_245) applies stablehlo.add across dimensions = [2] : (tensor<8x128x128xf32>, tensor<f32>) -> tensor<8x128xf32>
    %987 = stablehlo.reshape %986 : (tensor<8x128xf32>) -> tensor<8x128x1xf32>
    %988 = stablehlo.broadcast_in_dim %158, dims = [0, 1, 2] : (tensor<8x128x1xf32>) -> tensor<8x128x128xf32>
    %989 = stablehlo.multiply %983, %988 : tensor<8x128x128xf32>
    %990 = stablehlo.multiply %987, %161 : tensor<8x128x1xf32>
    %cst_246 = stablehlo.constant dense<1.280000e+02> : tensor<f32>
    %991 = stablehlo.broadcast_in_dim %cst_246, dims = [] : (tensor<f32>) -> tensor<8x128x1xf32>
    %992 = stablehlo.divide %990, %991 : tensor<8x128x1xf32>
    %cst_247 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %993 = stablehlo.reduce(%992 init: %cst_247) applies stablehlo.add across dimensions = [2] : (tensor<8x128x1xf32>, tensor<f32>) -> tensor<8x128xf32>
    %994 = stablehlo.broadcast_in_dim %993, dims = [0, 1] : (tensor<8x128xf32>) -> tensor<8x128x128xf32>
    %995 = stablehlo.multiply %150, %994 : tensor<8x128x128xf32>
    %996 = stablehlo.add %989, %995 : tensor<8x128x128xf32>
    %997 = stablehlo.multiply %994, %150 : tensor<8x128x128xf32>
    %998 = stablehlo.add %996, %997 : tensor<8x128x128xf32>
    %999 = stablehlo.negate %998 : tensor<8x128x128xf32>
    %cst_248 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1000 = stablehlo.reduce(%999 init: %cst_248) applies stablehlo.add across dimensions = [2] : (tensor<8x128x128xf32>, tensor<f32>) -> tensor<8x128xf32>
    %1001 = stablehlo.reshape %1000 : (tensor<8x128xf32>) -> tensor<8x128x1xf32>
    %1002 = stablehlo.add %930, %998 : tensor<8x128x128xf32>
    %cst_249 = stablehlo.constant dense<1.280000e+02> : tensor<f32>
    %1003 = stablehlo.broadcast_in_dim %cst_249, dims = [] : (tensor<f32>) -> tensor<8x128x1xf32>
    %1004 = stablehlo.divide %1001, %1003 : tensor<8x128x1xf32>
    %cst_250 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1005 = stablehlo.reduce(%1004 init: %cst_250) applies stablehlo.add across dimensions = [2] : (tensor<8x128x1xf32>, tensor<f32>) -> tensor<8x128xf32>
    %1006 = stablehlo.broadcast_in_dim %1005, dims = [0, 1] : (tensor<8x128xf32>) -> tensor<8x128x128xf32>
    %1007 = stablehlo.add %1002, %1006 : tensor<8x128x128xf32>
    %cst_251 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1008 = stablehlo.reduce(%1007 init: %cst_251) applies stablehlo.add across dimensions = [0, 1] : (tensor<8x128x128xf32>, tensor<f32>) -> tensor<128xf32>
    %1009 = stablehlo.reshape %1008 : (tensor<128xf32>) -> tensor<1x1x128xf32>
    %cst_252 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1010 = stablehlo.reduce(%1009 init: %cst_252) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x128xf32>, tensor<f32>) -> tensor<128xf32>
    %1011 = stablehlo.dot_general %1007, %139, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<8x128x128xf32>, tensor<8x128x512xf32>) -> tensor<128x512xf32>
    %1012 = stablehlo.transpose %1011, dims = [1, 0] : (tensor<128x512xf32>) -> tensor<512x128xf32>
    %1013 = stablehlo.dot_general %1007, %arg1, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<8x128x128xf32>, tensor<512x128xf32>) -> tensor<8x128x512xf32>
    %1014 = stablehlo.multiply %121, %1013 : tensor<8x128x512xf32>
    %1015 = stablehlo.multiply %1013, %138 : tensor<8x128x512xf32>
    %cst_253 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %1016 = stablehlo.broadcast_in_dim %cst_253, dims = [] : (tensor<f32>) -> tensor<8x128x512xf32>
    %1017 = stablehlo.multiply %1016, %1014 : tensor<8x128x512xf32>
    %1018 = stablehlo.multiply %1017, %134 : tensor<8x128x512xf32>
    %1019 = stablehlo.multiply %1018, %132 : tensor<8x128x512xf32>
    %1020 = stablehlo.add %1018, %1019 : tensor<8x128x512xf32>
    %cst_254 = stablehlo.constant dense<0.797884583> : tensor<f32>
    %1021 = stablehlo.broadcast_in_dim %cst_254, dims = [] : (tensor<f32>) -> tensor<8x128x512xf32>
    %1022 = stablehlo.multiply %1021, %1020 : tensor<8x128x512xf32>
    %1023 = stablehlo.add %1015, %1022 : tensor<8x128x512xf32>
    %cst_255 = stablehlo.constant dense<4.471500e-02> : tensor<f32>
    %1024 = stablehlo.broadcast_in_dim %cst_255, dims = [] : (tensor<f32>) -> tensor<8x128x512xf32>
    %1025 = stablehlo.multiply %1024, %1022 : tensor<8x128x512xf32>
    %1026 = stablehlo.multiply %1025, %126 : tensor<8x128x512xf32>
    %1027 = stablehlo.add %1023, %1026 : tensor<8x128x512xf32>
    %cst_256 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1028 = stablehlo.reduce(%1027 init: %cst_256) applies stablehlo.add across dimensions = [0, 1] : (tensor<8x128x512xf32>, tensor<f32>) -> tensor<512xf32>
    %1029 = stablehlo.reshape %1028 : (tensor<512xf32>) -> tensor<1x1x512xf32>
    %cst_257 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1030 = stablehlo.reduce(%1029 init: %cst_257) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x512xf32>, tensor<f32>) -> tensor<512xf32>
    %1031 = stablehlo.dot_general %1027, %117, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<8x128x512xf32>, tensor<8x128x128xf32>) -> tensor<512x128xf32>
    %1032 = stablehlo.transpose %1031, dims = [1, 0] : (tensor<512x128xf32>) -> tensor<128x512xf32>
    %1033 = stablehlo.dot_general %1027, %arg11, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<8x128x512xf32>, tensor<128x512xf32>) -> tensor<8x128x128xf32>
    %cst_258 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1034 = stablehlo.reduce(%1033 init: %cst_258) applies stablehlo.add across dimensions = [0, 1] : (tensor<8x128x128xf32>, tensor<f32>) -> tensor<128xf32>
    %1035 = stablehlo.reshape %1034 : (tensor<128xf32>) -> tensor<1x1x128xf32>
    %cst_259 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1036 = stablehlo.reduce(%1035 init: %cst_259) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x128xf32>, tensor<f32>) -> tensor<128xf32>
    %1037 = stablehlo.multiply %111, %1033 : tensor<8x128x128xf32>
    %cst_260 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1038 = stablehlo.reduce(%1037 init: %cst_260) applies stablehlo.add across dimensions = [0, 1] : (tensor<8x128x128xf32>, tensor<f32>) -> tensor<128xf32>
    %1039 = stablehlo.reshape %1038 : (tensor<128xf32>) -> tensor<1x1x128xf32>
    %1040 = stablehlo.broadcast_in_dim %112, dims = [0, 1, 2] : (tensor<1x1x128xf32>) -> tensor<8x128x128xf32>
    %1041 = stablehlo.multiply %1033, %1040 : tensor<8x128x128xf32>
    %cst_261 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1042 = stablehlo.reduce(%1039 init: %cst_261) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x128xf32>, tensor<f32>) -> tensor<128xf32>
    %1043 = stablehlo.multiply %98, %1041 : tensor<8x128x128xf32>
    %cst_262 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1044 = stablehlo.reduce(%1043 init: %cst_262) applies stablehlo.add across dimensions = [2] : (tensor<8x128x128xf32>, tensor<f32>) -> tensor<8x128xf32>
    %1045 = stablehlo.reshape %1044 : (tensor<8x128xf32>) -> tensor<8x128x1xf32>
    %1046 = stablehlo.broadcast_in_dim %106, dims = [0, 1, 2] : (tensor<8x128x1xf32>) -> tensor<8x128x128xf32>
    %1047 = stablehlo.multiply %1041, %1046 : tensor<8x128x128xf32>
    %1048 = stablehlo.multiply %1045, %109 : tensor<8x128x1xf32>
    %cst_263 = stablehlo.constant dense<1.280000e+02> : tensor<f32>
    %1049 = stablehlo.broadcast_in_dim %cst_263, dims = [] : (tensor<f32>) -> tensor<8x128x1xf32>
    %1050 = stablehlo.divide %1048, %1049 : tensor<8x128x1xf32>
    %cst_264 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1051 = stablehlo.reduce(%1050 init: %cst_264) applies stablehlo.add across dimensions = [2] : (tensor<8x128x1xf32>, tensor<f32>) -> tensor<8x128xf32>
    %1052 = stablehlo.broadcast_in_dim %1051, dims = [0, 1] : (tensor<8x128xf32>) -> tensor<8x128x128xf32>
    %1053 = stablehlo.multiply %98, %1052 : tensor<8x128x128xf32>
    %1054 = stablehlo.add %1047, %1053 : tensor<8x128x128xf32>
    %1055 = stablehlo.multiply %1052, %98 : tensor<8x128x128xf32>
    %1056 = stablehlo.add %1054, %1055 : tensor<8x128x128xf32>
    %1057 = stablehlo.negate %1056 : tensor<8x128x128xf32>
    %cst_265 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1058 = stablehlo.reduce(%1057 init: %cst_265) applies stablehlo.add across dimensions = [2] : (tensor<8x128x128xf32>, tensor<f32>) -> tensor<8x128xf32>
    %1059 = stablehlo.reshape %1058 : (tensor<8x128xf32>) -> tensor<8x128x1xf32>
    %1060 = stablehlo.add %1007, %1056 : tensor<8x128x128xf32>
    %cst_266 = stablehlo.constant dense<1.280000e+02> : tensor<f32>
    %1061 = stablehlo.broadcast_in_dim %cst_266, dims = [] : (tensor<f32>) -> tensor<8x128x1xf32>
    %1062 = stablehlo.divide %1059, %1061 : tensor<8x128x1xf32>
    %cst_267 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1063 = stablehlo.reduce(%1062 init: %cst_267) applies stablehlo.add across dimensions = [2] : (tensor<8x128x1xf32>, tensor<f32>) -> tensor<8x128xf32>
    %1064 = stablehlo.broadcast_in_dim %1063, dims = [0, 1] : (tensor<8x128xf32>) -> tensor<8x128x128xf32>
    %1065 = stablehlo.add %1060, %1064 : tensor<8x128x128xf32>
    %cst_268 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1066 = stablehlo.reduce(%1065 init: %cst_268) applies stablehlo.add across dimensions = [0, 1] : (tensor<8x128x128xf32>, tensor<f32>) -> tensor<128xf32>
    %1067 = stablehlo.reshape %1066 : (tensor<128xf32>) -> tensor<1x1x128xf32>
    %cst_269 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1068 = stablehlo.reduce(%1067 init: %cst_269) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x128xf32>, tensor<f32>) -> tensor<128xf32>
    %1069 = stablehlo.dot_general %1065, %87, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<8x128x128xf32>, tensor<8x128x128xf32>) -> tensor<128x128xf32>
    %1070 = stablehlo.transpose %1069, dims = [1, 0] : (tensor<128x128xf32>) -> tensor<128x128xf32>
    %1071 = stablehlo.dot_general %1065, %arg3, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<8x128x128xf32>, tensor<128x128xf32>) -> tensor<8x128x128xf32>
    %1072 = stablehlo.reshape %1071 : (tensor<8x128x128xf32>) -> tensor<8x128x4x32xf32>
    %1073 = stablehlo.transpose %1072, dims = [0, 2, 3, 1] : (tensor<8x128x4x32xf32>) -> tensor<8x4x32x128xf32>
    %1074 = stablehlo.dot_general %1073, %51, batching_dims = [0, 1] x [0, 2], contracting_dims = [2] x [3], precision = [DEFAULT, DEFAULT] : (tensor<8x4x32x128xf32>, tensor<8x128x4x32xf32>) -> tensor<8x4x128x128xf32>
    %1075 = stablehlo.dot_general %1073, %81, batching_dims = [0, 1] x [0, 1], contracting_dims = [3] x [2], precision = [DEFAULT, DEFAULT] : (tensor<8x4x32x128xf32>, tensor<8x4x128x128xf32>) -> tensor<8x4x32x128xf32>
    %1076 = stablehlo.transpose %1075, dims = [0, 3, 1, 2] : (tensor<8x4x32x128xf32>) -> tensor<8x128x4x32xf32>
    %1077 = stablehlo.broadcast_in_dim %84, dims = [0, 1, 2, 3] : (tensor<8x4x128x1xf32>) -> tensor<8x4x128x128xf32>
    %1078 = stablehlo.multiply %1074, %1077 : tensor<8x4x128x128xf32>
    %1079 = stablehlo.multiply %1078, %77 : tensor<8x4x128x128xf32>
    %cst_270 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1080 = stablehlo.reduce(%1079 init: %cst_270) applies stablehlo.add across dimensions = [3] : (tensor<8x4x128x128xf32>, tensor<f32>) -> tensor<8x4x128xf32>
    %1081 = stablehlo.reshape %1080 : (tensor<8x4x128xf32>) -> tensor<8x4x128x1xf32>
    %1082 = stablehlo.negate %1081 : tensor<8x4x128x1xf32>
    %1083 = stablehlo.broadcast_in_dim %79, dims = [0, 1, 2, 3] : (tensor<8x4x128x1xf32>) -> tensor<8x4x128x128xf32>
    %1084 = stablehlo.divide %1074, %1083 : tensor<8x4x128x128xf32>
    %cst_271 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1085 = stablehlo.reduce(%1082 init: %cst_271) applies stablehlo.add across dimensions = [3] : (tensor<8x4x128x1xf32>, tensor<f32>) -> tensor<8x4x128xf32>
    %1086 = stablehlo.broadcast_in_dim %1085, dims = [0, 1, 2] : (tensor<8x4x128xf32>) -> tensor<8x4x128x128xf32>
    %1087 = stablehlo.add %1084, %1086 : tensor<8x4x128x128xf32>
    %1088 = stablehlo.multiply %1087, %77 : tensor<8x4x128x128xf32>
    %1089 = call @_where_2(%55#1, %55#2, %1088) : (tensor<8x4x128x128xi1>, tensor<8x4x128x128xf32>, tensor<8x4x128x128xf32>) -> tensor<8x4x128x128xf32>
    %cst_272 = stablehlo.constant dense<0.176776692> : tensor<f32>
    %1090 = stablehlo.broadcast_in_dim %cst_272, dims = [] : (tensor<f32>) -> tensor<8x4x128x128xf32>
    %1091 = stablehlo.multiply %1089, %1090 : tensor<8x4x128x128xf32>
    %1092 = stablehlo.dot_general %1091, %47, batching_dims = [0, 1] x [0, 2], contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<8x4x128x128xf32>, tensor<8x128x4x32xf32>) -> tensor<8x4x128x32xf32>
    %1093 = stablehlo.transpose %1092, dims = [0, 2, 1, 3] : (tensor<8x4x128x32xf32>) -> tensor<8x128x4x32xf32>
    %1094 = stablehlo.dot_general %1091, %49, batching_dims = [0, 1] x [0, 2], contracting_dims = [3] x [1], precision = [DEFAULT, DEFAULT] : (tensor<8x4x128x128xf32>, tensor<8x128x4x32xf32>) -> tensor<8x4x128x32xf32>
    %1095 = stablehlo.transpose %1094, dims = [0, 2, 1, 3] : (tensor<8x4x128x32xf32>) -> tensor<8x128x4x32xf32>
    %1096 = stablehlo.broadcast_in_dim %1076, dims = [0, 1, 3, 4] : (tensor<8x128x4x32xf32>) -> tensor<8x128x1x4x32xf32>
    %cst_273 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1097 = stablehlo.pad %1096, %cst_273, low = [0, 0, 2, 0, 0], high = [0, 0, 0, 0, 0], interior = [0, 0, 0, 0, 0] : (tensor<8x128x1x4x32xf32>, tensor<f32>) -> tensor<8x128x3x4x32xf32>
    %1098 = stablehlo.broadcast_in_dim %1093, dims = [0, 1, 3, 4] : (tensor<8x128x4x32xf32>) -> tensor<8x128x1x4x32xf32>
    %cst_274 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1099 = stablehlo.pad %1098, %cst_274, low = [0, 0, 1, 0, 0], high = [0, 0, 1, 0, 0], interior = [0, 0, 0, 0, 0] : (tensor<8x128x1x4x32xf32>, tensor<f32>) -> tensor<8x128x3x4x32xf32>
    %1100 = stablehlo.add %1097, %1099 : tensor<8x128x3x4x32xf32>
    %1101 = stablehlo.broadcast_in_dim %1095, dims = [0, 1, 3, 4] : (tensor<8x128x4x32xf32>) -> tensor<8x128x1x4x32xf32>
    %cst_275 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1102 = stablehlo.pad %1101, %cst_275, low = [0, 0, 0, 0, 0], high = [0, 0, 2, 0, 0], interior = [0, 0, 0, 0, 0] : (tensor<8x128x1x4x32xf32>, tensor<f32>) -> tensor<8x128x3x4x32xf32>
    %1103 = stablehlo.add %1100, %1102 : tensor<8x128x3x4x32xf32>
    %1104 = stablehlo.reshape %1103 : (tensor<8x128x3x4x32xf32>) -> tensor<8x128x384xf32>
    %cst_276 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1105 = stablehlo.reduce(%1104 init: %cst_276) applies stablehlo.add across dimensions = [0, 1] : (tensor<8x128x384xf32>, tensor<f32>) -> tensor<384xf32>
    %1106 = stablehlo.reshape %1105 : (tensor<384xf32>) -> tensor<1x1x384xf32>
    %cst_277 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1107 = stablehlo.reduce(%1106 init: %cst_277) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x384xf32>, tensor<f32>) -> tensor<384xf32>
    %1108 = stablehlo.dot_general %1104, %40, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<8x128x384xf32>, tensor<8x128x128xf32>) -> tensor<384x128xf32>
    %1109 = stablehlo.transpose %1108, dims = [1, 0] : (tensor<384x128xf32>) -> tensor<128x384xf32>
    %1110 = stablehlo.dot_general %1104, %arg9, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<8x128x384xf32>, tensor<128x384xf32>) -> tensor<8x128x128xf32>
    %cst_278 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1111 = stablehlo.reduce(%1110 init: %cst_278) applies stablehlo.add across dimensions = [0, 1] : (tensor<8x128x128xf32>, tensor<f32>) -> tensor<128xf32>
    %1112 = stablehlo.reshape %1111 : (tensor<128xf32>) -> tensor<1x1x128xf32>
    %cst_279 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1113 = stablehlo.reduce(%1112 init: %cst_279) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x128xf32>, tensor<f32>) -> tensor<128xf32>
    %1114 = stablehlo.multiply %34, %1110 : tensor<8x128x128xf32>
    %cst_280 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1115 = stablehlo.reduce(%1114 init: %cst_280) applies stablehlo.add across dimensions = [0, 1] : (tensor<8x128x128xf32>, tensor<f32>) -> tensor<128xf32>
    %1116 = stablehlo.reshape %1115 : (tensor<128xf32>) -> tensor<1x1x128xf32>
    %1117 = stablehlo.broadcast_in_dim %35, dims = [0, 1, 2] : (tensor<1x1x128xf32>) -> tensor<8x128x128xf32>
    %1118 = stablehlo.multiply %1110, %1117 : tensor<8x128x128xf32>
    %cst_281 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1119 = stablehlo.reduce(%1116 init: %cst_281) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x128xf32>, tensor<f32>) -> tensor<128xf32>
    %1120 = stablehlo.multiply %21, %1118 : tensor<8x128x128xf32>
    %cst_282 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1121 = stablehlo.reduce(%1120 init: %cst_282) applies stablehlo.add across dimensions = [2] : (tensor<8x128x128xf32>, tensor<f32>) -> tensor<8x128xf32>
    %1122 = stablehlo.reshape %1121 : (tensor<8x128xf32>) -> tensor<8x128x1xf32>
    %1123 = stablehlo.broadcast_in_dim %29, dims = [0, 1, 2] : (tensor<8x128x1xf32>) -> tensor<8x128x128xf32>
    %1124 = stablehlo.multiply %1118, %1123 : tensor<8x128x128xf32>
    %1125 = stablehlo.multiply %1122, %32 : tensor<8x128x1xf32>
    %cst_283 = stablehlo.constant dense<1.280000e+02> : tensor<f32>
    %1126 = stablehlo.broadcast_in_dim %cst_283, dims = [] : (tensor<f32>) -> tensor<8x128x1xf32>
    %1127 = stablehlo.divide %1125, %1126 : tensor<8x128x1xf32>
    %cst_284 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1128 = stablehlo.reduce(%1127 init: %cst_284) applies stablehlo.add across dimensions = [2] : (tensor<8x128x1xf32>, tensor<f32>) -> tensor<8x128xf32>
    %1129 = stablehlo.broadcast_in_dim %1128, dims = [0, 1] : (tensor<8x128xf32>) -> tensor<8x128x128xf32>
    %1130 = stablehlo.multiply %21, %1129 : tensor<8x128x128xf32>
    %1131 = stablehlo.add %1124, %1130 : tensor<8x128x128xf32>
    %1132 = stablehlo.multiply %1129, %21 : tensor<8x128x128xf32>
    %1133 = stablehlo.add %1131, %1132 : tensor<8x128x128xf32>
    %1134 = stablehlo.negate %1133 : tensor<8x128x128xf32>
    %cst_285 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1135 = stablehlo.reduce(%1134 init: %cst_285) applies stablehlo.add across dimensions = [2] : (tensor<8x128x128xf32>, tensor<f32>) -> tensor<8x128xf32>
    %1136 = stablehlo.reshape %1135 : (tensor<8x128xf32>) -> tensor<8x128x1xf32>
    %1137 = stablehlo.add %1065, %1133 : tensor<8x128x128xf32>
    %cst_286 = stablehlo.constant dense<1.280000e+02> : tensor<f32>
    %1138 = stablehlo.broadcast_in_dim %cst_286, dims = [] : (tensor<f32>) -> tensor<8x128x1xf32>
    %1139 = stablehlo.divide %1136, %1138 : tensor<8x128x1xf32>
    %cst_287 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1140 = stablehlo.reduce(%1139 init: %cst_287) applies stablehlo.add across dimensions = [2] : (tensor<8x128x1xf32>, tensor<f32>) -> tensor<8x128xf32>
    %1141 = stablehlo.broadcast_in_dim %1140, dims = [0, 1] : (tensor<8x128xf32>) -> tensor<8x128x128xf32>
    %1142 = stablehlo.add %1137, %1141 : tensor<8x128x128xf32>
    %cst_288 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1143 = stablehlo.reduce(%1142 init: %cst_288) applies stablehlo.add across dimensions = [0] : (tensor<8x128x128xf32>, tensor<f32>) -> tensor<128x128xf32>
    %1144 = stablehlo.reshape %1143 : (tensor<128x128xf32>) -> tensor<1x128x128xf32>
    %cst_289 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1145 = stablehlo.reduce(%1144 init: %cst_289) applies stablehlo.add across dimensions = [0] : (tensor<1x128x128xf32>, tensor<f32>) -> tensor<128x128xf32>
    %cst_290 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1146 = stablehlo.broadcast_in_dim %cst_290, dims = [] : (tensor<f32>) -> tensor<256x128xf32>
    %1147 = "stablehlo.scatter"(%1146, %5, %1142) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [2], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 2>, unique_indices = false}> ({
    ^bb0(%arg162: tensor<f32>, %arg163: tensor<f32>):
      %2720 = stablehlo.add %arg162, %arg163 : tensor<f32>
      stablehlo.return %2720 : tensor<f32>
    }) : (tensor<256x128xf32>, tensor<8x128x1xi32>, tensor<8x128x128xf32>) -> tensor<256x128xf32>
    %1148 = stablehlo.multiply %1010, %1010 : tensor<128xf32>
    %cst_291 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1149 = stablehlo.reduce(%1148 init: %cst_291) applies stablehlo.add across dimensions = [0] : (tensor<128xf32>, tensor<f32>) -> tensor<f32>
    %cst_292 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1150 = stablehlo.add %cst_292, %1149 : tensor<f32>
    %1151 = stablehlo.multiply %1012, %1012 : tensor<512x128xf32>
    %cst_293 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1152 = stablehlo.reduce(%1151 init: %cst_293) applies stablehlo.add across dimensions = [0, 1] : (tensor<512x128xf32>, tensor<f32>) -> tensor<f32>
    %1153 = stablehlo.add %1150, %1152 : tensor<f32>
    %1154 = stablehlo.multiply %1068, %1068 : tensor<128xf32>
    %cst_294 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1155 = stablehlo.reduce(%1154 init: %cst_294) applies stablehlo.add across dimensions = [0] : (tensor<128xf32>, tensor<f32>) -> tensor<f32>
    %1156 = stablehlo.add %1153, %1155 : tensor<f32>
    %1157 = stablehlo.multiply %1070, %1070 : tensor<128x128xf32>
    %cst_295 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1158 = stablehlo.reduce(%1157 init: %cst_295) applies stablehlo.add across dimensions = [0, 1] : (tensor<128x128xf32>, tensor<f32>) -> tensor<f32>
    %1159 = stablehlo.add %1156, %1158 : tensor<f32>
    %1160 = stablehlo.multiply %1113, %1113 : tensor<128xf32>
    %cst_296 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1161 = stablehlo.reduce(%1160 init: %cst_296) applies stablehlo.add across dimensions = [0] : (tensor<128xf32>, tensor<f32>) -> tensor<f32>
    %1162 = stablehlo.add %1159, %1161 : tensor<f32>
    %1163 = stablehlo.multiply %1119, %1119 : tensor<128xf32>
    %cst_297 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1164 = stablehlo.reduce(%1163 init: %cst_297) applies stablehlo.add across dimensions = [0] : (tensor<128xf32>, tensor<f32>) -> tensor<f32>
    %1165 = stablehlo.add %1162, %1164 : tensor<f32>
    %1166 = stablehlo.multiply %1036, %1036 : tensor<128xf32>
    %cst_298 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1167 = stablehlo.reduce(%1166 init: %cst_298) applies stablehlo.add across dimensions = [0] : (tensor<128xf32>, tensor<f32>) -> tensor<f32>
    %1168 = stablehlo.add %1165, %1167 : tensor<f32>
    %1169 = stablehlo.multiply %1042, %1042 : tensor<128xf32>
    %cst_299 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1170 = stablehlo.reduce(%1169 init: %cst_299) applies stablehlo.add across dimensions = [0] : (tensor<128xf32>, tensor<f32>) -> tensor<f32>
    %1171 = stablehlo.add %1168, %1170 : tensor<f32>
    %1172 = stablehlo.multiply %1107, %1107 : tensor<384xf32>
    %cst_300 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1173 = stablehlo.reduce(%1172 init: %cst_300) applies stablehlo.add across dimensions = [0] : (tensor<384xf32>, tensor<f32>) -> tensor<f32>
    %1174 = stablehlo.add %1171, %1173 : tensor<f32>
    %1175 = stablehlo.multiply %1109, %1109 : tensor<128x384xf32>
    %cst_301 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1176 = stablehlo.reduce(%1175 init: %cst_301) applies stablehlo.add across dimensions = [0, 1] : (tensor<128x384xf32>, tensor<f32>) -> tensor<f32>
    %1177 = stablehlo.add %1174, %1176 : tensor<f32>
    %1178 = stablehlo.multiply %1030, %1030 : tensor<512xf32>
    %cst_302 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1179 = stablehlo.reduce(%1178 init: %cst_302) applies stablehlo.add across dimensions = [0] : (tensor<512xf32>, tensor<f32>) -> tensor<f32>
    %1180 = stablehlo.add %1177, %1179 : tensor<f32>
    %1181 = stablehlo.multiply %1032, %1032 : tensor<128x512xf32>
    %cst_303 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1182 = stablehlo.reduce(%1181 init: %cst_303) applies stablehlo.add across dimensions = [0, 1] : (tensor<128x512xf32>, tensor<f32>) -> tensor<f32>
    %1183 = stablehlo.add %1180, %1182 : tensor<f32>
    %1184 = stablehlo.multiply %875, %875 : tensor<128xf32>
    %cst_304 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1185 = stablehlo.reduce(%1184 init: %cst_304) applies stablehlo.add across dimensions = [0] : (tensor<128xf32>, tensor<f32>) -> tensor<f32>
    %1186 = stablehlo.add %1183, %1185 : tensor<f32>
    %1187 = stablehlo.multiply %877, %877 : tensor<512x128xf32>
    %cst_305 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1188 = stablehlo.reduce(%1187 init: %cst_305) applies stablehlo.add across dimensions = [0, 1] : (tensor<512x128xf32>, tensor<f32>) -> tensor<f32>
    %1189 = stablehlo.add %1186, %1188 : tensor<f32>
    %1190 = stablehlo.multiply %933, %933 : tensor<128xf32>
    %cst_306 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1191 = stablehlo.reduce(%1190 init: %cst_306) applies stablehlo.add across dimensions = [0] : (tensor<128xf32>, tensor<f32>) -> tensor<f32>
    %1192 = stablehlo.add %1189, %1191 : tensor<f32>
    %1193 = stablehlo.multiply %935, %935 : tensor<128x128xf32>
    %cst_307 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1194 = stablehlo.reduce(%1193 init: %cst_307) applies stablehlo.add across dimensions = [0, 1] : (tensor<128x128xf32>, tensor<f32>) -> tensor<f32>
    %1195 = stablehlo.add %1192, %1194 : tensor<f32>
    %1196 = stablehlo.multiply %978, %978 : tensor<128xf32>
    %cst_308 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1197 = stablehlo.reduce(%1196 init: %cst_308) applies stablehlo.add across dimensions = [0] : (tensor<128xf32>, tensor<f32>) -> tensor<f32>
    %1198 = stablehlo.add %1195, %1197 : tensor<f32>
    %1199 = stablehlo.multiply %984, %984 : tensor<128xf32>
    %cst_309 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1200 = stablehlo.reduce(%1199 init: %cst_309) applies stablehlo.add across dimensions = [0] : (tensor<128xf32>, tensor<f32>) -> tensor<f32>
    %1201 = stablehlo.add %1198, %1200 : tensor<f32>
    %1202 = stablehlo.multiply %901, %901 : tensor<128xf32>
    %cst_310 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1203 = stablehlo.reduce(%1202 init: %cst_310) applies stablehlo.add across dimensions = [0] : (tensor<128xf32>, tensor<f32>) -> tensor<f32>
    %1204 = stablehlo.add %1201, %1203 : tensor<f32>
    %1205 = stablehlo.multiply %907, %907 : tensor<128xf32>
    %cst_311 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1206 = stablehlo.reduce(%1205 init: %cst_311) applies stablehlo.add across dimensions = [0] : (tensor<128xf32>, tensor<f32>) -> tensor<f32>
    %1207 = stablehlo.add %1204, %1206 : tensor<f32>
    %1208 = stablehlo.multiply %972, %972 : tensor<384xf32>
    %cst_312 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1209 = stablehlo.reduce(%1208 init: %cst_312) applies stablehlo.add across dimensions = [0] : (tensor<384xf32>, tensor<f32>) -> tensor<f32>
    %1210 = stablehlo.add %1207, %1209 : tensor<f32>
    %1211 = stablehlo.multiply %974, %974 : tensor<128x384xf32>
    %cst_313 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1212 = stablehlo.reduce(%1211 init: %cst_313) applies stablehlo.add across dimensions = [0, 1] : (tensor<128x384xf32>, tensor<f32>) -> tensor<f32>
    %1213 = stablehlo.add %1210, %1212 : tensor<f32>
    %1214 = stablehlo.multiply %895, %895 : tensor<512xf32>
    %cst_314 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1215 = stablehlo.reduce(%1214 init: %cst_314) applies stablehlo.add across dimensions = [0] : (tensor<512xf32>, tensor<f32>) -> tensor<f32>
    %1216 = stablehlo.add %1213, %1215 : tensor<f32>
    %1217 = stablehlo.multiply %897, %897 : tensor<128x512xf32>
    %cst_315 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1218 = stablehlo.reduce(%1217 init: %cst_315) applies stablehlo.add across dimensions = [0, 1] : (tensor<128x512xf32>, tensor<f32>) -> tensor<f32>
    %1219 = stablehlo.add %1216, %1218 : tensor<f32>
    %1220 = stablehlo.multiply %740, %740 : tensor<128xf32>
    %cst_316 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1221 = stablehlo.reduce(%1220 init: %cst_316) applies stablehlo.add across dimensions = [0] : (tensor<128xf32>, tensor<f32>) -> tensor<f32>
    %1222 = stablehlo.add %1219, %1221 : tensor<f32>
    %1223 = stablehlo.multiply %742, %742 : tensor<512x128xf32>
    %cst_317 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1224 = stablehlo.reduce(%1223 init: %cst_317) applies stablehlo.add across dimensions = [0, 1] : (tensor<512x128xf32>, tensor<f32>) -> tensor<f32>
    %1225 = stablehlo.add %1222, %1224 : tensor<f32>
    %1226 = stablehlo.multiply %798, %798 : tensor<128xf32>
    %cst_318 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1227 = stablehlo.reduce(%1226 init: %cst_318) applies stablehlo.add across dimensions = [0] : (tensor<128xf32>, tensor<f32>) -> tensor<f32>
    %1228 = stablehlo.add %1225, %1227 : tensor<f32>
    %1229 = stablehlo.multiply %800, %800 : tensor<128x128xf32>
    %cst_319 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1230 = stablehlo.reduce(%1229 init: %cst_319) applies stablehlo.add across dimensions = [0, 1] : (tensor<128x128xf32>, tensor<f32>) -> tensor<f32>
    %1231 = stablehlo.add %1228, %1230 : tensor<f32>
    %1232 = stablehlo.multiply %843, %843 : tensor<128xf32>
    %cst_320 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1233 = stablehlo.reduce(%1232 init: %cst_320) applies stablehlo.add across dimensions = [0] : (tensor<128xf32>, tensor<f32>) -> tensor<f32>
    %1234 = stablehlo.add %1231, %1233 : tensor<f32>
    %1235 = stablehlo.multiply %849, %849 : tensor<128xf32>
    %cst_321 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1236 = stablehlo.reduce(%1235 init: %cst_321) applies stablehlo.add across dimensions = [0] : (tensor<128xf32>, tensor<f32>) -> tensor<f32>
    %1237 = stablehlo.add %1234, %1236 : tensor<f32>
    %1238 = stablehlo.multiply %766, %766 : tensor<128xf32>
    %cst_322 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1239 = stablehlo.reduce(%1238 init: %cst_322) applies stablehlo.add across dimensions = [0] : (tensor<128xf32>, tensor<f32>) -> tensor<f32>
    %1240 = stablehlo.add %1237, %1239 : tensor<f32>
    %1241 = stablehlo.multiply %772, %772 : tensor<128xf32>
    %cst_323 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1242 = stablehlo.reduce(%1241 init: %cst_323) applies stablehlo.add across dimensions = [0] : (tensor<128xf32>, tensor<f32>) -> tensor<f32>
    %1243 = stablehlo.add %1240, %1242 : tensor<f32>
    %1244 = stablehlo.multiply %837, %837 : tensor<384xf32>
    %cst_324 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1245 = stablehlo.reduce(%1244 init: %cst_324) applies stablehlo.add across dimensions = [0] : (tensor<384xf32>, tensor<f32>) -> tensor<f32>
    %1246 = stablehlo.add %1243, %1245 : tensor<f32>
    %1247 = stablehlo.multiply %839, %839 : tensor<128x384xf32>
    %cst_325 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1248 = stablehlo.reduce(%1247 init: %cst_325) applies stablehlo.add across dimensions = [0, 1] : (tensor<128x384xf32>, tensor<f32>) -> tensor<f32>
    %1249 = stablehlo.add %1246, %1248 : tensor<f32>
    %1250 = stablehlo.multiply %760, %760 : tensor<512xf32>
    %cst_326 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1251 = stablehlo.reduce(%1250 init: %cst_326) applies stablehlo.add across dimensions = [0] : (tensor<512xf32>, tensor<f32>) -> tensor<f32>
    %1252 = stablehlo.add %1249, %1251 : tensor<f32>
    %1253 = stablehlo.multiply %762, %762 : tensor<128x512xf32>
    %cst_327 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1254 = stablehlo.reduce(%1253 init: %cst_327) applies stablehlo.add across dimensions = [0, 1] : (tensor<128x512xf32>, tensor<f32>) -> tensor<f32>
    %1255 = stablehlo.add %1252, %1254 : tensor<f32>
    %1256 = stablehlo.multiply %605, %605 : tensor<128xf32>
    %cst_328 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1257 = stablehlo.reduce(%1256 init: %cst_328) applies stablehlo.add across dimensions = [0] : (tensor<128xf32>, tensor<f32>) -> tensor<f32>
    %1258 = stablehlo.add %1255, %1257 : tensor<f32>
    %1259 = stablehlo.multiply %607, %607 : tensor<512x128xf32>
    %cst_329 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1260 = stablehlo.reduce(%1259 init: %cst_329) applies stablehlo.add across dimensions = [0, 1] : (tensor<512x128xf32>, tensor<f32>) -> tensor<f32>
    %1261 = stablehlo.add %1258, %1260 : tensor<f32>
    %1262 = stablehlo.multiply %663, %663 : tensor<128xf32>
    %cst_330 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1263 = stablehlo.reduce(%1262 init: %cst_330) applies stablehlo.add across dimensions = [0] : (tensor<128xf32>, tensor<f32>) -> tensor<f32>
    %1264 = stablehlo.add %1261, %1263 : tensor<f32>
    %1265 = stablehlo.multiply %665, %665 : tensor<128x128xf32>
    %cst_331 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1266 = stablehlo.reduce(%1265 init: %cst_331) applies stablehlo.add across dimensions = [0, 1] : (tensor<128x128xf32>, tensor<f32>) -> tensor<f32>
    %1267 = stablehlo.add %1264, %1266 : tensor<f32>
    %1268 = stablehlo.multiply %708, %708 : tensor<128xf32>
    %cst_332 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1269 = stablehlo.reduce(%1268 init: %cst_332) applies stablehlo.add across dimensions = [0] : (tensor<128xf32>, tensor<f32>) -> tensor<f32>
    %1270 = stablehlo.add %1267, %1269 : tensor<f32>
    %1271 = stablehlo.multiply %714, %714 : tensor<128xf32>
    %cst_333 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1272 = stablehlo.reduce(%1271 init: %cst_333) applies stablehlo.add across dimensions = [0] : (tensor<128xf32>, tensor<f32>) -> tensor<f32>
    %1273 = stablehlo.add %1270, %1272 : tensor<f32>
    %1274 = stablehlo.multiply %631, %631 : tensor<128xf32>
    %cst_334 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1275 = stablehlo.reduce(%1274 init: %cst_334) applies stablehlo.add across dimensions = [0] : (tensor<128xf32>, tensor<f32>) -> tensor<f32>
    %1276 = stablehlo.add %1273, %1275 : tensor<f32>
    %1277 = stablehlo.multiply %637, %637 : tensor<128xf32>
    %cst_335 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1278 = stablehlo.reduce(%1277 init: %cst_335) applies stablehlo.add across dimensions = [0] : (tensor<128xf32>, tensor<f32>) -> tensor<f32>
    %1279 = stablehlo.add %1276, %1278 : tensor<f32>
    %1280 = stablehlo.multiply %702, %702 : tensor<384xf32>
    %cst_336 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1281 = stablehlo.reduce(%1280 init: %cst_336) applies stablehlo.add across dimensions = [0] : (tensor<384xf32>, tensor<f32>) -> tensor<f32>
    %1282 = stablehlo.add %1279, %1281 : tensor<f32>
    %1283 = stablehlo.multiply %704, %704 : tensor<128x384xf32>
    %cst_337 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1284 = stablehlo.reduce(%1283 init: %cst_337) applies stablehlo.add across dimensions = [0, 1] : (tensor<128x384xf32>, tensor<f32>) -> tensor<f32>
    %1285 = stablehlo.add %1282, %1284 : tensor<f32>
    %1286 = stablehlo.multiply %625, %625 : tensor<512xf32>
    %cst_338 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1287 = stablehlo.reduce(%1286 init: %cst_338) applies stablehlo.add across dimensions = [0] : (tensor<512xf32>, tensor<f32>) -> tensor<f32>
    %1288 = stablehlo.add %1285, %1287 : tensor<f32>
    %1289 = stablehlo.multiply %627, %627 : tensor<128x512xf32>
    %cst_339 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1290 = stablehlo.reduce(%1289 init: %cst_339) applies stablehlo.add across dimensions = [0, 1] : (tensor<128x512xf32>, tensor<f32>) -> tensor<f32>
    %1291 = stablehlo.add %1288, %1290 : tensor<f32>
    %1292 = stablehlo.multiply %1147, %1147 : tensor<256x128xf32>
    %cst_340 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1293 = stablehlo.reduce(%1292 init: %cst_340) applies stablehlo.add across dimensions = [0, 1] : (tensor<256x128xf32>, tensor<f32>) -> tensor<f32>
    %1294 = stablehlo.add %1291, %1293 : tensor<f32>
    %1295 = stablehlo.multiply %570, %570 : tensor<128x256xf32>
    %cst_341 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1296 = stablehlo.reduce(%1295 init: %cst_341) applies stablehlo.add across dimensions = [0, 1] : (tensor<128x256xf32>, tensor<f32>) -> tensor<f32>
    %1297 = stablehlo.add %1294, %1296 : tensor<f32>
    %1298 = stablehlo.multiply %574, %574 : tensor<128xf32>
    %cst_342 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1299 = stablehlo.reduce(%1298 init: %cst_342) applies stablehlo.add across dimensions = [0] : (tensor<128xf32>, tensor<f32>) -> tensor<f32>
    %1300 = stablehlo.add %1297, %1299 : tensor<f32>
    %1301 = stablehlo.multiply %580, %580 : tensor<128xf32>
    %cst_343 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1302 = stablehlo.reduce(%1301 init: %cst_343) applies stablehlo.add across dimensions = [0] : (tensor<128xf32>, tensor<f32>) -> tensor<f32>
    %1303 = stablehlo.add %1300, %1302 : tensor<f32>
    %1304 = stablehlo.multiply %1145, %1145 : tensor<128x128xf32>
    %cst_344 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1305 = stablehlo.reduce(%1304 init: %cst_344) applies stablehlo.add across dimensions = [0, 1] : (tensor<128x128xf32>, tensor<f32>) -> tensor<f32>
    %1306 = stablehlo.add %1303, %1305 : tensor<f32>
    %1307 = stablehlo.sqrt %1306 : tensor<f32>
    %cst_345 = stablehlo.constant dense<9.99999997E-7> : tensor<f32>
    %1308 = stablehlo.add %1307, %cst_345 : tensor<f32>
    %cst_346 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1309 = stablehlo.divide %cst_346, %1308 : tensor<f32>
    %cst_347 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1310 = stablehlo.minimum %cst_347, %1309 : tensor<f32>
    %c_348 = stablehlo.constant dense<1> : tensor<i32>
    %1311 = stablehlo.add %arg159, %c_348 : tensor<i32>
    %1312 = stablehlo.convert %1311 : (tensor<i32>) -> tensor<f32>
    %cst_349 = stablehlo.constant dense<1.000000e+02> : tensor<f32>
    %1313 = stablehlo.divide %1312, %cst_349 : tensor<f32>
    %cst_350 = stablehlo.constant dense<3.000000e+03> : tensor<f32>
    %1314 = stablehlo.subtract %cst_350, %1312 : tensor<f32>
    %cst_351 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1315 = stablehlo.maximum %1314, %cst_351 : tensor<f32>
    %cst_352 = stablehlo.constant dense<2.900000e+03> : tensor<f32>
    %1316 = stablehlo.divide %1315, %cst_352 : tensor<f32>
    %1317 = stablehlo.minimum %1313, %1316 : tensor<f32>
    %cst_353 = stablehlo.constant dense<3.000000e-03> : tensor<f32>
    %1318 = stablehlo.multiply %cst_353, %1317 : tensor<f32>
    %cst_354 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1319 = stablehlo.power %cst_354, %1312 : tensor<f32>
    %cst_355 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1320 = stablehlo.subtract %cst_355, %1319 : tensor<f32>
    %cst_356 = stablehlo.constant dense<9.800000e-01> : tensor<f32>
    %1321 = stablehlo.power %cst_356, %1312 : tensor<f32>
    %cst_357 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1322 = stablehlo.subtract %cst_357, %1321 : tensor<f32>
    %1323 = stablehlo.broadcast_in_dim %1310, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %1324 = stablehlo.multiply %1010, %1323 : tensor<128xf32>
    %cst_358 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1325 = stablehlo.broadcast_in_dim %cst_358, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %1326 = stablehlo.multiply %1325, %arg53 : tensor<128xf32>
    %cst_359 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1327 = stablehlo.broadcast_in_dim %cst_359, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %1328 = stablehlo.multiply %1327, %1324 : tensor<128xf32>
    %1329 = stablehlo.add %1326, %1328 : tensor<128xf32>
    %cst_360 = stablehlo.constant dense<9.800000e-01> : tensor<f32>
    %1330 = stablehlo.broadcast_in_dim %cst_360, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %1331 = stablehlo.multiply %1330, %arg106 : tensor<128xf32>
    %cst_361 = stablehlo.constant dense<2.000000e-02> : tensor<f32>
    %1332 = stablehlo.broadcast_in_dim %cst_361, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %1333 = stablehlo.multiply %1332, %1324 : tensor<128xf32>
    %1334 = stablehlo.multiply %1333, %1324 : tensor<128xf32>
    %1335 = stablehlo.add %1331, %1334 : tensor<128xf32>
    %1336 = stablehlo.broadcast_in_dim %1320, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %1337 = stablehlo.divide %1329, %1336 : tensor<128xf32>
    %1338 = stablehlo.broadcast_in_dim %1322, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %1339 = stablehlo.divide %1335, %1338 : tensor<128xf32>
    %1340 = stablehlo.sqrt %1339 : tensor<128xf32>
    %cst_362 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %1341 = stablehlo.broadcast_in_dim %cst_362, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %1342 = stablehlo.add %1340, %1341 : tensor<128xf32>
    %1343 = stablehlo.divide %1337, %1342 : tensor<128xf32>
    %cst_363 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1344 = stablehlo.broadcast_in_dim %cst_363, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %1345 = stablehlo.add %1343, %1344 : tensor<128xf32>
    %1346 = stablehlo.broadcast_in_dim %1318, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %1347 = stablehlo.multiply %1346, %1345 : tensor<128xf32>
    %1348 = stablehlo.subtract %arg0, %1347 : tensor<128xf32>
    %1349 = stablehlo.broadcast_in_dim %1310, dims = [] : (tensor<f32>) -> tensor<512x128xf32>
    %1350 = stablehlo.multiply %1012, %1349 : tensor<512x128xf32>
    %cst_364 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1351 = stablehlo.broadcast_in_dim %cst_364, dims = [] : (tensor<f32>) -> tensor<512x128xf32>
    %1352 = stablehlo.multiply %1351, %arg54 : tensor<512x128xf32>
    %cst_365 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1353 = stablehlo.broadcast_in_dim %cst_365, dims = [] : (tensor<f32>) -> tensor<512x128xf32>
    %1354 = stablehlo.multiply %1353, %1350 : tensor<512x128xf32>
    %1355 = stablehlo.add %1352, %1354 : tensor<512x128xf32>
    %cst_366 = stablehlo.constant dense<9.800000e-01> : tensor<f32>
    %1356 = stablehlo.broadcast_in_dim %cst_366, dims = [] : (tensor<f32>) -> tensor<512x128xf32>
    %1357 = stablehlo.multiply %1356, %arg107 : tensor<512x128xf32>
    %cst_367 = stablehlo.constant dense<2.000000e-02> : tensor<f32>
    %1358 = stablehlo.broadcast_in_dim %cst_367, dims = [] : (tensor<f32>) -> tensor<512x128xf32>
    %1359 = stablehlo.multiply %1358, %1350 : tensor<512x128xf32>
    %1360 = stablehlo.multiply %1359, %1350 : tensor<512x128xf32>
    %1361 = stablehlo.add %1357, %1360 : tensor<512x128xf32>
    %1362 = stablehlo.broadcast_in_dim %1320, dims = [] : (tensor<f32>) -> tensor<512x128xf32>
    %1363 = stablehlo.divide %1355, %1362 : tensor<512x128xf32>
    %1364 = stablehlo.broadcast_in_dim %1322, dims = [] : (tensor<f32>) -> tensor<512x128xf32>
    %1365 = stablehlo.divide %1361, %1364 : tensor<512x128xf32>
    %1366 = stablehlo.sqrt %1365 : tensor<512x128xf32>
    %cst_368 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %1367 = stablehlo.broadcast_in_dim %cst_368, dims = [] : (tensor<f32>) -> tensor<512x128xf32>
    %1368 = stablehlo.add %1366, %1367 : tensor<512x128xf32>
    %1369 = stablehlo.divide %1363, %1368 : tensor<512x128xf32>
    %cst_369 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1370 = stablehlo.broadcast_in_dim %cst_369, dims = [] : (tensor<f32>) -> tensor<512x128xf32>
    %1371 = stablehlo.multiply %1370, %arg1 : tensor<512x128xf32>
    %1372 = stablehlo.add %1369, %1371 : tensor<512x128xf32>
    %1373 = stablehlo.broadcast_in_dim %1318, dims = [] : (tensor<f32>) -> tensor<512x128xf32>
    %1374 = stablehlo.multiply %1373, %1372 : tensor<512x128xf32>
    %1375 = stablehlo.subtract %arg1, %1374 : tensor<512x128xf32>
    %1376 = stablehlo.broadcast_in_dim %1310, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %1377 = stablehlo.multiply %1068, %1376 : tensor<128xf32>
    %cst_370 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1378 = stablehlo.broadcast_in_dim %cst_370, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %1379 = stablehlo.multiply %1378, %arg55 : tensor<128xf32>
    %cst_371 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1380 = stablehlo.broadcast_in_dim %cst_371, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %1381 = stablehlo.multiply %1380, %1377 : tensor<128xf32>
    %1382 = stablehlo.add %1379, %1381 : tensor<128xf32>
    %cst_372 = stablehlo.constant dense<9.800000e-01> : tensor<f32>
    %1383 = stablehlo.broadcast_in_dim %cst_372, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %1384 = stablehlo.multiply %1383, %arg108 : tensor<128xf32>
    %cst_373 = stablehlo.constant dense<2.000000e-02> : tensor<f32>
    %1385 = stablehlo.broadcast_in_dim %cst_373, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %1386 = stablehlo.multiply %1385, %1377 : tensor<128xf32>
    %1387 = stablehlo.multiply %1386, %1377 : tensor<128xf32>
    %1388 = stablehlo.add %1384, %1387 : tensor<128xf32>
    %1389 = stablehlo.broadcast_in_dim %1320, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %1390 = stablehlo.divide %1382, %1389 : tensor<128xf32>
    %1391 = stablehlo.broadcast_in_dim %1322, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %1392 = stablehlo.divide %1388, %1391 : tensor<128xf32>
    %1393 = stablehlo.sqrt %1392 : tensor<128xf32>
    %cst_374 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %1394 = stablehlo.broadcast_in_dim %cst_374, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %1395 = stablehlo.add %1393, %1394 : tensor<128xf32>
    %1396 = stablehlo.divide %1390, %1395 : tensor<128xf32>
    %cst_375 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1397 = stablehlo.broadcast_in_dim %cst_375, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %1398 = stablehlo.add %1396, %1397 : tensor<128xf32>
    %1399 = stablehlo.broadcast_in_dim %1318, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %1400 = stablehlo.multiply %1399, %1398 : tensor<128xf32>
    %1401 = stablehlo.subtract %arg2, %1400 : tensor<128xf32>
    %1402 = stablehlo.broadcast_in_dim %1310, dims = [] : (tensor<f32>) -> tensor<128x128xf32>
    %1403 = stablehlo.multiply %1070, %1402 : tensor<128x128xf32>
    %cst_376 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1404 = stablehlo.broadcast_in_dim %cst_376, dims = [] : (tensor<f32>) -> tensor<128x128xf32>
    %1405 = stablehlo.multiply %1404, %arg56 : tensor<128x128xf32>
    %cst_377 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1406 = stablehlo.broadcast_in_dim %cst_377, dims = [] : (tensor<f32>) -> tensor<128x128xf32>
    %1407 = stablehlo.multiply %1406, %1403 : tensor<128x128xf32>
    %1408 = stablehlo.add %1405, %1407 : tensor<128x128xf32>
    %cst_378 = stablehlo.constant dense<9.800000e-01> : tensor<f32>
    %1409 = stablehlo.broadcast_in_dim %cst_378, dims = [] : (tensor<f32>) -> tensor<128x128xf32>
    %1410 = stablehlo.multiply %1409, %arg109 : tensor<128x128xf32>
    %cst_379 = stablehlo.constant dense<2.000000e-02> : tensor<f32>
    %1411 = stablehlo.broadcast_in_dim %cst_379, dims = [] : (tensor<f32>) -> tensor<128x128xf32>
    %1412 = stablehlo.multiply %1411, %1403 : tensor<128x128xf32>
    %1413 = stablehlo.multiply %1412, %1403 : tensor<128x128xf32>
    %1414 = stablehlo.add %1410, %1413 : tensor<128x128xf32>
    %1415 = stablehlo.broadcast_in_dim %1320, dims = [] : (tensor<f32>) -> tensor<128x128xf32>
    %1416 = stablehlo.divide %1408, %1415 : tensor<128x128xf32>
    %1417 = stablehlo.broadcast_in_dim %1322, dims = [] : (tensor<f32>) -> tensor<128x128xf32>
    %1418 = stablehlo.divide %1414, %1417 : tensor<128x128xf32>
    %1419 = stablehlo.sqrt %1418 : tensor<128x128xf32>
    %cst_380 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %1420 = stablehlo.broadcast_in_dim %cst_380, dims = [] : (tensor<f32>) -> tensor<128x128xf32>
    %1421 = stablehlo.add %1419, %1420 : tensor<128x128xf32>
    %1422 = stablehlo.divide %1416, %1421 : tensor<128x128xf32>
    %cst_381 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1423 = stablehlo.broadcast_in_dim %cst_381, dims = [] : (tensor<f32>) -> tensor<128x128xf32>
    %1424 = stablehlo.multiply %1423, %arg3 : tensor<128x128xf32>
    %1425 = stablehlo.add %1422, %1424 : tensor<128x128xf32>
    %1426 = stablehlo.broadcast_in_dim %1318, dims = [] : (tensor<f32>) -> tensor<128x128xf32>
    %1427 = stablehlo.multiply %1426, %1425 : tensor<128x128xf32>
    %1428 = stablehlo.subtract %arg3, %1427 : tensor<128x128xf32>
    %1429 = stablehlo.broadcast_in_dim %1310, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %1430 = stablehlo.multiply %1113, %1429 : tensor<128xf32>
    %cst_382 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1431 = stablehlo.broadcast_in_dim %cst_382, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %1432 = stablehlo.multiply %1431, %arg57 : tensor<128xf32>
    %cst_383 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1433 = stablehlo.broadcast_in_dim %cst_383, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %1434 = stablehlo.multiply %1433, %1430 : tensor<128xf32>
    %1435 = stablehlo.add %1432, %1434 : tensor<128xf32>
    %cst_384 = stablehlo.constant dense<9.800000e-01> : tensor<f32>
    %1436 = stablehlo.broadcast_in_dim %cst_384, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %1437 = stablehlo.multiply %1436, %arg110 : tensor<128xf32>
    %cst_385 = stablehlo.constant dense<2.000000e-02> : tensor<f32>
    %1438 = stablehlo.broadcast_in_dim %cst_385, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %1439 = stablehlo.multiply %1438, %1430 : tensor<128xf32>
    %1440 = stablehlo.multiply %1439, %1430 : tensor<128xf32>
    %1441 = stablehlo.add %1437, %1440 : tensor<128xf32>
    %1442 = stablehlo.broadcast_in_dim %1320, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %1443 = stablehlo.divide %1435, %1442 : tensor<128xf32>
    %1444 = stablehlo.broadcast_in_dim %1322, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %1445 = stablehlo.divide %1441, %1444 : tensor<128xf32>
    %1446 = stablehlo.sqrt %1445 : tensor<128xf32>
    %cst_386 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %1447 = stablehlo.broadcast_in_dim %cst_386, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %1448 = stablehlo.add %1446, %1447 : tensor<128xf32>
    %1449 = stablehlo.divide %1443, %1448 : tensor<128xf32>
    %cst_387 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1450 = stablehlo.broadcast_in_dim %cst_387, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %1451 = stablehlo.add %1449, %1450 : tensor<128xf32>
    %1452 = stablehlo.broadcast_in_dim %1318, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %1453 = stablehlo.multiply %1452, %1451 : tensor<128xf32>
    %1454 = stablehlo.subtract %arg4, %1453 : tensor<128xf32>
    %1455 = stablehlo.broadcast_in_dim %1310, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %1456 = stablehlo.multiply %1119, %1455 : tensor<128xf32>
    %cst_388 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1457 = stablehlo.broadcast_in_dim %cst_388, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %1458 = stablehlo.multiply %1457, %arg58 : tensor<128xf32>
    %cst_389 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1459 = stablehlo.broadcast_in_dim %cst_389, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %1460 = stablehlo.multiply %1459, %1456 : tensor<128xf32>
    %1461 = stablehlo.add %1458, %1460 : tensor<128xf32>
    %cst_390 = stablehlo.constant dense<9.800000e-01> : tensor<f32>
    %1462 = stablehlo.broadcast_in_dim %cst_390, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %1463 = stablehlo.multiply %1462, %arg111 : tensor<128xf32>
    %cst_391 = stablehlo.constant dense<2.000000e-02> : tensor<f32>
    %1464 = stablehlo.broadcast_in_dim %cst_391, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %1465 = stablehlo.multiply %1464, %1456 : tensor<128xf32>
    %1466 = stablehlo.multiply %1465, %1456 : tensor<128xf32>
    %1467 = stablehlo.add %1463, %1466 : tensor<128xf32>
    %1468 = stablehlo.broadcast_in_dim %1320, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %1469 = stablehlo.divide %1461, %1468 : tensor<128xf32>
    %1470 = stablehlo.broadcast_in_dim %1322, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %1471 = stablehlo.divide %1467, %1470 : tensor<128xf32>
    %1472 = stablehlo.sqrt %1471 : tensor<128xf32>
    %cst_392 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %1473 = stablehlo.broadcast_in_dim %cst_392, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %1474 = stablehlo.add %1472, %1473 : tensor<128xf32>
    %1475 = stablehlo.divide %1469, %1474 : tensor<128xf32>
    %cst_393 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1476 = stablehlo.broadcast_in_dim %cst_393, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %1477 = stablehlo.add %1475, %1476 : tensor<128xf32>
    %1478 = stablehlo.broadcast_in_dim %1318, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %1479 = stablehlo.multiply %1478, %1477 : tensor<128xf32>
    %1480 = stablehlo.subtract %arg5, %1479 : tensor<128xf32>
    %1481 = stablehlo.broadcast_in_dim %1310, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %1482 = stablehlo.multiply %1036, %1481 : tensor<128xf32>
    %cst_394 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1483 = stablehlo.broadcast_in_dim %cst_394, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %1484 = stablehlo.multiply %1483, %arg59 : tensor<128xf32>
    %cst_395 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1485 = stablehlo.broadcast_in_dim %cst_395, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %1486 = stablehlo.multiply %1485, %1482 : tensor<128xf32>
    %1487 = stablehlo.add %1484, %1486 : tensor<128xf32>
    %cst_396 = stablehlo.constant dense<9.800000e-01> : tensor<f32>
    %1488 = stablehlo.broadcast_in_dim %cst_396, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %1489 = stablehlo.multiply %1488, %arg112 : tensor<128xf32>
    %cst_397 = stablehlo.constant dense<2.000000e-02> : tensor<f32>
    %1490 = stablehlo.broadcast_in_dim %cst_397, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %1491 = stablehlo.multiply %1490, %1482 : tensor<128xf32>
    %1492 = stablehlo.multiply %1491, %1482 : tensor<128xf32>
    %1493 = stablehlo.add %1489, %1492 : tensor<128xf32>
    %1494 = stablehlo.broadcast_in_dim %1320, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %1495 = stablehlo.divide %1487, %1494 : tensor<128xf32>
    %1496 = stablehlo.broadcast_in_dim %1322, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %1497 = stablehlo.divide %1493, %1496 : tensor<128xf32>
    %1498 = stablehlo.sqrt %1497 : tensor<128xf32>
    %cst_398 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %1499 = stablehlo.broadcast_in_dim %cst_398, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %1500 = stablehlo.add %1498, %1499 : tensor<128xf32>
    %1501 = stablehlo.divide %1495, %1500 : tensor<128xf32>
    %cst_399 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1502 = stablehlo.broadcast_in_dim %cst_399, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %1503 = stablehlo.add %1501, %1502 : tensor<128xf32>
    %1504 = stablehlo.broadcast_in_dim %1318, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %1505 = stablehlo.multiply %1504, %1503 : tensor<128xf32>
    %1506 = stablehlo.subtract %arg6, %1505 : tensor<128xf32>
    %1507 = stablehlo.broadcast_in_dim %1310, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %1508 = stablehlo.multiply %1042, %1507 : tensor<128xf32>
    %cst_400 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1509 = stablehlo.broadcast_in_dim %cst_400, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %1510 = stablehlo.multiply %1509, %arg60 : tensor<128xf32>
    %cst_401 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1511 = stablehlo.broadcast_in_dim %cst_401, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %1512 = stablehlo.multiply %1511, %1508 : tensor<128xf32>
    %1513 = stablehlo.add %1510, %1512 : tensor<128xf32>
    %cst_402 = stablehlo.constant dense<9.800000e-01> : tensor<f32>
    %1514 = stablehlo.broadcast_in_dim %cst_402, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %1515 = stablehlo.multiply %1514, %arg113 : tensor<128xf32>
    %cst_403 = stablehlo.constant dense<2.000000e-02> : tensor<f32>
    %1516 = stablehlo.broadcast_in_dim %cst_403, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %1517 = stablehlo.multiply %1516, %1508 : tensor<128xf32>
    %1518 = stablehlo.multiply %1517, %1508 : tensor<128xf32>
    %1519 = stablehlo.add %1515, %1518 : tensor<128xf32>
    %1520 = stablehlo.broadcast_in_dim %1320, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %1521 = stablehlo.divide %1513, %1520 : tensor<128xf32>
    %1522 = stablehlo.broadcast_in_dim %1322, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %1523 = stablehlo.divide %1519, %1522 : tensor<128xf32>
    %1524 = stablehlo.sqrt %1523 : tensor<128xf32>
    %cst_404 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %1525 = stablehlo.broadcast_in_dim %cst_404, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %1526 = stablehlo.add %1524, %1525 : tensor<128xf32>
    %1527 = stablehlo.divide %1521, %1526 : tensor<128xf32>
    %cst_405 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1528 = stablehlo.broadcast_in_dim %cst_405, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %1529 = stablehlo.add %1527, %1528 : tensor<128xf32>
    %1530 = stablehlo.broadcast_in_dim %1318, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %1531 = stablehlo.multiply %1530, %1529 : tensor<128xf32>
    %1532 = stablehlo.subtract %arg7, %1531 : tensor<128xf32>
    %1533 = stablehlo.broadcast_in_dim %1310, dims = [] : (tensor<f32>) -> tensor<384xf32>
    %1534 = stablehlo.multiply %1107, %1533 : tensor<384xf32>
    %cst_406 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1535 = stablehlo.broadcast_in_dim %cst_406, dims = [] : (tensor<f32>) -> tensor<384xf32>
    %1536 = stablehlo.multiply %1535, %arg61 : tensor<384xf32>
    %cst_407 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1537 = stablehlo.broadcast_in_dim %cst_407, dims = [] : (tensor<f32>) -> tensor<384xf32>
    %1538 = stablehlo.multiply %1537, %1534 : tensor<384xf32>
    %1539 = stablehlo.add %1536, %1538 : tensor<384xf32>
    %cst_408 = stablehlo.constant dense<9.800000e-01> : tensor<f32>
    %1540 = stablehlo.broadcast_in_dim %cst_408, dims = [] : (tensor<f32>) -> tensor<384xf32>
    %1541 = stablehlo.multiply %1540, %arg114 : tensor<384xf32>
    %cst_409 = stablehlo.constant dense<2.000000e-02> : tensor<f32>
    %1542 = stablehlo.broadcast_in_dim %cst_409, dims = [] : (tensor<f32>) -> tensor<384xf32>
    %1543 = stablehlo.multiply %1542, %1534 : tensor<384xf32>
    %1544 = stablehlo.multiply %1543, %1534 : tensor<384xf32>
    %1545 = stablehlo.add %1541, %1544 : tensor<384xf32>
    %1546 = stablehlo.broadcast_in_dim %1320, dims = [] : (tensor<f32>) -> tensor<384xf32>
    %1547 = stablehlo.divide %1539, %1546 : tensor<384xf32>
    %1548 = stablehlo.broadcast_in_dim %1322, dims = [] : (tensor<f32>) -> tensor<384xf32>
    %1549 = stablehlo.divide %1545, %1548 : tensor<384xf32>
    %1550 = stablehlo.sqrt %1549 : tensor<384xf32>
    %cst_410 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %1551 = stablehlo.broadcast_in_dim %cst_410, dims = [] : (tensor<f32>) -> tensor<384xf32>
    %1552 = stablehlo.add %1550, %1551 : tensor<384xf32>
    %1553 = stablehlo.divide %1547, %1552 : tensor<384xf32>
    %cst_411 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1554 = stablehlo.broadcast_in_dim %cst_411, dims = [] : (tensor<f32>) -> tensor<384xf32>
    %1555 = stablehlo.add %1553, %1554 : tensor<384xf32>
    %1556 = stablehlo.broadcast_in_dim %1318, dims = [] : (tensor<f32>) -> tensor<384xf32>
    %1557 = stablehlo.multiply %1556, %1555 : tensor<384xf32>
    %1558 = stablehlo.subtract %arg8, %1557 : tensor<384xf32>
    %1559 = stablehlo.broadcast_in_dim %1310, dims = [] : (tensor<f32>) -> tensor<128x384xf32>
    %1560 = stablehlo.multiply %1109, %1559 : tensor<128x384xf32>
    %cst_412 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1561 = stablehlo.broadcast_in_dim %cst_412, dims = [] : (tensor<f32>) -> tensor<128x384xf32>
    %1562 = stablehlo.multiply %1561, %arg62 : tensor<128x384xf32>
    %cst_413 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1563 = stablehlo.broadcast_in_dim %cst_413, dims = [] : (tensor<f32>) -> tensor<128x384xf32>
    %1564 = stablehlo.multiply %1563, %1560 : tensor<128x384xf32>
    %1565 = stablehlo.add %1562, %1564 : tensor<128x384xf32>
    %cst_414 = stablehlo.constant dense<9.800000e-01> : tensor<f32>
    %1566 = stablehlo.broadcast_in_dim %cst_414, dims = [] : (tensor<f32>) -> tensor<128x384xf32>
    %1567 = stablehlo.multiply %1566, %arg115 : tensor<128x384xf32>
    %cst_415 = stablehlo.constant dense<2.000000e-02> : tensor<f32>
    %1568 = stablehlo.broadcast_in_dim %cst_415, dims = [] : (tensor<f32>) -> tensor<128x384xf32>
    %1569 = stablehlo.multiply %1568, %1560 : tensor<128x384xf32>
    %1570 = stablehlo.multiply %1569, %1560 : tensor<128x384xf32>
    %1571 = stablehlo.add %1567, %1570 : tensor<128x384xf32>
    %1572 = stablehlo.broadcast_in_dim %1320, dims = [] : (tensor<f32>) -> tensor<128x384xf32>
    %1573 = stablehlo.divide %1565, %1572 : tensor<128x384xf32>
    %1574 = stablehlo.broadcast_in_dim %1322, dims = [] : (tensor<f32>) -> tensor<128x384xf32>
    %1575 = stablehlo.divide %1571, %1574 : tensor<128x384xf32>
    %1576 = stablehlo.sqrt %1575 : tensor<128x384xf32>
    %cst_416 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %1577 = stablehlo.broadcast_in_dim %cst_416, dims = [] : (tensor<f32>) -> tensor<128x384xf32>
    %1578 = stablehlo.add %1576, %1577 : tensor<128x384xf32>
    %1579 = stablehlo.divide %1573, %1578 : tensor<128x384xf32>
    %cst_417 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1580 = stablehlo.broadcast_in_dim %cst_417, dims = [] : (tensor<f32>) -> tensor<128x384xf32>
    %1581 = stablehlo.multiply %1580, %arg9 : tensor<128x384xf32>
    %1582 = stablehlo.add %1579, %1581 : tensor<128x384xf32>
    %1583 = stablehlo.broadcast_in_dim %1318, dims = [] : (tensor<f32>) -> tensor<128x384xf32>
    %1584 = stablehlo.multiply %1583, %1582 : tensor<128x384xf32>
    %1585 = stablehlo.subtract %arg9, %1584 : tensor<128x384xf32>
    %1586 = stablehlo.broadcast_in_dim %1310, dims = [] : (tensor<f32>) -> tensor<512xf32>
    %1587 = stablehlo.multiply %1030, %1586 : tensor<512xf32>
    %cst_418 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1588 = stablehlo.broadcast_in_dim %cst_418, dims = [] : (tensor<f32>) -> tensor<512xf32>
    %1589 = stablehlo.multiply %1588, %arg63 : tensor<512xf32>
    %cst_419 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1590 = stablehlo.broadcast_in_dim %cst_419, dims = [] : (tensor<f32>) -> tensor<512xf32>
    %1591 = stablehlo.multiply %1590, %1587 : tensor<512xf32>
    %1592 = stablehlo.add %1589, %1591 : tensor<512xf32>
    %cst_420 = stablehlo.constant dense<9.800000e-01> : tensor<f32>
    %1593 = stablehlo.broadcast_in_dim %cst_420, dims = [] : (tensor<f32>) -> tensor<512xf32>
    %1594 = stablehlo.multiply %1593, %arg116 : tensor<512xf32>
    %cst_421 = stablehlo.constant dense<2.000000e-02> : tensor<f32>
    %1595 = stablehlo.broadcast_in_dim %cst_421, dims = [] : (tensor<f32>) -> tensor<512xf32>
    %1596 = stablehlo.multiply %1595, %1587 : tensor<512xf32>
    %1597 = stablehlo.multiply %1596, %1587 : tensor<512xf32>
    %1598 = stablehlo.add %1594, %1597 : tensor<512xf32>
    %1599 = stablehlo.broadcast_in_dim %1320, dims = [] : (tensor<f32>) -> tensor<512xf32>
    %1600 = stablehlo.divide %1592, %1599 : tensor<512xf32>
    %1601 = stablehlo.broadcast_in_dim %1322, dims = [] : (tensor<f32>) -> tensor<512xf32>
    %1602 = stablehlo.divide %1598, %1601 : tensor<512xf32>
    %1603 = stablehlo.sqrt %1602 : tensor<512xf32>
    %cst_422 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %1604 = stablehlo.broadcast_in_dim %cst_422, dims = [] : (tensor<f32>) -> tensor<512xf32>
    %1605 = stablehlo.add %1603, %1604 : tensor<512xf32>
    %1606 = stablehlo.divide %1600, %1605 : tensor<512xf32>
    %cst_423 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1607 = stablehlo.broadcast_in_dim %cst_423, dims = [] : (tensor<f32>) -> tensor<512xf32>
    %1608 = stablehlo.add %1606, %1607 : tensor<512xf32>
    %1609 = stablehlo.broadcast_in_dim %1318, dims = [] : (tensor<f32>) -> tensor<512xf32>
    %1610 = stablehlo.multiply %1609, %1608 : tensor<512xf32>
    %1611 = stablehlo.subtract %arg10, %1610 : tensor<512xf32>
    %1612 = stablehlo.broadcast_in_dim %1310, dims = [] : (tensor<f32>) -> tensor<128x512xf32>
    %1613 = stablehlo.multiply %1032, %1612 : tensor<128x512xf32>
    %cst_424 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1614 = stablehlo.broadcast_in_dim %cst_424, dims = [] : (tensor<f32>) -> tensor<128x512xf32>
    %1615 = stablehlo.multiply %1614, %arg64 : tensor<128x512xf32>
    %cst_425 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1616 = stablehlo.broadcast_in_dim %cst_425, dims = [] : (tensor<f32>) -> tensor<128x512xf32>
    %1617 = stablehlo.multiply %1616, %1613 : tensor<128x512xf32>
    %1618 = stablehlo.add %1615, %1617 : tensor<128x512xf32>
    %cst_426 = stablehlo.constant dense<9.800000e-01> : tensor<f32>
    %1619 = stablehlo.broadcast_in_dim %cst_426, dims = [] : (tensor<f32>) -> tensor<128x512xf32>
    %1620 = stablehlo.multiply %1619, %arg117 : tensor<128x512xf32>
    %cst_427 = stablehlo.constant dense<2.000000e-02> : tensor<f32>
    %1621 = stablehlo.broadcast_in_dim %cst_427, dims = [] : (tensor<f32>) -> tensor<128x512xf32>
    %1622 = stablehlo.multiply %1621, %1613 : tensor<128x512xf32>
    %1623 = stablehlo.multiply %1622, %1613 : tensor<128x512xf32>
    %1624 = stablehlo.add %1620, %1623 : tensor<128x512xf32>
    %1625 = stablehlo.broadcast_in_dim %1320, dims = [] : (tensor<f32>) -> tensor<128x512xf32>
    %1626 = stablehlo.divide %1618, %1625 : tensor<128x512xf32>
    %1627 = stablehlo.broadcast_in_dim %1322, dims = [] : (tensor<f32>) -> tensor<128x512xf32>
    %1628 = stablehlo.divide %1624, %1627 : tensor<128x512xf32>
    %1629 = stablehlo.sqrt %1628 : tensor<128x512xf32>
    %cst_428 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %1630 = stablehlo.broadcast_in_dim %cst_428, dims = [] : (tensor<f32>) -> tensor<128x512xf32>
    %1631 = stablehlo.add %1629, %1630 : tensor<128x512xf32>
    %1632 = stablehlo.divide %1626, %1631 : tensor<128x512xf32>
    %cst_429 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1633 = stablehlo.broadcast_in_dim %cst_429, dims = [] : (tensor<f32>) -> tensor<128x512xf32>
    %1634 = stablehlo.multiply %1633, %arg11 : tensor<128x512xf32>
    %1635 = stablehlo.add %1632, %1634 : tensor<128x512xf32>
    %1636 = stablehlo.broadcast_in_dim %1318, dims = [] : (tensor<f32>) -> tensor<128x512xf32>
    %1637 = stablehlo.multiply %1636, %1635 : tensor<128x512xf32>
    %1638 = stablehlo.subtract %arg11, %1637 : tensor<128x512xf32>
    %1639 = stablehlo.broadcast_in_dim %1310, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %1640 = stablehlo.multiply %875, %1639 : tensor<128xf32>
    %cst_430 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1641 = stablehlo.broadcast_in_dim %cst_430, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %1642 = stablehlo.multiply %1641, %arg65 : tensor<128xf32>
    %cst_431 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1643 = stablehlo.broadcast_in_dim %cst_431, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %1644 = stablehlo.multiply %1643, %1640 : tensor<128xf32>
    %1645 = stablehlo.add %1642, %1644 : tensor<128xf32>
    %cst_432 = stablehlo.constant dense<9.800000e-01> : tensor<f32>
    %1646 = stablehlo.broadcast_in_dim %cst_432, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %1647 = stablehlo.multiply %1646, %arg118 : tensor<128xf32>
    %cst_433 = stablehlo.constant dense<2.000000e-02> : tensor<f32>
    %1648 = stablehlo.broadcast_in_dim %cst_433, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %1649 = stablehlo.multiply %1648, %1640 : tensor<128xf32>
    %1650 = stablehlo.multiply %1649, %1640 : tensor<128xf32>
    %1651 = stablehlo.add %1647, %1650 : tensor<128xf32>
    %1652 = stablehlo.broadcast_in_dim %1320, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %1653 = stablehlo.divide %1645, %1652 : tensor<128xf32>
    %1654 = stablehlo.broadcast_in_dim %1322, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %1655 = stablehlo.divide %1651, %1654 : tensor<128xf32>
    %1656 = stablehlo.sqrt %1655 : tensor<128xf32>
    %cst_434 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %1657 = stablehlo.broadcast_in_dim %cst_434, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %1658 = stablehlo.add %1656, %1657 : tensor<128xf32>
    %1659 = stablehlo.divide %1653, %1658 : tensor<128xf32>
    %cst_435 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1660 = stablehlo.broadcast_in_dim %cst_435, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %1661 = stablehlo.add %1659, %1660 : tensor<128xf32>
    %1662 = stablehlo.broadcast_in_dim %1318, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %1663 = stablehlo.multiply %1662, %1661 : tensor<128xf32>
    %1664 = stablehlo.subtract %arg12, %1663 : tensor<128xf32>
    %1665 = stablehlo.broadcast_in_dim %1310, dims = [] : (tensor<f32>) -> tensor<512x128xf32>
    %1666 = stablehlo.multiply %877, %1665 : tensor<512x128xf32>
    %cst_436 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1667 = stablehlo.broadcast_in_dim %cst_436, dims = [] : (tensor<f32>) -> tensor<512x128xf32>
    %1668 = stablehlo.multiply %1667, %arg66 : tensor<512x128xf32>
    %cst_437 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1669 = stablehlo.broadcast_in_dim %cst_437, dims = [] : (tensor<f32>) -> tensor<512x128xf32>
    %1670 = stablehlo.multiply %1669, %1666 : tensor<512x128xf32>
    %1671 = stablehlo.add %1668, %1670 : tensor<512x128xf32>
    %cst_438 = stablehlo.constant dense<9.800000e-01> : tensor<f32>
    %1672 = stablehlo.broadcast_in_dim %cst_438, dims = [] : (tensor<f32>) -> tensor<512x128xf32>
    %1673 = stablehlo.multiply %1672, %arg119 : tensor<512x128xf32>
    %cst_439 = stablehlo.constant dense<2.000000e-02> : tensor<f32>
    %1674 = stablehlo.broadcast_in_dim %cst_439, dims = [] : (tensor<f32>) -> tensor<512x128xf32>
    %1675 = stablehlo.multiply %1674, %1666 : tensor<512x128xf32>
    %1676 = stablehlo.multiply %1675, %1666 : tensor<512x128xf32>
    %1677 = stablehlo.add %1673, %1676 : tensor<512x128xf32>
    %1678 = stablehlo.broadcast_in_dim %1320, dims = [] : (tensor<f32>) -> tensor<512x128xf32>
    %1679 = stablehlo.divide %1671, %1678 : tensor<512x128xf32>
    %1680 = stablehlo.broadcast_in_dim %1322, dims = [] : (tensor<f32>) -> tensor<512x128xf32>
    %1681 = stablehlo.divide %1677, %1680 : tensor<512x128xf32>
    %1682 = stablehlo.sqrt %1681 : tensor<512x128xf32>
    %cst_440 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %1683 = stablehlo.broadcast_in_dim %cst_440, dims = [] : (tensor<f32>) -> tensor<512x128xf32>
    %1684 = stablehlo.add %1682, %1683 : tensor<512x128xf32>
    %1685 = stablehlo.divide %1679, %1684 : tensor<512x128xf32>
    %cst_441 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1686 = stablehlo.broadcast_in_dim %cst_441, dims = [] : (tensor<f32>) -> tensor<512x128xf32>
    %1687 = stablehlo.multiply %1686, %arg13 : tensor<512x128xf32>
    %1688 = stablehlo.add %1685, %1687 : tensor<512x128xf32>
    %1689 = stablehlo.broadcast_in_dim %1318, dims = [] : (tensor<f32>) -> tensor<512x128xf32>
    %1690 = stablehlo.multiply %1689, %1688 : tensor<512x128xf32>
    %1691 = stablehlo.subtract %arg13, %1690 : tensor<512x128xf32>
    %1692 = stablehlo.broadcast_in_dim %1310, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %1693 = stablehlo.multiply %933, %1692 : tensor<128xf32>
    %cst_442 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1694 = stablehlo.broadcast_in_dim %cst_442, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %1695 = stablehlo.multiply %1694, %arg67 : tensor<128xf32>
    %cst_443 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1696 = stablehlo.broadcast_in_dim %cst_443, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %1697 = stablehlo.multiply %1696, %1693 : tensor<128xf32>
    %1698 = stablehlo.add %1695, %1697 : tensor<128xf32>
    %cst_444 = stablehlo.constant dense<9.800000e-01> : tensor<f32>
    %1699 = stablehlo.broadcast_in_dim %cst_444, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %1700 = stablehlo.multiply %1699, %arg120 : tensor<128xf32>
    %cst_445 = stablehlo.constant dense<2.000000e-02> : tensor<f32>
    %1701 = stablehlo.broadcast_in_dim %cst_445, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %1702 = stablehlo.multiply %1701, %1693 : tensor<128xf32>
    %1703 = stablehlo.multiply %1702, %1693 : tensor<128xf32>
    %1704 = stablehlo.add %1700, %1703 : tensor<128xf32>
    %1705 = stablehlo.broadcast_in_dim %1320, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %1706 = stablehlo.divide %1698, %1705 : tensor<128xf32>
    %1707 = stablehlo.broadcast_in_dim %1322, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %1708 = stablehlo.divide %1704, %1707 : tensor<128xf32>
    %1709 = stablehlo.sqrt %1708 : tensor<128xf32>
    %cst_446 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %1710 = stablehlo.broadcast_in_dim %cst_446, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %1711 = stablehlo.add %1709, %1710 : tensor<128xf32>
    %1712 = stablehlo.divide %1706, %1711 : tensor<128xf32>
    %cst_447 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1713 = stablehlo.broadcast_in_dim %cst_447, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %1714 = stablehlo.add %1712, %1713 : tensor<128xf32>
    %1715 = stablehlo.broadcast_in_dim %1318, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %1716 = stablehlo.multiply %1715, %1714 : tensor<128xf32>
    %1717 = stablehlo.subtract %arg14, %1716 : tensor<128xf32>
    %1718 = stablehlo.broadcast_in_dim %1310, dims = [] : (tensor<f32>) -> tensor<128x128xf32>
    %1719 = stablehlo.multiply %935, %1718 : tensor<128x128xf32>
    %cst_448 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1720 = stablehlo.broadcast_in_dim %cst_448, dims = [] : (tensor<f32>) -> tensor<128x128xf32>
    %1721 = stablehlo.multiply %1720, %arg68 : tensor<128x128xf32>
    %cst_449 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1722 = stablehlo.broadcast_in_dim %cst_449, dims = [] : (tensor<f32>) -> tensor<128x128xf32>
    %1723 = stablehlo.multiply %1722, %1719 : tensor<128x128xf32>
    %1724 = stablehlo.add %1721, %1723 : tensor<128x128xf32>
    %cst_450 = stablehlo.constant dense<9.800000e-01> : tensor<f32>
    %1725 = stablehlo.broadcast_in_dim %cst_450, dims = [] : (tensor<f32>) -> tensor<128x128xf32>
    %1726 = stablehlo.multiply %1725, %arg121 : tensor<128x128xf32>
    %cst_451 = stablehlo.constant dense<2.000000e-02> : tensor<f32>
    %1727 = stablehlo.broadcast_in_dim %cst_451, dims = [] : (tensor<f32>) -> tensor<128x128xf32>
    %1728 = stablehlo.multiply %1727, %1719 : tensor<128x128xf32>
    %1729 = stablehlo.multiply %1728, %1719 : tensor<128x128xf32>
    %1730 = stablehlo.add %1726, %1729 : tensor<128x128xf32>
    %1731 = stablehlo.broadcast_in_dim %1320, dims = [] : (tensor<f32>) -> tensor<128x128xf32>
    %1732 = stablehlo.divide %1724, %1731 : tensor<128x128xf32>
    %1733 = stablehlo.broadcast_in_dim %1322, dims = [] : (tensor<f32>) -> tensor<128x128xf32>
    %1734 = stablehlo.divide %1730, %1733 : tensor<128x128xf32>
    %1735 = stablehlo.sqrt %1734 : tensor<128x128xf32>
    %cst_452 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %1736 = stablehlo.broadcast_in_dim %cst_452, dims = [] : (tensor<f32>) -> tensor<128x128xf32>
    %1737 = stablehlo.add %1735, %1736 : tensor<128x128xf32>
    %1738 = stablehlo.divide %1732, %1737 : tensor<128x128xf32>
    %cst_453 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1739 = stablehlo.broadcast_in_dim %cst_453, dims = [] : (tensor<f32>) -> tensor<128x128xf32>
    %1740 = stablehlo.multiply %1739, %arg15 : tensor<128x128xf32>
    %1741 = stablehlo.add %1738, %1740 : tensor<128x128xf32>
    %1742 = stablehlo.broadcast_in_dim %1318, dims = [] : (tensor<f32>) -> tensor<128x128xf32>
    %1743 = stablehlo.multiply %1742, %1741 : tensor<128x128xf32>
    %1744 = stablehlo.subtract %arg15, %1743 : tensor<128x128xf32>
    %1745 = stablehlo.broadcast_in_dim %1310, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %1746 = stablehlo.multiply %978, %1745 : tensor<128xf32>
    %cst_454 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1747 = stablehlo.broadcast_in_dim %cst_454, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %1748 = stablehlo.multiply %1747, %arg69 : tensor<128xf32>
    %cst_455 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1749 = stablehlo.broadcast_in_dim %cst_455, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %1750 = stablehlo.multiply %1749, %1746 : tensor<128xf32>
    %1751 = stablehlo.add %1748, %1750 : tensor<128xf32>
    %cst_456 = stablehlo.constant dense<9.800000e-01> : tensor<f32>
    %1752 = stablehlo.broadcast_in_dim %cst_456, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %1753 = stablehlo.multiply %1752, %arg122 : tensor<128xf32>
    %cst_457 = stablehlo.constant dense<2.000000e-02> : tensor<f32>
    %1754 = stablehlo.broadcast_in_dim %cst_457, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %1755 = stablehlo.multiply %1754, %1746 : tensor<128xf32>
    %1756 = stablehlo.multiply %1755, %1746 : tensor<128xf32>
    %1757 = stablehlo.add %1753, %1756 : tensor<128xf32>
    %1758 = stablehlo.broadcast_in_dim %1320, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %1759 = stablehlo.divide %1751, %1758 : tensor<128xf32>
    %1760 = stablehlo.broadcast_in_dim %1322, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %1761 = stablehlo.divide %1757, %1760 : tensor<128xf32>
    %1762 = stablehlo.sqrt %1761 : tensor<128xf32>
    %cst_458 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %1763 = stablehlo.broadcast_in_dim %cst_458, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %1764 = stablehlo.add %1762, %1763 : tensor<128xf32>
    %1765 = stablehlo.divide %1759, %1764 : tensor<128xf32>
    %cst_459 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1766 = stablehlo.broadcast_in_dim %cst_459, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %1767 = stablehlo.add %1765, %1766 : tensor<128xf32>
    %1768 = stablehlo.broadcast_in_dim %1318, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %1769 = stablehlo.multiply %1768, %1767 : tensor<128xf32>
    %1770 = stablehlo.subtract %arg16, %1769 : tensor<128xf32>
    %1771 = stablehlo.broadcast_in_dim %1310, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %1772 = stablehlo.multiply %984, %1771 : tensor<128xf32>
    %cst_460 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1773 = stablehlo.broadcast_in_dim %cst_460, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %1774 = stablehlo.multiply %1773, %arg70 : tensor<128xf32>
    %cst_461 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1775 = stablehlo.broadcast_in_dim %cst_461, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %1776 = stablehlo.multiply %1775, %1772 : tensor<128xf32>
    %1777 = stablehlo.add %1774, %1776 : tensor<128xf32>
    %cst_462 = stablehlo.constant dense<9.800000e-01> : tensor<f32>
    %1778 = stablehlo.broadcast_in_dim %cst_462, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %1779 = stablehlo.multiply %1778, %arg123 : tensor<128xf32>
    %cst_463 = stablehlo.constant dense<2.000000e-02> : tensor<f32>
    %1780 = stablehlo.broadcast_in_dim %cst_463, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %1781 = stablehlo.multiply %1780, %1772 : tensor<128xf32>
    %1782 = stablehlo.multiply %1781, %1772 : tensor<128xf32>
    %1783 = stablehlo.add %1779, %1782 : tensor<128xf32>
    %1784 = stablehlo.broadcast_in_dim %1320, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %1785 = stablehlo.divide %1777, %1784 : tensor<128xf32>
    %1786 = stablehlo.broadcast_in_dim %1322, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %1787 = stablehlo.divide %1783, %1786 : tensor<128xf32>
    %1788 = stablehlo.sqrt %1787 : tensor<128xf32>
    %cst_464 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %1789 = stablehlo.broadcast_in_dim %cst_464, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %1790 = stablehlo.add %1788, %1789 : tensor<128xf32>
    %1791 = stablehlo.divide %1785, %1790 : tensor<128xf32>
    %cst_465 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1792 = stablehlo.broadcast_in_dim %cst_465, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %1793 = stablehlo.add %1791, %1792 : tensor<128xf32>
    %1794 = stablehlo.broadcast_in_dim %1318, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %1795 = stablehlo.multiply %1794, %1793 : tensor<128xf32>
    %1796 = stablehlo.subtract %arg17, %1795 : tensor<128xf32>
    %1797 = stablehlo.broadcast_in_dim %1310, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %1798 = stablehlo.multiply %901, %1797 : tensor<128xf32>
    %cst_466 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1799 = stablehlo.broadcast_in_dim %cst_466, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %1800 = stablehlo.multiply %1799, %arg71 : tensor<128xf32>
    %cst_467 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1801 = stablehlo.broadcast_in_dim %cst_467, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %1802 = stablehlo.multiply %1801, %1798 : tensor<128xf32>
    %1803 = stablehlo.add %1800, %1802 : tensor<128xf32>
    %cst_468 = stablehlo.constant dense<9.800000e-01> : tensor<f32>
    %1804 = stablehlo.broadcast_in_dim %cst_468, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %1805 = stablehlo.multiply %1804, %arg124 : tensor<128xf32>
    %cst_469 = stablehlo.constant dense<2.000000e-02> : tensor<f32>
    %1806 = stablehlo.broadcast_in_dim %cst_469, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %1807 = stablehlo.multiply %1806, %1798 : tensor<128xf32>
    %1808 = stablehlo.multiply %1807, %1798 : tensor<128xf32>
    %1809 = stablehlo.add %1805, %1808 : tensor<128xf32>
    %1810 = stablehlo.broadcast_in_dim %1320, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %1811 = stablehlo.divide %1803, %1810 : tensor<128xf32>
    %1812 = stablehlo.broadcast_in_dim %1322, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %1813 = stablehlo.divide %1809, %1812 : tensor<128xf32>
    %1814 = stablehlo.sqrt %1813 : tensor<128xf32>
    %cst_470 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %1815 = stablehlo.broadcast_in_dim %cst_470, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %1816 = stablehlo.add %1814, %1815 : tensor<128xf32>
    %1817 = stablehlo.divide %1811, %1816 : tensor<128xf32>
    %cst_471 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1818 = stablehlo.broadcast_in_dim %cst_471, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %1819 = stablehlo.add %1817, %1818 : tensor<128xf32>
    %1820 = stablehlo.broadcast_in_dim %1318, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %1821 = stablehlo.multiply %1820, %1819 : tensor<128xf32>
    %1822 = stablehlo.subtract %arg18, %1821 : tensor<128xf32>
    %1823 = stablehlo.broadcast_in_dim %1310, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %1824 = stablehlo.multiply %907, %1823 : tensor<128xf32>
    %cst_472 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1825 = stablehlo.broadcast_in_dim %cst_472, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %1826 = stablehlo.multiply %1825, %arg72 : tensor<128xf32>
    %cst_473 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1827 = stablehlo.broadcast_in_dim %cst_473, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %1828 = stablehlo.multiply %1827, %1824 : tensor<128xf32>
    %1829 = stablehlo.add %1826, %1828 : tensor<128xf32>
    %cst_474 = stablehlo.constant dense<9.800000e-01> : tensor<f32>
    %1830 = stablehlo.broadcast_in_dim %cst_474, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %1831 = stablehlo.multiply %1830, %arg125 : tensor<128xf32>
    %cst_475 = stablehlo.constant dense<2.000000e-02> : tensor<f32>
    %1832 = stablehlo.broadcast_in_dim %cst_475, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %1833 = stablehlo.multiply %1832, %1824 : tensor<128xf32>
    %1834 = stablehlo.multiply %1833, %1824 : tensor<128xf32>
    %1835 = stablehlo.add %1831, %1834 : tensor<128xf32>
    %1836 = stablehlo.broadcast_in_dim %1320, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %1837 = stablehlo.divide %1829, %1836 : tensor<128xf32>
    %1838 = stablehlo.broadcast_in_dim %1322, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %1839 = stablehlo.divide %1835, %1838 : tensor<128xf32>
    %1840 = stablehlo.sqrt %1839 : tensor<128xf32>
    %cst_476 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %1841 = stablehlo.broadcast_in_dim %cst_476, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %1842 = stablehlo.add %1840, %1841 : tensor<128xf32>
    %1843 = stablehlo.divide %1837, %1842 : tensor<128xf32>
    %cst_477 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1844 = stablehlo.broadcast_in_dim %cst_477, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %1845 = stablehlo.add %1843, %1844 : tensor<128xf32>
    %1846 = stablehlo.broadcast_in_dim %1318, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %1847 = stablehlo.multiply %1846, %1845 : tensor<128xf32>
    %1848 = stablehlo.subtract %arg19, %1847 : tensor<128xf32>
    %1849 = stablehlo.broadcast_in_dim %1310, dims = [] : (tensor<f32>) -> tensor<384xf32>
    %1850 = stablehlo.multiply %972, %1849 : tensor<384xf32>
    %cst_478 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1851 = stablehlo.broadcast_in_dim %cst_478, dims = [] : (tensor<f32>) -> tensor<384xf32>
    %1852 = stablehlo.multiply %1851, %arg73 : tensor<384xf32>
    %cst_479 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1853 = stablehlo.broadcast_in_dim %cst_479, dims = [] : (tensor<f32>) -> tensor<384xf32>
    %1854 = stablehlo.multiply %1853, %1850 : tensor<384xf32>
    %1855 = stablehlo.add %1852, %1854 : tensor<384xf32>
    %cst_480 = stablehlo.constant dense<9.800000e-01> : tensor<f32>
    %1856 = stablehlo.broadcast_in_dim %cst_480, dims = [] : (tensor<f32>) -> tensor<384xf32>
    %1857 = stablehlo.multiply %1856, %arg126 : tensor<384xf32>
    %cst_481 = stablehlo.constant dense<2.000000e-02> : tensor<f32>
    %1858 = stablehlo.broadcast_in_dim %cst_481, dims = [] : (tensor<f32>) -> tensor<384xf32>
    %1859 = stablehlo.multiply %1858, %1850 : tensor<384xf32>
    %1860 = stablehlo.multiply %1859, %1850 : tensor<384xf32>
    %1861 = stablehlo.add %1857, %1860 : tensor<384xf32>
    %1862 = stablehlo.broadcast_in_dim %1320, dims = [] : (tensor<f32>) -> tensor<384xf32>
    %1863 = stablehlo.divide %1855, %1862 : tensor<384xf32>
    %1864 = stablehlo.broadcast_in_dim %1322, dims = [] : (tensor<f32>) -> tensor<384xf32>
    %1865 = stablehlo.divide %1861, %1864 : tensor<384xf32>
    %1866 = stablehlo.sqrt %1865 : tensor<384xf32>
    %cst_482 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %1867 = stablehlo.broadcast_in_dim %cst_482, dims = [] : (tensor<f32>) -> tensor<384xf32>
    %1868 = stablehlo.add %1866, %1867 : tensor<384xf32>
    %1869 = stablehlo.divide %1863, %1868 : tensor<384xf32>
    %cst_483 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1870 = stablehlo.broadcast_in_dim %cst_483, dims = [] : (tensor<f32>) -> tensor<384xf32>
    %1871 = stablehlo.add %1869, %1870 : tensor<384xf32>
    %1872 = stablehlo.broadcast_in_dim %1318, dims = [] : (tensor<f32>) -> tensor<384xf32>
    %1873 = stablehlo.multiply %1872, %1871 : tensor<384xf32>
    %1874 = stablehlo.subtract %arg20, %1873 : tensor<384xf32>
    %1875 = stablehlo.broadcast_in_dim %1310, dims = [] : (tensor<f32>) -> tensor<128x384xf32>
    %1876 = stablehlo.multiply %974, %1875 : tensor<128x384xf32>
    %cst_484 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1877 = stablehlo.broadcast_in_dim %cst_484, dims = [] : (tensor<f32>) -> tensor<128x384xf32>
    %1878 = stablehlo.multiply %1877, %arg74 : tensor<128x384xf32>
    %cst_485 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1879 = stablehlo.broadcast_in_dim %cst_485, dims = [] : (tensor<f32>) -> tensor<128x384xf32>
    %1880 = stablehlo.multiply %1879, %1876 : tensor<128x384xf32>
    %1881 = stablehlo.add %1878, %1880 : tensor<128x384xf32>
    %cst_486 = stablehlo.constant dense<9.800000e-01> : tensor<f32>
    %1882 = stablehlo.broadcast_in_dim %cst_486, dims = [] : (tensor<f32>) -> tensor<128x384xf32>
    %1883 = stablehlo.multiply %1882, %arg127 : tensor<128x384xf32>
    %cst_487 = stablehlo.constant dense<2.000000e-02> : tensor<f32>
    %1884 = stablehlo.broadcast_in_dim %cst_487, dims = [] : (tensor<f32>) -> tensor<128x384xf32>
    %1885 = stablehlo.multiply %1884, %1876 : tensor<128x384xf32>
    %1886 = stablehlo.multiply %1885, %1876 : tensor<128x384xf32>
    %1887 = stablehlo.add %1883, %1886 : tensor<128x384xf32>
    %1888 = stablehlo.broadcast_in_dim %1320, dims = [] : (tensor<f32>) -> tensor<128x384xf32>
    %1889 = stablehlo.divide %1881, %1888 : tensor<128x384xf32>
    %1890 = stablehlo.broadcast_in_dim %1322, dims = [] : (tensor<f32>) -> tensor<128x384xf32>
    %1891 = stablehlo.divide %1887, %1890 : tensor<128x384xf32>
    %1892 = stablehlo.sqrt %1891 : tensor<128x384xf32>
    %cst_488 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %1893 = stablehlo.broadcast_in_dim %cst_488, dims = [] : (tensor<f32>) -> tensor<128x384xf32>
    %1894 = stablehlo.add %1892, %1893 : tensor<128x384xf32>
    %1895 = stablehlo.divide %1889, %1894 : tensor<128x384xf32>
    %cst_489 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1896 = stablehlo.broadcast_in_dim %cst_489, dims = [] : (tensor<f32>) -> tensor<128x384xf32>
    %1897 = stablehlo.multiply %1896, %arg21 : tensor<128x384xf32>
    %1898 = stablehlo.add %1895, %1897 : tensor<128x384xf32>
    %1899 = stablehlo.broadcast_in_dim %1318, dims = [] : (tensor<f32>) -> tensor<128x384xf32>
    %1900 = stablehlo.multiply %1899, %1898 : tensor<128x384xf32>
    %1901 = stablehlo.subtract %arg21, %1900 : tensor<128x384xf32>
    %1902 = stablehlo.broadcast_in_dim %1310, dims = [] : (tensor<f32>) -> tensor<512xf32>
    %1903 = stablehlo.multiply %895, %1902 : tensor<512xf32>
    %cst_490 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1904 = stablehlo.broadcast_in_dim %cst_490, dims = [] : (tensor<f32>) -> tensor<512xf32>
    %1905 = stablehlo.multiply %1904, %arg75 : tensor<512xf32>
    %cst_491 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1906 = stablehlo.broadcast_in_dim %cst_491, dims = [] : (tensor<f32>) -> tensor<512xf32>
    %1907 = stablehlo.multiply %1906, %1903 : tensor<512xf32>
    %1908 = stablehlo.add %1905, %1907 : tensor<512xf32>
    %cst_492 = stablehlo.constant dense<9.800000e-01> : tensor<f32>
    %1909 = stablehlo.broadcast_in_dim %cst_492, dims = [] : (tensor<f32>) -> tensor<512xf32>
    %1910 = stablehlo.multiply %1909, %arg128 : tensor<512xf32>
    %cst_493 = stablehlo.constant dense<2.000000e-02> : tensor<f32>
    %1911 = stablehlo.broadcast_in_dim %cst_493, dims = [] : (tensor<f32>) -> tensor<512xf32>
    %1912 = stablehlo.multiply %1911, %1903 : tensor<512xf32>
    %1913 = stablehlo.multiply %1912, %1903 : tensor<512xf32>
    %1914 = stablehlo.add %1910, %1913 : tensor<512xf32>
    %1915 = stablehlo.broadcast_in_dim %1320, dims = [] : (tensor<f32>) -> tensor<512xf32>
    %1916 = stablehlo.divide %1908, %1915 : tensor<512xf32>
    %1917 = stablehlo.broadcast_in_dim %1322, dims = [] : (tensor<f32>) -> tensor<512xf32>
    %1918 = stablehlo.divide %1914, %1917 : tensor<512xf32>
    %1919 = stablehlo.sqrt %1918 : tensor<512xf32>
    %cst_494 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %1920 = stablehlo.broadcast_in_dim %cst_494, dims = [] : (tensor<f32>) -> tensor<512xf32>
    %1921 = stablehlo.add %1919, %1920 : tensor<512xf32>
    %1922 = stablehlo.divide %1916, %1921 : tensor<512xf32>
    %cst_495 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1923 = stablehlo.broadcast_in_dim %cst_495, dims = [] : (tensor<f32>) -> tensor<512xf32>
    %1924 = stablehlo.add %1922, %1923 : tensor<512xf32>
    %1925 = stablehlo.broadcast_in_dim %1318, dims = [] : (tensor<f32>) -> tensor<512xf32>
    %1926 = stablehlo.multiply %1925, %1924 : tensor<512xf32>
    %1927 = stablehlo.subtract %arg22, %1926 : tensor<512xf32>
    %1928 = stablehlo.broadcast_in_dim %1310, dims = [] : (tensor<f32>) -> tensor<128x512xf32>
    %1929 = stablehlo.multiply %897, %1928 : tensor<128x512xf32>
    %cst_496 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1930 = stablehlo.broadcast_in_dim %cst_496, dims = [] : (tensor<f32>) -> tensor<128x512xf32>
    %1931 = stablehlo.multiply %1930, %arg76 : tensor<128x512xf32>
    %cst_497 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1932 = stablehlo.broadcast_in_dim %cst_497, dims = [] : (tensor<f32>) -> tensor<128x512xf32>
    %1933 = stablehlo.multiply %1932, %1929 : tensor<128x512xf32>
    %1934 = stablehlo.add %1931, %1933 : tensor<128x512xf32>
    %cst_498 = stablehlo.constant dense<9.800000e-01> : tensor<f32>
    %1935 = stablehlo.broadcast_in_dim %cst_498, dims = [] : (tensor<f32>) -> tensor<128x512xf32>
    %1936 = stablehlo.multiply %1935, %arg129 : tensor<128x512xf32>
    %cst_499 = stablehlo.constant dense<2.000000e-02> : tensor<f32>
    %1937 = stablehlo.broadcast_in_dim %cst_499, dims = [] : (tensor<f32>) -> tensor<128x512xf32>
    %1938 = stablehlo.multiply %1937, %1929 : tensor<128x512xf32>
    %1939 = stablehlo.multiply %1938, %1929 : tensor<128x512xf32>
    %1940 = stablehlo.add %1936, %1939 : tensor<128x512xf32>
    %1941 = stablehlo.broadcast_in_dim %1320, dims = [] : (tensor<f32>) -> tensor<128x512xf32>
    %1942 = stablehlo.divide %1934, %1941 : tensor<128x512xf32>
    %1943 = stablehlo.broadcast_in_dim %1322, dims = [] : (tensor<f32>) -> tensor<128x512xf32>
    %1944 = stablehlo.divide %1940, %1943 : tensor<128x512xf32>
    %1945 = stablehlo.sqrt %1944 : tensor<128x512xf32>
    %cst_500 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %1946 = stablehlo.broadcast_in_dim %cst_500, dims = [] : (tensor<f32>) -> tensor<128x512xf32>
    %1947 = stablehlo.add %1945, %1946 : tensor<128x512xf32>
    %1948 = stablehlo.divide %1942, %1947 : tensor<128x512xf32>
    %cst_501 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1949 = stablehlo.broadcast_in_dim %cst_501, dims = [] : (tensor<f32>) -> tensor<128x512xf32>
    %1950 = stablehlo.multiply %1949, %arg23 : tensor<128x512xf32>
    %1951 = stablehlo.add %1948, %1950 : tensor<128x512xf32>
    %1952 = stablehlo.broadcast_in_dim %1318, dims = [] : (tensor<f32>) -> tensor<128x512xf32>
    %1953 = stablehlo.multiply %1952, %1951 : tensor<128x512xf32>
    %1954 = stablehlo.subtract %arg23, %1953 : tensor<128x512xf32>
    %1955 = stablehlo.broadcast_in_dim %1310, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %1956 = stablehlo.multiply %740, %1955 : tensor<128xf32>
    %cst_502 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1957 = stablehlo.broadcast_in_dim %cst_502, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %1958 = stablehlo.multiply %1957, %arg77 : tensor<128xf32>
    %cst_503 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1959 = stablehlo.broadcast_in_dim %cst_503, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %1960 = stablehlo.multiply %1959, %1956 : tensor<128xf32>
    %1961 = stablehlo.add %1958, %1960 : tensor<128xf32>
    %cst_504 = stablehlo.constant dense<9.800000e-01> : tensor<f32>
    %1962 = stablehlo.broadcast_in_dim %cst_504, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %1963 = stablehlo.multiply %1962, %arg130 : tensor<128xf32>
    %cst_505 = stablehlo.constant dense<2.000000e-02> : tensor<f32>
    %1964 = stablehlo.broadcast_in_dim %cst_505, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %1965 = stablehlo.multiply %1964, %1956 : tensor<128xf32>
    %1966 = stablehlo.multiply %1965, %1956 : tensor<128xf32>
    %1967 = stablehlo.add %1963, %1966 : tensor<128xf32>
    %1968 = stablehlo.broadcast_in_dim %1320, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %1969 = stablehlo.divide %1961, %1968 : tensor<128xf32>
    %1970 = stablehlo.broadcast_in_dim %1322, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %1971 = stablehlo.divide %1967, %1970 : tensor<128xf32>
    %1972 = stablehlo.sqrt %1971 : tensor<128xf32>
    %cst_506 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %1973 = stablehlo.broadcast_in_dim %cst_506, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %1974 = stablehlo.add %1972, %1973 : tensor<128xf32>
    %1975 = stablehlo.divide %1969, %1974 : tensor<128xf32>
    %cst_507 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1976 = stablehlo.broadcast_in_dim %cst_507, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %1977 = stablehlo.add %1975, %1976 : tensor<128xf32>
    %1978 = stablehlo.broadcast_in_dim %1318, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %1979 = stablehlo.multiply %1978, %1977 : tensor<128xf32>
    %1980 = stablehlo.subtract %arg24, %1979 : tensor<128xf32>
    %1981 = stablehlo.broadcast_in_dim %1310, dims = [] : (tensor<f32>) -> tensor<512x128xf32>
    %1982 = stablehlo.multiply %742, %1981 : tensor<512x128xf32>
    %cst_508 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1983 = stablehlo.broadcast_in_dim %cst_508, dims = [] : (tensor<f32>) -> tensor<512x128xf32>
    %1984 = stablehlo.multiply %1983, %arg78 : tensor<512x128xf32>
    %cst_509 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1985 = stablehlo.broadcast_in_dim %cst_509, dims = [] : (tensor<f32>) -> tensor<512x128xf32>
    %1986 = stablehlo.multiply %1985, %1982 : tensor<512x128xf32>
    %1987 = stablehlo.add %1984, %1986 : tensor<512x128xf32>
    %cst_510 = stablehlo.constant dense<9.800000e-01> : tensor<f32>
    %1988 = stablehlo.broadcast_in_dim %cst_510, dims = [] : (tensor<f32>) -> tensor<512x128xf32>
    %1989 = stablehlo.multiply %1988, %arg131 : tensor<512x128xf32>
    %cst_511 = stablehlo.constant dense<2.000000e-02> : tensor<f32>
    %1990 = stablehlo.broadcast_in_dim %cst_511, dims = [] : (tensor<f32>) -> tensor<512x128xf32>
    %1991 = stablehlo.multiply %1990, %1982 : tensor<512x128xf32>
    %1992 = stablehlo.multiply %1991, %1982 : tensor<512x128xf32>
    %1993 = stablehlo.add %1989, %1992 : tensor<512x128xf32>
    %1994 = stablehlo.broadcast_in_dim %1320, dims = [] : (tensor<f32>) -> tensor<512x128xf32>
    %1995 = stablehlo.divide %1987, %1994 : tensor<512x128xf32>
    %1996 = stablehlo.broadcast_in_dim %1322, dims = [] : (tensor<f32>) -> tensor<512x128xf32>
    %1997 = stablehlo.divide %1993, %1996 : tensor<512x128xf32>
    %1998 = stablehlo.sqrt %1997 : tensor<512x128xf32>
    %cst_512 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %1999 = stablehlo.broadcast_in_dim %cst_512, dims = [] : (tensor<f32>) -> tensor<512x128xf32>
    %2000 = stablehlo.add %1998, %1999 : tensor<512x128xf32>
    %2001 = stablehlo.divide %1995, %2000 : tensor<512x128xf32>
    %cst_513 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %2002 = stablehlo.broadcast_in_dim %cst_513, dims = [] : (tensor<f32>) -> tensor<512x128xf32>
    %2003 = stablehlo.multiply %2002, %arg25 : tensor<512x128xf32>
    %2004 = stablehlo.add %2001, %2003 : tensor<512x128xf32>
    %2005 = stablehlo.broadcast_in_dim %1318, dims = [] : (tensor<f32>) -> tensor<512x128xf32>
    %2006 = stablehlo.multiply %2005, %2004 : tensor<512x128xf32>
    %2007 = stablehlo.subtract %arg25, %2006 : tensor<512x128xf32>
    %2008 = stablehlo.broadcast_in_dim %1310, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %2009 = stablehlo.multiply %798, %2008 : tensor<128xf32>
    %cst_514 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %2010 = stablehlo.broadcast_in_dim %cst_514, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %2011 = stablehlo.multiply %2010, %arg79 : tensor<128xf32>
    %cst_515 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %2012 = stablehlo.broadcast_in_dim %cst_515, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %2013 = stablehlo.multiply %2012, %2009 : tensor<128xf32>
    %2014 = stablehlo.add %2011, %2013 : tensor<128xf32>
    %cst_516 = stablehlo.constant dense<9.800000e-01> : tensor<f32>
    %2015 = stablehlo.broadcast_in_dim %cst_516, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %2016 = stablehlo.multiply %2015, %arg132 : tensor<128xf32>
    %cst_517 = stablehlo.constant dense<2.000000e-02> : tensor<f32>
    %2017 = stablehlo.broadcast_in_dim %cst_517, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %2018 = stablehlo.multiply %2017, %2009 : tensor<128xf32>
    %2019 = stablehlo.multiply %2018, %2009 : tensor<128xf32>
    %2020 = stablehlo.add %2016, %2019 : tensor<128xf32>
    %2021 = stablehlo.broadcast_in_dim %1320, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %2022 = stablehlo.divide %2014, %2021 : tensor<128xf32>
    %2023 = stablehlo.broadcast_in_dim %1322, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %2024 = stablehlo.divide %2020, %2023 : tensor<128xf32>
    %2025 = stablehlo.sqrt %2024 : tensor<128xf32>
    %cst_518 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %2026 = stablehlo.broadcast_in_dim %cst_518, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %2027 = stablehlo.add %2025, %2026 : tensor<128xf32>
    %2028 = stablehlo.divide %2022, %2027 : tensor<128xf32>
    %cst_519 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2029 = stablehlo.broadcast_in_dim %cst_519, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %2030 = stablehlo.add %2028, %2029 : tensor<128xf32>
    %2031 = stablehlo.broadcast_in_dim %1318, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %2032 = stablehlo.multiply %2031, %2030 : tensor<128xf32>
    %2033 = stablehlo.subtract %arg26, %2032 : tensor<128xf32>
    %2034 = stablehlo.broadcast_in_dim %1310, dims = [] : (tensor<f32>) -> tensor<128x128xf32>
    %2035 = stablehlo.multiply %800, %2034 : tensor<128x128xf32>
    %cst_520 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %2036 = stablehlo.broadcast_in_dim %cst_520, dims = [] : (tensor<f32>) -> tensor<128x128xf32>
    %2037 = stablehlo.multiply %2036, %arg80 : tensor<128x128xf32>
    %cst_521 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %2038 = stablehlo.broadcast_in_dim %cst_521, dims = [] : (tensor<f32>) -> tensor<128x128xf32>
    %2039 = stablehlo.multiply %2038, %2035 : tensor<128x128xf32>
    %2040 = stablehlo.add %2037, %2039 : tensor<128x128xf32>
    %cst_522 = stablehlo.constant dense<9.800000e-01> : tensor<f32>
    %2041 = stablehlo.broadcast_in_dim %cst_522, dims = [] : (tensor<f32>) -> tensor<128x128xf32>
    %2042 = stablehlo.multiply %2041, %arg133 : tensor<128x128xf32>
    %cst_523 = stablehlo.constant dense<2.000000e-02> : tensor<f32>
    %2043 = stablehlo.broadcast_in_dim %cst_523, dims = [] : (tensor<f32>) -> tensor<128x128xf32>
    %2044 = stablehlo.multiply %2043, %2035 : tensor<128x128xf32>
    %2045 = stablehlo.multiply %2044, %2035 : tensor<128x128xf32>
    %2046 = stablehlo.add %2042, %2045 : tensor<128x128xf32>
    %2047 = stablehlo.broadcast_in_dim %1320, dims = [] : (tensor<f32>) -> tensor<128x128xf32>
    %2048 = stablehlo.divide %2040, %2047 : tensor<128x128xf32>
    %2049 = stablehlo.broadcast_in_dim %1322, dims = [] : (tensor<f32>) -> tensor<128x128xf32>
    %2050 = stablehlo.divide %2046, %2049 : tensor<128x128xf32>
    %2051 = stablehlo.sqrt %2050 : tensor<128x128xf32>
    %cst_524 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %2052 = stablehlo.broadcast_in_dim %cst_524, dims = [] : (tensor<f32>) -> tensor<128x128xf32>
    %2053 = stablehlo.add %2051, %2052 : tensor<128x128xf32>
    %2054 = stablehlo.divide %2048, %2053 : tensor<128x128xf32>
    %cst_525 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %2055 = stablehlo.broadcast_in_dim %cst_525, dims = [] : (tensor<f32>) -> tensor<128x128xf32>
    %2056 = stablehlo.multiply %2055, %arg27 : tensor<128x128xf32>
    %2057 = stablehlo.add %2054, %2056 : tensor<128x128xf32>
    %2058 = stablehlo.broadcast_in_dim %1318, dims = [] : (tensor<f32>) -> tensor<128x128xf32>
    %2059 = stablehlo.multiply %2058, %2057 : tensor<128x128xf32>
    %2060 = stablehlo.subtract %arg27, %2059 : tensor<128x128xf32>
    %2061 = stablehlo.broadcast_in_dim %1310, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %2062 = stablehlo.multiply %843, %2061 : tensor<128xf32>
    %cst_526 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %2063 = stablehlo.broadcast_in_dim %cst_526, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %2064 = stablehlo.multiply %2063, %arg81 : tensor<128xf32>
    %cst_527 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %2065 = stablehlo.broadcast_in_dim %cst_527, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %2066 = stablehlo.multiply %2065, %2062 : tensor<128xf32>
    %2067 = stablehlo.add %2064, %2066 : tensor<128xf32>
    %cst_528 = stablehlo.constant dense<9.800000e-01> : tensor<f32>
    %2068 = stablehlo.broadcast_in_dim %cst_528, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %2069 = stablehlo.multiply %2068, %arg134 : tensor<128xf32>
    %cst_529 = stablehlo.constant dense<2.000000e-02> : tensor<f32>
    %2070 = stablehlo.broadcast_in_dim %cst_529, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %2071 = stablehlo.multiply %2070, %2062 : tensor<128xf32>
    %2072 = stablehlo.multiply %2071, %2062 : tensor<128xf32>
    %2073 = stablehlo.add %2069, %2072 : tensor<128xf32>
    %2074 = stablehlo.broadcast_in_dim %1320, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %2075 = stablehlo.divide %2067, %2074 : tensor<128xf32>
    %2076 = stablehlo.broadcast_in_dim %1322, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %2077 = stablehlo.divide %2073, %2076 : tensor<128xf32>
    %2078 = stablehlo.sqrt %2077 : tensor<128xf32>
    %cst_530 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %2079 = stablehlo.broadcast_in_dim %cst_530, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %2080 = stablehlo.add %2078, %2079 : tensor<128xf32>
    %2081 = stablehlo.divide %2075, %2080 : tensor<128xf32>
    %cst_531 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2082 = stablehlo.broadcast_in_dim %cst_531, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %2083 = stablehlo.add %2081, %2082 : tensor<128xf32>
    %2084 = stablehlo.broadcast_in_dim %1318, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %2085 = stablehlo.multiply %2084, %2083 : tensor<128xf32>
    %2086 = stablehlo.subtract %arg28, %2085 : tensor<128xf32>
    %2087 = stablehlo.broadcast_in_dim %1310, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %2088 = stablehlo.multiply %849, %2087 : tensor<128xf32>
    %cst_532 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %2089 = stablehlo.broadcast_in_dim %cst_532, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %2090 = stablehlo.multiply %2089, %arg82 : tensor<128xf32>
    %cst_533 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %2091 = stablehlo.broadcast_in_dim %cst_533, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %2092 = stablehlo.multiply %2091, %2088 : tensor<128xf32>
    %2093 = stablehlo.add %2090, %2092 : tensor<128xf32>
    %cst_534 = stablehlo.constant dense<9.800000e-01> : tensor<f32>
    %2094 = stablehlo.broadcast_in_dim %cst_534, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %2095 = stablehlo.multiply %2094, %arg135 : tensor<128xf32>
    %cst_535 = stablehlo.constant dense<2.000000e-02> : tensor<f32>
    %2096 = stablehlo.broadcast_in_dim %cst_535, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %2097 = stablehlo.multiply %2096, %2088 : tensor<128xf32>
    %2098 = stablehlo.multiply %2097, %2088 : tensor<128xf32>
    %2099 = stablehlo.add %2095, %2098 : tensor<128xf32>
    %2100 = stablehlo.broadcast_in_dim %1320, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %2101 = stablehlo.divide %2093, %2100 : tensor<128xf32>
    %2102 = stablehlo.broadcast_in_dim %1322, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %2103 = stablehlo.divide %2099, %2102 : tensor<128xf32>
    %2104 = stablehlo.sqrt %2103 : tensor<128xf32>
    %cst_536 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %2105 = stablehlo.broadcast_in_dim %cst_536, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %2106 = stablehlo.add %2104, %2105 : tensor<128xf32>
    %2107 = stablehlo.divide %2101, %2106 : tensor<128xf32>
    %cst_537 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2108 = stablehlo.broadcast_in_dim %cst_537, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %2109 = stablehlo.add %2107, %2108 : tensor<128xf32>
    %2110 = stablehlo.broadcast_in_dim %1318, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %2111 = stablehlo.multiply %2110, %2109 : tensor<128xf32>
    %2112 = stablehlo.subtract %arg29, %2111 : tensor<128xf32>
    %2113 = stablehlo.broadcast_in_dim %1310, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %2114 = stablehlo.multiply %766, %2113 : tensor<128xf32>
    %cst_538 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %2115 = stablehlo.broadcast_in_dim %cst_538, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %2116 = stablehlo.multiply %2115, %arg83 : tensor<128xf32>
    %cst_539 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %2117 = stablehlo.broadcast_in_dim %cst_539, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %2118 = stablehlo.multiply %2117, %2114 : tensor<128xf32>
    %2119 = stablehlo.add %2116, %2118 : tensor<128xf32>
    %cst_540 = stablehlo.constant dense<9.800000e-01> : tensor<f32>
    %2120 = stablehlo.broadcast_in_dim %cst_540, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %2121 = stablehlo.multiply %2120, %arg136 : tensor<128xf32>
    %cst_541 = stablehlo.constant dense<2.000000e-02> : tensor<f32>
    %2122 = stablehlo.broadcast_in_dim %cst_541, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %2123 = stablehlo.multiply %2122, %2114 : tensor<128xf32>
    %2124 = stablehlo.multiply %2123, %2114 : tensor<128xf32>
    %2125 = stablehlo.add %2121, %2124 : tensor<128xf32>
    %2126 = stablehlo.broadcast_in_dim %1320, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %2127 = stablehlo.divide %2119, %2126 : tensor<128xf32>
    %2128 = stablehlo.broadcast_in_dim %1322, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %2129 = stablehlo.divide %2125, %2128 : tensor<128xf32>
    %2130 = stablehlo.sqrt %2129 : tensor<128xf32>
    %cst_542 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %2131 = stablehlo.broadcast_in_dim %cst_542, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %2132 = stablehlo.add %2130, %2131 : tensor<128xf32>
    %2133 = stablehlo.divide %2127, %2132 : tensor<128xf32>
    %cst_543 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2134 = stablehlo.broadcast_in_dim %cst_543, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %2135 = stablehlo.add %2133, %2134 : tensor<128xf32>
    %2136 = stablehlo.broadcast_in_dim %1318, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %2137 = stablehlo.multiply %2136, %2135 : tensor<128xf32>
    %2138 = stablehlo.subtract %arg30, %2137 : tensor<128xf32>
    %2139 = stablehlo.broadcast_in_dim %1310, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %2140 = stablehlo.multiply %772, %2139 : tensor<128xf32>
    %cst_544 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %2141 = stablehlo.broadcast_in_dim %cst_544, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %2142 = stablehlo.multiply %2141, %arg84 : tensor<128xf32>
    %cst_545 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %2143 = stablehlo.broadcast_in_dim %cst_545, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %2144 = stablehlo.multiply %2143, %2140 : tensor<128xf32>
    %2145 = stablehlo.add %2142, %2144 : tensor<128xf32>
    %cst_546 = stablehlo.constant dense<9.800000e-01> : tensor<f32>
    %2146 = stablehlo.broadcast_in_dim %cst_546, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %2147 = stablehlo.multiply %2146, %arg137 : tensor<128xf32>
    %cst_547 = stablehlo.constant dense<2.000000e-02> : tensor<f32>
    %2148 = stablehlo.broadcast_in_dim %cst_547, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %2149 = stablehlo.multiply %2148, %2140 : tensor<128xf32>
    %2150 = stablehlo.multiply %2149, %2140 : tensor<128xf32>
    %2151 = stablehlo.add %2147, %2150 : tensor<128xf32>
    %2152 = stablehlo.broadcast_in_dim %1320, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %2153 = stablehlo.divide %2145, %2152 : tensor<128xf32>
    %2154 = stablehlo.broadcast_in_dim %1322, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %2155 = stablehlo.divide %2151, %2154 : tensor<128xf32>
    %2156 = stablehlo.sqrt %2155 : tensor<128xf32>
    %cst_548 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %2157 = stablehlo.broadcast_in_dim %cst_548, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %2158 = stablehlo.add %2156, %2157 : tensor<128xf32>
    %2159 = stablehlo.divide %2153, %2158 : tensor<128xf32>
    %cst_549 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2160 = stablehlo.broadcast_in_dim %cst_549, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %2161 = stablehlo.add %2159, %2160 : tensor<128xf32>
    %2162 = stablehlo.broadcast_in_dim %1318, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %2163 = stablehlo.multiply %2162, %2161 : tensor<128xf32>
    %2164 = stablehlo.subtract %arg31, %2163 : tensor<128xf32>
    %2165 = stablehlo.broadcast_in_dim %1310, dims = [] : (tensor<f32>) -> tensor<384xf32>
    %2166 = stablehlo.multiply %837, %2165 : tensor<384xf32>
    %cst_550 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %2167 = stablehlo.broadcast_in_dim %cst_550, dims = [] : (tensor<f32>) -> tensor<384xf32>
    %2168 = stablehlo.multiply %2167, %arg85 : tensor<384xf32>
    %cst_551 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %2169 = stablehlo.broadcast_in_dim %cst_551, dims = [] : (tensor<f32>) -> tensor<384xf32>
    %2170 = stablehlo.multiply %2169, %2166 : tensor<384xf32>
    %2171 = stablehlo.add %2168, %2170 : tensor<384xf32>
    %cst_552 = stablehlo.constant dense<9.800000e-01> : tensor<f32>
    %2172 = stablehlo.broadcast_in_dim %cst_552, dims = [] : (tensor<f32>) -> tensor<384xf32>
    %2173 = stablehlo.multiply %2172, %arg138 : tensor<384xf32>
    %cst_553 = stablehlo.constant dense<2.000000e-02> : tensor<f32>
    %2174 = stablehlo.broadcast_in_dim %cst_553, dims = [] : (tensor<f32>) -> tensor<384xf32>
    %2175 = stablehlo.multiply %2174, %2166 : tensor<384xf32>
    %2176 = stablehlo.multiply %2175, %2166 : tensor<384xf32>
    %2177 = stablehlo.add %2173, %2176 : tensor<384xf32>
    %2178 = stablehlo.broadcast_in_dim %1320, dims = [] : (tensor<f32>) -> tensor<384xf32>
    %2179 = stablehlo.divide %2171, %2178 : tensor<384xf32>
    %2180 = stablehlo.broadcast_in_dim %1322, dims = [] : (tensor<f32>) -> tensor<384xf32>
    %2181 = stablehlo.divide %2177, %2180 : tensor<384xf32>
    %2182 = stablehlo.sqrt %2181 : tensor<384xf32>
    %cst_554 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %2183 = stablehlo.broadcast_in_dim %cst_554, dims = [] : (tensor<f32>) -> tensor<384xf32>
    %2184 = stablehlo.add %2182, %2183 : tensor<384xf32>
    %2185 = stablehlo.divide %2179, %2184 : tensor<384xf32>
    %cst_555 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2186 = stablehlo.broadcast_in_dim %cst_555, dims = [] : (tensor<f32>) -> tensor<384xf32>
    %2187 = stablehlo.add %2185, %2186 : tensor<384xf32>
    %2188 = stablehlo.broadcast_in_dim %1318, dims = [] : (tensor<f32>) -> tensor<384xf32>
    %2189 = stablehlo.multiply %2188, %2187 : tensor<384xf32>
    %2190 = stablehlo.subtract %arg32, %2189 : tensor<384xf32>
    %2191 = stablehlo.broadcast_in_dim %1310, dims = [] : (tensor<f32>) -> tensor<128x384xf32>
    %2192 = stablehlo.multiply %839, %2191 : tensor<128x384xf32>
    %cst_556 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %2193 = stablehlo.broadcast_in_dim %cst_556, dims = [] : (tensor<f32>) -> tensor<128x384xf32>
    %2194 = stablehlo.multiply %2193, %arg86 : tensor<128x384xf32>
    %cst_557 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %2195 = stablehlo.broadcast_in_dim %cst_557, dims = [] : (tensor<f32>) -> tensor<128x384xf32>
    %2196 = stablehlo.multiply %2195, %2192 : tensor<128x384xf32>
    %2197 = stablehlo.add %2194, %2196 : tensor<128x384xf32>
    %cst_558 = stablehlo.constant dense<9.800000e-01> : tensor<f32>
    %2198 = stablehlo.broadcast_in_dim %cst_558, dims = [] : (tensor<f32>) -> tensor<128x384xf32>
    %2199 = stablehlo.multiply %2198, %arg139 : tensor<128x384xf32>
    %cst_559 = stablehlo.constant dense<2.000000e-02> : tensor<f32>
    %2200 = stablehlo.broadcast_in_dim %cst_559, dims = [] : (tensor<f32>) -> tensor<128x384xf32>
    %2201 = stablehlo.multiply %2200, %2192 : tensor<128x384xf32>
    %2202 = stablehlo.multiply %2201, %2192 : tensor<128x384xf32>
    %2203 = stablehlo.add %2199, %2202 : tensor<128x384xf32>
    %2204 = stablehlo.broadcast_in_dim %1320, dims = [] : (tensor<f32>) -> tensor<128x384xf32>
    %2205 = stablehlo.divide %2197, %2204 : tensor<128x384xf32>
    %2206 = stablehlo.broadcast_in_dim %1322, dims = [] : (tensor<f32>) -> tensor<128x384xf32>
    %2207 = stablehlo.divide %2203, %2206 : tensor<128x384xf32>
    %2208 = stablehlo.sqrt %2207 : tensor<128x384xf32>
    %cst_560 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %2209 = stablehlo.broadcast_in_dim %cst_560, dims = [] : (tensor<f32>) -> tensor<128x384xf32>
    %2210 = stablehlo.add %2208, %2209 : tensor<128x384xf32>
    %2211 = stablehlo.divide %2205, %2210 : tensor<128x384xf32>
    %cst_561 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %2212 = stablehlo.broadcast_in_dim %cst_561, dims = [] : (tensor<f32>) -> tensor<128x384xf32>
    %2213 = stablehlo.multiply %2212, %arg33 : tensor<128x384xf32>
    %2214 = stablehlo.add %2211, %2213 : tensor<128x384xf32>
    %2215 = stablehlo.broadcast_in_dim %1318, dims = [] : (tensor<f32>) -> tensor<128x384xf32>
    %2216 = stablehlo.multiply %2215, %2214 : tensor<128x384xf32>
    %2217 = stablehlo.subtract %arg33, %2216 : tensor<128x384xf32>
    %2218 = stablehlo.broadcast_in_dim %1310, dims = [] : (tensor<f32>) -> tensor<512xf32>
    %2219 = stablehlo.multiply %760, %2218 : tensor<512xf32>
    %cst_562 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %2220 = stablehlo.broadcast_in_dim %cst_562, dims = [] : (tensor<f32>) -> tensor<512xf32>
    %2221 = stablehlo.multiply %2220, %arg87 : tensor<512xf32>
    %cst_563 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %2222 = stablehlo.broadcast_in_dim %cst_563, dims = [] : (tensor<f32>) -> tensor<512xf32>
    %2223 = stablehlo.multiply %2222, %2219 : tensor<512xf32>
    %2224 = stablehlo.add %2221, %2223 : tensor<512xf32>
    %cst_564 = stablehlo.constant dense<9.800000e-01> : tensor<f32>
    %2225 = stablehlo.broadcast_in_dim %cst_564, dims = [] : (tensor<f32>) -> tensor<512xf32>
    %2226 = stablehlo.multiply %2225, %arg140 : tensor<512xf32>
    %cst_565 = stablehlo.constant dense<2.000000e-02> : tensor<f32>
    %2227 = stablehlo.broadcast_in_dim %cst_565, dims = [] : (tensor<f32>) -> tensor<512xf32>
    %2228 = stablehlo.multiply %2227, %2219 : tensor<512xf32>
    %2229 = stablehlo.multiply %2228, %2219 : tensor<512xf32>
    %2230 = stablehlo.add %2226, %2229 : tensor<512xf32>
    %2231 = stablehlo.broadcast_in_dim %1320, dims = [] : (tensor<f32>) -> tensor<512xf32>
    %2232 = stablehlo.divide %2224, %2231 : tensor<512xf32>
    %2233 = stablehlo.broadcast_in_dim %1322, dims = [] : (tensor<f32>) -> tensor<512xf32>
    %2234 = stablehlo.divide %2230, %2233 : tensor<512xf32>
    %2235 = stablehlo.sqrt %2234 : tensor<512xf32>
    %cst_566 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %2236 = stablehlo.broadcast_in_dim %cst_566, dims = [] : (tensor<f32>) -> tensor<512xf32>
    %2237 = stablehlo.add %2235, %2236 : tensor<512xf32>
    %2238 = stablehlo.divide %2232, %2237 : tensor<512xf32>
    %cst_567 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2239 = stablehlo.broadcast_in_dim %cst_567, dims = [] : (tensor<f32>) -> tensor<512xf32>
    %2240 = stablehlo.add %2238, %2239 : tensor<512xf32>
    %2241 = stablehlo.broadcast_in_dim %1318, dims = [] : (tensor<f32>) -> tensor<512xf32>
    %2242 = stablehlo.multiply %2241, %2240 : tensor<512xf32>
    %2243 = stablehlo.subtract %arg34, %2242 : tensor<512xf32>
    %2244 = stablehlo.broadcast_in_dim %1310, dims = [] : (tensor<f32>) -> tensor<128x512xf32>
    %2245 = stablehlo.multiply %762, %2244 : tensor<128x512xf32>
    %cst_568 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %2246 = stablehlo.broadcast_in_dim %cst_568, dims = [] : (tensor<f32>) -> tensor<128x512xf32>
    %2247 = stablehlo.multiply %2246, %arg88 : tensor<128x512xf32>
    %cst_569 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %2248 = stablehlo.broadcast_in_dim %cst_569, dims = [] : (tensor<f32>) -> tensor<128x512xf32>
    %2249 = stablehlo.multiply %2248, %2245 : tensor<128x512xf32>
    %2250 = stablehlo.add %2247, %2249 : tensor<128x512xf32>
    %cst_570 = stablehlo.constant dense<9.800000e-01> : tensor<f32>
    %2251 = stablehlo.broadcast_in_dim %cst_570, dims = [] : (tensor<f32>) -> tensor<128x512xf32>
    %2252 = stablehlo.multiply %2251, %arg141 : tensor<128x512xf32>
    %cst_571 = stablehlo.constant dense<2.000000e-02> : tensor<f32>
    %2253 = stablehlo.broadcast_in_dim %cst_571, dims = [] : (tensor<f32>) -> tensor<128x512xf32>
    %2254 = stablehlo.multiply %2253, %2245 : tensor<128x512xf32>
    %2255 = stablehlo.multiply %2254, %2245 : tensor<128x512xf32>
    %2256 = stablehlo.add %2252, %2255 : tensor<128x512xf32>
    %2257 = stablehlo.broadcast_in_dim %1320, dims = [] : (tensor<f32>) -> tensor<128x512xf32>
    %2258 = stablehlo.divide %2250, %2257 : tensor<128x512xf32>
    %2259 = stablehlo.broadcast_in_dim %1322, dims = [] : (tensor<f32>) -> tensor<128x512xf32>
    %2260 = stablehlo.divide %2256, %2259 : tensor<128x512xf32>
    %2261 = stablehlo.sqrt %2260 : tensor<128x512xf32>
    %cst_572 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %2262 = stablehlo.broadcast_in_dim %cst_572, dims = [] : (tensor<f32>) -> tensor<128x512xf32>
    %2263 = stablehlo.add %2261, %2262 : tensor<128x512xf32>
    %2264 = stablehlo.divide %2258, %2263 : tensor<128x512xf32>
    %cst_573 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %2265 = stablehlo.broadcast_in_dim %cst_573, dims = [] : (tensor<f32>) -> tensor<128x512xf32>
    %2266 = stablehlo.multiply %2265, %arg35 : tensor<128x512xf32>
    %2267 = stablehlo.add %2264, %2266 : tensor<128x512xf32>
    %2268 = stablehlo.broadcast_in_dim %1318, dims = [] : (tensor<f32>) -> tensor<128x512xf32>
    %2269 = stablehlo.multiply %2268, %2267 : tensor<128x512xf32>
    %2270 = stablehlo.subtract %arg35, %2269 : tensor<128x512xf32>
    %2271 = stablehlo.broadcast_in_dim %1310, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %2272 = stablehlo.multiply %605, %2271 : tensor<128xf32>
    %cst_574 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %2273 = stablehlo.broadcast_in_dim %cst_574, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %2274 = stablehlo.multiply %2273, %arg89 : tensor<128xf32>
    %cst_575 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %2275 = stablehlo.broadcast_in_dim %cst_575, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %2276 = stablehlo.multiply %2275, %2272 : tensor<128xf32>
    %2277 = stablehlo.add %2274, %2276 : tensor<128xf32>
    %cst_576 = stablehlo.constant dense<9.800000e-01> : tensor<f32>
    %2278 = stablehlo.broadcast_in_dim %cst_576, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %2279 = stablehlo.multiply %2278, %arg142 : tensor<128xf32>
    %cst_577 = stablehlo.constant dense<2.000000e-02> : tensor<f32>
    %2280 = stablehlo.broadcast_in_dim %cst_577, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %2281 = stablehlo.multiply %2280, %2272 : tensor<128xf32>
    %2282 = stablehlo.multiply %2281, %2272 : tensor<128xf32>
    %2283 = stablehlo.add %2279, %2282 : tensor<128xf32>
    %2284 = stablehlo.broadcast_in_dim %1320, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %2285 = stablehlo.divide %2277, %2284 : tensor<128xf32>
    %2286 = stablehlo.broadcast_in_dim %1322, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %2287 = stablehlo.divide %2283, %2286 : tensor<128xf32>
    %2288 = stablehlo.sqrt %2287 : tensor<128xf32>
    %cst_578 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %2289 = stablehlo.broadcast_in_dim %cst_578, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %2290 = stablehlo.add %2288, %2289 : tensor<128xf32>
    %2291 = stablehlo.divide %2285, %2290 : tensor<128xf32>
    %cst_579 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2292 = stablehlo.broadcast_in_dim %cst_579, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %2293 = stablehlo.add %2291, %2292 : tensor<128xf32>
    %2294 = stablehlo.broadcast_in_dim %1318, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %2295 = stablehlo.multiply %2294, %2293 : tensor<128xf32>
    %2296 = stablehlo.subtract %arg36, %2295 : tensor<128xf32>
    %2297 = stablehlo.broadcast_in_dim %1310, dims = [] : (tensor<f32>) -> tensor<512x128xf32>
    %2298 = stablehlo.multiply %607, %2297 : tensor<512x128xf32>
    %cst_580 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %2299 = stablehlo.broadcast_in_dim %cst_580, dims = [] : (tensor<f32>) -> tensor<512x128xf32>
    %2300 = stablehlo.multiply %2299, %arg90 : tensor<512x128xf32>
    %cst_581 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %2301 = stablehlo.broadcast_in_dim %cst_581, dims = [] : (tensor<f32>) -> tensor<512x128xf32>
    %2302 = stablehlo.multiply %2301, %2298 : tensor<512x128xf32>
    %2303 = stablehlo.add %2300, %2302 : tensor<512x128xf32>
    %cst_582 = stablehlo.constant dense<9.800000e-01> : tensor<f32>
    %2304 = stablehlo.broadcast_in_dim %cst_582, dims = [] : (tensor<f32>) -> tensor<512x128xf32>
    %2305 = stablehlo.multiply %2304, %arg143 : tensor<512x128xf32>
    %cst_583 = stablehlo.constant dense<2.000000e-02> : tensor<f32>
    %2306 = stablehlo.broadcast_in_dim %cst_583, dims = [] : (tensor<f32>) -> tensor<512x128xf32>
    %2307 = stablehlo.multiply %2306, %2298 : tensor<512x128xf32>
    %2308 = stablehlo.multiply %2307, %2298 : tensor<512x128xf32>
    %2309 = stablehlo.add %2305, %2308 : tensor<512x128xf32>
    %2310 = stablehlo.broadcast_in_dim %1320, dims = [] : (tensor<f32>) -> tensor<512x128xf32>
    %2311 = stablehlo.divide %2303, %2310 : tensor<512x128xf32>
    %2312 = stablehlo.broadcast_in_dim %1322, dims = [] : (tensor<f32>) -> tensor<512x128xf32>
    %2313 = stablehlo.divide %2309, %2312 : tensor<512x128xf32>
    %2314 = stablehlo.sqrt %2313 : tensor<512x128xf32>
    %cst_584 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %2315 = stablehlo.broadcast_in_dim %cst_584, dims = [] : (tensor<f32>) -> tensor<512x128xf32>
    %2316 = stablehlo.add %2314, %2315 : tensor<512x128xf32>
    %2317 = stablehlo.divide %2311, %2316 : tensor<512x128xf32>
    %cst_585 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %2318 = stablehlo.broadcast_in_dim %cst_585, dims = [] : (tensor<f32>) -> tensor<512x128xf32>
    %2319 = stablehlo.multiply %2318, %arg37 : tensor<512x128xf32>
    %2320 = stablehlo.add %2317, %2319 : tensor<512x128xf32>
    %2321 = stablehlo.broadcast_in_dim %1318, dims = [] : (tensor<f32>) -> tensor<512x128xf32>
    %2322 = stablehlo.multiply %2321, %2320 : tensor<512x128xf32>
    %2323 = stablehlo.subtract %arg37, %2322 : tensor<512x128xf32>
    %2324 = stablehlo.broadcast_in_dim %1310, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %2325 = stablehlo.multiply %663, %2324 : tensor<128xf32>
    %cst_586 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %2326 = stablehlo.broadcast_in_dim %cst_586, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %2327 = stablehlo.multiply %2326, %arg91 : tensor<128xf32>
    %cst_587 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %2328 = stablehlo.broadcast_in_dim %cst_587, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %2329 = stablehlo.multiply %2328, %2325 : tensor<128xf32>
    %2330 = stablehlo.add %2327, %2329 : tensor<128xf32>
    %cst_588 = stablehlo.constant dense<9.800000e-01> : tensor<f32>
    %2331 = stablehlo.broadcast_in_dim %cst_588, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %2332 = stablehlo.multiply %2331, %arg144 : tensor<128xf32>
    %cst_589 = stablehlo.constant dense<2.000000e-02> : tensor<f32>
    %2333 = stablehlo.broadcast_in_dim %cst_589, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %2334 = stablehlo.multiply %2333, %2325 : tensor<128xf32>
    %2335 = stablehlo.multiply %2334, %2325 : tensor<128xf32>
    %2336 = stablehlo.add %2332, %2335 : tensor<128xf32>
    %2337 = stablehlo.broadcast_in_dim %1320, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %2338 = stablehlo.divide %2330, %2337 : tensor<128xf32>
    %2339 = stablehlo.broadcast_in_dim %1322, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %2340 = stablehlo.divide %2336, %2339 : tensor<128xf32>
    %2341 = stablehlo.sqrt %2340 : tensor<128xf32>
    %cst_590 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %2342 = stablehlo.broadcast_in_dim %cst_590, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %2343 = stablehlo.add %2341, %2342 : tensor<128xf32>
    %2344 = stablehlo.divide %2338, %2343 : tensor<128xf32>
    %cst_591 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2345 = stablehlo.broadcast_in_dim %cst_591, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %2346 = stablehlo.add %2344, %2345 : tensor<128xf32>
    %2347 = stablehlo.broadcast_in_dim %1318, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %2348 = stablehlo.multiply %2347, %2346 : tensor<128xf32>
    %2349 = stablehlo.subtract %arg38, %2348 : tensor<128xf32>
    %2350 = stablehlo.broadcast_in_dim %1310, dims = [] : (tensor<f32>) -> tensor<128x128xf32>
    %2351 = stablehlo.multiply %665, %2350 : tensor<128x128xf32>
    %cst_592 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %2352 = stablehlo.broadcast_in_dim %cst_592, dims = [] : (tensor<f32>) -> tensor<128x128xf32>
    %2353 = stablehlo.multiply %2352, %arg92 : tensor<128x128xf32>
    %cst_593 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %2354 = stablehlo.broadcast_in_dim %cst_593, dims = [] : (tensor<f32>) -> tensor<128x128xf32>
    %2355 = stablehlo.multiply %2354, %2351 : tensor<128x128xf32>
    %2356 = stablehlo.add %2353, %2355 : tensor<128x128xf32>
    %cst_594 = stablehlo.constant dense<9.800000e-01> : tensor<f32>
    %2357 = stablehlo.broadcast_in_dim %cst_594, dims = [] : (tensor<f32>) -> tensor<128x128xf32>
    %2358 = stablehlo.multiply %2357, %arg145 : tensor<128x128xf32>
    %cst_595 = stablehlo.constant dense<2.000000e-02> : tensor<f32>
    %2359 = stablehlo.broadcast_in_dim %cst_595, dims = [] : (tensor<f32>) -> tensor<128x128xf32>
    %2360 = stablehlo.multiply %2359, %2351 : tensor<128x128xf32>
    %2361 = stablehlo.multiply %2360, %2351 : tensor<128x128xf32>
    %2362 = stablehlo.add %2358, %2361 : tensor<128x128xf32>
    %2363 = stablehlo.broadcast_in_dim %1320, dims = [] : (tensor<f32>) -> tensor<128x128xf32>
    %2364 = stablehlo.divide %2356, %2363 : tensor<128x128xf32>
    %2365 = stablehlo.broadcast_in_dim %1322, dims = [] : (tensor<f32>) -> tensor<128x128xf32>
    %2366 = stablehlo.divide %2362, %2365 : tensor<128x128xf32>
    %2367 = stablehlo.sqrt %2366 : tensor<128x128xf32>
    %cst_596 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %2368 = stablehlo.broadcast_in_dim %cst_596, dims = [] : (tensor<f32>) -> tensor<128x128xf32>
    %2369 = stablehlo.add %2367, %2368 : tensor<128x128xf32>
    %2370 = stablehlo.divide %2364, %2369 : tensor<128x128xf32>
    %cst_597 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %2371 = stablehlo.broadcast_in_dim %cst_597, dims = [] : (tensor<f32>) -> tensor<128x128xf32>
    %2372 = stablehlo.multiply %2371, %arg39 : tensor<128x128xf32>
    %2373 = stablehlo.add %2370, %2372 : tensor<128x128xf32>
    %2374 = stablehlo.broadcast_in_dim %1318, dims = [] : (tensor<f32>) -> tensor<128x128xf32>
    %2375 = stablehlo.multiply %2374, %2373 : tensor<128x128xf32>
    %2376 = stablehlo.subtract %arg39, %2375 : tensor<128x128xf32>
    %2377 = stablehlo.broadcast_in_dim %1310, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %2378 = stablehlo.multiply %708, %2377 : tensor<128xf32>
    %cst_598 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %2379 = stablehlo.broadcast_in_dim %cst_598, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %2380 = stablehlo.multiply %2379, %arg93 : tensor<128xf32>
    %cst_599 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %2381 = stablehlo.broadcast_in_dim %cst_599, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %2382 = stablehlo.multiply %2381, %2378 : tensor<128xf32>
    %2383 = stablehlo.add %2380, %2382 : tensor<128xf32>
    %cst_600 = stablehlo.constant dense<9.800000e-01> : tensor<f32>
    %2384 = stablehlo.broadcast_in_dim %cst_600, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %2385 = stablehlo.multiply %2384, %arg146 : tensor<128xf32>
    %cst_601 = stablehlo.constant dense<2.000000e-02> : tensor<f32>
    %2386 = stablehlo.broadcast_in_dim %cst_601, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %2387 = stablehlo.multiply %2386, %2378 : tensor<128xf32>
    %2388 = stablehlo.multiply %2387, %2378 : tensor<128xf32>
    %2389 = stablehlo.add %2385, %2388 : tensor<128xf32>
    %2390 = stablehlo.broadcast_in_dim %1320, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %2391 = stablehlo.divide %2383, %2390 : tensor<128xf32>
    %2392 = stablehlo.broadcast_in_dim %1322, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %2393 = stablehlo.divide %2389, %2392 : tensor<128xf32>
    %2394 = stablehlo.sqrt %2393 : tensor<128xf32>
    %cst_602 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %2395 = stablehlo.broadcast_in_dim %cst_602, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %2396 = stablehlo.add %2394, %2395 : tensor<128xf32>
    %2397 = stablehlo.divide %2391, %2396 : tensor<128xf32>
    %cst_603 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2398 = stablehlo.broadcast_in_dim %cst_603, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %2399 = stablehlo.add %2397, %2398 : tensor<128xf32>
    %2400 = stablehlo.broadcast_in_dim %1318, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %2401 = stablehlo.multiply %2400, %2399 : tensor<128xf32>
    %2402 = stablehlo.subtract %arg40, %2401 : tensor<128xf32>
    %2403 = stablehlo.broadcast_in_dim %1310, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %2404 = stablehlo.multiply %714, %2403 : tensor<128xf32>
    %cst_604 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %2405 = stablehlo.broadcast_in_dim %cst_604, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %2406 = stablehlo.multiply %2405, %arg94 : tensor<128xf32>
    %cst_605 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %2407 = stablehlo.broadcast_in_dim %cst_605, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %2408 = stablehlo.multiply %2407, %2404 : tensor<128xf32>
    %2409 = stablehlo.add %2406, %2408 : tensor<128xf32>
    %cst_606 = stablehlo.constant dense<9.800000e-01> : tensor<f32>
    %2410 = stablehlo.broadcast_in_dim %cst_606, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %2411 = stablehlo.multiply %2410, %arg147 : tensor<128xf32>
    %cst_607 = stablehlo.constant dense<2.000000e-02> : tensor<f32>
    %2412 = stablehlo.broadcast_in_dim %cst_607, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %2413 = stablehlo.multiply %2412, %2404 : tensor<128xf32>
    %2414 = stablehlo.multiply %2413, %2404 : tensor<128xf32>
    %2415 = stablehlo.add %2411, %2414 : tensor<128xf32>
    %2416 = stablehlo.broadcast_in_dim %1320, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %2417 = stablehlo.divide %2409, %2416 : tensor<128xf32>
    %2418 = stablehlo.broadcast_in_dim %1322, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %2419 = stablehlo.divide %2415, %2418 : tensor<128xf32>
    %2420 = stablehlo.sqrt %2419 : tensor<128xf32>
    %cst_608 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %2421 = stablehlo.broadcast_in_dim %cst_608, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %2422 = stablehlo.add %2420, %2421 : tensor<128xf32>
    %2423 = stablehlo.divide %2417, %2422 : tensor<128xf32>
    %cst_609 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2424 = stablehlo.broadcast_in_dim %cst_609, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %2425 = stablehlo.add %2423, %2424 : tensor<128xf32>
    %2426 = stablehlo.broadcast_in_dim %1318, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %2427 = stablehlo.multiply %2426, %2425 : tensor<128xf32>
    %2428 = stablehlo.subtract %arg41, %2427 : tensor<128xf32>
    %2429 = stablehlo.broadcast_in_dim %1310, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %2430 = stablehlo.multiply %631, %2429 : tensor<128xf32>
    %cst_610 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %2431 = stablehlo.broadcast_in_dim %cst_610, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %2432 = stablehlo.multiply %2431, %arg95 : tensor<128xf32>
    %cst_611 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %2433 = stablehlo.broadcast_in_dim %cst_611, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %2434 = stablehlo.multiply %2433, %2430 : tensor<128xf32>
    %2435 = stablehlo.add %2432, %2434 : tensor<128xf32>
    %cst_612 = stablehlo.constant dense<9.800000e-01> : tensor<f32>
    %2436 = stablehlo.broadcast_in_dim %cst_612, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %2437 = stablehlo.multiply %2436, %arg148 : tensor<128xf32>
    %cst_613 = stablehlo.constant dense<2.000000e-02> : tensor<f32>
    %2438 = stablehlo.broadcast_in_dim %cst_613, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %2439 = stablehlo.multiply %2438, %2430 : tensor<128xf32>
    %2440 = stablehlo.multiply %2439, %2430 : tensor<128xf32>
    %2441 = stablehlo.add %2437, %2440 : tensor<128xf32>
    %2442 = stablehlo.broadcast_in_dim %1320, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %2443 = stablehlo.divide %2435, %2442 : tensor<128xf32>
    %2444 = stablehlo.broadcast_in_dim %1322, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %2445 = stablehlo.divide %2441, %2444 : tensor<128xf32>
    %2446 = stablehlo.sqrt %2445 : tensor<128xf32>
    %cst_614 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %2447 = stablehlo.broadcast_in_dim %cst_614, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %2448 = stablehlo.add %2446, %2447 : tensor<128xf32>
    %2449 = stablehlo.divide %2443, %2448 : tensor<128xf32>
    %cst_615 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2450 = stablehlo.broadcast_in_dim %cst_615, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %2451 = stablehlo.add %2449, %2450 : tensor<128xf32>
    %2452 = stablehlo.broadcast_in_dim %1318, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %2453 = stablehlo.multiply %2452, %2451 : tensor<128xf32>
    %2454 = stablehlo.subtract %arg42, %2453 : tensor<128xf32>
    %2455 = stablehlo.broadcast_in_dim %1310, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %2456 = stablehlo.multiply %637, %2455 : tensor<128xf32>
    %cst_616 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %2457 = stablehlo.broadcast_in_dim %cst_616, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %2458 = stablehlo.multiply %2457, %arg96 : tensor<128xf32>
    %cst_617 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %2459 = stablehlo.broadcast_in_dim %cst_617, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %2460 = stablehlo.multiply %2459, %2456 : tensor<128xf32>
    %2461 = stablehlo.add %2458, %2460 : tensor<128xf32>
    %cst_618 = stablehlo.constant dense<9.800000e-01> : tensor<f32>
    %2462 = stablehlo.broadcast_in_dim %cst_618, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %2463 = stablehlo.multiply %2462, %arg149 : tensor<128xf32>
    %cst_619 = stablehlo.constant dense<2.000000e-02> : tensor<f32>
    %2464 = stablehlo.broadcast_in_dim %cst_619, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %2465 = stablehlo.multiply %2464, %2456 : tensor<128xf32>
    %2466 = stablehlo.multiply %2465, %2456 : tensor<128xf32>
    %2467 = stablehlo.add %2463, %2466 : tensor<128xf32>
    %2468 = stablehlo.broadcast_in_dim %1320, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %2469 = stablehlo.divide %2461, %2468 : tensor<128xf32>
    %2470 = stablehlo.broadcast_in_dim %1322, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %2471 = stablehlo.divide %2467, %2470 : tensor<128xf32>
    %2472 = stablehlo.sqrt %2471 : tensor<128xf32>
    %cst_620 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %2473 = stablehlo.broadcast_in_dim %cst_620, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %2474 = stablehlo.add %2472, %2473 : tensor<128xf32>
    %2475 = stablehlo.divide %2469, %2474 : tensor<128xf32>
    %cst_621 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2476 = stablehlo.broadcast_in_dim %cst_621, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %2477 = stablehlo.add %2475, %2476 : tensor<128xf32>
    %2478 = stablehlo.broadcast_in_dim %1318, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %2479 = stablehlo.multiply %2478, %2477 : tensor<128xf32>
    %2480 = stablehlo.subtract %arg43, %2479 : tensor<128xf32>
    %2481 = stablehlo.broadcast_in_dim %1310, dims = [] : (tensor<f32>) -> tensor<384xf32>
    %2482 = stablehlo.multiply %702, %2481 : tensor<384xf32>
    %cst_622 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %2483 = stablehlo.broadcast_in_dim %cst_622, dims = [] : (tensor<f32>) -> tensor<384xf32>
    %2484 = stablehlo.multiply %2483, %arg97 : tensor<384xf32>
    %cst_623 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %2485 = stablehlo.broadcast_in_dim %cst_623, dims = [] : (tensor<f32>) -> tensor<384xf32>
    %2486 = stablehlo.multiply %2485, %2482 : tensor<384xf32>
    %2487 = stablehlo.add %2484, %2486 : tensor<384xf32>
    %cst_624 = stablehlo.constant dense<9.800000e-01> : tensor<f32>
    %2488 = stablehlo.broadcast_in_dim %cst_624, dims = [] : (tensor<f32>) -> tensor<384xf32>
    %2489 = stablehlo.multiply %2488, %arg150 : tensor<384xf32>
    %cst_625 = stablehlo.constant dense<2.000000e-02> : tensor<f32>
    %2490 = stablehlo.broadcast_in_dim %cst_625, dims = [] : (tensor<f32>) -> tensor<384xf32>
    %2491 = stablehlo.multiply %2490, %2482 : tensor<384xf32>
    %2492 = stablehlo.multiply %2491, %2482 : tensor<384xf32>
    %2493 = stablehlo.add %2489, %2492 : tensor<384xf32>
    %2494 = stablehlo.broadcast_in_dim %1320, dims = [] : (tensor<f32>) -> tensor<384xf32>
    %2495 = stablehlo.divide %2487, %2494 : tensor<384xf32>
    %2496 = stablehlo.broadcast_in_dim %1322, dims = [] : (tensor<f32>) -> tensor<384xf32>
    %2497 = stablehlo.divide %2493, %2496 : tensor<384xf32>
    %2498 = stablehlo.sqrt %2497 : tensor<384xf32>
    %cst_626 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %2499 = stablehlo.broadcast_in_dim %cst_626, dims = [] : (tensor<f32>) -> tensor<384xf32>
    %2500 = stablehlo.add %2498, %2499 : tensor<384xf32>
    %2501 = stablehlo.divide %2495, %2500 : tensor<384xf32>
    %cst_627 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2502 = stablehlo.broadcast_in_dim %cst_627, dims = [] : (tensor<f32>) -> tensor<384xf32>
    %2503 = stablehlo.add %2501, %2502 : tensor<384xf32>
    %2504 = stablehlo.broadcast_in_dim %1318, dims = [] : (tensor<f32>) -> tensor<384xf32>
    %2505 = stablehlo.multiply %2504, %2503 : tensor<384xf32>
    %2506 = stablehlo.subtract %arg44, %2505 : tensor<384xf32>
    %2507 = stablehlo.broadcast_in_dim %1310, dims = [] : (tensor<f32>) -> tensor<128x384xf32>
    %2508 = stablehlo.multiply %704, %2507 : tensor<128x384xf32>
    %cst_628 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %2509 = stablehlo.broadcast_in_dim %cst_628, dims = [] : (tensor<f32>) -> tensor<128x384xf32>
    %2510 = stablehlo.multiply %2509, %arg98 : tensor<128x384xf32>
    %cst_629 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %2511 = stablehlo.broadcast_in_dim %cst_629, dims = [] : (tensor<f32>) -> tensor<128x384xf32>
    %2512 = stablehlo.multiply %2511, %2508 : tensor<128x384xf32>
    %2513 = stablehlo.add %2510, %2512 : tensor<128x384xf32>
    %cst_630 = stablehlo.constant dense<9.800000e-01> : tensor<f32>
    %2514 = stablehlo.broadcast_in_dim %cst_630, dims = [] : (tensor<f32>) -> tensor<128x384xf32>
    %2515 = stablehlo.multiply %2514, %arg151 : tensor<128x384xf32>
    %cst_631 = stablehlo.constant dense<2.000000e-02> : tensor<f32>
    %2516 = stablehlo.broadcast_in_dim %cst_631, dims = [] : (tensor<f32>) -> tensor<128x384xf32>
    %2517 = stablehlo.multiply %2516, %2508 : tensor<128x384xf32>
    %2518 = stablehlo.multiply %2517, %2508 : tensor<128x384xf32>
    %2519 = stablehlo.add %2515, %2518 : tensor<128x384xf32>
    %2520 = stablehlo.broadcast_in_dim %1320, dims = [] : (tensor<f32>) -> tensor<128x384xf32>
    %2521 = stablehlo.divide %2513, %2520 : tensor<128x384xf32>
    %2522 = stablehlo.broadcast_in_dim %1322, dims = [] : (tensor<f32>) -> tensor<128x384xf32>
    %2523 = stablehlo.divide %2519, %2522 : tensor<128x384xf32>
    %2524 = stablehlo.sqrt %2523 : tensor<128x384xf32>
    %cst_632 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %2525 = stablehlo.broadcast_in_dim %cst_632, dims = [] : (tensor<f32>) -> tensor<128x384xf32>
    %2526 = stablehlo.add %2524, %2525 : tensor<128x384xf32>
    %2527 = stablehlo.divide %2521, %2526 : tensor<128x384xf32>
    %cst_633 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %2528 = stablehlo.broadcast_in_dim %cst_633, dims = [] : (tensor<f32>) -> tensor<128x384xf32>
    %2529 = stablehlo.multiply %2528, %arg45 : tensor<128x384xf32>
    %2530 = stablehlo.add %2527, %2529 : tensor<128x384xf32>
    %2531 = stablehlo.broadcast_in_dim %1318, dims = [] : (tensor<f32>) -> tensor<128x384xf32>
    %2532 = stablehlo.multiply %2531, %2530 : tensor<128x384xf32>
    %2533 = stablehlo.subtract %arg45, %2532 : tensor<128x384xf32>
    %2534 = stablehlo.broadcast_in_dim %1310, dims = [] : (tensor<f32>) -> tensor<512xf32>
    %2535 = stablehlo.multiply %625, %2534 : tensor<512xf32>
    %cst_634 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %2536 = stablehlo.broadcast_in_dim %cst_634, dims = [] : (tensor<f32>) -> tensor<512xf32>
    %2537 = stablehlo.multiply %2536, %arg99 : tensor<512xf32>
    %cst_635 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %2538 = stablehlo.broadcast_in_dim %cst_635, dims = [] : (tensor<f32>) -> tensor<512xf32>
    %2539 = stablehlo.multiply %2538, %2535 : tensor<512xf32>
    %2540 = stablehlo.add %2537, %2539 : tensor<512xf32>
    %cst_636 = stablehlo.constant dense<9.800000e-01> : tensor<f32>
    %2541 = stablehlo.broadcast_in_dim %cst_636, dims = [] : (tensor<f32>) -> tensor<512xf32>
    %2542 = stablehlo.multiply %2541, %arg152 : tensor<512xf32>
    %cst_637 = stablehlo.constant dense<2.000000e-02> : tensor<f32>
    %2543 = stablehlo.broadcast_in_dim %cst_637, dims = [] : (tensor<f32>) -> tensor<512xf32>
    %2544 = stablehlo.multiply %2543, %2535 : tensor<512xf32>
    %2545 = stablehlo.multiply %2544, %2535 : tensor<512xf32>
    %2546 = stablehlo.add %2542, %2545 : tensor<512xf32>
    %2547 = stablehlo.broadcast_in_dim %1320, dims = [] : (tensor<f32>) -> tensor<512xf32>
    %2548 = stablehlo.divide %2540, %2547 : tensor<512xf32>
    %2549 = stablehlo.broadcast_in_dim %1322, dims = [] : (tensor<f32>) -> tensor<512xf32>
    %2550 = stablehlo.divide %2546, %2549 : tensor<512xf32>
    %2551 = stablehlo.sqrt %2550 : tensor<512xf32>
    %cst_638 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %2552 = stablehlo.broadcast_in_dim %cst_638, dims = [] : (tensor<f32>) -> tensor<512xf32>
    %2553 = stablehlo.add %2551, %2552 : tensor<512xf32>
    %2554 = stablehlo.divide %2548, %2553 : tensor<512xf32>
    %cst_639 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2555 = stablehlo.broadcast_in_dim %cst_639, dims = [] : (tensor<f32>) -> tensor<512xf32>
    %2556 = stablehlo.add %2554, %2555 : tensor<512xf32>
    %2557 = stablehlo.broadcast_in_dim %1318, dims = [] : (tensor<f32>) -> tensor<512xf32>
    %2558 = stablehlo.multiply %2557, %2556 : tensor<512xf32>
    %2559 = stablehlo.subtract %arg46, %2558 : tensor<512xf32>
    %2560 = stablehlo.broadcast_in_dim %1310, dims = [] : (tensor<f32>) -> tensor<128x512xf32>
    %2561 = stablehlo.multiply %627, %2560 : tensor<128x512xf32>
    %cst_640 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %2562 = stablehlo.broadcast_in_dim %cst_640, dims = [] : (tensor<f32>) -> tensor<128x512xf32>
    %2563 = stablehlo.multiply %2562, %arg100 : tensor<128x512xf32>
    %cst_641 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %2564 = stablehlo.broadcast_in_dim %cst_641, dims = [] : (tensor<f32>) -> tensor<128x512xf32>
    %2565 = stablehlo.multiply %2564, %2561 : tensor<128x512xf32>
    %2566 = stablehlo.add %2563, %2565 : tensor<128x512xf32>
    %cst_642 = stablehlo.constant dense<9.800000e-01> : tensor<f32>
    %2567 = stablehlo.broadcast_in_dim %cst_642, dims = [] : (tensor<f32>) -> tensor<128x512xf32>
    %2568 = stablehlo.multiply %2567, %arg153 : tensor<128x512xf32>
    %cst_643 = stablehlo.constant dense<2.000000e-02> : tensor<f32>
    %2569 = stablehlo.broadcast_in_dim %cst_643, dims = [] : (tensor<f32>) -> tensor<128x512xf32>
    %2570 = stablehlo.multiply %2569, %2561 : tensor<128x512xf32>
    %2571 = stablehlo.multiply %2570, %2561 : tensor<128x512xf32>
    %2572 = stablehlo.add %2568, %2571 : tensor<128x512xf32>
    %2573 = stablehlo.broadcast_in_dim %1320, dims = [] : (tensor<f32>) -> tensor<128x512xf32>
    %2574 = stablehlo.divide %2566, %2573 : tensor<128x512xf32>
    %2575 = stablehlo.broadcast_in_dim %1322, dims = [] : (tensor<f32>) -> tensor<128x512xf32>
    %2576 = stablehlo.divide %2572, %2575 : tensor<128x512xf32>
    %2577 = stablehlo.sqrt %2576 : tensor<128x512xf32>
    %cst_644 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %2578 = stablehlo.broadcast_in_dim %cst_644, dims = [] : (tensor<f32>) -> tensor<128x512xf32>
    %2579 = stablehlo.add %2577, %2578 : tensor<128x512xf32>
    %2580 = stablehlo.divide %2574, %2579 : tensor<128x512xf32>
    %cst_645 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %2581 = stablehlo.broadcast_in_dim %cst_645, dims = [] : (tensor<f32>) -> tensor<128x512xf32>
    %2582 = stablehlo.multiply %2581, %arg47 : tensor<128x512xf32>
    %2583 = stablehlo.add %2580, %2582 : tensor<128x512xf32>
    %2584 = stablehlo.broadcast_in_dim %1318, dims = [] : (tensor<f32>) -> tensor<128x512xf32>
    %2585 = stablehlo.multiply %2584, %2583 : tensor<128x512xf32>
    %2586 = stablehlo.subtract %arg47, %2585 : tensor<128x512xf32>
    %2587 = stablehlo.broadcast_in_dim %1310, dims = [] : (tensor<f32>) -> tensor<256x128xf32>
    %2588 = stablehlo.multiply %1147, %2587 : tensor<256x128xf32>
    %cst_646 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %2589 = stablehlo.broadcast_in_dim %cst_646, dims = [] : (tensor<f32>) -> tensor<256x128xf32>
    %2590 = stablehlo.multiply %2589, %arg101 : tensor<256x128xf32>
    %cst_647 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %2591 = stablehlo.broadcast_in_dim %cst_647, dims = [] : (tensor<f32>) -> tensor<256x128xf32>
    %2592 = stablehlo.multiply %2591, %2588 : tensor<256x128xf32>
    %2593 = stablehlo.add %2590, %2592 : tensor<256x128xf32>
    %cst_648 = stablehlo.constant dense<9.800000e-01> : tensor<f32>
    %2594 = stablehlo.broadcast_in_dim %cst_648, dims = [] : (tensor<f32>) -> tensor<256x128xf32>
    %2595 = stablehlo.multiply %2594, %arg154 : tensor<256x128xf32>
    %cst_649 = stablehlo.constant dense<2.000000e-02> : tensor<f32>
    %2596 = stablehlo.broadcast_in_dim %cst_649, dims = [] : (tensor<f32>) -> tensor<256x128xf32>
    %2597 = stablehlo.multiply %2596, %2588 : tensor<256x128xf32>
    %2598 = stablehlo.multiply %2597, %2588 : tensor<256x128xf32>
    %2599 = stablehlo.add %2595, %2598 : tensor<256x128xf32>
    %2600 = stablehlo.broadcast_in_dim %1320, dims = [] : (tensor<f32>) -> tensor<256x128xf32>
    %2601 = stablehlo.divide %2593, %2600 : tensor<256x128xf32>
    %2602 = stablehlo.broadcast_in_dim %1322, dims = [] : (tensor<f32>) -> tensor<256x128xf32>
    %2603 = stablehlo.divide %2599, %2602 : tensor<256x128xf32>
    %2604 = stablehlo.sqrt %2603 : tensor<256x128xf32>
    %cst_650 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %2605 = stablehlo.broadcast_in_dim %cst_650, dims = [] : (tensor<f32>) -> tensor<256x128xf32>
    %2606 = stablehlo.add %2604, %2605 : tensor<256x128xf32>
    %2607 = stablehlo.divide %2601, %2606 : tensor<256x128xf32>
    %cst_651 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %2608 = stablehlo.broadcast_in_dim %cst_651, dims = [] : (tensor<f32>) -> tensor<256x128xf32>
    %2609 = stablehlo.multiply %2608, %arg48 : tensor<256x128xf32>
    %2610 = stablehlo.add %2607, %2609 : tensor<256x128xf32>
    %2611 = stablehlo.broadcast_in_dim %1318, dims = [] : (tensor<f32>) -> tensor<256x128xf32>
    %2612 = stablehlo.multiply %2611, %2610 : tensor<256x128xf32>
    %2613 = stablehlo.subtract %arg48, %2612 : tensor<256x128xf32>
    %2614 = stablehlo.broadcast_in_dim %1310, dims = [] : (tensor<f32>) -> tensor<128x256xf32>
    %2615 = stablehlo.multiply %570, %2614 : tensor<128x256xf32>
    %cst_652 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %2616 = stablehlo.broadcast_in_dim %cst_652, dims = [] : (tensor<f32>) -> tensor<128x256xf32>
    %2617 = stablehlo.multiply %2616, %arg102 : tensor<128x256xf32>
    %cst_653 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %2618 = stablehlo.broadcast_in_dim %cst_653, dims = [] : (tensor<f32>) -> tensor<128x256xf32>
    %2619 = stablehlo.multiply %2618, %2615 : tensor<128x256xf32>
    %2620 = stablehlo.add %2617, %2619 : tensor<128x256xf32>
    %cst_654 = stablehlo.constant dense<9.800000e-01> : tensor<f32>
    %2621 = stablehlo.broadcast_in_dim %cst_654, dims = [] : (tensor<f32>) -> tensor<128x256xf32>
    %2622 = stablehlo.multiply %2621, %arg155 : tensor<128x256xf32>
    %cst_655 = stablehlo.constant dense<2.000000e-02> : tensor<f32>
    %2623 = stablehlo.broadcast_in_dim %cst_655, dims = [] : (tensor<f32>) -> tensor<128x256xf32>
    %2624 = stablehlo.multiply %2623, %2615 : tensor<128x256xf32>
    %2625 = stablehlo.multiply %2624, %2615 : tensor<128x256xf32>
    %2626 = stablehlo.add %2622, %2625 : tensor<128x256xf32>
    %2627 = stablehlo.broadcast_in_dim %1320, dims = [] : (tensor<f32>) -> tensor<128x256xf32>
    %2628 = stablehlo.divide %2620, %2627 : tensor<128x256xf32>
    %2629 = stablehlo.broadcast_in_dim %1322, dims = [] : (tensor<f32>) -> tensor<128x256xf32>
    %2630 = stablehlo.divide %2626, %2629 : tensor<128x256xf32>
    %2631 = stablehlo.sqrt %2630 : tensor<128x256xf32>
    %cst_656 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %2632 = stablehlo.broadcast_in_dim %cst_656, dims = [] : (tensor<f32>) -> tensor<128x256xf32>
    %2633 = stablehlo.add %2631, %2632 : tensor<128x256xf32>
    %2634 = stablehlo.divide %2628, %2633 : tensor<128x256xf32>
    %cst_657 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %2635 = stablehlo.broadcast_in_dim %cst_657, dims = [] : (tensor<f32>) -> tensor<128x256xf32>
    %2636 = stablehlo.multiply %2635, %arg49 : tensor<128x256xf32>
    %2637 = stablehlo.add %2634, %2636 : tensor<128x256xf32>
    %2638 = stablehlo.broadcast_in_dim %1318, dims = [] : (tensor<f32>) -> tensor<128x256xf32>
    %2639 = stablehlo.multiply %2638, %2637 : tensor<128x256xf32>
    %2640 = stablehlo.subtract %arg49, %2639 : tensor<128x256xf32>
    %2641 = stablehlo.broadcast_in_dim %1310, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %2642 = stablehlo.multiply %574, %2641 : tensor<128xf32>
    %cst_658 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %2643 = stablehlo.broadcast_in_dim %cst_658, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %2644 = stablehlo.multiply %2643, %arg103 : tensor<128xf32>
    %cst_659 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %2645 = stablehlo.broadcast_in_dim %cst_659, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %2646 = stablehlo.multiply %2645, %2642 : tensor<128xf32>
    %2647 = stablehlo.add %2644, %2646 : tensor<128xf32>
    %cst_660 = stablehlo.constant dense<9.800000e-01> : tensor<f32>
    %2648 = stablehlo.broadcast_in_dim %cst_660, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %2649 = stablehlo.multiply %2648, %arg156 : tensor<128xf32>
    %cst_661 = stablehlo.constant dense<2.000000e-02> : tensor<f32>
    %2650 = stablehlo.broadcast_in_dim %cst_661, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %2651 = stablehlo.multiply %2650, %2642 : tensor<128xf32>
    %2652 = stablehlo.multiply %2651, %2642 : tensor<128xf32>
    %2653 = stablehlo.add %2649, %2652 : tensor<128xf32>
    %2654 = stablehlo.broadcast_in_dim %1320, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %2655 = stablehlo.divide %2647, %2654 : tensor<128xf32>
    %2656 = stablehlo.broadcast_in_dim %1322, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %2657 = stablehlo.divide %2653, %2656 : tensor<128xf32>
    %2658 = stablehlo.sqrt %2657 : tensor<128xf32>
    %cst_662 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %2659 = stablehlo.broadcast_in_dim %cst_662, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %2660 = stablehlo.add %2658, %2659 : tensor<128xf32>
    %2661 = stablehlo.divide %2655, %2660 : tensor<128xf32>
    %cst_663 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2662 = stablehlo.broadcast_in_dim %cst_663, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %2663 = stablehlo.add %2661, %2662 : tensor<128xf32>
    %2664 = stablehlo.broadcast_in_dim %1318, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %2665 = stablehlo.multiply %2664, %2663 : tensor<128xf32>
    %2666 = stablehlo.subtract %arg50, %2665 : tensor<128xf32>
    %2667 = stablehlo.broadcast_in_dim %1310, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %2668 = stablehlo.multiply %580, %2667 : tensor<128xf32>
    %cst_664 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %2669 = stablehlo.broadcast_in_dim %cst_664, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %2670 = stablehlo.multiply %2669, %arg104 : tensor<128xf32>
    %cst_665 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %2671 = stablehlo.broadcast_in_dim %cst_665, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %2672 = stablehlo.multiply %2671, %2668 : tensor<128xf32>
    %2673 = stablehlo.add %2670, %2672 : tensor<128xf32>
    %cst_666 = stablehlo.constant dense<9.800000e-01> : tensor<f32>
    %2674 = stablehlo.broadcast_in_dim %cst_666, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %2675 = stablehlo.multiply %2674, %arg157 : tensor<128xf32>
    %cst_667 = stablehlo.constant dense<2.000000e-02> : tensor<f32>
    %2676 = stablehlo.broadcast_in_dim %cst_667, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %2677 = stablehlo.multiply %2676, %2668 : tensor<128xf32>
    %2678 = stablehlo.multiply %2677, %2668 : tensor<128xf32>
    %2679 = stablehlo.add %2675, %2678 : tensor<128xf32>
    %2680 = stablehlo.broadcast_in_dim %1320, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %2681 = stablehlo.divide %2673, %2680 : tensor<128xf32>
    %2682 = stablehlo.broadcast_in_dim %1322, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %2683 = stablehlo.divide %2679, %2682 : tensor<128xf32>
    %2684 = stablehlo.sqrt %2683 : tensor<128xf32>
    %cst_668 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %2685 = stablehlo.broadcast_in_dim %cst_668, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %2686 = stablehlo.add %2684, %2685 : tensor<128xf32>
    %2687 = stablehlo.divide %2681, %2686 : tensor<128xf32>
    %cst_669 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2688 = stablehlo.broadcast_in_dim %cst_669, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %2689 = stablehlo.add %2687, %2688 : tensor<128xf32>
    %2690 = stablehlo.broadcast_in_dim %1318, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %2691 = stablehlo.multiply %2690, %2689 : tensor<128xf32>
    %2692 = stablehlo.subtract %arg51, %2691 : tensor<128xf32>
    %2693 = stablehlo.broadcast_in_dim %1310, dims = [] : (tensor<f32>) -> tensor<128x128xf32>
    %2694 = stablehlo.multiply %1145, %2693 : tensor<128x128xf32>
    %cst_670 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %2695 = stablehlo.broadcast_in_dim %cst_670, dims = [] : (tensor<f32>) -> tensor<128x128xf32>
    %2696 = stablehlo.multiply %2695, %arg105 : tensor<128x128xf32>
    %cst_671 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %2697 = stablehlo.broadcast_in_dim %cst_671, dims = [] : (tensor<f32>) -> tensor<128x128xf32>
    %2698 = stablehlo.multiply %2697, %2694 : tensor<128x128xf32>
    %2699 = stablehlo.add %2696, %2698 : tensor<128x128xf32>
    %cst_672 = stablehlo.constant dense<9.800000e-01> : tensor<f32>
    %2700 = stablehlo.broadcast_in_dim %cst_672, dims = [] : (tensor<f32>) -> tensor<128x128xf32>
    %2701 = stablehlo.multiply %2700, %arg158 : tensor<128x128xf32>
    %cst_673 = stablehlo.constant dense<2.000000e-02> : tensor<f32>
    %2702 = stablehlo.broadcast_in_dim %cst_673, dims = [] : (tensor<f32>) -> tensor<128x128xf32>
    %2703 = stablehlo.multiply %2702, %2694 : tensor<128x128xf32>
    %2704 = stablehlo.multiply %2703, %2694 : tensor<128x128xf32>
    %2705 = stablehlo.add %2701, %2704 : tensor<128x128xf32>
    %2706 = stablehlo.broadcast_in_dim %1320, dims = [] : (tensor<f32>) -> tensor<128x128xf32>
    %2707 = stablehlo.divide %2699, %2706 : tensor<128x128xf32>
    %2708 = stablehlo.broadcast_in_dim %1322, dims = [] : (tensor<f32>) -> tensor<128x128xf32>
    %2709 = stablehlo.divide %2705, %2708 : tensor<128x128xf32>
    %2710 = stablehlo.sqrt %2709 : tensor<128x128xf32>
    %cst_674 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %2711 = stablehlo.broadcast_in_dim %cst_674, dims = [] : (tensor<f32>) -> tensor<128x128xf32>
    %2712 = stablehlo.add %2710, %2711 : tensor<128x128xf32>
    %2713 = stablehlo.divide %2707, %2712 : tensor<128x128xf32>
    %cst_675 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %2714 = stablehlo.broadcast_in_dim %cst_675, dims = [] : (tensor<f32>) -> tensor<128x128xf32>
    %2715 = stablehlo.multiply %2714, %arg52 : tensor<128x128xf32>
    %2716 = stablehlo.add %2713, %2715 : tensor<128x128xf32>
    %2717 = stablehlo.broadcast_in_dim %1318, dims = [] : (tensor<f32>) -> tensor<128x128xf32>
    %2718 = stablehlo.multiply %2717, %2716 : tensor<128x128xf32>
    %2719 = stablehlo.subtract %arg52, %2718 : tensor<128x128xf32>
    return %1348, %1375, %1401, %1428, %1454, %1480, %1506, %1532, %1558, %1585, %1611, %1638, %1664, %1691, %1717, %1744, %1770, %1796, %1822, %1848, %1874, %1901, %1927, %1954, %1980, %2007, %2033, %2060, %2086, %2112, %2138, %2164, %2190, %2217, %2243, %2270, %2296, %2323, %2349, %2376, %2402, %2428, %2454, %2480, %2506, %2533, %2559, %2586, %2613, %2640, %2666, %2692, %2719, %1329, %1355, %1382, %1408, %1435, %1461, %1487, %1513, %1539, %1565, %1592, %1618, %1645, %1671, %1698, %1724, %1751, %1777, %1803, %1829, %1855, %1881, %1908, %1934, %1961, %1987, %2014, %2040, %2067, %2093, %2119, %2145, %2171, %2197, %2224, %2250, %2277, %2303, %2330, %2356, %2383, %2409, %2435, %2461, %2487, %2513, %2540, %2566, %2593, %2620, %2647, %2673, %2699, %1335, %1361, %1388, %1414, %1441, %1467, %1493, %1519, %1545, %1571, %1598, %1624, %1651, %1677, %1704, %1730, %1757, %1783, %1809, %1835, %1861, %1887, %1914, %1940, %1967, %1993, %2020, %2046, %2073, %2099, %2125, %2151, %2177, %2203, %2230, %2256, %2283, %2309, %2336, %2362, %2389, %2415, %2441, %2467, %2493, %2519, %2546, %2572, %2599, %2626, %2653, %2679, %2705, %1311, %563 : tensor<128xf32>, tensor<512x128xf32>, tensor<128xf32>, tensor<128x128xf32>, tensor<128xf32>, tensor<128xf32>, tensor<128xf32>, tensor<128xf32>, tensor<384xf32>, tensor<128x384xf32>, tensor<512xf32>, tensor<128x512xf32>, tensor<128xf32>, tensor<512x128xf32>, tensor<128xf32>, tensor<128x128xf32>, tensor<128xf32>, tensor<128xf32>, tensor<128xf32>, tensor<128xf32>, tensor<384xf32>, tensor<128x384xf32>, tensor<512xf32>, tensor<128x512xf32>, tensor<128xf32>, tensor<512x128xf32>, tensor<128xf32>, tensor<128x128xf32>, tensor<128xf32>, tensor<128xf32>, tensor<128xf32>, tensor<128xf32>, tensor<384xf32>, tensor<128x384xf32>, tensor<512xf32>, tensor<128x512xf32>, tensor<128xf32>, tensor<512x128xf32>, tensor<128xf32>, tensor<128x128xf32>, tensor<128xf32>, tensor<128xf32>, tensor<128xf32>, tensor<128xf32>, tensor<384xf32>, tensor<128x384xf32>, tensor<512xf32>, tensor<128x512xf32>, tensor<256x128xf32>, tensor<128x256xf32>, tensor<128xf32>, tensor<128xf32>, tensor<128x128xf32>, tensor<128xf32>, tensor<512x128xf32>, tensor<128xf32>, tensor<128x128xf32>, tensor<128xf32>, tensor<128xf32>, tensor<128xf32>, tensor<128xf32>, tensor<384xf32>, tensor<128x384xf32>, tensor<512xf32>, tensor<128x512xf32>, tensor<128xf32>, tensor<512x128xf32>, tensor<128xf32>, tensor<128x128xf32>, tensor<128xf32>, tensor<128xf32>, tensor<128xf32>, tensor<128xf32>, tensor<384xf32>, tensor<128x384xf32>, tensor<512xf32>, tensor<128x512xf32>, tensor<128xf32>, tensor<512x128xf32>, tensor<128xf32>, tensor<128x128xf32>, tensor<128xf32>, tensor<128xf32>, tensor<128xf32>, tensor<128xf32>, tensor<384xf32>, tensor<128x384xf32>, tensor<512xf32>, tensor<128x512xf32>, tensor<128xf32>, tensor<512x128xf32>, tensor<128xf32>, tensor<128x128xf32>, tensor<128xf32>, tensor<128xf32>, tensor<128xf32>, tensor<128xf32>, tensor<384xf32>, tensor<128x384xf32>, tensor<512xf32>, tensor<128x512xf32>, tensor<256x128xf32>, tensor<128x256xf32>, tensor<128xf32>, tensor<128xf32>, tensor<128x128xf32>, tensor<128xf32>, tensor<512x128xf32>, tensor<128xf32>, tensor<128x128xf32>, tensor<128xf32>, tensor<128xf32>, tensor<128xf32>, tensor<128xf32>, tensor<384xf32>, tensor<128x384xf32>, tensor<512xf32>, tensor<128x512xf32>, tensor<128xf32>, tensor<512x128xf32>, tensor<128xf32>, tensor<128x128xf32>, tensor<128xf32>, tensor<128xf32>, tensor<128xf32>, tensor<128xf32>, tensor<384xf32>, tensor<128x384xf32>, tensor<512xf32>, tensor<128x512xf32>, tensor<128xf32>, tensor<512x128xf32>, tensor<128xf32>, tensor<128x128xf32>, tensor<128xf32>, tensor<128xf32>, tensor<128xf32>, tensor<128xf32>, tensor<384xf32>, tensor<128x384xf32>, tensor<512xf32>, tensor<128x512xf32>, tensor<128xf32>, tensor<512x128xf32>, tensor<128xf32>, tensor<128x128xf32>, tensor<128xf32>, tensor<128xf32>, tensor<128xf32>, tensor<128xf32>, tensor<384xf32>, tensor<128x384xf32>, tensor<512xf32>, tensor<128x512xf32>, tensor<256x128xf32>, tensor<128x256xf32>, tensor<128xf32>, tensor<128xf32>, tensor<128x128xf32>, tensor<i32>, tensor<f32>
  }
  func.func private @_where(%arg0: tensor<128x128xi1>, %arg1: tensor<8x4x128x128xf32>, %arg2: tensor<f32>) -> (tensor<8x4x128x128xf32>, tensor<8x4x128x128xi1>, tensor<8x4x128x128xf32>) {
    %0 = stablehlo.convert %arg2 : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %arg0, dims = [2, 3] : (tensor<128x128xi1>) -> tensor<8x4x128x128xi1>
    %2 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<8x4x128x128xf32>
    %3 = stablehlo.select %1, %arg1, %2 : tensor<8x4x128x128xi1>, tensor<8x4x128x128xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<8x4x128x128xf32>
    return %3, %1, %4 : tensor<8x4x128x128xf32>, tensor<8x4x128x128xi1>, tensor<8x4x128x128xf32>
  }
  func.func private @log_softmax(%arg0: tensor<8x128x256xf32>) -> (tensor<8x128x256xf32>, tensor<8x128x256xf32>, tensor<8x128x1xf32>) {
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.maximum across dimensions = [2] : (tensor<8x128x256xf32>, tensor<f32>) -> tensor<8x128xf32>
    %cst_0 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<8x128xf32>
    %2 = stablehlo.maximum %1, %0 : tensor<8x128xf32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [0, 1] : (tensor<8x128xf32>) -> tensor<8x128x1xf32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [0, 1, 2] : (tensor<8x128x1xf32>) -> tensor<8x128x256xf32>
    %5 = stablehlo.subtract %arg0, %4 : tensor<8x128x256xf32>
    %6 = stablehlo.exponential %5 : tensor<8x128x256xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %7 = stablehlo.reduce(%6 init: %cst_1) applies stablehlo.add across dimensions = [2] : (tensor<8x128x256xf32>, tensor<f32>) -> tensor<8x128xf32>
    %8 = stablehlo.broadcast_in_dim %7, dims = [0, 1] : (tensor<8x128xf32>) -> tensor<8x128x1xf32>
    %9 = stablehlo.log %8 : tensor<8x128x1xf32>
    %10 = stablehlo.broadcast_in_dim %9, dims = [0, 1, 2] : (tensor<8x128x1xf32>) -> tensor<8x128x256xf32>
    %11 = stablehlo.subtract %5, %10 : tensor<8x128x256xf32>
    return %11, %6, %8 : tensor<8x128x256xf32>, tensor<8x128x256xf32>, tensor<8x128x1xf32>
  }
  func.func private @take_along_axis(%arg0: tensor<8x128x256xf32>, %arg1: tensor<8x128x1xi32>) -> (tensor<8x128x1xf32>, tensor<8x128x1x1xi32>) {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<8x128x1xi32>
    %1 = stablehlo.compare LT, %arg1, %0, SIGNED : (tensor<8x128x1xi32>, tensor<8x128x1xi32>) -> tensor<8x128x1xi1>
    %c_0 = stablehlo.constant dense<256> : tensor<i32>
    %2 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<8x128x1xi32>
    %3 = stablehlo.add %arg1, %2 : tensor<8x128x1xi32>
    %4 = stablehlo.select %1, %3, %arg1 : tensor<8x128x1xi1>, tensor<8x128x1xi32>
    %5 = stablehlo.reshape %4 : (tensor<8x128x1xi32>) -> tensor<8x128x1x1xi32>
    %c_1 = stablehlo.constant dense<255> : tensor<1xi32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %6 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<8x128x1x1xi32>
    %7 = stablehlo.compare GE, %5, %6, SIGNED : (tensor<8x128x1x1xi32>, tensor<8x128x1x1xi32>) -> tensor<8x128x1x1xi1>
    %8 = stablehlo.broadcast_in_dim %c_1, dims = [3] : (tensor<1xi32>) -> tensor<1x1x1x1xi32>
    %9 = stablehlo.broadcast_in_dim %8, dims = [0, 1, 2, 3] : (tensor<1x1x1x1xi32>) -> tensor<8x128x1x1xi32>
    %10 = stablehlo.compare LE, %5, %9, SIGNED : (tensor<8x128x1x1xi32>, tensor<8x128x1x1xi32>) -> tensor<8x128x1x1xi1>
    %11 = stablehlo.and %7, %10 : tensor<8x128x1x1xi1>
    %c_3 = stablehlo.constant dense<true> : tensor<i1>
    %12 = stablehlo.reduce(%11 init: %c_3) applies stablehlo.and across dimensions = [3] : (tensor<8x128x1x1xi1>, tensor<i1>) -> tensor<8x128x1xi1>
    %13 = "stablehlo.gather"(%arg0, %5) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [2], operand_batching_dims = [0, 1], start_indices_batching_dims = [0, 1], start_index_map = [2], index_vector_dim = 3>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1, 1>}> : (tensor<8x128x256xf32>, tensor<8x128x1x1xi32>) -> tensor<8x128x1xf32>
    %cst = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<8x128x1xf32>
    %15 = stablehlo.select %12, %13, %14 : tensor<8x128x1xi1>, tensor<8x128x1xf32>
    return %15, %5 : tensor<8x128x1xf32>, tensor<8x128x1x1xi32>
  }
  func.func private @take_along_axis_0(%arg0: tensor<8x128x1x1xi32>, %arg1: tensor<8x128x1xf32>) -> tensor<8x128x256xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<8x128x256xf32>
    %1 = "stablehlo.scatter"(%0, %arg0, %arg1) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [2], input_batching_dims = [0, 1], scatter_indices_batching_dims = [0, 1], scatter_dims_to_operand_dims = [2], index_vector_dim = 3>, unique_indices = false}> ({
    ^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>):
      %2 = stablehlo.add %arg2, %arg3 : tensor<f32>
      stablehlo.return %2 : tensor<f32>
    }) : (tensor<8x128x256xf32>, tensor<8x128x1x1xi32>, tensor<8x128x1xf32>) -> tensor<8x128x256xf32>
    return %1 : tensor<8x128x256xf32>
  }
  func.func private @log_softmax_1(%arg0: tensor<8x128x256xf32>, %arg1: tensor<8x128x1xf32>, %arg2: tensor<8x128x256xf32>) -> tensor<8x128x256xf32> {
    %0 = stablehlo.negate %arg2 : tensor<8x128x256xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.add across dimensions = [2] : (tensor<8x128x256xf32>, tensor<f32>) -> tensor<8x128xf32>
    %2 = stablehlo.reshape %1 : (tensor<8x128xf32>) -> tensor<8x128x1xf32>
    %3 = stablehlo.divide %2, %arg1 : tensor<8x128x1xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4 = stablehlo.reduce(%3 init: %cst_0) applies stablehlo.add across dimensions = [2] : (tensor<8x128x1xf32>, tensor<f32>) -> tensor<8x128xf32>
    %5 = stablehlo.broadcast_in_dim %4, dims = [0, 1] : (tensor<8x128xf32>) -> tensor<8x128x256xf32>
    %6 = stablehlo.multiply %5, %arg0 : tensor<8x128x256xf32>
    %7 = stablehlo.add %arg2, %6 : tensor<8x128x256xf32>
    return %7 : tensor<8x128x256xf32>
  }
  func.func private @_where_2(%arg0: tensor<8x4x128x128xi1>, %arg1: tensor<8x4x128x128xf32>, %arg2: tensor<8x4x128x128xf32>) -> tensor<8x4x128x128xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<8x4x128x128xf32>
    %1 = stablehlo.select %arg0, %arg2, %0 : tensor<8x4x128x128xi1>, tensor<8x4x128x128xf32>
    return %1 : tensor<8x4x128x128xf32>
  }
}
