import { groupWords } from './data/groups.ts';
import { tokensIn } from './languages/language-of.ts';
import { headPhrase } from './statements/head-phrase.ts';
import { markers } from './statements/markers.ts';
import { isStopword } from './statements/content-words.ts';
import type { Token } from './text.ts';
import { exactTradeAt } from './trades/exact-trades.ts';

/** Titles are read up to this length, and so many kinds of one. */
const longest = 120;
const mostKinds = 24;

/** Words after which a title says no more of what someone does: "HR consultant" is HR. */
const ofRoles: ReadonlySet<string> = new Set(['consultant', 'specialist', 'expert', 'professional']);

/**
 * The kinds of contact that a text names, each as its words in their order, so that they are compared as a whole: a
 * trade by any of its single names ("lawyer", "attorney"), a place or who leads it only by the same word.
 */
export const kindsNamed = (text: string): readonly string[] => [
  ...new Set(phrasesIn(text.slice(0, longest)).map(keyOf)),
];

/**
 * The kinds that a title says its member is. What narrows a kind down stands before it, so a "commercial real-estate
 * broker" is a real-estate broker and a broker; and who leads a language school is a contact at a school.
 */
export function kindsOfTitle(title: string): readonly string[] {
  const phrases = phrasesIn(title.slice(0, longest));
  const kinds = new Set<string>();
  for (const [place, phrase] of phrases.entries()) {
    // "Web and brand designer": what is joined describes the same thing.
    const last = phrases[place + 1]?.at(-1);
    for (const whole of last === undefined ? [phrase] : [phrase, [...phrase, last]])
      for (const named of [whole, withoutRole(whole)])
        for (const from of named.keys()) kinds.add(keyOf(named.slice(from)));
  }
  return [...kinds].slice(0, mostKinds);
}

/** The words between commas and joiners, without those of the grammar and what is said of a kind from "for" on. */
function phrasesIn(text: string): readonly (readonly Token[])[] {
  const phrases: Token[][] = [[]];
  for (const token of tokensIn(text)) {
    const joins = markers.joiners.has(token.word) || token.word === 'or' || token.word === 'oder';
    if (joins || token.gap !== 'none') phrases.push([]);
    if (!joins) phrases.at(-1)?.push(token);
  }
  return phrases
    .map((phrase) => headPhrase(phrase).filter((token) => !isStopword(token)))
    .filter(({ length }) => length > 0);
}

function withoutRole(phrase: readonly Token[]): readonly Token[] {
  const end = phrase.findLastIndex(({ word }) => !groupWords.leads.has(word) && !ofRoles.has(word));
  return phrase.slice(0, end + 1);
}

const keyOf = (phrase: readonly Token[]): string => phrase.map(termOf).join(' ');

function termOf(token: Token): string {
  const isPlace = [groupWords.places, groupWords.organizations, groupWords.leads].some(
    (words) => words.has(token.word) || words.has(token.word.replace(/s$/u, '')),
  );
  const trade = isPlace ? undefined : exactTradeAt([token], 0)?.trade;
  return trade === undefined ? token.stem : `g:${trade.id}`;
}
