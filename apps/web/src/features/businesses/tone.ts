const TONES = 5;

/** One of a few colours, always the same one for the same name. */
export function toneOf(name: string): number {
  let hash = 11;
  for (const character of name) hash = (hash * 31 + (character.codePointAt(0) ?? 0)) % 9973;
  return hash % TONES;
}
