import { foldText } from '../../../ground/values/fold-text.ts';

const wordsOf = (name: string): string[] => foldText(name).split(' ').filter(Boolean);

/** Whether two names can be one person's: each word of the shorter one begins a word of the other, or the reverse. */
export function isSamePerson(one: string, other: string): boolean {
  const [few = [], many = []] = [wordsOf(one), wordsOf(other)].toSorted((a, b) => a.length - b.length);
  return few.every((word) => many.some((long) => long.startsWith(word) || word.startsWith(long)));
}
