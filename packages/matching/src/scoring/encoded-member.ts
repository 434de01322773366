import type { Dictionary } from '../dictionary.ts';
import { roles } from '../statements/statement.ts';
import type { Statement } from '../statements/statement.ts';
import { DIMENSIONS } from '../vectors/word-table.ts';
import type { UnitVector } from '../vectors/unit-vectors.ts';
import type { MemberReading } from './member-reading.ts';
import { trust } from './weights.ts';

/** Numbers of 4 bytes that one vector takes. */
export const VECTOR = DIMENSIONS / 4;
/** Numbers of one trade: which, and how certain it is in hundredths (of a need: above it, of which need). */
export const TRADE = 2;
export const OF_NEED = 1_000;

/** At most so many vectors of a kind are kept of a member, those of the most trusted statements. */
export const kept = { needs: 3, offers: 5, audiences: 1 } as const;

/**
 * The head of an encoded member: how many vectors of each kind there are, where the lists behind the vectors
 * end, and what is no list. Vectors stand first: needs, then all offers together, then offers, then audiences.
 */
export const HEAD = {
  needs: 0,
  offers: 1,
  audiences: 2,
  needTrades: 3,
  offerTrades: 4,
  titleTrades: 5,
  audienceTrades: 6,
  skills: 7,
  interests: 8,
  preferred: 9,
  breadth: 10,
  roles: 11,
  industry: 12,
  city: 13,
  region: 14,
  country: 15,
  size: 16,
} as const;

/** All that scoring reads of a member as whole numbers: some 600 bytes, to be kept for a whole community. */
export function encodeMember(reading: MemberReading, dictionary: Dictionary): Int32Array {
  const needs = reading.needs.slice(0, kept.needs);
  const offers = reading.offers.slice(0, kept.offers);
  const audiences = reading.audiences.slice(0, kept.audiences);
  const vectors = [
    ...needs.map(vectorOf),
    reading.offered,
    ...offers.map(vectorOf),
    ...audiences.map(vectorOf),
  ];
  const trade = (id: string) => dictionary.intern(`g:${id}`);
  const entries = (keys: Iterable<string>) => Array.from(keys, (key) => dictionary.intern(key));
  const offered = offeredTrades(reading.offers);
  const lists = [
    needs.flatMap((need, place) =>
      need.trades.flatMap((each) => [trade(each.trade), place * OF_NEED + hundredths(each.certainty)]),
    ),
    [...offered].flatMap(([id, certainty]) => [trade(id), hundredths(certainty)]),
    offers
      .filter(({ field }) => field === 'jobTitle')
      .flatMap(({ trades }) => trades.map((each) => trade(each.trade))),
    reading.audiences.flatMap(({ trades }) => trades.map((each) => trade(each.trade))),
    entries(reading.skills.keys()),
    entries(reading.interests.keys()),
    reading.preferred.flatMap(({ trades }) => trades.map(trade)),
  ];
  let end: number = HEAD.size + vectors.length * VECTOR;
  const head = [
    needs.length,
    offers.length,
    audiences.length,
    ...lists.map(({ length }) => (end += length)),
    offered.size,
    needs.reduce((packed, { role }, place) => packed + (roleNumber(role) << (place * 4)), 0),
    dictionary.intern(reading.industry && `i:${reading.industry}`),
    dictionary.intern(reading.place.city),
    dictionary.intern(reading.place.region),
    dictionary.intern(reading.place.country),
  ];
  const encoded = new Int32Array(end);
  encoded.set(head);
  const bytes = new Int8Array(encoded.buffer);
  for (const [place, vector] of vectors.entries())
    if (vector !== null) bytes.set(vector, (HEAD.size + place * VECTOR) * 4);
  encoded.set(lists.flat(), HEAD.size + vectors.length * VECTOR);
  return encoded;
}

const vectorOf = ({ vector }: Statement): UnitVector | null => vector;
const hundredths = (certainty: number): number => Math.round(certainty * 100);
/** 0 for none. */
const roleNumber = (role: Statement['role']): number => (role === null ? 0 : roles.indexOf(role) + 1);

/** Each trade that is offered, once, as certain as the most trusted field that names it. */
function offeredTrades(offers: readonly Statement[]): ReadonlyMap<string, number> {
  const certainties = new Map<string, number>();
  for (const { trades, field } of offers)
    for (const { trade, certainty } of trades)
      certainties.set(trade, Math.max(certainties.get(trade) ?? 0, certainty * trust[field]));
  return certainties;
}
