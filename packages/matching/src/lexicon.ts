import { eng } from 'stopword';
import { families } from './data/trades.ts';
import { clientPronouns, clientVerbs, contextWords, genericWords, weakWords } from './data/words.ts';
import { createPhraseTrie } from './phrases.ts';
import { fold, stemOfWord } from './text.ts';

/** A trade of the data file: `general` covers the other trades of its family; `name` is its first phrase. */
export type Trade = {
  readonly id: string;
  readonly family: string;
  readonly general: boolean;
  readonly name: string;
};

/** A phrase found in a text: its trade, and whether the phrase is a proper name. */
type TradePhrase = { readonly trade: Trade; readonly proper: boolean };

const listed: { phrase: string; trade: string; heldBy: string }[] = [];
const trie = createPhraseTrie<TradePhrase>();
const labels = new Map<string, string>();
const byId = new Map<string, Trade>();

for (const [family, { label, trades }] of Object.entries(families)) {
  labels.set(family, label);
  for (const [id, names] of Object.entries(trades)) {
    const phrases = names.split(', ');
    const trade: Trade = { id, family, general: id === family, name: phrases[0] ?? id };
    byId.set(id, trade);
    for (const phrase of phrases) {
      const earlier = trie.add(phrase, { trade, proper: /\p{Lu}/u.test(phrase) });
      if (earlier !== undefined) listed.push({ phrase, trade: id, heldBy: earlier.trade.id });
    }
  }
}

/** Phrases that two trades claim; empty, and held empty by a test. */
export const doubledPhrases: readonly {
  readonly phrase: string;
  readonly trade: string;
  readonly heldBy: string;
}[] = listed.filter((entry) => entry.trade !== entry.heldBy);

/** Every trade by its id. */
export const tradesById: ReadonlyMap<string, Trade> = byId;

/** The readable name of a trade, by the id that index terms carry: "web-design" is "web design". */
export const tradeName = (id: string): string => byId.get(id)?.name ?? id.replaceAll('-', ' ');

/** Finds the longest trade phrase at a place of a text. */
export const tradeAt = trie.longestAt;

/** The readable name of a family. */
export function familyLabel(family: string): string {
  return labels.get(family) ?? family;
}

const stems = (words: readonly string[]): ReadonlySet<string> =>
  new Set(words.map((word) => stemOfWord(fold(word))));

// Stop words are compared as written, as their stems would swallow real words.
const stopWords: ReadonlySet<string> = new Set([
  ...eng,
  'were',
  'cant',
  'wont',
  'its',
  'theyre',
  'youre',
  'etc',
  'eg',
  'ie',
]);
const generic = stems(genericWords);
const weak = stems(weakWords);
const context = new Set(contextWords);
const pronouns = new Set(clientPronouns);
const verbs = new Set(clientVerbs);

/** True for a word of the grammar alone. */
export const isStopWord = (word: string): boolean =>
  word.length < 2 || /^\d+$/.test(word) || stopWords.has(word);

const filler: ReadonlySet<string> = new Set(genericWords.map(fold));

/** True for a word that says something of its own; "accountant" does, though "account" is filler. */
export const isEnglishContentWord = (word: string): boolean =>
  !isStopWord(word) && !filler.has(word) && !(word.endsWith('s') && filler.has(word.slice(0, -1)));

/** True for stop words, for words every business uses, for lone letters and for numbers. */
export function carriesNothing(word: string, stem: string): boolean {
  return isStopWord(word) || generic.has(stem);
}

/** True for a word that only narrows a need down. */
export function isWeak(stem: string): boolean {
  return weak.has(stem);
}

/** True for a word after which a text says for whom, not what; `before` is the word before it. */
export function opensContext(word: string, before: string | undefined): boolean {
  return context.has(word) || (before !== undefined && verbs.has(word) && pronouns.has(before));
}
