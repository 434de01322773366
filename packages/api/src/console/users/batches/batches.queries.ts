import { type Kysely, sql } from 'kysely';
import type { DB } from '@guildhall/db';
import { notFound } from '../../../ground/errors/errors.ts';
import type { RoleHolder } from '../../../ground/roles/roles.policy.ts';
import { isListed } from '../users.queries.ts';
import {
  BATCH_MAX,
  type BatchRef,
  LEFT_SHOWN,
  type Matching,
  type MatchingInput,
  MemberBatch,
  type RecentBatches,
} from './batches.schema.ts';

/** How many members a search and a filter show, counted up to the bound of a batch. */
export async function countMatching(
  db: Kysely<DB>,
  viewer: RoleHolder,
  input: MatchingInput,
): Promise<Matching> {
  const { count } = await db
    .selectFrom((eb) =>
      eb
        .selectFrom('users')
        .select('id')
        .where(isListed(viewer, input))
        .limit(BATCH_MAX + 1)
        .as('matching'),
    )
    .select(sql<number>`count(*)::int`.as('count'))
    .executeTakeFirstOrThrow();
  return { count: Math.min(count, BATCH_MAX), isTooMany: count > BATCH_MAX };
}

const RECENT = 5;

/** The latest actions on many members. */
export async function listRecentBatches(db: Kysely<DB>): Promise<RecentBatches> {
  const rows = await db
    .selectFrom('memberBatches')
    .select((eb) => [
      'id',
      'action',
      'status',
      'createdAt',
      eb
        .selectFrom('memberBatchItems')
        .select(sql<number>`count(*)::int`.as('count'))
        .whereRef('batchId', '=', 'memberBatches.id')
        .as('members'),
    ])
    .orderBy('id', 'desc')
    .limit(RECENT)
    .execute();
  return rows.map(({ id, action, status, createdAt, members }) => ({
    id,
    action,
    status,
    members: members ?? 0,
    createdAt: createdAt.toISOString(),
  }));
}

/** A batch with its progress. */
export async function getBatch(db: Kysely<DB>, { id }: BatchRef): Promise<MemberBatch> {
  const found = await db.selectFrom('memberBatches').selectAll().where('id', '=', id).executeTakeFirst();
  if (!found) throw notFound('This action does not exist, or was deleted after 30 days');
  const counts = await db
    .selectFrom('memberBatchItems')
    .select([
      'outcome',
      sql<number>`count(*)::int`.as('members'),
      sql<number>`(count(*) filter (where due_at is null or due_at <= now()))::int`.as('due'),
    ])
    .where('batchId', '=', id)
    .groupBy('outcome')
    .execute();
  const of = (outcome: string) => counts.find((count) => count.outcome === outcome)?.members ?? 0;
  const outcomes = {
    done: of('done'),
    skipped: of('skipped'),
    undone: of('undone'),
    conflicted: of('conflicted'),
  };
  return MemberBatch.parse({
    ...found,
    createdAt: found.createdAt.toISOString(),
    members: counts.reduce((sum, { members }) => sum + members, 0),
    outcomes,
    due: counts.find(({ outcome }) => outcome === null)?.due ?? 0,
    nextAt: (await findNextWave(db, id))?.toISOString() ?? null,
    leftAsIs: outcomes.conflicted === 0 ? [] : await listLeft(db, id),
    isUndoable: found.status === 'done' && found.action !== 'resend' && outcomes.done > 0,
    isStoppable: found.status === 'running' && found.action === 'resend',
  });
}

async function findNextWave(db: Kysely<DB>, batchId: number): Promise<Date | undefined> {
  const next = await db
    .selectFrom('memberBatchItems')
    .select('dueAt')
    .where('batchId', '=', batchId)
    .where('outcome', 'is', null)
    .where('dueAt', '>', sql<Date>`now()`)
    .orderBy('dueAt')
    .limit(1)
    .executeTakeFirst();
  return next?.dueAt ?? undefined;
}

/** Members whom the undo of a batch left as they are. */
const listLeft = (db: Kysely<DB>, batchId: number): Promise<MemberBatch['leftAsIs']> =>
  db
    .selectFrom('memberBatchItems')
    .innerJoin('users', 'users.id', 'memberBatchItems.userId')
    .select(['users.id', sql<string>`concat_ws(' ', users.first_name, users.last_name)`.as('name')])
    .where('batchId', '=', batchId)
    .where('outcome', '=', 'conflicted')
    .orderBy('users.directoryName')
    .orderBy('users.id')
    .limit(LEFT_SHOWN)
    .execute();
