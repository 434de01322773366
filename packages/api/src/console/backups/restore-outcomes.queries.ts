import { type Kysely, type SqlBool, sql } from 'kysely';
import { z } from 'zod';
import type { DB } from '@guildhall/db';
import { decodeTuple, encodeTuple } from '../../ground/core/keyset.ts';
import { limitPlusOne } from '../../ground/core/pagination.ts';
import { nameIn } from '../../ground/core/person.ts';
import { id as memberId } from '../../ground/values/fields.ts';
import {
  type LastRestore,
  type ListRestoreOutcomesInput,
  RESTORE_UNDO_DAYS,
  RestoreOutcome,
  type RestoreOutcomePage,
} from './backups.schema.ts';

/** Of rows of `ops.restores`: the last of them is what an undo goes back from. */
export const isUndoable = sql<SqlBool>`
  status = 'done' and finished_at > now() - make_interval(days => ${RESTORE_UNDO_DAYS})
  and exists (select from pg_namespace where nspname = 'app_old')`;

/** What the last restore or undo, while it can be undone, did about later changes of accounts; null when nothing. */
export async function findLastRestore(db: Kysely<DB>): Promise<LastRestore | null> {
  const { rows } = await sql<LastRestore>`
    select last.id, last.kind as job, last.erased_again,
      (count(outcome) filter (where not starts_with(outcome, 'left_')))::int as repeated,
      (count(outcome) filter (where starts_with(outcome, 'left_')))::int as left_as_is
    from (
      select id, kind, erased_again from ops.restores where ${isUndoable} order by finished_at desc limit 1
    ) as last
    left join ops.restore_outcomes on restore_id = last.id
    group by last.id, last.kind, last.erased_again`.execute(db);
  const [last] = rows;
  return last && last.erasedAgain + last.repeated + last.leftAsIs > 0 ? last : null;
}

const Position = z.tuple([memberId, z.enum(['status', 'role'])]);

/** The members whose account administrators changed later than the data of a restore. */
export async function listRestoreOutcomes(
  db: Kysely<DB>,
  { id, limit, cursor }: ListRestoreOutcomesInput,
): Promise<RestoreOutcomePage> {
  const after = cursor ? decodeTuple(Position, cursor) : null;
  const rows = await db
    .selectFrom('restoreOutcomes as known')
    .innerJoin('users', 'users.id', 'known.userId')
    .select(['known.userId', 'known.subject', 'known.outcome', 'users.suspendedUntil'])
    .select(nameIn('users').as('name'))
    .where('known.restoreId', '=', id)
    .$if(after !== null, (query) =>
      query.where(sql<boolean>`(known.user_id, known.subject) > (${after?.[0]}::int, ${after?.[1]})`),
    )
    .orderBy('known.userId')
    .orderBy('known.subject')
    .limit(limitPlusOne(limit))
    .execute();
  const page = rows.slice(0, limit);
  const last = page.at(-1);
  return {
    items: page.map(({ userId, name, outcome, suspendedUntil }) => ({
      member: { id: userId, name },
      outcome: RestoreOutcome.parse(outcome),
      suspendedUntil: outcome === 'suspended' ? suspendedUntil : null,
    })),
    nextCursor: rows.length > limit && last ? encodeTuple([last.userId, last.subject]) : null,
  };
}
