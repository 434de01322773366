import { isCapitals, particleOf, withoutCapitals } from './capitals.ts';
import { isSuffix, isTitle } from './titles.ts';

/** Which name comes first where nothing in the cell says so. */
export type NameOrder = 'given' | 'family';
export type SplitName = { firstName: string; lastName: string; titles: string[] };

/** Small words that begin a last name. */
const PARTICLES = new Set(
  `van von vom zu zum zur der den de del della dello degli dalla dalle dall di da dal das do dos du des la las le les lo los ten ter te
  't af av auf aus op bin ibn binti al el abu und y i e بن ابن بنت آل أبو ابو אבן בן`.split(/\s+/),
);
/** Of them, those that a first name never is. */
const LEADING = new Set("van von vom zu zum zur der den de del della da dos du des ten ter 't".split(' '));
/** Names such as Ortega y Gasset. */
const JOINING = new Set(['y', 'i', 'e']);
/** First names such as María del Carmen. */
const DEVOTED =
  /^(?:mar[ií]a|juan|jos[eé]|ana|francisco) (?:del?(?: las?| los)?) (?:carmen|pilar|rosario|mar|sol|consuelo|socorro|refugio|roc[ií]o|valle|cielo|milagros?|[aá]ngel(?:es)?|dolores|mercedes|nieves|lourdes|f[aá]tima|guadalupe|jes[uú]s|dios|luz|paz|concepci[oó]n|encarnaci[oó]n|asunci[oó]n)(?= )/i;
const FAMILY_FIRST = /^[\p{Script=Han}\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}ー々]+$/u;

const isParticle = (word: string) => PARTICLES.has(word.toLowerCase());
const wordsOf = (text: string) => text.split(/\s+/).filter(Boolean);

/**
 * The parts of a name in one cell: "Müller, Hans", "Ludwig van Beek", "MÜLLER Petra", "Martin King Jr.". Who has one
 * name has it as the first.
 */
export function splitName(cell: string, order: NameOrder = 'given', region?: string): SplitName {
  const titles: string[] = [];
  const suffixes: string[] = [];
  const parts = cell
    .split(/[,，、]/)
    .map((part) => withoutTitles(wordsOf(part), titles, suffixes, region))
    .filter((words) => words.length > 0);
  const [first = [], ...rest] = parts;
  const split = rest.length > 0 ? lastFirst(first, rest.flat()) : inOrder(first, order);
  return { ...tidy(split.given, [...split.family, ...suffixes], region), titles };
}

/** Names in columns of their own, which may hold titles and capitals too. */
export function tidyNames(firstName: string, lastName: string, region?: string): SplitName {
  const titles: string[] = [];
  const suffixes: string[] = [];
  const given = withoutTitles(wordsOf(firstName), titles, suffixes, region);
  const family = withoutTitles(wordsOf(lastName), titles, suffixes, region);
  return { ...tidy(given, [...family, ...suffixes], region), titles };
}

function tidy(given: string[], family: string[], region?: string): { firstName: string; lastName: string } {
  // Where everything is in capitals, two letters are a name; else they are initials.
  const least = [...given, ...family].every(isCapitals) ? 2 : 3;
  const [firstName, lastName] = [given, family].map((words) => {
    const isAll = words.every(isCapitals);
    return words
      .map((word, at) =>
        isAll && words.length > 1 && isParticle(word)
          ? particleOf(word, at, region)
          : withoutCapitals(word, region, least),
      )
      .join(' ');
  });
  return firstName ? { firstName, lastName: lastName ?? '' } : { firstName: lastName ?? '', lastName: '' };
}

function withoutTitles(
  words: string[],
  titles: string[],
  suffixes: string[],
  region: string | undefined,
): string[] {
  const rest = [...words];
  while (rest[0] !== undefined && isTitle(rest[0], region)) titles.push(...rest.splice(0, 1));
  while (rest.length > 1 || suffixes.length === 0) {
    const last = rest.at(-1);
    // A suffix alone is what follows a comma: "King, Martin, Jr."
    if (last === undefined || !isSuffix(last) || (rest.length === 1 && words.length > 1)) break;
    suffixes.unshift(...rest.splice(-1).map((word) => word.replace(/,$/, '')));
  }
  while (rest.length > 1 && isTitle(rest.at(-1) ?? '')) titles.push(...rest.splice(-1));
  return rest;
}

type Split = { given: string[]; family: string[] };

/** "Berg, Jan van der": particles after the first name belong to the last. */
function lastFirst(family: string[], given: string[]): Split {
  const at = given.length - 1 - given.toReversed().findIndex((word) => !isParticle(word));
  const isMoved = at >= 0 && at < given.length - 1;
  return isMoved
    ? { given: given.slice(0, at + 1), family: [...given.slice(at + 1), ...family] }
    : { given, family };
}

function inOrder(words: string[], order: NameOrder): Split {
  if (words.length < 2) return { given: words, family: [] };
  const capitals = byCapitals(words);
  if (capitals) return capitals;
  const isReversed = order === 'family' || words.every((word) => FAMILY_FIRST.test(word));
  const startsWithParticle = LEADING.has(words[0]?.toLowerCase() ?? '') && words.length > 2;
  if (isReversed || startsWithParticle) {
    const particles = words.findIndex((word) => !isParticle(word));
    // "van der Berg" alone is a last name without a first one.
    const end = Math.min(Math.max(particles, 0) + 1, words.length - 1);
    return { given: words.slice(end), family: words.slice(0, end) };
  }
  const devoted = DEVOTED.exec(words.join(' '))?.[0];
  if (devoted !== undefined) {
    const end = wordsOf(devoted).length;
    return { given: words.slice(0, end), family: words.slice(end) };
  }
  return givenFirst(words);
}

/** One name in capitals beside others that are not is the last name: "MÜLLER Petra", "Petra MÜLLER". */
function byCapitals(words: string[]): Split | undefined {
  const family = words.filter((word) => isCapitals(word));
  const given = words.filter((word) => !isCapitals(word));
  if (family.length === 0 || given.length === 0 || !family.some((word) => word.length > 2)) return undefined;
  const isStart = words.slice(0, family.length).every(isCapitals);
  const isEnd = words.slice(-family.length).every(isCapitals);
  if (!isStart && !isEnd) return undefined;
  const particles = isEnd && !isStart ? given.findIndex((word, at) => at > 0 && isParticle(word)) : -1;
  return particles > 0
    ? { given: given.slice(0, particles), family: [...given.slice(particles), ...family] }
    : { given, family };
}

function givenFirst(words: string[]): Split {
  let start = words.findIndex((word, at) => at > 0 && at < words.length - 1 && isParticle(word));
  if (start < 0) start = words.length - 1;
  else if (JOINING.has(words[start]?.toLowerCase() ?? '') && start > 1) start -= 1;
  return { given: words.slice(0, start), family: words.slice(start) };
}
