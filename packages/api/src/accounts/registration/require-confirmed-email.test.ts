import { makeBusiness, makeConnection, makeMember, makeOpportunity, makePost } from '@guildhall/db/testing';
import { beforeAll, describe, expect, it } from 'vitest';
import { testApi } from '../../../testing/index.ts';
import type { Caller } from '../../app.router.ts';
import { listCandidateIds } from '../../people/recommendations/candidate-ids.queries.ts';

const api = testApi();
const LISTED = { username: 'qzmark', firstName: 'Qzmark', servicesOffered: 'Bread', jobTitle: 'Baker' };
let newcomer: { id: number };
let admin: Caller;
/** Of the newcomer, from before the community asked for confirmed addresses. */
let own: { businessId: number; slug: string; postId: number };

beforeAll(async () => {
  const { db, as } = api();
  newcomer = await makeMember(db, { ...LISTED, emailVerifiedAt: null });
  const business = await makeBusiness(db, { ownerId: newcomer.id, name: 'Qzmark Bakery' });
  const post = await makePost(db, { userId: newcomer.id, content: 'Qzmark' });
  own = { businessId: business.id, slug: business.slug, postId: post.id };
  await (await as(newcomer)).profile.update({ servicesOffered: 'Bread' });
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
  [
    'a message to a business',
    async (caller) => caller.businesses.contact({ id: (await makeBusiness(api().db)).id, content: 'Hello' }),
  ],
  ['a like', async (caller) => caller.feed.like({ id: (await makePost(api().db)).id, liked: true })],
  ['a short link', (caller) => caller.shortLinks.shorten({ url: 'https://new.example.org/' })],
];

const REFUSED = {
  code: 'FORBIDDEN',
  message: expect.stringContaining('confirm your email address'),
};

/** Where visitors and another member find the newcomer. */
async function whereFound(): Promise<string[]> {
  const { db, as, anonymous } = api();
  const { id: memberId } = await makeMember(db);
  const member = await as({ id: memberId });
  const visitor = anonymous();
  const viewer = { id: memberId, terms: { offers: [], needs: [] }, industry: null, locationKey: null };
  const readings: Record<string, Promise<unknown>> = {
    'profile of visitors': visitor.profile.get({ username: 'qzmark' }),
    'profile of members': member.profile.get({ username: 'qzmark' }),
    'page of the post': visitor.feed.get({ id: own.postId }),
    'page of the business': visitor.businesses.get({ slug: own.slug }),
    'directory of members': member.members.list({ limit: 50 }),
    'directory of businesses': visitor.businesses.list({ search: 'Qzmark' }),
    feed: visitor.feed.list({ limit: 50 }),
    search: visitor.search.all({ q: 'qzmark' }),
    'search by meaning': member.search.all({ q: 'who bakes bread' }),
    mentions: member.mentions.suggest({ q: 'qzm' }),
    previews: member.previews.list({
      paths: ['/profile/qzmark', `/feed/${own.postId}`, `/business/${own.slug}`],
    }),
    suggestions: listCandidateIds(db, viewer, new Date()).then(
      (ids) => ids.includes(newcomer.id) && 'qzmark',
    ),
  };
  const found = await Promise.all(
    Object.entries(readings).map(async ([name, reading]) => {
      const text = JSON.stringify(await reading.catch(() => null));
      return /qzmark/i.test(text) ? [name] : [];
    }),
  );
  return found.flat();
}

describe('while members have to confirm their address', () => {
  it.each(PUBLIC)('%s of one who has not is refused with a sentence', async (_name, write) => {
    await expect(write(await api().as(newcomer))).rejects.toMatchObject(REFUSED);
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

  it('one who has not cannot edit what was public before, nor invite to a team', async () => {
    const { db, as } = api();
    const caller = await as(newcomer);
    const { username } = await makeMember(db);
    for (const edit of [
      // Called one after the other: a promise that is refused while another is awaited is an unhandled error.
      () => caller.feed.update({ id: own.postId, content: 'Buy pills' }),
      () => caller.businesses.update({ id: own.businessId, description: 'Buy pills, now cheaper' }),
      () => caller.businesses.team.invite({ businessId: own.businessId, username: username ?? '' }),
    ])
      await expect(edit()).rejects.toMatchObject(REFUSED);
  });

  it('one who has not can fill in the profile, and ask and write to whoever invited them', async () => {
    const { db, as } = api();
    const inviter = await makeMember(db);
    await db.insertInto('invitedMembers').values({ userId: newcomer.id, invitedBy: inviter.id }).execute();
    const caller = await as(newcomer);
    await expect(caller.profile.update({ bio: 'Qzmark' })).resolves.toBeDefined();
    await expect(
      caller.connections.request({ toUserId: inviter.id, message: 'Thank you for inviting me' }),
    ).resolves.toMatchObject({ status: 'pending' });
    const asInviter = await as(inviter);
    expect(await asInviter.profile.get({ username: 'qzmark' })).toMatchObject({ id: newcomer.id });
    expect((await asInviter.messages.threads({})).items).toHaveLength(1);
  });

  it('nothing of one who has not is public, and all of it once they have', async () => {
    const { db } = api();
    expect(await whereFound()).toEqual([]);
    await db
      .updateTable('users')
      .set({ emailVerifiedAt: new Date() })
      .where('id', '=', newcomer.id)
      .execute();
    expect(await whereFound()).toEqual([
      'profile of visitors',
      'profile of members',
      'page of the post',
      'page of the business',
      'directory of members',
      'directory of businesses',
      'feed',
      'search',
      'search by meaning',
      'mentions',
      'previews',
      'suggestions',
    ]);
    await db.updateTable('users').set({ emailVerifiedAt: null }).where('id', '=', newcomer.id).execute();
    expect(await whereFound()).toEqual([]);
  });

  it('an administrator needs no confirmation', async () => {
    const { db, as } = api();
    const caller = await as(await makeMember(db, { role: 'admin', emailVerifiedAt: null }));
    await expect(caller.feed.create({ content: 'Welcome' })).resolves.toBeDefined();
  });

  it('pages know of it, and administrators can switch it off', async () => {
    const { as, anonymous } = api();
    const caller = await as(newcomer);
    expect(await caller.auth.me()).toMatchObject({ isEmailConfirmed: false });
    expect((await anonymous().site.config()).requiresConfirmedEmail).toBe(true);
    await admin.admin.registration.update({ requiresConfirmedEmail: false });
    await expect((await as(newcomer)).feed.create({ content: 'At last' })).resolves.toBeDefined();
    expect(await whereFound()).toContain('profile of visitors');
  });
});
