import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { DB } from '@guildhall/db';
import { townOf } from '@guildhall/matching';
import type { Group, Spans } from './figures.schema.ts';
import { MEMBER_ROWS } from './member-rows.ts';

/** How many industries and towns are listed. */
const GROUPS = 8;

export type Grouping = 'industry' | 'town';

/** What members are grouped by, without regard to case; `users` is the member. Empty and null: not stated. */
export const GROUP_KEYS: Record<Grouping, RawBuilder<string>> = {
  industry: sql`directory_key(users.industry)`,
  town: sql`users.location_key`,
};
/** How the community writes it, else how most members do. */
const NAMES: Record<Grouping, RawBuilder<string>> = {
  industry: sql`coalesce(
    (select industries.name from industries where industries.key = directory_key(min(users.industry))),
    mode() within group (order by users.industry))`,
  town: sql`mode() within group (order by users.location)`,
};

/** The industries or towns of most members at the end of the span, by what the profiles say today. */
export async function listLargestGroups(
  db: Kysely<DB>,
  { span, before, timeZone }: Spans,
  grouping: Grouping,
): Promise<Group[]> {
  const key = GROUP_KEYS[grouping];
  const { rows } = await sql<Group>`
    with largest as (
      select ${key} as value, ${NAMES[grouping]} as name, count(*)::int as now
      from (${MEMBER_ROWS.membersAtEnd(span, timeZone)}) as member join users on users.id = member.user_id
      where ${key} <> '' group by ${key} order by now desc, value limit ${GROUPS})
    select largest.*, (
      select count(*)::int from (${MEMBER_ROWS.membersAtEnd(before, timeZone)}) as member
      join users on users.id = member.user_id where ${key} = largest.value) as before
    from largest order by now desc, value`.execute(db);
  if (grouping === 'town') for (const row of rows) row.name = townOf(row.name)?.name ?? row.name;
  return rows;
}
