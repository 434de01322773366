import { type Kysely, type SqlBool, sql } from 'kysely';
import type { DB } from '@guildhall/db';
import { type MemberVectors, meaningVersion } from '@guildhall/matching';
import { isEligible } from './member-vectors.queries.ts';

type Fresh = { id: number; version: number; textsHash: string };

/**
 * Stores a member's vectors, unless the profile has changed since or the member has left; a deletion under
 * way is waited for. `dimension` is how many numbers the service answered with.
 */
export async function storeVectors(
  db: Kysely<DB>,
  { id, version, textsHash }: Fresh,
  { needs, bytes }: MemberVectors,
  { model, dimension }: { model: string; dimension: number },
): Promise<void> {
  const vectors = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  await sql`
    insert into ops.statement_vectors
      (user_id, member_version, rules, model, texts_hash, dimension, needs, vectors)
    select users.id, users.version, ${meaningVersion}, ${model}, ${textsHash}, ${dimension}::int, ${needs}::int,
      ${vectors}::bytea
    from users where users.id = ${id} and users.version = ${version} and ${isEligible}
    for key share
    on conflict (user_id) do update set member_version = excluded.member_version, rules = excluded.rules,
      model = excluded.model, texts_hash = excluded.texts_hash, dimension = excluded.dimension,
      needs = excluded.needs, vectors = excluded.vectors`.execute(db);
}

/** The profile changed, but nothing that is embedded. */
export async function confirmVectors(db: Kysely<DB>, { id, version, textsHash }: Fresh): Promise<void> {
  await db
    .updateTable('statementVectors')
    .set({ memberVersion: version })
    .where('userId', '=', id)
    .where('textsHash', '=', textsHash)
    .execute();
}

/** Deletes the vectors of members who are no longer suggested. */
export async function removeIneligible(db: Kysely<DB>, ids: number[] | undefined): Promise<void> {
  await db
    .deleteFrom('statementVectors')
    .$if(ids !== undefined, (query) => query.where('userId', 'in', ids ?? []))
    .where(
      sql<SqlBool>`not exists (select from users where users.id = statement_vectors.user_id and ${isEligible})`,
    )
    .execute();
}
