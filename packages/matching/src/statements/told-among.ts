import type { Token } from '../text.ts';
import { isAgent } from '../trades/task-words.ts';
import { type ToldTrades, tradesTold } from '../trades/told-trades.ts';
import type { NamedTrade } from '../trades/exact-trades.ts';
import { tellingTrades } from '../trades/telling-trades.ts';
import { headsAmong } from './heads.ts';
import { markers } from './markers.ts';
import { roleOf } from './roles.ts';

/**
 * The trades that a need tells by what they do. A trade that is named is what is wanted, and not what it does: "an
 * accountant who does our books". What the writer owns, and a verb that names another trade, are no such names.
 */
export const toldAmong = (tokens: readonly Token[]): ToldTrades | undefined =>
  toldByTasks(tokens) ?? toldByWords(tokens);

/** Trades that words tell, unless what is wanted is named: "a plumber, the wall is damp", or "a dog trainer" itself. */
function toldByWords(tokens: readonly Token[]): ToldTrades | undefined {
  const telling = tellingTrades(tokens);
  if (telling === undefined) return undefined;
  const { trades, places, isJoint } = telling;
  const told = { trades, places, silent: NOWHERE };
  if (wantsPerson(tokens, told)) return undefined;
  const isNamed = ({ trade, at, length }: NamedTrade): boolean => {
    if (trades.includes(trade.id)) return true;
    if (markers.owning.has(tokens[at - 1]?.word ?? '')) return false;
    const isTold = Array.from({ length }, (_, place) => at + place).some((place) => places.has(place));
    return !isTold && (!isJoint || isAgent(tokens[at]?.word ?? ''));
  };
  return headsAmong(tokens).some(isNamed) ? undefined : told;
}

/** The trades that several words tell together. */
export const toldJointly = (tokens: readonly Token[]): ToldTrades | undefined =>
  tellingTrades(tokens)?.isJoint === true ? toldByWords(tokens) : undefined;

const NOWHERE: ReadonlySet<number> = new Set();

function toldByTasks(tokens: readonly Token[]): ToldTrades | undefined {
  const told = tradesTold(tokens);
  if (told === undefined || wantsPerson(tokens, told)) return undefined;
  const isNamed = ({ trade, at, length }: NamedTrade): boolean => {
    if (markers.owning.has(tokens[at - 1]?.word ?? '')) return false;
    if (isDoneTo(tokens, at, told)) return false;
    const places = Array.from({ length }, (_, place) => at + place);
    const isTold = places.some((place) => told.places.has(place));
    // "Do my books" names bookkeeping by a word that would be read as books; an "illustrator" is named as one.
    const isDoer = places.some((place) => isAgent(tokens[place]?.word ?? ''));
    return isTold ? (told.trades.includes(trade.id) || isDoer) && !isIdiom(told, places) : true;
  };
  return headsAmong(tokens).some(isNamed) ? undefined : told;
}

/** Behind "somebody who", and in English behind the verb, a trade is what something is done to or when: "after school". */
function isDoneTo(tokens: readonly Token[], at: number, { places }: ToldTrades): boolean {
  if (places.has(at)) return false;
  const before = tokens.slice(0, at);
  return (
    before.some(({ word }) => markers.asked.has(word)) ||
    (tokens[at]?.language === undefined && before.some((_, place) => places.has(place)))
  );
}

const isIdiom = ({ silent }: ToldTrades, places: readonly number[]): boolean =>
  places.filter((place) => silent.has(place)).length > 1;

/** "Hiring a chef" wants a person, "somebody who finds us a chef" does not. */
const wantsPerson = (tokens: readonly Token[], { places }: ToldTrades): boolean =>
  roleOf(tokens.map(({ word }) => word).join(' ')) !== null &&
  !tokens.slice(0, Math.min(...places)).some(({ word }) => markers.asked.has(word));
