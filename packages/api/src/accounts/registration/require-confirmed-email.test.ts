import { makeBusiness, makeConnection, makeMember, makeOpportunity, makePost } from '@guildhall/db/testing';
import { beforeAll, describe, expect, it } from 'vitest';
import { testApi } from '../../../testing/index.ts';
import type { Caller } from '../../app.router.ts';

const api = testApi();
let newcomer: { id: number };
let admin: Caller;

beforeAll(async () => {
  const { db, as } = api();
  newcomer = await makeMember(db, { emailVerifiedAt: null });
  admin = await as(await makeMember(db, { role: 'admin' }));
  await admin.admin.registration.update({ requiresConfirmedEmail: true, membersInvite: true });
});

const PUBLIC: [string, (caller: Caller) => Promise<unknown>][] = [
  ['a post', (caller) => caller.feed.create({ content: 'Hello' })],
  [
    'a comment',
    async (caller) =>
      caller.feed.comments.create({ postId: (await makePost(api().db)).id, content: 'Hello' }),
  ],
  [
    'a review',
    async (caller) =>
      caller.businesses.reviews.write({ businessId: (await makeBusiness(api().db)).id, rating: 5 }),
  ],
  [
    'an opportunity',
    (caller) =>
      caller.opportunities.create({ title: 'A bakery', description: 'Help us open it', type: 'project' }),
  ],
  [
    'a business',
    (caller) =>
      caller.businesses.create({
        name: 'Bread & Salt',
        description: 'Bread baked every morning',
        industry: 'Retail',
        category: 'Other',
      }),
  ],
  [
    'a message to a stranger',
    async (caller) => caller.messages.send({ toUserId: (await makeMember(api().db)).id, content: 'Hello' }),
  ],
  [
    'an application to an opportunity',
    async (caller) => caller.opportunities.sendApplication({ id: (await makeOpportunity(api().db)).id }),
  ],
  [
    'a referral',
    async (caller) =>
      caller.referrals.send({ targetId: (await makeMember(api().db)).id, targetType: 'user' }),
  ],
  ['an invitation', (caller) => caller.invitations.create({ maxUses: 1, days: 7 })],
  [
    'a connection request',
    async (caller) => caller.connections.request({ toUserId: (await makeMember(api().db)).id }),
  ],
];

describe('while members have to confirm their address', () => {
  it.each(PUBLIC)('%s of one who has not is refused with a sentence', async (_name, write) => {
    await expect(write(await api().as(newcomer))).rejects.toMatchObject({
      code: 'FORBIDDEN',
      message: expect.stringContaining('confirm your email address'),
    });
  });

  it.each(PUBLIC)('%s of one who has is accepted', async (_name, write) => {
    const { db, as } = api();
    await expect(write(await as(await makeMember(db, { servicesOffered: 'Bread' })))).resolves.toBeDefined();
  });

  it('one who has not can still write to a connection', async () => {
    const { db, as } = api();
    const friend = await makeMember(db);
    await makeConnection(db, { userId: newcomer.id, connectedUserId: friend.id, status: 'accepted' });
    const caller = await as(newcomer);
    await expect(caller.messages.send({ toUserId: friend.id, content: 'Hello' })).resolves.toBeDefined();
  });

  it('pages know of it, and administrators can switch it off', async () => {
    const { as, anonymous } = api();
    const caller = await as(newcomer);
    expect(await caller.auth.me()).toMatchObject({ isEmailConfirmed: false });
    expect((await anonymous().site.config()).requiresConfirmedEmail).toBe(true);
    await admin.admin.registration.update({ requiresConfirmedEmail: false });
    await expect(caller.feed.create({ content: 'At last' })).resolves.toBeDefined();
  });
});
