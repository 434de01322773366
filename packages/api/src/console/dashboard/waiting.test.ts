import {
  daysAgo,
  makeBusiness,
  makeConnection,
  makeEmployee,
  makeMember,
  makeMessage,
  makeOpportunity,
  makePost,
  makeReferral,
  makeReview,
} from '@guildhall/db/testing';
import { describe, expect, it } from 'vitest';
import { testApi } from '../../../testing/index.ts';

const api = testApi();

async function member() {
  const { db, as } = api();
  const ana = await makeMember(db);
  const asAna = await as(ana);
  return { db, ana, waiting: async () => (await asAna.dashboard.waiting()).items };
}

describe('what waits for a member', () => {
  it('is nothing for a newcomer', async () => {
    const { waiting } = await member();

    expect(await waiting()).toEqual([]);
  });

  it('names of each kind who has waited longest, what they wrote and how many wait', async () => {
    const { db, ana, waiting } = await member();
    const ben = await makeMember(db, { firstName: 'Ben', lastName: "O'Brien" });
    await makeConnection(db, { connectedUserId: ana.id });
    await makeConnection(db, {
      userId: ben.id,
      connectedUserId: ana.id,
      connectionNotes: 'About the **two** websites',
      createdAt: daysAgo(2),
    });
    await makeReferral(db, { targetId: ana.id, message: 'Meet Ben' });
    await makeReferral(db, { refereeId: ana.id });
    await makeMessage(db, { senderId: ben.id, recipientId: ana.id, content: 'First', createdAt: daysAgo(1) });
    await makeMessage(db, { senderId: ben.id, recipientId: ana.id, content: 'Second' });
    const opportunity = await makeOpportunity(db, { postedBy: ana.id, title: 'Copywriter' });
    await db
      .insertInto('opportunityApplications')
      .values({ opportunityId: opportunity.id, userId: ben.id, message: 'I write.' })
      .execute();
    const business = await makeBusiness(db, { ownerId: ana.id, name: 'Torres Studio' });
    await makeReview(db, { businessId: business.id, rating: 4, content: 'Fine signs.' });
    const team = await makeEmployee(db, { userId: ana.id, status: 'invited' });
    const post = await makePost(db, { userId: ana.id, state: 'pending_review', isPublished: false });

    const items = await waiting();

    expect(items.map(({ kind, count }) => [kind, count])).toEqual([
      ['connection', 2],
      ['referral', 2],
      ['message', 1],
      ['application', 1],
      ['review', 1],
      ['invitation', 1],
      ['approval', 1],
    ]);
    const [request, referral, message, application, review, invitation, approval] = items;
    expect(request).toMatchObject({ person: { name: "Ben O'Brien" }, excerpt: 'About the two websites' });
    expect(referral).toMatchObject({ excerpt: 'Meet Ben', subject: null });
    expect(message).toMatchObject({ person: { id: ben.id }, excerpt: 'Second' });
    expect(application).toMatchObject({ id: opportunity.id, subject: 'Copywriter', excerpt: 'I write.' });
    expect(review).toMatchObject({ subject: 'Torres Studio', slug: business.slug, rating: 4 });
    expect(invitation).toMatchObject({ id: team.id, excerpt: null });
    expect(approval).toMatchObject({ id: post.id, person: null });
  });

  it('asks for the address to be confirmed until it is', async () => {
    const { db, ana, waiting } = await member();
    const confirm = (emailVerifiedAt: Date | null) =>
      db.updateTable('users').set({ emailVerifiedAt }).where('id', '=', ana.id).execute();
    await confirm(null);
    expect(await waiting()).toMatchObject([
      { kind: 'address', id: ana.id, count: 1, person: null, subject: ana.email },
    ]);
    await confirm(new Date());
    expect(await waiting()).toEqual([]);
  });

  it('says that an application was accepted, until the applicant writes or two weeks have passed', async () => {
    const { db, ana, waiting } = await member();
    const ben = await makeMember(db);
    const apply = async (title: string, status: 'accepted' | 'declined', endedAt: Date) =>
      db
        .insertInto('opportunityApplications')
        .values({
          opportunityId: (await makeOpportunity(db, { postedBy: ben.id, title })).id,
          userId: ana.id,
          status,
          endedAt,
        })
        .execute();
    await apply('Signs', 'accepted', daysAgo(1));
    await apply('Menus', 'declined', daysAgo(1));
    await apply('Labels', 'accepted', daysAgo(20));
    await makeMessage(db, { senderId: ana.id, recipientId: ben.id, createdAt: daysAgo(2) });

    expect(await waiting()).toMatchObject([
      { kind: 'accepted', count: 1, person: { id: ben.id }, subject: 'Signs' },
    ]);
    await makeMessage(db, { senderId: ana.id, recipientId: ben.id });
    expect(await waiting()).toEqual([]);
  });

  it('leaves out what is answered, too old, or the business of others', async () => {
    const { db, ana, waiting } = await member();
    await makeConnection(db, { connectedUserId: ana.id, status: 'accepted' });
    await makeConnection(db, { connectedUserId: ana.id, createdAt: daysAgo(400) });
    await makeConnection(db, { userId: ana.id });
    await makeReferral(db, { targetId: ana.id, targetAcceptedAt: new Date() });
    await makeReferral(db, { targetId: ana.id, createdAt: daysAgo(40) });
    await makeMessage(db, { recipientId: ana.id, readAt: new Date() });
    await makeMessage(db, { senderId: ana.id });
    const business = await makeBusiness(db, { ownerId: ana.id });
    await makeReview(db, { businessId: business.id, reply: 'Thank you', repliedAt: new Date() });
    await makeReview(db, { businessId: business.id, createdAt: daysAgo(120) });
    await makeReview(db);
    await makePost(db, { userId: ana.id });
    await makePost(db, { state: 'pending_review', isPublished: false });

    expect(await waiting()).toEqual([]);
  });

  it('leaves out members who are deactivated, unconfirmed or blocked', async () => {
    const { db, ana, waiting } = await member();
    const gone = await makeMember(db, { isActive: false });
    const blocked = await makeMember(db);
    await db.insertInto('blocks').values({ blockerId: ana.id, blockedId: blocked.id }).execute();
    const business = await makeBusiness(db, { ownerId: ana.id });
    for (const { id } of [gone, blocked]) {
      await makeConnection(db, { userId: id, connectedUserId: ana.id });
      await makeReferral(db, { referrerId: id, targetId: ana.id });
      await makeMessage(db, { senderId: id, recipientId: ana.id });
      await makeReview(db, { businessId: business.id, userId: id });
      const theirs = await makeBusiness(db, { ownerId: id });
      await makeEmployee(db, { businessId: theirs.id, userId: ana.id, status: 'invited' });
    }

    expect(await waiting()).toEqual([]);
  });
});
