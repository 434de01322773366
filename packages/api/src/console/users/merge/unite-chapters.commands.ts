import { type Kysely, sql } from 'kysely';
import type { DB } from '@guildhall/db';
import type { Accounts } from './merge-pairs.commands.ts';

/** From the weakest to the strongest. */
const STATES = sql`array['removed', 'refused', 'left', 'invited', 'requested', 'active']`;
const ROLES = sql`array['member', 'host', 'organizer', 'leader']`;

/** Of two memberships of a chapter the one that is in force stays, with the higher role. Before either account changes. */
export async function uniteChapters(trx: Kysely<DB>, { survivor, merged }: Accounts): Promise<void> {
  await sql`
    with ranked as (
      select chapter_id, user_id, row_number() over (
        partition by chapter_id
        order by array_position(${STATES}, state) desc, array_position(${ROLES}, role) desc, joined_at) as place
      from chapter_members where user_id in (${survivor}, ${merged}))
    delete from chapter_members as weaker using ranked
    where ranked.place > 1 and weaker.chapter_id = ranked.chapter_id and weaker.user_id = ranked.user_id`.execute(
    trx,
  );
  await sql`update chapter_members set user_id = ${survivor} where user_id = ${merged}`.execute(trx);
}
