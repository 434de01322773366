import type { NeedFits } from '../candidates/cover-needs.ts';
import { tokensIn } from '../languages/language-of.ts';
import { tradesById } from '../lexicon.ts';
import type { MemberReading } from '../scoring/member-reading.ts';
import { isContentWord } from '../statements/content-words.ts';
import { headPhrase } from '../statements/head-phrase.ts';
import type { Statement } from '../statements/statement.ts';
import { isNameOf, tradesNamedBy } from '../trades/trade-names.ts';
import { bestPair } from './best-pair.ts';
import { groupsIn } from './groups.ts';
import { ownTrades } from './own-trades.ts';
import { type Found, strongest } from './strongest.ts';
import { thresholds } from './thresholds.ts';

/**
 * The need of one member that what another does answers best, and what can be said of it: as `strongest`, or where the
 * need is for the whole trade of which the other does a part. Who asks for “a new website” asks a web designer.
 */
export function askedOf(one: MemberReading, other: MemberReading, fits: NeedFits): Found | undefined {
  const found = strongest(one, other, fits);
  if (found?.says === 'meets') return found;
  const places = [...fits.keys()]
    .filter((place) => (fits[place] ?? 0) >= thresholds.quoted)
    .toSorted((a, b) => (fits[b] ?? 0) - (fits[a] ?? 0));
  for (const place of places) {
    const need = one.needs[place];
    if (need === undefined || groupsIn(need).length > 0) continue;
    const offers = other.offers.filter((offer) => isPartOf(need, offer));
    const pair = bestPair(need, offers);
    if (pair !== undefined) return { pair, says: 'mayMeet' };
  }
  return found;
}

/** Whether a need is for the whole trade of which an offer is a part. */
export function isPartOf(need: Statement, offer: Statement): boolean {
  const families = wholeTrades(need);
  return families.size > 0 && doesOneOf(families, offer);
}

/** The families that a need names by their general trade alone: of "a designer for a website" the one of the website. */
function wholeTrades(need: Statement): ReadonlySet<string> {
  const named = ownTrades(need).filter(({ trade, certainty }) => certainty === 1 && isGeneral(trade));
  if (named.some(({ trade }) => isNarrowed(need, trade))) return new Set();
  const made = named.some(({ trade }) => trade === MAKER)
    ? need.qualifier.stems.flatMap(tradesNamedBy).filter(isGeneral)
    : [];
  return new Set(made.length > 0 ? made : named.map(({ trade }) => trade));
}

/** Who designs is of the trade of what is designed. */
export const MAKER = 'design';

const isGeneral = (trade: string): boolean => tradesById.get(trade)?.general === true;

/** A "commercial lawyer" is no lawyer of any kind. */
const isNarrowed = ({ text }: Statement, trade: string): boolean =>
  headPhrase(tokensIn(text)).some((token) => isContentWord(token) && !isNameOf(trade, token.stem));

const doesOneOf = (families: ReadonlySet<string>, offer: Statement): boolean =>
  ownTrades(offer).some(
    ({ trade, certainty }) => certainty === 1 && families.has(tradesById.get(trade)?.family ?? ''),
  );
