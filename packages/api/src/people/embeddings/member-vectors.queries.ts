import { type Kysely, type SqlBool, sql } from 'kysely';
import type { DB } from '@guildhall/db';
import { isPublicMember } from '../../ground/core/visibility.ts';
import { type Correction, type MemberVectors, meaningVersion, mostNumbers } from '@guildhall/matching';
import { PROFILE_COLUMNS, type ProfileRow } from '../../discovery/readings/match-profile.queries.ts';

/** Whose vectors are looked at: `dimension` is null as long as the service has not answered. */
export type VectorSet = { model: string; dimension: number | null };

/** Which members to go through, by ascending id: these, or all. */
export type Walk = { ids?: number[] | undefined; after: number };

/** Only members who can be suggested are sent to the service. */
export const isEligible = sql<SqlBool>`${isPublicMember('users')} and users.suggestable and users.erased_at is null`;

/** Whether the joined vectors are those of the profile as it stands, by these rules and this model. */
export const isCurrent = ({ model, dimension }: VectorSet) => sql<SqlBool>`
  coalesce(held.member_version = users.version and held.rules = ${meaningVersion} and held.model = ${model}
    and held.dimension in (0, coalesce(${dimension}::int, held.dimension)), false)`;

export type OutdatedMember = ProfileRow & {
  version: number;
  corrections: Correction[];
  /** Of the texts that the held vectors are of; null when these vectors are of no use. */
  heldTextsHash: string | null;
};

const CORRECTIONS = sql<Correction[]>`(
  select coalesce(json_agg(json_build_object('id', statement_id, 'readAs', read_as)), '[]')
  from statement_corrections where user_id = users.id)`;

/** The first members of the walk whose vectors are missing or old. */
export function listOutdated(
  db: Kysely<DB>,
  set: VectorSet,
  { ids, after }: Walk,
  limit: number,
): Promise<OutdatedMember[]> {
  const isUsable = sql<SqlBool>`held.rules = ${meaningVersion} and held.model = ${set.model}
    and held.dimension in (0, coalesce(${set.dimension}::int, held.dimension))`;
  return db
    .selectFrom('users')
    .leftJoin('statementVectors as held', 'held.userId', 'users.id')
    .select(PROFILE_COLUMNS.map((column) => `users.${column}` as const))
    .select([
      'users.version',
      sql<string | null>`case when ${isUsable} then held.texts_hash end`.as('heldTextsHash'),
      CORRECTIONS.as('corrections'),
    ])
    .where('users.id', '>', after)
    .$if(ids !== undefined, (query) => query.where('users.id', 'in', ids ?? []))
    .where(isEligible)
    .where(sql<SqlBool>`not ${isCurrent(set)}`)
    .orderBy('users.id')
    .limit(limit)
    .execute();
}

type Held = { dimension: number; needs: number; vectors: Buffer };

export const toMemberVectors = ({ dimension, needs, vectors }: Held): MemberVectors => ({
  dimension: Math.min(dimension, mostNumbers),
  needs,
  bytes: new Int8Array(vectors.buffer, vectors.byteOffset, vectors.length),
});

/** Vectors of some members, for measuring how similarities are spread. */
export async function sampleVectors(db: Kysely<DB>, { model, dimension }: VectorSet, count: number) {
  const rows = await db
    .selectFrom('statementVectors')
    .select(['dimension', 'needs', 'vectors'])
    .where('model', '=', model)
    .where('rules', '=', meaningVersion)
    .where('dimension', '=', dimension ?? 0)
    .where('dimension', '>', 0)
    // By a hash, so that it is always the same sample and no sequence of ids.
    .orderBy(sql`md5(user_id::text)`)
    .limit(count)
    .execute();
  return rows.map(toMemberVectors);
}
