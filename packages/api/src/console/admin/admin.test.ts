import { beforeEach, describe, expect, it } from 'vitest';
import { sql } from '@guildhall/db';
import { daysAgo, makeArticle, makeBusiness, makeMember, makePost, makeReview } from '@guildhall/db/testing';
import { testApi } from '../../../testing/index.ts';

const api = testApi();
type Caller = Awaited<ReturnType<ReturnType<typeof api>['as']>>;
let admin: Caller;

beforeEach(async () => {
  const { db, as } = api();
  admin = await as(await makeMember(db, { role: 'admin' }));
});

describe('the overview', () => {
  it('counts members, posts and active participants', async () => {
    const { db } = api();
    const before = await admin.admin.stats();
    const active = await makeMember(db, { lastSeenAt: new Date() });
    await makeMember(db, { createdAt: daysAgo(40), lastSeenAt: new Date() });
    await makePost(db, { userId: active.id });

    const after = await admin.admin.stats();
    expect(after.totalUsers - before.totalUsers).toBe(2);
    expect(after.dailySignups - before.dailySignups).toBe(1);
    expect(after.activeUsers - before.activeUsers).toBe(2);
    expect(after.totalPosts - before.totalPosts).toBe(1);
    expect(after.dailyPosts - before.dailyPosts).toBe(1);
    expect(after.retentionRate).toBe(100);
    expect(after.engagementRate).toBe(50);
  });

  it('shows the five newest posts in sixty characters, and what started each day', async () => {
    const { db } = api();
    for (let count = 0; count < 6; count += 1) await makePost(db, { content: `${count} ${'x'.repeat(100)}` });

    const activity = await admin.admin.activity();
    expect(activity).toHaveLength(5);
    expect(activity[0]?.preview).toHaveLength(60);
    const growth = await admin.admin.growth({ days: 7 });
    expect(growth).toHaveLength(7);
    expect(growth.at(-1)?.posts).toBeGreaterThanOrEqual(6);
  });
});

describe('what waits for a decision', () => {
  it('is listed with the one that waits longest, and no longer once it is decided', async () => {
    const { db } = api();
    const author = await makeMember(db, { firstName: 'Beatriz', lastName: 'Costa' });
    const waiting = { userId: author.id, isPublished: false, state: 'pending_review' as const };
    const first = await makePost(db, { ...waiting, content: 'Open studio', createdAt: daysAgo(400) });
    const second = await makePost(db, { ...waiting, content: 'Bring clay', createdAt: daysAgo(399) });
    await db
      .insertInto('reports')
      .values({ reporterId: author.id, objectType: 'post', objectId: second.id, reason: 'unfair' })
      .execute();

    const [posts, ...others] = await admin.admin.waiting();
    expect(posts).toEqual({
      kind: 'posts',
      count: expect.any(Number),
      since: expect.any(String),
      relativeTime: '57w ago',
      name: 'Beatriz Costa',
      excerpt: 'Open studio',
    });
    expect(others).toContainEqual(expect.objectContaining({ kind: 'reports', name: 'Beatriz Costa' }));
    const sinces = others.map(({ since }) => since);
    expect(sinces).toEqual(sinces.toSorted());

    await admin.admin.posts.setVisibility({ id: first.id, isPublished: true });
    expect((await admin.admin.waiting())[0]).toMatchObject({
      excerpt: 'Bring clay',
      count: (posts?.count ?? 0) - 1,
    });
    await admin.admin.posts.setVisibility({ id: second.id, isPublished: true });
    expect((await admin.admin.waiting()).map(({ kind }) => kind)).not.toContain('posts');
  });
});

const found = async (search: string) => (await admin.admin.posts.list({ search })).items.map(({ id }) => id);

describe('posts', () => {
  it('are found by content and author, including hidden ones', async () => {
    const { db } = api();
    const author = await makeMember(db, { firstName: 'Quillfeather' });
    const own = await makePost(db, { userId: author.id, content: 'Nothing of note' });
    const hidden = await makePost(db, { content: 'The marmalade experiment', isPublished: false });

    expect(await found('quillf')).toEqual([own.id]);
    expect(await found('Marmal')).toEqual([hidden.id]);
    expect(await found('alade exp')).toEqual([hidden.id]);
    expect(await found('mar%lade')).toEqual([]);
    expect(await found('marmalade zebra')).toEqual([]);
  });

  it('can be hidden, shown, deleted and restored, each with an audit entry', async () => {
    const { db, anonymous } = api();
    const { id } = await makePost(db);
    const isPublic = async () =>
      (await anonymous().feed.list({ limit: 100 })).items.some((post) => post.id === id);

    await admin.admin.posts.setVisibility({ id, isPublished: false });
    expect(await isPublic()).toBe(false);
    await admin.admin.posts.setVisibility({ id, isPublished: true });
    expect(await isPublic()).toBe(true);
    await admin.admin.posts.delete({ id });
    expect(await isPublic()).toBe(false);
    await expect(admin.admin.posts.setVisibility({ id, isPublished: true })).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
    expect((await admin.admin.posts.list({ filter: 'deleted' })).items.map((post) => post.id)).toContain(id);
    await admin.admin.posts.undelete({ id });
    expect(await isPublic()).toBe(true);

    const { items } = await admin.audit.list({ targetType: 'post', targetId: String(id) });
    expect(items.map(({ event }) => event)).toEqual([
      'post.restored',
      'post.deleted',
      'post.published',
      'post.hidden',
    ]);
  });

  it('cannot be restored after thirty days', async () => {
    const { db } = api();
    const { id } = await makePost(db, { deletedAt: daysAgo(31) });

    await expect(admin.admin.posts.undelete({ id })).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });
});

describe('articles and businesses', () => {
  it('are listed and found, including drafts and inactive ones', async () => {
    const { db } = api();
    const draft = await makeArticle(db, { title: 'Tangerine futures', isPublished: false });
    const quiet = await makeBusiness(db, { name: 'Wobblestone Bakers', isActive: false });

    expect((await admin.admin.articles.list({ search: 'tangerine f' })).items[0]).toMatchObject({
      id: draft.id,
      isPublished: false,
      engagement: 0,
    });
    for (const search of ['wobblestone', 'stone bak'])
      expect((await admin.admin.businesses.list({ search })).items[0]).toMatchObject({ id: quiet.id });
    expect(await admin.admin.articles.setStatus({ id: draft.id, isPublished: true })).toMatchObject({
      isPublished: true,
      publishedAt: expect.any(String),
    });
  });
});

describe('reports', () => {
  it('are resolved together: hiding a review removes it from the rating', async () => {
    const { db, as } = api();
    const business = await makeBusiness(db);
    const review = await makeReview(db, { businessId: business.id, rating: 1 });
    for (const reporter of [await makeMember(db), await makeMember(db)])
      await db
        .insertInto('reports')
        .values({ reporterId: reporter.id, objectType: 'review', objectId: review.id, reason: 'unfair' })
        .execute();

    const { items } = await admin.admin.reports.list({});
    const mine = items.filter(
      ({ objectType, objectId }) => objectType === 'review' && objectId === review.id,
    );
    expect(mine).toHaveLength(2);
    expect(mine[0]?.object).toMatchObject({ isHidden: false });
    const decided = await admin.admin.reports.decide({
      id: mine[0]?.id ?? 0,
      decision: 'hide',
      message: 'Not a review of this business.',
      note: 'Agreed',
    });
    expect(decided).toMatchObject({ status: 'resolved', decided: 2 });

    const row = await db
      .selectFrom('businesses')
      .select('reviewCount')
      .where('id', '=', business.id)
      .executeTakeFirstOrThrow();
    expect(row.reviewCount).toBe(0);
    await expect(
      admin.admin.reports.decide({ id: mine[1]?.id ?? 0, decision: 'dismiss' }),
    ).rejects.toMatchObject({ code: 'CONFLICT' });
    const member = await as(await makeMember(db));
    await expect(member.admin.reports.list({})).rejects.toMatchObject({ code: 'FORBIDDEN' });
  });

  it('of a post link to its author, in case hiding it is not enough', async () => {
    const { as, db } = api();
    const [reporter, ben] = [await makeMember(db), await makeMember(db)];
    const post = await makePost(db, { userId: ben.id });
    await (await as(reporter)).feed.report({ id: post.id, reason: 'Spam' });
    const { items } = await admin.admin.reports.list({});
    const report = items.find(({ objectType, objectId }) => objectType === 'post' && objectId === post.id);
    expect(report?.object).toMatchObject({ memberId: ben.id, isHidden: false });
  });
});

describe('settings', () => {
  it('close the registration and reopen it', async () => {
    const { anonymous } = api();
    const newcomer = {
      email: 'late@test.test',
      password: 'secret-enough',
      firstName: 'Late',
      lastName: 'Comer',
    };
    await admin.admin.settings.update({ userRegistration: false });

    await expect(anonymous().auth.register(newcomer)).rejects.toMatchObject({ code: 'FORBIDDEN' });
    expect((await anonymous().site.config()).registration).toBe('closed');
    await admin.admin.settings.update({ userRegistration: true });
    await expect(anonymous().auth.register(newcomer)).resolves.toMatchObject({ email: 'late@test.test' });
  });

  it('hold new and edited posts for approval, except those of administrators', async () => {
    const { db, as, anonymous } = api();
    const ana = await as(await makeMember(db));
    const earlier = await ana.feed.create({ content: 'Before moderation' });
    await admin.admin.settings.update({ postModeration: true });

    const post = await ana.feed.create({ content: 'Please approve me' });
    expect(post).toMatchObject({ pendingReview: true });
    expect(await ana.feed.create({ content: 'Please approve me' })).toMatchObject({ id: post.id });
    expect(await ana.feed.update({ id: earlier.id, content: 'Slipped in afterwards' })).toMatchObject({
      pendingReview: true,
    });
    expect(await admin.feed.create({ content: 'From the board' })).not.toHaveProperty('pendingReview');
    const shown = async () => (await anonymous().feed.list({ limit: 100 })).items.map(({ id }) => id);
    expect(await shown()).not.toContain(post.id);
    expect((await admin.admin.posts.list({ filter: 'pending_review' })).items.map(({ id }) => id)).toEqual([
      post.id,
      earlier.id,
    ]);

    await admin.admin.posts.setVisibility({ id: post.id, isPublished: true });
    expect(await shown()).toContain(post.id);
    await admin.admin.settings.update({ postModeration: false });
  });

  it('leave a pending post to its author, to edit and to delete, and hide it from everyone else', async () => {
    const { db, as } = api();
    const [ana, ben] = [await as(await makeMember(db)), await as(await makeMember(db))];
    await admin.admin.settings.update({ postModeration: true });
    const { id } = await ana.feed.create({ content: 'A first try' });

    expect(await ana.feed.update({ id, content: 'A better try' })).toMatchObject({
      content: 'A better try',
      pendingReview: true,
    });
    await expect(ben.feed.update({ id, content: 'Mine now' })).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await expect(ben.feed.delete({ id })).rejects.toMatchObject({ code: 'NOT_FOUND' });
    expect(await ana.feed.delete({ id })).toEqual({ id });
    await expect(ana.feed.update({ id, content: 'Back again' })).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await admin.admin.settings.update({ postModeration: false });
  });
});

describe('the audit log', () => {
  it('is filtered, paginated and verified, and says which row was changed', async () => {
    const { db } = api();
    const { id } = await makePost(db);
    for (const isPublished of [false, true, false])
      await admin.admin.posts.setVisibility({ id, isPublished });

    const first = await admin.audit.list({ event: 'post.', targetId: String(id), limit: 2 });
    expect(first.items).toHaveLength(2);
    const second = await admin.audit.list({ event: 'post.', targetId: String(id), before: first.nextBefore });
    expect(second.items).toHaveLength(1);
    expect((await admin.audit.verify()).brokenAt).toBeNull();

    await sql`alter table ops.audit disable trigger audit_no_change`.execute(db);
    await sql`update ops.audit set event = 'post.nothing' where id = ${first.items[1]?.id}`.execute(db);
    await sql`alter table ops.audit enable trigger audit_no_change`.execute(db);
    expect((await admin.audit.verify()).brokenAt).toBe(first.items[1]?.id);
  });
});
