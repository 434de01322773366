import { type Kysely, sql } from 'kysely';
import type { DB, DatabaseTransaction } from '@guildhall/db';
import { conflict, notFound } from '../../ground/errors/errors.ts';
import { type DataSubject, Retained } from './data-requests.schema.ts';

/** Locks a member or an applicant until the transaction ends. */
export type LockedSubject = Awaited<ReturnType<typeof lockSubject>>;

/**
 * @throws NOT_FOUND when they have been erased; CONFLICT for an administrator, and for an applicant who has become a
 * member
 */
export async function lockSubject(trx: DatabaseTransaction, subject: DataSubject) {
  return subject.type === 'member' ? lockMember(trx, subject.id) : lockApplicant(trx, subject.id);
}

async function lockMember(trx: DatabaseTransaction, id: number) {
  const member = await trx
    .selectFrom('users')
    .select(['id', 'firstName', 'lastName', 'email', 'emailVerifiedAt', 'role'])
    .where('id', '=', id)
    .where('erasedAt', 'is', null)
    .forUpdate()
    .executeTakeFirst();
  if (!member) throw notFound('This member no longer exists');
  if (member.role === 'admin')
    throw conflict('This is an administrator. Make them a member first, or ask them to use their settings.');
  return { type: 'member' as const, ...member };
}

async function lockApplicant(trx: DatabaseTransaction, id: number) {
  const applicant = await trx
    .selectFrom('applicants')
    .select(['id', 'firstName', 'lastName', 'email', 'userId'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (!applicant) throw notFound('This application no longer exists');
  if (applicant.userId !== null)
    throw conflict('This applicant has become a member. Open their page under Members instead.');
  return { type: 'applicant' as const, ...applicant };
}

/** How many rows of an erased member are left under the name of a former member. */
export async function countRetained(db: Kysely<DB>, userId: number): Promise<Retained> {
  const { rows } = await sql<Retained>`select
    (select count(*)::int from posts where user_id = ${userId}) as posts,
    (select count(*)::int from post_comments where user_id = ${userId}) as comments,
    (select count(*)::int from business_reviews where user_id = ${userId}) as reviews,
    (select count(*)::int from messages where sender_id = ${userId}) as messages,
    (select count(*)::int from referrals where ${userId} in (referrer_id, referee_id, target_id)) as referrals,
    (select count(*)::int from service_orders where user_id = ${userId}) as orders,
    (select count(*)::int from businesses where owner_id = ${userId}) as businesses`.execute(db);
  return Retained.parse(rows[0]);
}
