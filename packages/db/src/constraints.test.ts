import { describe, expect, it } from 'vitest';

import {
  makeArticle,
  makeBusiness,
  makeConnection,
  makeEmployee,
  makeMember,
  makeMessage,
  makeOpportunity,
  makeOrder,
  makePost,
  makeReferral,
  makeReview,
  testDatabase,
} from '../testing/index.ts';
import { sql, violatedConstraint } from './index.ts';

const database = testDatabase();

describe('members', () => {
  it('cannot share an email address, which is stored in lower case', async () => {
    await makeMember(database(), { email: 'ana@test.test' });

    await expect(makeMember(database(), { email: 'ana@test.test' })).rejects.toMatchObject({ code: '23505' });
    await expect(makeMember(database(), { email: 'Ben@test.test' })).rejects.toMatchObject({ code: '23514' });
  });

  it('cannot take a username that is short, in capitals or taken', async () => {
    await makeMember(database(), { username: 'ana-silva' });

    for (const username of ['ab', 'Ana', '-ana', 'a'.repeat(31), 'ana silva', 'ana-silva']) {
      await expect(makeMember(database(), { username })).rejects.toThrow(/users_username/);
    }
  });

  it('cannot store a link that a browser would execute', async () => {
    for (const websiteUrl of ['javascript:alert(1)', 'data:text/html,x', `https://${'a'.repeat(2_048)}`]) {
      await expect(makeMember(database(), { websiteUrl })).rejects.toMatchObject({ code: '23514' });
    }
  });

  it('start active, incomplete, visible and as ordinary users', async () => {
    expect(await makeMember(database())).toMatchObject({
      role: 'user',
      isActive: true,
      profileCompleted: false,
      emailAudience: 'members',
      phoneAudience: 'members',
      suggestable: true,
      skills: [],
      createdAt: expect.any(Date),
    });
  });
});

describe('connections', () => {
  it('cannot have two crossing pending requests', async () => {
    const [ana, ben] = [await makeMember(database()), await makeMember(database())];
    const outcomes = await Promise.allSettled([
      makeConnection(database(), { userId: ana.id, connectedUserId: ben.id }),
      makeConnection(database(), { userId: ben.id, connectedUserId: ana.id }),
    ]);

    const refused = outcomes.filter((outcome) => outcome.status === 'rejected');
    expect(refused).toHaveLength(1);
    expect(violatedConstraint(refused[0]?.reason)).toBe('connections_live_pair');
  });

  it('can be requested again once the earlier one has ended', async () => {
    const { userId, connectedUserId } = await makeConnection(database(), { status: 'withdrawn' });
    await makeConnection(database(), { userId, connectedUserId, status: 'removed' });

    expect(await makeConnection(database(), { userId, connectedUserId })).toMatchObject({
      status: 'pending',
    });
  });

  it('cannot be with oneself, of an unknown status, or accepted without a date', async () => {
    const ana = await makeMember(database());

    await expect(makeConnection(database(), { userId: ana.id, connectedUserId: ana.id })).rejects.toThrow(
      'connections_not_self',
    );
    await expect(
      sql`insert into connections (user_id, connected_user_id, status) values (${ana.id}, ${(await makeMember(database())).id}, 'maybe')`.execute(
        database(),
      ),
    ).rejects.toMatchObject({ code: '23514' });
    await expect(makeConnection(database(), { status: 'accepted', acceptedAt: null })).rejects.toThrow(
      'connections_accepted_at',
    );
    await expect(makeConnection(database(), { connectionNotes: 'x'.repeat(301) })).rejects.toMatchObject({
      code: '23514',
    });
  });
});

describe('posts', () => {
  it('have at most 3,000 characters, and are unpublished while pending review', async () => {
    await expect(makePost(database(), { content: 'x'.repeat(3_001) })).rejects.toMatchObject({
      code: '23514',
    });
    await expect(makePost(database(), { state: 'pending_review' })).rejects.toThrow(
      'posts_pending_review_is_hidden',
    );
  });

  it('can be liked once per member', async () => {
    const post = await makePost(database());
    const like = { postId: post.id, userId: post.userId };
    await database().insertInto('postLikes').values(like).execute();

    await expect(database().insertInto('postLikes').values(like).execute()).rejects.toMatchObject({
      code: '23505',
    });
  });

  it('are not "updated" by a like', async () => {
    const post = await makePost(database());
    const read = () =>
      database().selectFrom('posts').select('updatedAt').where('id', '=', post.id).executeTakeFirstOrThrow();

    await database().updateTable('posts').set({ likes: 1 }).where('id', '=', post.id).execute();
    expect((await read()).updatedAt).toEqual(post.updatedAt);
    await database().updateTable('posts').set({ content: 'Edited' }).where('id', '=', post.id).execute();
    expect((await read()).updatedAt.getTime()).toBeGreaterThan(post.updatedAt.getTime());
  });
});

describe('the directory', () => {
  it('rejects reserved slugs, years before 1800 and empty descriptions', async () => {
    for (const wrong of [
      { slug: 'create' },
      { slug: 'Two Words' },
      { yearEstablished: 1799 },
      { description: 'Too short' },
    ]) {
      await expect(makeBusiness(database(), wrong)).rejects.toMatchObject({ code: '23514' });
    }
  });

  it('accepts one review of one to five stars per member', async () => {
    const review = await makeReview(database());

    await expect(
      makeReview(database(), { businessId: review.businessId, userId: review.userId }),
    ).rejects.toMatchObject({ code: '23505' });
    for (const rating of [0, 6])
      await expect(makeReview(database(), { rating })).rejects.toMatchObject({ code: '23514' });
  });

  it('returns averages as numbers and does not count a view as an update', async () => {
    const business = await makeBusiness(database(), { ratingAverage: 4.5 });
    expect(business).toMatchObject({
      ratingAverage: 4.5,
      ratingCounts: [0, 0, 0, 0, 0],
      country: '',
      isVerified: false,
    });

    const visited = await database()
      .updateTable('businesses')
      .set({ viewCount: 1 })
      .where('id', '=', business.id)
      .returningAll()
      .executeTakeFirstOrThrow();
    expect(visited.updatedAt).toEqual(business.updatedAt);
    const renamed = await database()
      .updateTable('businesses')
      .set({ name: 'New' })
      .where('id', '=', business.id)
      .returningAll()
      .executeTakeFirstOrThrow();
    expect(renamed.updatedAt.getTime()).toBeGreaterThan(business.updatedAt.getTime());
  });

  it('lists a member once per team', async () => {
    const { businessId, userId } = await makeEmployee(database());

    await expect(makeEmployee(database(), { businessId, userId })).rejects.toMatchObject({ code: '23505' });
  });
});

describe('other tables', () => {
  it('keep the orders of a member', async () => {
    const order = await makeOrder(database());

    expect(order).toMatchObject({
      requirements: 'No specific requirements provided',
      status: 'pending',
      automationStatus: 'disabled',
    });
    await expect(database().deleteFrom('users').where('id', '=', order.userId).execute()).rejects.toThrow(
      /service_orders/,
    );
  });

  it('return a date as it was stored, whatever the time zone', async () => {
    expect(await makeOrder(database(), { desiredCompletionDate: '2027-03-01' })).toMatchObject({
      desiredCompletionDate: '2027-03-01',
    });
  });

  it('allow one open referral from one member to another', async () => {
    const { referrerId, targetId } = await makeReferral(database());

    await expect(makeReferral(database(), { referrerId, targetId })).rejects.toThrow('referrals_open_pair');
    expect(await makeReferral(database(), { referrerId, targetId, status: 'expired' })).toMatchObject({
      status: 'expired',
    });
  });

  it('have one thread per pair, whoever writes', async () => {
    const sent = await makeMessage(database());
    const answer = await makeMessage(database(), { senderId: sent.recipientId, recipientId: sent.senderId });

    expect(answer.threadId).toBe(sent.threadId);
  });

  it('allow no published article without a date, and end an opportunity after 90 days', async () => {
    await expect(makeArticle(database(), { publishedAt: null })).rejects.toThrow(
      'articles_published_has_date',
    );
    const { postedAt, expiresAt } = await makeOpportunity(database());
    expect(expiresAt.getTime() - postedAt.getTime()).toBeCloseTo(90 * 86_400_000, -8);
  });
});
