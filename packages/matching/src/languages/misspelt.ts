import { type TaskLanguage, TASK_LANGUAGES, taskThings } from '../data/tasks.ts';
import { families } from '../data/trades.ts';
import { memoizeByText } from '../memoize-by-text.ts';
import { fold } from '../text.ts';
import { isKnownWord } from '../vectors/word-vectors.ts';
import { namesOfLanguage } from './language-words.ts';

type Code = TaskLanguage | 'en';

/** Shorter words are near too many others. */
const LEAST = 6;
/** Without a list of all words of a language, one other letter may be another word: "fundación" is no "fundición". */
const LEAST_ABROAD = 8;

/** As it is spoken: "fotographer" is as near to a photographer as any letter left out. */
const spoken = (word: string): string => word.replaceAll('ph', 'f');

/** Words that a need is read by, by language and first letter: names of trades, and what they are done to. */
const listed: Readonly<Record<Code, ReadonlyMap<string, readonly string[]>>> = {
  en: byFirstLetter([
    ...Object.values(families).flatMap(({ trades }) => Object.values(trades)),
    ...taskThings.map(({ english }) => english),
  ]),
  de: abroad('de'),
  fr: abroad('fr'),
  es: abroad('es'),
  pt: abroad('pt'),
};

function abroad(code: TaskLanguage): ReadonlyMap<string, readonly string[]> {
  const things = taskThings.flatMap((thing) => thing.abroad[code]);
  return byFirstLetter([...namesOfLanguage(code), ...things]);
}

function byFirstLetter(lists: readonly string[]): ReadonlyMap<string, readonly string[]> {
  const words = lists.flatMap((list) => list.split(', ')).map(fold);
  const long = new Set(words.filter((word) => /^[a-z]+$/u.test(word) && word.length >= LEAST));
  return Map.groupBy(long, (word) => spoken(word).charAt(0));
}

/** The word that one of another language is meant to be: one letter more, less, other or swapped; undefined without one. */
export function correctedWord(word: string, code: string | undefined): string | undefined {
  if (word.length < LEAST || (code === undefined && isKnownWord(word))) return undefined;
  return corrections[isCode(code) ? code : 'en'](word).word;
}

const isCode = (code: string | undefined): code is TaskLanguage =>
  (TASK_LANGUAGES as readonly (string | undefined)[]).includes(code);

const correctionsIn = (code: Code) =>
  memoizeByText((word) => {
    const heard = spoken(word);
    if (code !== 'en' && word.length < LEAST_ABROAD) return { word: undefined };
    const near = (listed[code].get(heard.charAt(0)) ?? []).filter((each) =>
      isNear(spoken(each), heard, code),
    );
    return { word: near.length === 0 || near.includes(word) ? undefined : near[0] };
  });

const corrections = {
  en: correctionsIn('en'),
  de: correctionsIn('de'),
  fr: correctionsIn('fr'),
  es: correctionsIn('es'),
  pt: correctionsIn('pt'),
} as const;

/** Whether two words differ in one letter at most, or in the order of two. */
function isNear(one: string, other: string, code: Code): boolean {
  if (Math.abs(one.length - other.length) > 1) return false;
  let at = 0;
  while (at < one.length && one[at] === other[at]) at += 1;
  const rest = (from: number) => one.slice(from);
  const left = (from: number) => other.slice(from);
  if (rest(at + 1) === left(at) || rest(at) === left(at + 1)) return true;
  if (code === 'en' && rest(at + 1) === left(at + 1)) return true;
  return one[at] === other[at + 1] && one[at + 1] === other[at] && rest(at + 2) === left(at + 2);
}
