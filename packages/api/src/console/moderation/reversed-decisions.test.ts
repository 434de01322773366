import { beforeAll, describe, expect, it } from 'vitest';
import { sql } from '@guildhall/db';
import { makeBusiness, makeMember, makePost, makeReview } from '@guildhall/db/testing';
import { endSuspensions } from '../../accounts/entering/end-suspensions.commands.ts';
import { continueBatches } from '../users/batches/continue-batches.commands.ts';
import type { DecidedType, ModerationDecision } from '../../ground/reports/decisions.schema.ts';
import { testApi } from '../../../testing/index.ts';

const api = testApi();
type Signed = Awaited<ReturnType<ReturnType<typeof api>['as']>>;
type Member = Awaited<ReturnType<typeof makeMember>>;
let anna: Signed;
let bert: Signed;

beforeAll(async () => {
  const { db, as } = api();
  anna = await as(await makeMember(db, { role: 'admin' }));
  bert = await as(await makeMember(db, { role: 'admin' }));
});

type Kind = {
  decision: ModerationDecision;
  /** Something of the member's. */
  make: (member: Member) => Promise<number>;
  show: (admin: Signed, id: number) => Promise<unknown>;
  hide: (admin: Signed, id: number) => Promise<unknown>;
  isShown: (id: number) => Promise<boolean>;
};

const setLink = async (admin: Signed, id: number, takenDown: boolean) => {
  const { shortCode: code } = await api()
    .db.selectFrom('shortUrls')
    .select('shortCode')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return admin.shortLinks.takeDown({ code, takenDown });
};

const KINDS: Record<Exclude<DecidedType, 'posts' | 'comment'>, Kind> = {
  post: {
    decision: 'hide',
    make: async ({ id }) => (await makePost(api().db, { userId: id })).id,
    show: (admin, id) => admin.admin.posts.setVisibility({ id, isPublished: true }),
    hide: (admin, id) => admin.admin.posts.setVisibility({ id, isPublished: false }),
    isShown: async (id) =>
      (
        await api()
          .db.selectFrom('posts')
          .select('id')
          .where('id', '=', id)
          .where('isPublished', '=', true)
          .where('deletedAt', 'is', null)
          .execute()
      ).length > 0,
  },
  review: {
    decision: 'hide',
    make: async ({ id }) => (await makeReview(api().db, { userId: id })).id,
    show: (admin, id) => admin.businesses.reviews.moderate({ id, isApproved: true }),
    hide: (admin, id) => admin.businesses.reviews.moderate({ id, isApproved: false }),
    isShown: async (id) =>
      (
        await api()
          .db.selectFrom('businessReviews')
          .select('isApproved')
          .where('id', '=', id)
          .executeTakeFirstOrThrow()
      ).isApproved,
  },
  business: {
    decision: 'hide',
    make: async ({ id }) => (await makeBusiness(api().db, { ownerId: id })).id,
    show: (admin, id) => admin.businesses.admin.setStatus({ id, isActive: true }),
    hide: (admin, id) => admin.businesses.admin.setStatus({ id, isActive: false }),
    isShown: async (id) =>
      (
        await api()
          .db.selectFrom('businesses')
          .select('isActive')
          .where('id', '=', id)
          .executeTakeFirstOrThrow()
      ).isActive,
  },
  short_link: {
    decision: 'hide',
    make: async ({ id }) =>
      (
        await api()
          .db.insertInto('shortUrls')
          .values({ originalUrl: `https://example.org/${id}`, shortCode: `zz${id}`, userId: id })
          .returning('id')
          .executeTakeFirstOrThrow()
      ).id,
    show: (admin, id) => setLink(admin, id, false),
    hide: (admin, id) => setLink(admin, id, true),
    isShown: async (id) =>
      (
        await api()
          .db.selectFrom('shortUrls')
          .select('takenDownAt')
          .where('id', '=', id)
          .executeTakeFirstOrThrow()
      ).takenDownAt === null,
  },
  user: {
    decision: 'suspend',
    make: ({ id }) => Promise.resolve(id),
    show: (admin, id) => admin.admin.users.setActive({ id, isActive: true }),
    hide: (admin, id) => admin.admin.users.setActive({ id, isActive: false }),
    isShown: async (id) => (await anna.admin.users.get({ id })).isActive,
  },
};

/** Anna's decision on something of a member's, to which they object. */
async function objectedDecision(objectType: keyof typeof KINDS) {
  const { db } = api();
  const { decision, make, ...kind } = KINDS[objectType];
  const member = await makeMember(db);
  const objectId = await make(member);
  const decide = async (admin: Signed) => {
    await admin.admin.moderation.decide({ objectType, objectId, decision, reason: 'No.' });
    const { id } = await db
      .updateTable('moderationDecisions')
      .set({ objection: 'Yes.', objectedAt: new Date() })
      .where('objectType', '=', objectType)
      .where('objectId', '=', objectId)
      .where('objectedAt', 'is', null)
      .returning('id')
      .executeTakeFirstOrThrow();
    return id;
  };
  const id = await decide(anna);
  const reverse = (decisionId = id, admin = bert) =>
    admin.admin.moderation.answer({ id: decisionId, outcome: 'reversed', answer: 'You are right.' });
  return { ...kind, objectId, decide, reverse };
}

describe.each(Object.keys(KINDS) as (keyof typeof KINDS)[])(
  'a decision on a %s that is taken back',
  (type) => {
    it('undoes what it did', async () => {
      const { objectId, reverse, isShown } = await objectedDecision(type);
      expect(await isShown(objectId)).toBe(false);
      expect(await reverse()).toMatchObject({ restored: 1, left: 0 });
      expect(await isShown(objectId)).toBe(true);
    });

    it('leaves a later decision of another administrator, and says so', async () => {
      const { objectId, decide, show, reverse, isShown } = await objectedDecision(type);
      await show(anna, objectId);
      const later = await decide(bert);
      expect(await reverse()).toMatchObject({ restored: 0, left: 1 });
      expect(await isShown(objectId)).toBe(false);
      expect(await reverse(later, anna)).toMatchObject({ restored: 1, left: 0 });
      expect(await isShown(objectId)).toBe(true);
    });

    it('leaves what another administrator has hidden without a decision of their own', async () => {
      const { objectId, hide, reverse, isShown } = await objectedDecision(type);
      await hide(bert, objectId);
      expect(await reverse()).toMatchObject({ restored: 0, left: 1 });
      expect(await isShown(objectId)).toBe(false);
    });
  },
);

describe('a decision on a comment that is taken back', () => {
  it('leaves a later decision of another administrator, and says so', async () => {
    const { db, as } = api();
    const ben = await makeMember(db);
    const asBen = await as(ben);
    const post = await makePost(db);
    const { id: objectId } = await asBen.feed.comments.create({ postId: post.id, content: 'Rude' });
    const decideAndObject = async (admin: Signed) => {
      await admin.admin.moderation.decide({
        objectType: 'comment',
        objectId,
        decision: 'hide',
        reason: 'No.',
      });
      const id = (await asBen.notifications.list({})).items[0]?.target.id ?? 0;
      await asBen.decisions.object({ id, objection: 'Yes.' });
      return id;
    };
    const answer = (admin: Signed, id: number) =>
      admin.admin.moderation.answer({ id, outcome: 'reversed', answer: 'You are right.' });
    const first = await decideAndObject(anna);
    expect(await answer(bert, first)).toMatchObject({ restored: 1, left: 0 });
    const second = await decideAndObject(anna);
    // Shown again by hand.
    await db.updateTable('postComments').set({ deletedAt: null }).where('id', '=', objectId).execute();
    await db.updateTable('posts').set({ comments: 1 }).where('id', '=', post.id).execute();
    const third = await decideAndObject(bert);
    expect(await answer(bert, second)).toMatchObject({ restored: 0, left: 1 });
    expect((await asBen.feed.comments.list({ postId: post.id })).items).toEqual([]);
    expect(await answer(anna, third)).toMatchObject({ restored: 1, left: 0 });
    expect((await asBen.feed.comments.list({ postId: post.id })).items).toMatchObject([{ id: objectId }]);
  });
});

describe('a post that was hidden', () => {
  it('and then deleted by another administrator stays deleted when the decision is taken back', async () => {
    const { objectId, reverse, isShown } = await objectedDecision('post');
    await bert.admin.posts.delete({ id: objectId });
    expect(await reverse()).toMatchObject({ restored: 0, left: 1 });
    expect(await isShown(objectId)).toBe(false);
  });

  it('once more by another administrator still tells its author why', async () => {
    const { db, as } = api();
    const ben = await makeMember(db);
    const { id } = await makePost(db, { userId: ben.id });
    await anna.admin.moderation.decide({
      objectType: 'post',
      objectId: id,
      decision: 'hide',
      reason: 'Spam.',
    });
    await bert.admin.posts.setVisibility({ id, isPublished: false });
    expect((await (await as(ben)).feed.unpublished()).items).toMatchObject([{ id, reason: 'Spam.' }]);
  });
});

describe('a decision on all posts of a member that is taken back', () => {
  it('says how many somebody has changed since', async () => {
    const { db, as } = api();
    const ben = await makeMember(db);
    const asBen = await as(ben);
    const [first, second] = [
      await makePost(db, { userId: ben.id }),
      await makePost(db, { userId: ben.id }),
      await makePost(db, { userId: ben.id }),
    ];
    await anna.admin.moderation.decide({
      objectType: 'posts',
      objectId: ben.id,
      decision: 'hide',
      reason: 'Spam.',
    });
    const id = (await asBen.notifications.list({})).items[0]?.target.id ?? 0;
    await asBen.decisions.object({ id, objection: 'They were fine.' });
    await bert.admin.posts.delete({ id: first.id });
    await asBen.feed.delete({ id: second.id });
    const answered = await bert.admin.moderation.answer({ id, outcome: 'reversed', answer: 'Right.' });
    expect(answered).toMatchObject({ restored: 1, left: 2 });
  });
});

describe('a suspended member whom an administrator then deactivates', () => {
  const suspended = async () => {
    const { id } = await makeMember(api().db);
    const until = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10);
    await anna.admin.moderation.decide({
      objectType: 'user',
      objectId: id,
      decision: 'suspend',
      reason: 'Threats.',
      until,
    });
    return id;
  };
  const isActiveAfterwards = async (id: number) => {
    const { db } = api();
    const { suspendedUntil } = await db
      .selectFrom('users')
      .select('suspendedUntil')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    expect(suspendedUntil).toBeNull();
    await endSuspensions(db);
    return (await anna.admin.users.get({ id })).isActive;
  };

  it('stays deactivated after the day on which the suspension would have ended', async () => {
    const id = await suspended();
    await bert.admin.users.setActive({ id, isActive: false });
    expect(await isActiveAfterwards(id)).toBe(false);
    const { rows: audited } = await sql`
      select from ops.audit where event = 'user.deactivated' and target_id = ${String(id)}`.execute(api().db);
    expect(audited).toHaveLength(2);
  });

  it('also in a batch, whose undo leaves them so', async () => {
    const { db, services } = api();
    const id = await suspended();
    const { batches } = bert.admin.users;
    const batch = await batches.start({ members: { ids: [id] }, action: 'deactivate' });
    await continueBatches({ ...services, db });
    expect(await batches.get({ id: batch.id })).toMatchObject({ outcomes: { done: 1 } });
    expect(await isActiveAfterwards(id)).toBe(false);
    await batches.undo({ id: batch.id });
    await continueBatches({ ...services, db });
    expect(await batches.get({ id: batch.id })).toMatchObject({ outcomes: { conflicted: 1 } });
    expect((await anna.admin.users.get({ id })).isActive).toBe(false);
  });
});
