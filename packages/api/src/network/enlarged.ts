/** The numbers at the beginning of a larger array, whose rest stays as it was given. */
export function enlarged<Numbers extends Int32Array | Float64Array | Uint8Array>(
  numbers: Numbers,
  larger: Numbers,
): Numbers {
  larger.set(numbers);
  return larger;
}
