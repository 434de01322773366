import { type Database, sql } from '@guildhall/db';
import { makeMember } from '@guildhall/db/testing';

const offering = { servicesOffered: 'Bookkeeping for bakeries' };
/** The body of a referral. */
export const send = (targetId: number, rest: { message?: string; refereeId?: number } = {}) => ({
  targetId,
  targetType: 'user' as const,
  ...rest,
});

/** A member who may refer, and a target. */
export async function pair(db: Database) {
  const ana = await makeMember(db, { ...offering, firstName: 'Ana', lastName: 'Silva' });
  const ben = await makeMember(db, { firstName: 'Ben', lastName: 'Okafor' });
  return { ana, ben };
}

/** Creates a referral that is so many days old. */
export const age = (db: Database, id: number, days: number) =>
  sql`update referrals set created_at = now() - make_interval(days => ${days}) where id = ${id}`.execute(db);
