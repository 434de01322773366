const ACCENTED: Record<string, string> = {
  a: 'á',
  b: 'ƀ',
  c: 'ç',
  d: 'ð',
  e: 'é',
  f: 'ƒ',
  g: 'ğ',
  h: 'ĥ',
  i: 'î',
  j: 'ĵ',
  k: 'ķ',
  l: 'ļ',
  m: 'ɱ',
  n: 'ñ',
  o: 'ö',
  p: 'þ',
  q: 'ǫ',
  r: 'ŕ',
  s: 'š',
  t: 'ţ',
  u: 'û',
  v: 'ṽ',
  w: 'ŵ',
  x: 'ẋ',
  y: 'ý',
  z: 'ž',
};

const SENTENCE = /\p{L}{2}/u;

function pseudoText(text: string): string {
  if (!SENTENCE.test(text) || text.startsWith('⟦')) return text;
  const accented = text.replaceAll(/[a-z]/g, (letter) => ACCENTED[letter] ?? letter);
  return `⟦${accented}${'~'.repeat(Math.ceil(text.length * 0.4))}⟧`;
}

/** Messages as a language would write them that is longer than all others and that nobody speaks. */
export function pseudo(messages: unknown): unknown {
  if (typeof messages === 'string') return pseudoText(messages);
  if (isSay(messages)) return (...args: unknown[]) => pseudo(messages(...args));
  if (messages instanceof Map) return new Map(Array.from(messages, ([key, value]) => [key, pseudo(value)]));
  if (Array.isArray(messages)) return messages.map((each) => pseudo(each));
  if (typeof messages === 'object' && messages !== null)
    return Object.fromEntries(Object.entries(messages).map(([key, value]) => [key, pseudo(value)]));
  return messages;
}

const isSay = (value: unknown): value is (...args: unknown[]) => unknown => typeof value === 'function';
