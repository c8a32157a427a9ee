// Dimensions that slices and pads touch in part, beside ones that the mesh cuts.
gc.mesh @mesh ["data"] [2]
func.func @main(%x: tensor<8x12xf32> {gc.sharding = #gc.sharding<@mesh, [{"data"}, {}]>},
                %y: tensor<8x12xf32> {gc.sharding = #gc.sharding<@mesh, [{}, {}]>}) -> (tensor<8x6xf32> {gc.sharding = #gc.sharding<@mesh, [{"data"}, {}]>},
                tensor<8x11xf32> {gc.sharding = #gc.sharding<@mesh, [{"data"}, {}]>}, tensor<6x12xf32>) {
  // The middle and every other of the last third.
  %0 = gc.slice %x start [0, 3] limit [8, 9] stride [1, 1] : (tensor<8x12xf32>) -> tensor<8x6xf32>
  %1 = gc.slice %x start [0, 1] limit [8, 12] stride [1, 2] : (tensor<8x12xf32>) -> tensor<8x6xf32>
  %2 = gc.sub %0, %1 : tensor<8x6xf32>
  // Cropped before, padded behind.
  %fill = gc.constant dense<2.5> : tensor<f32>
  %3 = gc.pad %x, %fill low [0, -3] high [0, 2] interior [0, 0] : (tensor<8x12xf32>, tensor<f32>) -> tensor<8x11xf32>
  // Along the cut dimension itself: gathered.
  %4 = gc.slice %x start [1, 0] limit [7, 12] stride [1, 1] : (tensor<8x12xf32>) -> tensor<6x12xf32>
  %5 = gc.slice %y start [2, 0] limit [8, 12] stride [1, 1] : (tensor<8x12xf32>) -> tensor<6x12xf32>
  %6 = gc.add %4, %5 : tensor<6x12xf32>
  return %2, %3, %6 : tensor<8x6xf32>, tensor<8x11xf32>, tensor<6x12xf32>
}
