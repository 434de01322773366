import { makeConnection, makeMember } from '@guildhall/db/testing';
import type { Caller } from '../src/app.router.ts';
import type { TestApi } from './index.ts';

export type Person = { id: number; username: string; caller: Caller };

export async function makePerson({ db, as }: Pick<TestApi, 'db' | 'as'>): Promise<Person> {
  const { id, username } = await makeMember(db, {
    servicesOffered: 'Bookkeeping',
    phoneNumber: '+43 1 555',
  });
  return { id, username: username ?? '', caller: await as({ id }) };
}

/** Two members without a block yet, and a third one connected to both. */
export async function threeMembers(api: Pick<TestApi, 'db' | 'as'>) {
  const { db } = api;
  const [one, other, third] = [await makePerson(api), await makePerson(api), await makePerson(api)];
  for (const { id } of [one, other])
    await makeConnection(db, { userId: third.id, connectedUserId: id, status: 'accepted' });
  return { db, one, other, third };
}

export const blocks = (blocker: Person, blocked: Person) =>
  blocker.caller.connections.block({ userId: blocked.id });
