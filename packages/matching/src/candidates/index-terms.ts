import { fnv1a } from '../hash.ts';
import type { LocationKey } from '../location.ts';
import type { MemberReading } from '../scoring/member-reading.ts';
import type { Statement } from '../statements/statement.ts';
import { nearestCentroids } from '../vectors/centroids.ts';

/** No column holds more terms of a member than this. */
const mostTerms = 64;
/** How many of the nearest centroids a statement is indexed under, and how many a query looks up. */
const nearby = { indexed: 2, queried: 5 } as const;

/** Terms of a member for the two index columns: what others who need something find them by, and who offers it. */
export type IndexTerms = { readonly offers: readonly string[]; readonly needs: readonly string[] };

/**
 * Terms to be stored: "g:bookkeeping" for a trade, "l:bookkeeping:1x3f9a" for the same in the member's city, "c:17" for
 * a neighbourhood of meaning, else a stem. At most 64 lower-case ASCII strings a column, each once, the most
 * distinctive first.
 */
export function indexTerms({ offers, needs, place }: MemberReading): IndexTerms {
  return { offers: termsOf(offers, place, nearby.indexed), needs: termsOf(needs, place, nearby.indexed) };
}

/** Terms to look up for a viewer: `needs` among others' offers, `offers` among others' needs. */
export function lookupTerms({ offers, needs, place }: MemberReading): IndexTerms {
  return { offers: termsOf(offers, place, nearby.indexed), needs: termsOf(needs, place, nearby.queried) };
}

function termsOf(
  statements: readonly Statement[],
  { city }: LocationKey,
  centroids: number,
): readonly string[] {
  const named = statements.flatMap((statement) => statement.trades.map(({ trade }) => trade));
  // Of thousands who do a trade only some are compared: rare terms are looked up first, and these are of who is near.
  const local = city === null ? [] : named.map((trade) => `l:${trade}:${(fnv1a(city) >>> 0).toString(36)}`);
  const trades = [...named.map((trade) => `g:${trade}`), ...local];
  const near = statements.flatMap(({ vector }) =>
    vector === null ? [] : nearestCentroids(vector, centroids).map((number) => `c:${number}`),
  );
  const stems = statements.flatMap((statement) => statement.stems);
  const room = Math.max(mostTerms / 2, mostTerms - trades.length - stems.length);
  return [...new Set([...trades, ...near.slice(0, room), ...stems])].slice(0, mostTerms);
}
