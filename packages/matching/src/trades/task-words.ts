import { type TaskLanguage, TASK_LANGUAGES, taskThings, taskVerbs } from '../data/tasks.ts';
import { englishOf } from '../languages/translations.ts';
import { type Token, fold, stemOfWord } from '../text.ts';

/** The English stems that a word may stand for as what is done, and as what it is done to. */
export type TaskWords = { readonly verbs: readonly string[]; readonly things: readonly string[] };

/** Endings of the forms of verbs, of who does it and of doing it. */
const ENDINGS: Readonly<Record<TaskLanguage, ReadonlySet<string>>> = {
  de: endings('en n e t st et est te ten ung er erin ere tet'),
  fr: endings(
    'er ir re r e es ent ez ons ait ais ant s t d ds it is issent isse ise isent ive ivent vent ve ne nne nnent nt oit oie u te age eur euse endre de dre che quer que',
  ),
  es: endings('ar er ir r a e o an en as es n ando iendo endo ado ada ador adora or ora ia ie ge ga z'),
  pt: endings('ar er ir r a e o am em as es n ando endo indo ado ada ador adora or ora ia z m'),
};

function endings(list: string): ReadonlySet<string> {
  return new Set(['', ...list.split(' ')]);
}

/** Shortest beginning of a verb, and shortest last part of a compound. */
const LEAST = { root: 2, part: 4 } as const;

type Words = ReadonlyMap<string, readonly string[]>;
type WordsAbroad = Readonly<Record<TaskLanguage, Words>>;

const collected = (list: typeof taskVerbs, keyOf: (word: string) => string): WordsAbroad => {
  const inLanguage = (code: TaskLanguage): Words => {
    const words = new Map<string, string[]>();
    for (const { english, abroad } of list)
      for (const word of abroad[code])
        words.set(keyOf(word), [...(words.get(keyOf(word)) ?? []), stemOfWord(english)]);
    return words;
  };
  return { de: inLanguage('de'), fr: inLanguage('fr'), es: inLanguage('es'), pt: inLanguage('pt') };
};

const roots = collected(taskVerbs, fold);
const things = collected(taskThings, fold);

/** A word of a thing as it is listed, or in the plural. */
const thingsOf = (word: string, code: TaskLanguage): readonly string[] | undefined =>
  things[code].get(word) ?? things[code].get(word.replace(/(?<=...)(?:s|x|n|en|es|e)$/u, ''));

const agent = /(?<=...)(?:er|or)s?$/u;

/** English forms whose stem is another than that of the verb. */
const IRREGULAR: Readonly<Record<string, string>> = {
  does: 'do',
  did: 'do',
  done: 'do',
  took: 'take',
  taken: 'take',
  made: 'make',
  kept: 'keep',
  built: 'build',
  wrote: 'write',
  written: 'write',
  drawn: 'draw',
  taught: 'teach',
  sold: 'sell',
};

/** What a word stands for in tasks, in its language. */
export function taskWordsOf({ word, stem, language, abroad }: Token): TaskWords {
  const code = language ?? abroad?.language;
  if (code === undefined || !isTaskLanguage(code)) {
    return { verbs: [IRREGULAR[word] ?? stem, ...doingOf(word)], things: [stem] };
  }
  const written = abroad?.word ?? word;
  const known = thingsOf(written, code) ?? (code === 'de' ? lastPartOf(written) : undefined);
  return {
    verbs: verbsOf(written, code),
    things: [...(known ?? []), ...(englishOf(code, written)?.split(' ').map(stemOfWord) ?? [])],
  };
}

/** Whether a word is who does something. */
export const isAgent = (word: string): boolean => agent.test(word);

/** "Planner" is who plans, "fixer" who fixes and "maker" who makes. */
function doingOf(word: string): readonly string[] {
  if (!agent.test(word)) return [];
  const base = word.replace(agent, '');
  return [base, `${base}e`, base.replace(/(?<letter>.)\k<letter>$/u, '$<letter>')].map(stemOfWord);
}

const isTaskLanguage = (code: string): code is TaskLanguage =>
  (TASK_LANGUAGES as readonly string[]).includes(code);

/** Whether a folded word is one of tasks in a language. */
export const isTaskWord = (word: string, code: string): boolean =>
  isTaskLanguage(code) && (thingsOf(word, code) !== undefined || verbsOf(word, code).length > 0);

function verbsOf(word: string, code: TaskLanguage): readonly string[] {
  const verbs: string[] = [];
  for (let end = LEAST.root; end <= word.length; end += 1)
    if (ENDINGS[code].has(word.slice(end))) verbs.push(...(roots[code].get(word.slice(0, end)) ?? []));
  return verbs;
}

/** "Hochzeitsfotos" are "Fotos". */
function lastPartOf(word: string): readonly string[] | undefined {
  for (let from = 3; from <= word.length - LEAST.part; from += 1) {
    const found = thingsOf(word.slice(from), 'de');
    if (found !== undefined) return found;
  }
  return undefined;
}
