import { makeMember } from '@guildhall/db/testing';
import type { Caller } from '../src/app.router.ts';
import { composeMail } from '../src/console/mails/compose-mail.ts';
import type { TestApi } from './index.ts';

/** Subjects of a member's queued emails, as rendered now; null for those that are no longer sent. */
export async function mailSubjectsFor({ db, services }: TestApi, userId: number): Promise<(string | null)[]> {
  const events = await db
    .selectFrom('outbox')
    .select(['topic', 'payload', 'userId'])
    .where('userId', '=', userId)
    .orderBy('createdAt')
    .execute();
  return Promise.all(events.map(async (event) => (await composeMail(db, services, event))?.subject ?? null));
}

type Pair = { ana: { id: number }; ben: { id: number; username: string | null }; one: Caller; other: Caller };

/** Ana Silva and Ben Okafor, and the callers of both. */
export async function makeAnaAndBen({ db, as }: TestApi): Promise<Pair> {
  const ana = await makeMember(db, { firstName: 'Ana', lastName: 'Silva' });
  const ben = await makeMember(db, { firstName: 'Ben', lastName: 'Okafor' });
  return { ana, ben, one: await as(ana), other: await as(ben) };
}
