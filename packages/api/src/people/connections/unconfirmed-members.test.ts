import { beforeAll, describe, expect, it } from 'vitest';
import { makeConnection, makeMember } from '@guildhall/db/testing';
import { canSeePicture } from '../../files/uploads/visible-pictures.queries.ts';
import { avatarAddress } from '../../ground/values/avatar.ts';
import { testApi } from '../../../testing/index.ts';

const api = testApi();
type Signed = Awaited<ReturnType<ReturnType<typeof api>['as']>>;
type Member = Awaited<ReturnType<typeof makeMember>>;
const MARKED = {
  firstName: 'Qzfirst',
  lastName: 'Qzlast',
  jobTitle: 'Qzjob',
  company: 'Qzcompany',
  bio: 'Qzbio',
  phoneNumber: '+15035550000',
  lookingFor: 'Qzlooking',
};

beforeAll(async () => {
  const { db, as } = api();
  const admin = await as(await makeMember(db, { role: 'admin' }));
  await admin.admin.registration.update({ requiresConfirmedEmail: true });
});

async function pair() {
  const { db, as } = api();
  const newcomer = await makeMember(db, {
    ...MARKED,
    emailVerifiedAt: null,
    avatarKey: `qz${Math.random()}`,
  });
  const other = await makeMember(db);
  return { newcomer, other, asOther: await as(other), asNewcomer: await as(newcomer) };
}

/** What the other member can open or write, by name. */
async function reached({ newcomer, other, asOther }: Awaited<ReturnType<typeof pair>>): Promise<string[]> {
  const { id: userId } = newcomer;
  const calls: Record<string, () => Promise<unknown>> = {
    profile: () => asOther.profile.get({ username: String(userId) }),
    relation: () => asOther.connections.withMember({ userId }),
    request: () => asOther.connections.request({ toUserId: userId, message: 'Hi' }),
    'profile after the request': () => asOther.profile.get({ username: String(userId) }),
    connections: () => asOther.connections.list({}),
    thread: () => asOther.messages.thread({ userId }),
    threads: () => asOther.messages.threads({}),
    message: () => asOther.messages.send({ toUserId: userId, content: 'Hi' }),
    referral: () => asOther.referrals.send({ targetId: userId, targetType: 'user' }),
    introducible: () => asOther.referrals.introducible({ targetId: userId }),
  };
  const found: string[] = [];
  for (const [name, call] of Object.entries(calls)) {
    const answer = await call().then(
      (value) => JSON.stringify(value),
      () => '',
    );
    if (/qz/i.test(answer)) found.push(name);
  }
  const viewer = { id: other.id, role: 'user', awaitsConfirmation: false, isLapsed: false } as const;
  const picture = avatarAddress(newcomer.avatarKey ?? '');
  if (await canSeePicture(api().db, viewer as Parameters<typeof canSeePicture>[1], picture))
    found.push('picture');
  return found;
}

const writtenTo = async (from: Signed, { id }: Member) =>
  from.messages.send({ toUserId: id, content: 'Hello' });

describe('a member whose address awaits confirmation', () => {
  it('is neither read nor reached by a stranger, whatever the stranger sends first', async () => {
    const two = await pair();
    expect(await reached(two)).toEqual([]);
    const { id: userId } = two.newcomer;
    for (const refused of [
      () => two.asOther.connections.request({ toUserId: userId }),
      () => two.asOther.messages.thread({ userId }),
      () => two.asOther.messages.send({ toUserId: userId, content: 'Hi' }),
    ])
      await expect(refused()).rejects.toMatchObject({ code: 'NOT_FOUND' });
    expect(await two.asOther.messages.permissions({ userIds: [userId] })).toMatchObject([
      { can: { write: false }, cannotWriteReason: 'This member is not available' },
    ]);
  });

  it('is not read by a stranger who asked and wrote before confirming was required again', async () => {
    const { db } = api();
    const two = await pair();
    const { id } = two.newcomer;
    await db.updateTable('users').set({ emailVerifiedAt: new Date() }).where('id', '=', id).execute();
    await two.asOther.connections.request({ toUserId: id, message: 'Hi' });
    expect(await reached(two)).toContain('threads');
    await db.updateTable('users').set({ emailVerifiedAt: null }).where('id', '=', id).execute();
    expect(await reached(two)).toEqual([]);
  });

  it('is there for whom they have asked, and once the two are connected', async () => {
    const { db } = api();
    const asked = await pair();
    await makeConnection(db, {
      userId: asked.newcomer.id,
      connectedUserId: asked.other.id,
      status: 'pending',
    });
    expect(await reached(asked)).toEqual(expect.arrayContaining(['profile', 'request', 'thread', 'picture']));
    const connected = await pair();
    await makeConnection(db, {
      userId: connected.other.id,
      connectedUserId: connected.newcomer.id,
      status: 'accepted',
    });
    expect(await reached(connected)).toEqual(
      expect.arrayContaining(['profile', 'request', 'connections', 'thread', 'picture']),
    );
    await expect(writtenTo(connected.asNewcomer, connected.other)).resolves.toBeDefined();
  });

  it('can be asked and written to by whoever invited them', async () => {
    const { db } = api();
    const two = await pair();
    await db
      .insertInto('invitedMembers')
      .values({ userId: two.newcomer.id, invitedBy: two.other.id })
      .execute();
    expect(await reached(two)).toEqual(expect.arrayContaining(['request', 'thread', 'threads']));
    await expect(writtenTo(two.asNewcomer, two.other)).resolves.toBeDefined();
  });
});
