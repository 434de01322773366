import type { Kysely } from 'kysely';
import type { DB } from '@guildhall/db';
import { type Correction, understood } from '@guildhall/matching';
import type { Understood } from './understood.schema.ts';

/** A member's corrections. Wherever a profile is read for matching, they are applied. */
export async function correctionsOf(db: Kysely<DB>, userId: number): Promise<Correction[]> {
  return db
    .selectFrom('statementCorrections')
    .select(['statementId as id', 'readAs'])
    .where('userId', '=', userId)
    .execute();
}

/** The corrections of several members; members without any are absent. */
export async function listCorrections(db: Kysely<DB>, userIds: number[]): Promise<Map<number, Correction[]>> {
  if (userIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('statementCorrections')
    .select(['userId', 'statementId as id', 'readAs'])
    .where('userId', 'in', userIds)
    .execute();
  return Map.groupBy(rows, ({ userId }) => userId);
}

/** The statements read from the member's profile; undefined when there is no such member. */
export async function findUnderstood(db: Kysely<DB>, userId: number): Promise<Understood | undefined> {
  const profile = await db
    .selectFrom('users')
    .select([
      'jobTitle',
      'company',
      'lookingFor',
      'servicesOffered',
      'targetAudience',
      'skills',
      'professionalSummary',
      'bio',
    ])
    .where('id', '=', userId)
    .where('erasedAt', 'is', null)
    .executeTakeFirst();
  return profile && copyOf(understood(profile, await correctionsOf(db, userId)));
}

/** The schema's lists can be written to. */
const copyOf = (read: ReturnType<typeof understood>): Understood => ({
  need: [...read.need],
  offer: [...read.offer],
  audience: [...read.audience],
  excluded: [...read.excluded],
  nothing: [...read.nothing],
});
