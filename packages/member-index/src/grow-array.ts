/** Copies `numbers` to the start of the longer array `into`, and returns that one. */
export function growInto<Numbers extends Int32Array | Float64Array | Uint8Array>(
  numbers: Numbers,
  into: Numbers,
): Numbers {
  into.set(numbers);
  return into;
}
