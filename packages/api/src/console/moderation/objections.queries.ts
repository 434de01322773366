import { type Kysely, sql } from 'kysely';
import type { DB } from '@guildhall/db';
import { EXCERPT } from '../../contact/decisions/decisions.queries.ts';
import type { Viewer } from '../../ground/core/context.ts';
import { nameIn } from '../../ground/core/person.ts';
import { toPage } from '../../ground/core/keyset.ts';
import { afterCursor } from '../../ground/core/pagination.ts';
import type { ListObjectionsInput, Objection, ObjectionPage } from './moderation.schema.ts';
import { holdsIt } from '../../ground/roles/in-force.ts';

/** Decisions that members objected to, the newest objection first. */
export async function listObjections(
  db: Kysely<DB>,
  viewer: Viewer,
  { limit, cursor, status }: ListObjectionsInput,
): Promise<ObjectionPage> {
  const hasOthers = await hasOtherAdmins(db, viewer.id);
  const rows = await db
    .selectFrom('moderationDecisions as d')
    .innerJoin('users as member', 'member.id', 'd.memberId')
    .leftJoin('users as decider', 'decider.id', 'd.decidedBy')
    .leftJoin('users as answerer', 'answerer.id', 'd.answeredBy')
    .select([
      'd.id',
      'd.objectType',
      'd.objectId',
      'd.decision',
      'd.reason',
      'd.createdAt',
      'd.memberId',
      'd.decidedBy as decidedById',
      'd.objection',
      'd.objectedAt',
      'd.outcome',
      'd.answer',
      EXCERPT.as('excerpt'),
      nameIn('member').as('memberName'),
      nameIn('decider').$castTo<string | null>().as('decidedBy'),
      nameIn('answerer').$castTo<string | null>().as('answeredBy'),
      sql<string>`d.objected_at::text`.as('sortKey'),
    ])
    .where('d.objectedAt', 'is not', null)
    .where('d.answeredAt', status === 'open' ? 'is' : 'is not', null)
    .where(afterCursor(cursor, 'd.objected_at', 'd.id'))
    .orderBy('d.objectedAt', 'desc')
    .orderBy('d.id', 'desc')
    .limit(limit + 1)
    .execute();
  return toPage(
    rows,
    limit,
    ({ memberId, memberName, decidedById, objection, objectedAt, createdAt, ...row }): Objection => ({
      ...row,
      objection: objection ?? '',
      objectedAt: (objectedAt ?? createdAt).toISOString(),
      createdAt: createdAt.toISOString(),
      member: { id: memberId, name: memberName },
      can: { answer: row.outcome === null && (decidedById !== viewer.id || !hasOthers) },
    }),
  );
}

/** Whether another moderator can answer or confirm. */
export async function hasOtherAdmins(db: Kysely<DB>, viewerId: number): Promise<boolean> {
  const other = await db
    .selectFrom('users')
    .select('id')
    .where(holdsIt('users', 'moderation'))
    .where('isActive', '=', true)
    .where('id', '<>', viewerId)
    .limit(1)
    .executeTakeFirst();
  return other !== undefined;
}
