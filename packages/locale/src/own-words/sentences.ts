/** Stands where a sentence has a value; and what a function with a count gets instead. */
const VALUE = '…';
const COUNT = 5;
/** Functions of more values than this are left out: none of ours has. */
const VALUES_MAX = 5;

/** A value with any fields, for functions that take an object. */
const ANYTHING: object = new Proxy(
  {},
  { get: (_target, field) => (typeof field === 'string' ? VALUE : undefined) },
);

/** All sentences of messages, with … for values and 5 for counts, each once and in order. */
export function sentencesIn(messages: unknown): string[] {
  return [...new Set(textsIn(messages))].filter((text) => text.trim() !== '');
}

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value === 'function') return saidBy((...values) => value(...values), value.length);
  if (Array.isArray(value)) return value.flatMap(textsIn);
  if (value instanceof Map) return [...value.values()].flatMap(textsIn);
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

/** What a function says with the first values that suit it: types are not known at run time. */
function saidBy(say: (...values: unknown[]) => unknown, length: number): string[] {
  if (length > VALUES_MAX) return [];
  for (const values of choices(length)) {
    try {
      const texts = textsIn(say(...values));
      if (texts.length > 0 && !texts.some((text) => /undefined|NaN|\[object/.test(text))) return texts;
    } catch {
      // It expects values of another kind.
    }
  }
  return [];
}

const choices = (length: number): unknown[][] =>
  length === 0
    ? [[]]
    : choices(length - 1).flatMap((first) => [VALUE, COUNT, ANYTHING].map((value) => first.concat(value)));
