import { type Task, tasks } from '../data/tasks.ts';
import { type Token, stemOfWord } from '../text.ts';
import { type TaskWords, taskWordsOf } from './task-words.ts';

/** Trades that a text asks for by what they do, and the places of the words that tell it. */
export type ToldTrades = {
  readonly trades: readonly string[];
  readonly places: ReadonlySet<number>;
  /** The verbs, and the things that mean something else by themselves. */
  readonly silent: ReadonlySet<number>;
};

/** A thing stands at most so many words before and behind its verb. In English only who or what does it stands behind. */
const APART = { english: { before: 2, behind: 4 }, abroad: { before: 6, behind: 6 } } as const;
/** Most trades that do one thing. */
const TRADES_MOST = 3;

/** Before a verb, these tell what the writer does. */
const WRITERS: ReadonlySet<string> = new Set('i we ich wir je j nous yo eu nos ja'.split(' '));
const ABLE: ReadonlySet<string> = new Set('can could cannot cant will already'.split(' '));
/** English verbs that may stand behind their thing: "a film maker", "labels designed". */
const standsBehind = /(?:er|or|ing)s?$|ed$/u;

const stemmed = ({ verbs, things, idiomatic, ...task }: Task): Task => ({
  ...task,
  verbs: verbs.map(stemOfWord),
  things: things.map(stemOfWord),
  idiomatic: new Set(Array.from(idiomatic, stemOfWord)),
});

const stemmedTasks = tasks.map(stemmed);
const allThings: ReadonlySet<string> = new Set(stemmedTasks.flatMap(({ things }) => things));
/** By the stem of each verb the tasks that are told by it. */
const byVerb: ReadonlyMap<string, ReadonlySet<Task>> = (() => {
  const found = new Map<string, Set<Task>>();
  for (const task of stemmedTasks)
    for (const verb of task.verbs) found.set(verb, (found.get(verb) ?? new Set()).add(task));
  return found;
})();

function tasksOf(verbs: readonly string[]): ReadonlySet<Task> {
  const found = new Set<Task>();
  for (const verb of verbs) for (const task of byVerb.get(verb) ?? []) found.add(task);
  return found;
}

/** The trades that do what a text asks for: of "who takes wedding pictures" photography; undefined without one. */
export function tradesTold(tokens: readonly Token[]): ToldTrades | undefined {
  const words = tokens.map(taskWordsOf);
  const trades = new Set<string>();
  const places = new Set<number>();
  const silent = new Set<number>();
  for (const [at, { verbs }] of words.entries()) {
    if (verbs.length === 0 || isOfWriter(tokens, at)) continue;
    for (const task of tasksOf(verbs)) {
      const thing = task.things.length === 0 ? at : placeOfThing(task, tokens, words, at);
      if (thing < 0) continue;
      for (const trade of task.trades) if (trades.size < TRADES_MOST) trades.add(trade);
      places.add(at).add(thing);
      if (thing === at) for (const place of objectPlaces(tokens, at)) places.add(place);
      silent.add(at);
      if (words[thing]?.things.some((each) => task.idiomatic.has(each)) === true) silent.add(thing);
    }
  }
  return trades.size === 0 ? undefined : { trades: [...trades], places, silent };
}

/** "We sell", "I can cook": what the writer does is not asked for. */
function isOfWriter(tokens: readonly Token[], at: number): boolean {
  const before = tokens[at - 1]?.word ?? '';
  return WRITERS.has(ABLE.has(before) ? (tokens[at - 2]?.word ?? '') : before);
}

/** Where that stands which any such task may be done to: of "who translates contracts" the contracts. */
function objectPlaces(tokens: readonly Token[], verb: number): readonly number[] {
  const { before, behind } = apartOf(tokens[verb]);
  return Array.from({ length: before + behind + 1 }, (_, place) => verb - before + place);
}

const apartOf = ({ language, abroad }: Partial<Token> = {}) =>
  language === undefined && abroad === undefined ? APART.english : APART.abroad;

/** The nearest place of a thing of the task; -1 for none. */
function placeOfThing(
  { things }: Task,
  tokens: readonly Token[],
  words: readonly TaskWords[],
  verb: number,
): number {
  const { before, behind } = apartOf(tokens[verb]);
  const isEnglish = behind === APART.english.behind;
  const isThing = (at: number): boolean =>
    words[at]?.things.some((each) => things.includes(each)) === true &&
    !(isEnglish && describes(tokens[at + 1], things));
  for (let apart = 1; apart <= behind; apart += 1) if (isThing(verb + apart)) return verb + apart;
  if (isEnglish && !standsBehind.test(tokens[verb]?.word ?? '')) return -1;
  for (let apart = 1; apart <= before; apart += 1) if (isThing(verb - apart)) return verb - apart;
  return -1;
}

/** Whether what stands before this word only describes it: a "picture book" is no picture. */
const describes = (next: Token | undefined, things: readonly string[]): boolean =>
  next?.gap === 'none' && allThings.has(next.stem) && !things.includes(next.stem);
