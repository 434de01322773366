import { tradesById } from '../lexicon.ts';
import type { Statement } from '../statements/statement.ts';
import { cosine } from '../vectors/unit-vectors.ts';
import { ownTrades } from './own-trades.ts';
import { thresholds } from './thresholds.ts';

/** A need, the offer that meets it best, and how sure it is that both speak of the same. */
export type Pair = {
  readonly need: Statement;
  readonly offer: Statement;
  readonly near: number;
  /** Both name one trade, of one kind; or the offer says all words of the need. */
  readonly isNamed: boolean;
  /** The need was read as a trade that the offer names, of one kind. */
  readonly isRead: boolean;
};

/** What one shared trade is worth beside likeness when pairs are compared. */
const named = 0.5;
const read = 0.3;

/** The offer that meets a need best; undefined without offers. */
export function bestPair(need: Statement, offers: readonly Statement[]): Pair | undefined {
  let best: Pair | undefined;
  for (const offer of offers) {
    const pair = pairOf(need, offer);
    if (best === undefined || worthOf(pair) > worthOf(best)) best = pair;
  }
  return best;
}

function pairOf(need: Statement, offer: Statement): Pair {
  const surest = sharesTrade(need, offer) ? surestShared(need, offer) : 0;
  return {
    need,
    offer,
    near: Math.max(
      cosine(need.vector, offer.vector),
      surest === 1 && saysOnlyTrade(need) ? thresholds.near : 0,
    ),
    isNamed: surest === 1 || (saysAllOf(need, offer) && !areOfOtherTrades(need, offer)),
    isRead: surest >= thresholds.read,
  };
}

/** A need that says no more than its trade is near to each member who names it, in any words. */
const saysOnlyTrade = ({ qualifier, role }: Statement): boolean =>
  role === null && qualifier.stems.length === 0;

/** How certain it is that the need is of the surest trade that both are of, of one kind; 0 without one. */
function surestShared(need: Statement, offer: Statement): number {
  const offered = ownTrades(offer);
  let surest = 0;
  for (const { trade, certainty } of ownTrades(need))
    if (
      certainty > surest &&
      offered.some((other) => other.trade === trade) &&
      areOfOneKind(trade, need, offer)
    )
      surest = certainty;
  return surest;
}

/** Most pairs share none: asked first, as their own trades are read from their words. */
export function sharesTrade(need: Statement, offer: Statement): boolean {
  for (const { trade } of need.trades)
    for (const other of offer.trades) if (other.trade === trade) return true;
  return false;
}

/**
 * Whether what narrows a trade down on both sides agrees: a "wedding photographer" is no "food photographer",
 * while a "photographer" may be either. The general trade of a family is too wide for that: who looks for a
 * "commercial lawyer" is not helped by any lawyer.
 */
function areOfOneKind(trade: string, need: Statement, { qualifier: other }: Statement): boolean {
  const { qualifier: one } = need;
  const isShared = one.stems.some((stem) => other.stems.includes(stem));
  const isPlain = narrowingStems(need).length === 0 && other.stems.length === 0;
  if (isShared || isPlain) return true;
  if (tradesById.get(trade)?.general !== false) return false;
  if (one.stems.length === 0 || other.stems.length === 0) return true;
  return cosine(one.vector, other.vector) >= thresholds.kind;
}

/** What narrows the trade down that is wanted: "for our bakery" says who wants it, "for bakeries" which kind. */
export const narrowingStems = ({ text, stems, qualifier }: Statement): readonly string[] =>
  forOwnThing.test(text) ? qualifier.stems.filter((stem) => stems.includes(stem)) : qualifier.stems;

const forOwnThing =
  /\b(?:for (?:my|our)|für (?:meine?n?|unsere?n?)|para (?:mi|mis|nuestr[ao]s?)|pour (?:mon|ma|mes|notre|nos))\b/iu;

/** One word may have another sense; two or more in one offer rarely do. */
const saysAllOf = ({ stems }: Statement, offer: Statement): boolean =>
  stems.length > 1 && stems.every((stem) => offer.stems.includes(stem));

/** "Recruiting of software developers" says all of "a software developer". */
const areOfOtherTrades = (need: Statement, offer: Statement): boolean => {
  const [wanted, offered] = [need, offer].map((each) =>
    ownTrades(each).filter(({ certainty }) => certainty === 1),
  );
  if (!wanted?.length || !offered?.length) return false;
  return !wanted.some(({ trade }) => offered.some((other) => other.trade === trade));
};

const worthOf = ({ near, isNamed, isRead }: Pair): number => near + (isNamed ? named : isRead ? read : 0);
