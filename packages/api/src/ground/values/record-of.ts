/** A record with a value for each of these keys, in their order. */
export function recordOf<Key extends string, Value>(
  keys: readonly Key[],
  valueOf: (key: Key) => Value,
): Record<Key, Value>;
export function recordOf(keys: readonly string[], valueOf: (key: string) => unknown) {
  return Object.fromEntries(keys.map((key) => [key, valueOf(key)]));
}
