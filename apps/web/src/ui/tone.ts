/** One of `count` background colors for a name without a picture, always the same one for the same name. */
export function toneOf(name: string, count: number): number {
  let hash = 7;
  for (const character of name) hash = (hash * 31 + (character.codePointAt(0) ?? 0)) % 9973;
  return hash % count;
}
