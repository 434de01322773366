import { type Kysely, sql } from 'kysely';
import type { DB } from '@guildhall/db';
import { type PersonRow, presentPerson } from '../../ground/core/person.ts';
import { acceptedOf } from '../recommendations/graph.queries.ts';
import type { MutualConnections } from './connections.schema.ts';

const SHOWN = 3;
/** How many connections of each are compared, in each direction; of those who have more, the newest. */
const COMPARED = 500;

/** The active members with whom both are connected: how many, and some of them, those with a picture first. */
export async function findMutualConnections(
  db: Kysely<DB>,
  one: number,
  other: number,
): Promise<MutualConnections> {
  const { rows } = await sql<PersonRow & { count: number }>`
    select count(*) over ()::int as count, member.id, member.username, member.first_name, member.last_name,
      member.job_title, member.company, member.avatar_key
    from (${acceptedOf(sql`${one}::int`, COMPARED)}) as mine
    join (${acceptedOf(sql`${other}::int`, COMPARED)}) as theirs on theirs.id = mine.id
    join users as member on member.id = mine.id
    where member.is_active and member.erased_at is null
    order by member.avatar_key is null, member.id
    limit ${sql.lit(SHOWN)}
  `.execute(db);
  return { count: rows[0]?.count ?? 0, people: rows.map(presentPerson) };
}
