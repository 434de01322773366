import { groupWords, isSingularPerson, peopleEnding } from '../data/groups.ts';
import { wordsOfLanguage } from '../languages/language-words.ts';
import { englishOf } from '../languages/translations.ts';
import type { Token } from '../text.ts';
import { type NamedTrade, singular } from '../trades/exact-trades.ts';
import { headsAmong } from './heads.ts';
import { markers } from './markers.ts';

/** Between what says whom something is for and who that is stand at most so many words: "for small family hotels". */
const BETWEEN_MOST = 3;
/** Between two of a list: "hotels and small cafés". */
const LISTED_MOST = 2;
/** Who runs or is something says so at most so many words before: "we run two small restaurants". */
const BEFORE_MOST = 4;
/** A shop that is made, and not served. */
const ONLINE = 'online-shop';

/**
 * The trades that words name as the writer's own, in the text's order: without places and people whom something is
 * for ("menus for restaurants", "I work with hotels"). But in a name, such as a title, several of them are those whom a
 * text speaks of ("we serve clinics"), unless the writer is or runs them.
 */
export function ownHeads(tokens: readonly Token[], { isName }: { isName: boolean }): readonly NamedTrade[] {
  const ends = endsOfMarkers(tokens);
  let served = Number.NEGATIVE_INFINITY;
  return headsAmong(tokens).filter(({ trade, at, length }) => {
    // "Création de sociétés" is no company: of several words Spanish and French say the thing first.
    const [first, last] = [tokens[at], tokens[at + length - 1]];
    const thing = first !== undefined && wordsOfLanguage(first)?.compounds === false ? first : last;
    if (thing === undefined || !namesGroup(thing) || trade.id === ONLINE) return true;
    const isServed =
      ends.some((end) => isNear(tokens, end, at, BETWEEN_MOST)) ||
      isNear(tokens, served, at, LISTED_MOST) ||
      (!isName && isMany(thing) && isSpokenOf(tokens, at, thing));
    if (isServed) served = at + length;
    return !isServed;
  });
}

/** Where phrases end that say whom something is for, or who is found for others: "with", "wir betreuen", "hiring of". */
function endsOfMarkers(tokens: readonly Token[]): readonly number[] {
  return tokens.flatMap((token, at) => {
    const phrase = wordsOfLanguage(token)?.clients.longestAt(tokens, at);
    if (phrase !== undefined) return [at + phrase.length];
    const { word } = token;
    if (markers.placing.has(word)) return tokens[at + 1]?.word === 'of' ? [at + 2] : [];
    return markers.helping.has(word) || markers.clients.has(word) || word === 'to' ? [at + 1] : [];
  });
}

/** Whether a place follows another within so many words of one sentence. */
const isNear = (tokens: readonly Token[], from: number, at: number, most: number): boolean =>
  from <= at && at - from <= most && tokens.slice(from, at + 1).every(({ gap }) => gap !== 'stop');

/** Whether several are served: places, and people behind who does something for them ("I coach young photographers"). */
function isSpokenOf(tokens: readonly Token[], at: number, thing: Token): boolean {
  const before = phraseBefore(tokens, at);
  if (before.some(saysOwn)) return false;
  if (namesPlace(thing)) return true;
  const speaker = before.findLastIndex(({ word }) => markers.speakers.has(word));
  return speaker >= 0 && speaker < before.length - 1;
}

function phraseBefore(tokens: readonly Token[], at: number): readonly Token[] {
  const from = Math.max(0, at - BEFORE_MOST);
  const gap = tokens.findLastIndex((token, place) => place > from && place <= at && token.gap !== 'none');
  return tokens.slice(Math.max(from, gap), at);
}

/** Whether a word says that the writer is, has or runs what follows: "we are", "our", "owner of". */
const saysOwn = (token: Token): boolean =>
  [writtenAs(token), token.word].some((word) => markers.being.has(word) || markers.own.has(word)) ||
  isOf(token, groupWords.running, groupWords.leads, groupWords.owners);

const namesGroup = (token: Token): boolean =>
  namesPlace(token) || peopleEnding.test(inEnglish(token)) || isSingularPerson(inEnglish(token));

/** Whether a word is of what a member may run: "restaurant", "agency". As a trade a workshop is a course. */
export const namesPlace = (token: Token): boolean =>
  isOf(token, groupWords.places, groupWords.organizations) && singular(token.word) !== 'workshop';

const isOf = (token: Token, ...sets: readonly ReadonlySet<string>[]): boolean =>
  [writtenAs(token), token.word, inEnglish(token)].some((word) =>
    sets.some((set) => set.has(word) || set.has(singular(word))),
  );

const writtenAs = ({ word, abroad }: Token): string => abroad?.word ?? word;

const inEnglish = ({ word, language }: Token): string =>
  (language === undefined ? undefined : englishOf(language, word)) ?? word;

/** Endings of the plural; German has none of its own beside those of people and of "-en". */
const ENDS_MANY = { en: /[^s]s$/u, de: /(?:[^s]s|en)$/u, fr: /[sx]$/u, es: /s$/u } as const;

const isMany = (token: Token): boolean =>
  !groupWords.places.has(writtenAs(token)) && ENDS_MANY[token.language ?? 'en'].test(writtenAs(token));
