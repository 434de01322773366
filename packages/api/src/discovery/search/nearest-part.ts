import { foldWords } from '../../ground/values/fold-text.ts';

const WHY_MAX = 120;
/** Where one offer ends and the next begins. */
const BETWEEN_OFFERS = /[\n.;•]+/u;

/** The part of a text that is nearest to some words, the first of those that are equally near; null of an empty text. */
export function nearestPart(words: string[], text: string): string | null {
  const [first, ...more] = text
    .split(BETWEEN_OFFERS)
    .map((part) => part.trim())
    .filter((part) => part !== '');
  if (first === undefined) return null;
  const part = more.reduce(
    (best, each) => (nearness(words, each) > nearness(words, best) ? each : best),
    first,
  );
  const letters = Array.from(part);
  return letters.length > WHY_MAX ? `${letters.slice(0, WHY_MAX).join('').trimEnd()}…` : part;
}

/** Long words say more than short ones: "flyers" more than "for". */
function nearness(words: string[], part: string): number {
  const folded = foldWords(part);
  const written = folded.split(' ');
  const isSaid = (word: string) =>
    isShort(word) ? written.some((each) => each.startsWith(word)) : folded.includes(word);
  return words.reduce((sum, word) => {
    const share = isSaid(word) ? 1 : written.some((each) => areOfOneStem(word, each)) ? ENDING_DIFFERS : 0;
    return sum + share * word.length ** 2;
  }, 0);
}

/** Within longer words such a word is found by chance. */
const isShort = (word: string): boolean => /^[a-z]{1,3}$/u.test(word);

/** What a word is worth that is written with another ending. */
const ENDING_DIFFERS = 0.5;
const STEM_LEAST = 4;
const ENDING_MOST = 3;

/** "Printer" and "printing": all but the last letters are the same. "Taxes" and "tax": one is the other and an ending. */
function areOfOneStem(one: string, other: string): boolean {
  const [shorter = one, longer = other] = [one, other].toSorted((a, b) => a.length - b.length);
  if (shorter.length > 2 && longer.length - shorter.length < ENDING_MOST && longer.startsWith(shorter))
    return true;
  const length = Math.max(STEM_LEAST, longer.length - ENDING_MOST);
  return shorter.length >= length && shorter.slice(0, length) === longer.slice(0, length);
}
