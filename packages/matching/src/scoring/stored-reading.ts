import { lookupTerms } from '../candidates/index-terms.ts';
import type { Entry } from '../entries.ts';
import { roles } from '../statements/roles.ts';
import type { Statement } from '../statements/statement.ts';
import type { UnitVector } from '../vectors/unit-vectors.ts';
import { DIMENSIONS } from '../vectors/word-table.ts';
import type { MemberReading } from './member-reading.ts';

/** A reading as it was stored, and what the member looks others up by: `lookupTerms` of the needs. */
export type StoredReading = { readonly reading: MemberReading; readonly askedTerms: readonly string[] };

/** Where a vector stands among those of the reading; -1 for none. */
type VectorPlace = number;

type StatementRow = readonly [
  field: Statement['field'],
  text: string,
  role: number,
  trades: readonly (readonly [trade: string, certainty: number])[],
  stems: readonly string[],
  rarities: readonly number[],
  qualifiers: readonly string[],
  vector: VectorPlace,
  qualifierVector: VectorPlace,
];

type ReadingRow = readonly [
  needs: readonly StatementRow[],
  offers: readonly StatementRow[],
  audiences: readonly StatementRow[],
  offered: VectorPlace,
  skills: readonly (readonly [key: string, text: string])[],
  interests: readonly (readonly [key: string, text: string])[],
  preferred: MemberReading['preferred'],
  kinds: MemberReading['kinds'],
  industry: string | null,
  industryName: string,
  place: MemberReading['place'],
  askedTerms: readonly string[],
  ownWords: MemberReading['ownWords'],
  exclusions: MemberReading['exclusions'],
  summary: MemberReading['summary'],
];

/**
 * A reading as text, to be stored with the profile: all vectors in base 64, then the rest as JSON without names,
 * some two kilobytes. It follows `meaningVersion`.
 */
export function storeReading(reading: MemberReading): string {
  const vectors: UnitVector[] = [];
  const placeOf = (vector: UnitVector | null): VectorPlace =>
    vector === null ? -1 : vectors.push(vector) - 1;
  const rowOf = ({ qualifier, ...said }: Statement): StatementRow => [
    said.field,
    said.text,
    said.role === null ? -1 : roles.indexOf(said.role),
    said.trades.map(({ trade, certainty }) => [trade, certainty]),
    said.stems,
    said.rarities,
    qualifier.stems,
    placeOf(said.vector),
    placeOf(qualifier.vector),
  ];
  const row: ReadingRow = [
    reading.needs.map(rowOf),
    reading.offers.map(rowOf),
    reading.audiences.map(rowOf),
    placeOf(reading.offered),
    textsOf(reading.skills),
    textsOf(reading.interests),
    reading.preferred,
    reading.kinds,
    reading.industry,
    reading.industryName,
    reading.place,
    lookupTerms(reading).needs,
    reading.ownWords,
    reading.exclusions,
    reading.summary,
  ];
  const bytes = Buffer.alloc(vectors.length * DIMENSIONS);
  for (const [place, vector] of vectors.entries()) bytes.set(vector, place * DIMENSIONS);
  return bytes.toString('base64') + JSON.stringify(row);
}

/** The reading that `storeReading` was given; in some ten microseconds, where reading a profile takes hundreds. */
export function restoreReading(text: string): StoredReading {
  const begin = text.indexOf('[');
  const bytes = new Int8Array(Buffer.from(text.slice(0, begin), 'base64'));
  const row: ReadingRow = JSON.parse(text.slice(begin));
  const [needs, offers, audiences, offered, skills, interests, ...further] = row;
  const [preferred, kinds, industry, industryName, place, askedTerms, ownWords, exclusions, summary] =
    further;
  const restored = (rows: readonly StatementRow[], kind: Statement['kind']) =>
    rows.map((each) => restoreStatement(each, kind, bytes));
  const reading = {
    needs: restored(needs, 'need'),
    offers: restored(offers, 'offer'),
    audiences: restored(audiences, 'audience'),
    offered: vectorAt(bytes, offered),
    skills: entriesFrom(skills),
    interests: entriesFrom(interests),
    preferred,
    kinds,
    industry,
    industryName,
    place,
    ownWords,
    exclusions,
    summary,
  };
  return { reading, askedTerms };
}

function restoreStatement(row: StatementRow, kind: Statement['kind'], bytes: Int8Array): Statement {
  const [field, text, role, trades, stems, rarities, qualifiers, vector, qualifier] = row;
  return {
    kind,
    field,
    text,
    role: roles[role] ?? null,
    trades: trades.map(([trade, certainty]) => ({ trade, certainty })),
    stems,
    rarities,
    vector: vectorAt(bytes, vector),
    qualifier: { stems: qualifiers, vector: vectorAt(bytes, qualifier) },
  };
}

const textsOf = (entries: ReadonlyMap<string, Entry>) =>
  Array.from(entries, ([key, { text }]) => [key, text] as const);

const vectorAt = (bytes: Int8Array, place: VectorPlace): UnitVector | null =>
  place < 0 ? null : bytes.subarray(place * DIMENSIONS, (place + 1) * DIMENSIONS);

const entriesFrom = (entries: readonly (readonly [string, string])[]): ReadonlyMap<string, Entry> =>
  new Map(entries.map(([key, text]) => [key, { text }]));
