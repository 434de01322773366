import { groupWords, peopleEnding } from '../data/groups.ts';
import { tokensIn } from '../languages/language-of.ts';
import { tradesById } from '../lexicon.ts';
import { headPhrase } from '../statements/head-phrase.ts';
import { memoizeByText } from '../memoize-by-text.ts';
import { headsAmong } from '../statements/heads.ts';
import { markers } from '../statements/markers.ts';
import type { Statement } from '../statements/statement.ts';
import { isStopword } from '../statements/content-words.ts';
import type { Token } from '../text.ts';
import { isNameOf } from '../trades/trade-names.ts';

/** What the words name as one thing: the trades, and the words that say more than who leads it and how big it is. */
type Named = {
  readonly trades: ReadonlySet<string>;
  /** Without those of leads and of sizes. */
  readonly stems: readonly string[];
  /** Of these, what says more than "company". */
  readonly content: readonly string[];
  /** The families of trades that the words before the last one name, each alone. */
  readonly narrowedWithin: ReadonlySet<string>;
  /** The families of the trades that its words name without who leads it and how big it is. */
  readonly families: ReadonlySet<string>;
  readonly isPlace: boolean;
  readonly isOrganization: boolean;
  readonly isLed: boolean;
  readonly isOwner: boolean;
};

/** How surely someone is one of a group: of all it names, or only of its general word ("owners"). */
export type Membership = 'exact' | 'general';

const isPlural = (word: string): boolean => word.length > 3 && word.endsWith('s') && !word.endsWith('ss');
const singular = (word: string): string =>
  isPlural(word) ? word.replace(/ies$/u, 'y').replace(/(?<=x|ch|sh|ss)es$|s$/u, '') : word;
const isOf = (words: ReadonlySet<string>, { word }: Token): boolean =>
  words.has(word) || words.has(singular(word));

const groupsOfText = memoizeByText((text): readonly Named[] =>
  phrasesOf(headPhrase(tokensIn(text)))
    .filter((phrase) => isGroup(phrase))
    .map(namedBy),
);

/** The groups that a need or an audience names before it says more of them; none where it wants a thing or one person. */
export const groupsIn = ({ text }: Statement): readonly Named[] => groupsOfText(text);

/** Whether an offer says what its member is: by a title, or by what they run. Whoever serves hotels is none. */
export function membershipIn(group: readonly Named[], offer: Statement): Membership | null {
  const each = group.flatMap((named) => rolesHeldIn(offer).map((being) => membership(named, being)));
  return each.find((found) => found === 'exact') ?? each.find((found) => found !== null) ?? null;
}

/**
 * Whether an offer says that its member runs a place of the family that a group of places names: who runs a restaurant
 * is near to cafés, and not one of them.
 */
export const isNearGroup = (group: readonly Named[], offer: Statement): boolean =>
  group.some(
    (named) =>
      named.isPlace &&
      rolesHeldIn(offer).some(
        (being) =>
          being.isPlace && being.isLed && [...being.families].some((family) => named.families.has(family)),
      ),
  );

function isGroup(phrase: readonly Token[]): boolean {
  const [first, ...more] = phrase;
  const last = headOf(phrase);
  if (first === undefined || last === undefined || markers.one.has(first.word)) return false;
  const names = isOf(groupWords.places, last) || isOf(groupWords.organizations, last);
  if (names) return isPlural(last.word) || (more.length === 0 && isOf(groupWords.places, last));
  return !groupWords.things.has(last.word) && peopleEnding.test(last.word);
}

/** "Owners" of "owners of shops", "owners" of "shop owners". */
function headOf(phrase: readonly Token[]): Token | undefined {
  const of = phrase.findIndex(({ word }, at) => at > 0 && word === 'of');
  return of < 0 ? phrase.at(-1) : phrase[of - 1];
}

function phrasesOf(tokens: readonly Token[]): readonly (readonly Token[])[] {
  const phrases: Token[][] = [[]];
  for (const token of tokens) {
    const joins = markers.joiners.has(token.word) || token.word === 'or' || token.word === 'oder';
    if (joins || token.gap === 'comma') phrases.push([]);
    if (!joins) phrases.at(-1)?.push(token);
  }
  return phrases.filter(({ length }) => length > 0);
}

function namedBy(phrase: readonly Token[]): Named {
  const words = phrase.filter(
    (token) => !isOf(groupWords.leads, token) && !isOf(groupWords.sizes, token) && !isStopword(token),
  );
  const last = words.at(-1);
  return {
    trades: new Set(headsAmong(phrase).map(({ trade }) => trade.id)),
    stems: words.map(({ stem }) => stem),
    content: words.filter((token) => !isOf(groupWords.organizations, token)).map(({ stem }) => stem),
    narrowedWithin: new Set(
      words.slice(0, -1).flatMap((token) => headsAmong([token]).map(({ trade }) => trade.family)),
    ),
    families: new Set(headsAmong(words).map(({ trade }) => trade.family)),
    isPlace: last !== undefined && isOf(groupWords.places, last),
    isOrganization: last !== undefined && isOf(groupWords.organizations, last),
    isLed: phrase.some((token) => isOf(groupWords.leads, token)),
    isOwner: phrase.some((token) => isOf(groupWords.owners, token)),
  };
}

const firstPerson = /\b(?:i|we)\b/iu;

function rolesHeldIn({ field, text }: Statement): readonly Named[] {
  if (field === 'jobTitle') return rolesOfTitle(text);
  return firstPerson.test(text) ? rolesOfSentence(text) : [];
}

const rolesOfTitle = memoizeByText((text) => titled(tokensIn(text)));
const rolesOfSentence = memoizeByText((text) => run(tokensIn(text)));

/** Who is "Printer and Shop Owner" is a printer, and owns a shop. */
function titled(tokens: readonly Token[]): readonly Named[] {
  const named = phrasesOf(headPhrase(tokens)).map((phrase) => namedBy(phrase));
  const isLed = named.some((each) => each.isLed);
  const isOwner = named.some((each) => each.isOwner);
  return named.map((each) => Object.assign(each, { isLed, isOwner }));
}

/** What follows "I run": of a sentence that tells no such thing nothing. */
function run(tokens: readonly Token[]): readonly Named[] {
  const at = tokens.findIndex(
    ({ word }, place) =>
      groupWords.running.has(word) &&
      tokens
        .slice(Math.max(0, place - 2), place)
        .some((before) => before.word === 'i' || before.word === 'we'),
  );
  if (at < 0) return [];
  return phrasesOf(headPhrase(tokens.slice(at + 1)))
    .map(namedBy)
    .filter(({ isPlace, isOrganization }) => isPlace || isOrganization)
    .map((each) => Object.assign(each, { isLed: true, isOwner: true }));
}

function membership(group: Named, being: Named): Membership | null {
  const isRun = group.isPlace || group.isOrganization || group.isLed;
  if (isRun && !being.isLed) return null;
  if (group.isOwner && !being.isOwner) return null;
  if (group.content.length === 0) return group.isLed ? 'general' : null;
  const saysAll = group.content.every((stem) => being.stems.includes(stem));
  if (isRun) {
    // A "hotel marketing manager" runs no hotel: what is run stands last.
    const last = being.stems.at(-1) ?? '';
    const isSame = group.isOrganization ? being.isOrganization : group.content.includes(last);
    return saysAll && isSame ? 'exact' : null;
  }
  if ([...group.trades].some((trade) => being.trades.has(trade) && areOfOneKind(trade, group, being)))
    return 'exact';
  // A single word has other senses: only of a group that is no trade is it enough.
  return saysAll && (group.trades.size === 0 || group.content.length > 1) ? 'exact' : null;
}

/**
 * "Brand designers" are no e-learning designers; an "event photographer" is a photographer. Of the general trade of a
 * family only who narrows it down within the family is one: a tax accountant is an accountant.
 */
function areOfOneKind(trade: string, group: Named, being: Named): boolean {
  const [wanted, is] = [group, being].map(({ content }) => content.filter((stem) => !isNameOf(trade, stem)));
  if (wanted === undefined || is === undefined) return false;
  if (wanted.some((stem) => is.includes(stem))) return true;
  if (wanted.length === 0 && is.length === 0) return true;
  const { family, general } = tradesById.get(trade) ?? { general: true };
  if (!general) return wanted.length === 0 || is.length === 0;
  return wanted.length === 0 && family !== undefined && being.narrowedWithin.has(family);
}
