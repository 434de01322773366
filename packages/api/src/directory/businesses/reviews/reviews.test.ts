import { sql } from '@guildhall/db';
import { makeBusiness, makeEmployee, makeMember, makeReview } from '@guildhall/db/testing';
import { describe, expect, it } from 'vitest';
import { testApi } from '../../../../testing/index.ts';
import { retryWhenBusy } from '../../../../testing/retry-when-busy.ts';
import { recomputeRating } from './rating.commands.ts';

const api = testApi();
const NOWHERE = 2_000_000_000;

const starsOf = (id: number) =>
  api()
    .db.selectFrom('businesses')
    .select(['rating', 'ratingAverage', 'reviewCount', 'ratingCounts'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();

describe('reviewing a business', () => {
  it('shows the review to everyone and updates the rating', async () => {
    const { db, as, anonymous } = api();
    const { id: businessId, slug } = await makeBusiness(db);
    const ana = await as(
      await makeMember(db, { firstName: 'Ana', lastName: 'Silva', username: 'ana-reviews' }),
    );
    const ben = await as(await makeMember(db));

    const { review, summary } = await ana.businesses.reviews.write({
      businessId,
      rating: 4,
      title: ' Good ',
      comment: 'Warm bread.',
    });
    await ben.businesses.reviews.write({ businessId, rating: 5 });

    expect(summary).toEqual({ rating: 4, ratingAverage: 4, reviewCount: 1, ratingCounts: [0, 0, 0, 1, 0] });
    const { items } = await anonymous().businesses.reviews.list({ businessId });
    expect(items).toHaveLength(2);
    expect(items[0]).toMatchObject({ rating: 5, title: null, comment: null });
    expect(items[1]).toMatchObject({
      id: review.id,
      rating: 4,
      title: 'Good',
      comment: 'Warm bread.',
      reviewer: { firstName: 'Ana', lastName: 'Silva', username: 'ana-reviews' },
      reply: null,
      can: { edit: false, reply: false, report: false },
    });
    expect(await anonymous().businesses.get({ slug })).toMatchObject({
      rating: 5,
      ratingAverage: 4.5,
      reviewCount: 2,
      ratingCounts: [0, 0, 0, 1, 1],
    });
  });

  it('edits my existing review when I write again', async () => {
    const { db, as } = api();
    const { id: businessId } = await makeBusiness(db);
    const ana = await as(await makeMember(db));
    const first = await ana.businesses.reviews.write({ businessId, rating: 1, comment: 'Closed.' });
    const second = await ana.businesses.reviews.write({ businessId, rating: 5, comment: 'Open again!' });
    expect(second.review).toMatchObject({ id: first.review.id, rating: 5, comment: 'Open again!' });
    expect(second.summary).toMatchObject({ reviewCount: 1, ratingCounts: [0, 0, 0, 0, 1] });
    expect(await ana.businesses.reviews.mine({ businessId })).toMatchObject({
      rating: 5,
      can: { edit: true },
    });
  });

  it('creates one review and a correct rating from a hundred concurrent ones by one member', async () => {
    const { db, as } = api();
    const { id: businessId } = await makeBusiness(db);
    const ana = await as(await makeMember(db));
    const written = await Promise.all(
      Array.from({ length: 100 }, (_, index) =>
        retryWhenBusy(() => ana.businesses.reviews.write({ businessId, rating: 1 + (index % 5) })),
      ),
    );
    expect(new Set(written.map(({ review }) => review.id)).size).toBe(1);
    const mine = await ana.businesses.reviews.mine({ businessId });
    const rating = mine?.rating ?? 0;
    expect(await starsOf(businessId)).toEqual({
      rating,
      ratingAverage: rating,
      reviewCount: 1,
      ratingCounts: [1, 2, 3, 4, 5].map((stars) => (stars === rating ? 1 : 0)),
    });
  });

  it('counts forty concurrent reviews by different members', async () => {
    const { db, as } = api();
    const { id: businessId } = await makeBusiness(db);
    const members = await Promise.all(Array.from({ length: 40 }, async () => as(await makeMember(db))));
    await Promise.all(
      members.map((member, index) =>
        retryWhenBusy(() => member.businesses.reviews.write({ businessId, rating: 1 + (index % 5) })),
      ),
    );
    expect(await starsOf(businessId)).toEqual({
      rating: 3,
      ratingAverage: 3,
      reviewCount: 40,
      ratingCounts: [8, 8, 8, 8, 8],
    });
  });

  it('is refused to visitors, the owner and the team', async () => {
    const { db, as, anonymous } = api();
    const { id: businessId, ownerId } = await makeBusiness(db);
    const { userId } = await makeEmployee(db, { businessId });
    const review = { businessId, rating: 5 };
    await expect(anonymous().businesses.reviews.write(review)).rejects.toMatchObject({
      code: 'UNAUTHORIZED',
    });
    for (const id of [ownerId, userId])
      await expect((await as({ id })).businesses.reviews.write(review)).rejects.toMatchObject({
        code: 'FORBIDDEN',
      });
    expect(await starsOf(businessId)).toMatchObject({ reviewCount: 0 });
  });

  it('is open to members who were merely invited to the team', async () => {
    const { db, as } = api();
    const { businessId, userId } = await makeEmployee(db, { status: 'invited' });
    const invited = await as({ id: userId });
    expect((await invited.businesses.reviews.write({ businessId, rating: 2 })).summary.reviewCount).toBe(1);
  });

  it('rejects ratings outside one to five, long texts and unknown businesses', async () => {
    const { db, as } = api();
    const { id: businessId } = await makeBusiness(db);
    const hidden = await makeBusiness(db, { isActive: false });
    const ana = await as(await makeMember(db));
    for (const more of [
      { rating: 0 },
      { rating: 6 },
      { rating: 4.5 },
      { title: 'x'.repeat(121) },
      { comment: 'x'.repeat(2_001) },
    ])
      await expect(ana.businesses.reviews.write({ businessId, rating: 5, ...more })).rejects.toMatchObject({
        code: 'BAD_REQUEST',
      });
    for (const id of [hidden.id, NOWHERE])
      await expect(ana.businesses.reviews.write({ businessId: id, rating: 5 })).rejects.toMatchObject({
        code: 'NOT_FOUND',
      });
  });

  it('stops at five businesses a day, but editing is still possible', async () => {
    const { db, as } = api();
    const ana = await as(await makeMember(db));
    const businesses: number[] = [];
    for (let index = 0; index < 6; index += 1) businesses.push((await makeBusiness(db)).id);
    const tries = await Promise.allSettled(
      businesses.map((businessId) => ana.businesses.reviews.write({ businessId, rating: 5 })),
    );
    const refused = businesses.filter((_, index) => tries[index]?.status === 'rejected');
    expect(refused).toHaveLength(1);
    await expect(
      ana.businesses.reviews.write({ businessId: refused[0] ?? 0, rating: 5 }),
    ).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS' });
    for (const businessId of businesses.filter((id) => id !== refused[0]))
      expect((await ana.businesses.reviews.write({ businessId, rating: 1 })).summary.rating).toBe(1);
  });

  it('notifies the owner once', async () => {
    const { db, as } = api();
    const { id: businessId, ownerId } = await makeBusiness(db);
    const ana = await as(await makeMember(db));
    await ana.businesses.reviews.write({ businessId, rating: 4 });
    await ana.businesses.reviews.write({ businessId, rating: 3 });
    const notices = await db
      .selectFrom('notifications')
      .select('kind')
      .where('userId', '=', ownerId)
      .execute();
    expect(notices).toEqual([{ kind: 'review' }]);
  });
});

describe('the reviews of a business', () => {
  it('page newest first, without hidden ones and those of deactivated members', async () => {
    const { db, anonymous } = api();
    const { id: businessId } = await makeBusiness(db);
    const gone = await makeMember(db, { isActive: false });
    const ids = [];
    for (let index = 0; index < 5; index += 1) ids.push((await makeReview(db, { businessId })).id);
    await makeReview(db, { businessId, isApproved: false });
    await makeReview(db, { businessId, userId: gone.id });
    const first = await anonymous().businesses.reviews.list({ businessId, limit: 4 });
    const second = await anonymous().businesses.reviews.list({
      businessId,
      limit: 4,
      cursor: first.nextCursor,
    });
    expect([...first.items, ...second.items].map(({ id }) => id)).toEqual(ids.toReversed());
  });

  it('are not found for an unknown business', async () => {
    const { db, anonymous } = api();
    for (const businessId of [NOWHERE, (await makeBusiness(db, { isActive: false })).id])
      await expect(anonymous().businesses.reviews.list({ businessId })).rejects.toMatchObject({
        code: 'NOT_FOUND',
      });
  });

  it('are replied to by the owner, who can remove the reply; nobody else can', async () => {
    const { db, as } = api();
    const { id: businessId, ownerId } = await makeBusiness(db);
    const { id, userId } = await makeReview(db, { businessId });
    const owner = await as({ id: ownerId });
    expect(await owner.businesses.reviews.reply({ id, reply: ' Thank you! ' })).toMatchObject({
      reply: 'Thank you!',
      replier: { name: expect.any(String), avatar: null },
    });
    expect(await owner.businesses.reviews.reply({ id, reply: '' })).toMatchObject({
      reply: null,
      repliedAt: null,
    });
    for (const one of [{ id: userId }, await makeMember(db)])
      await expect((await as(one)).businesses.reviews.reply({ id, reply: 'No' })).rejects.toMatchObject({
        code: 'FORBIDDEN',
      });
    await expect(owner.businesses.reviews.reply({ id: NOWHERE, reply: 'x' })).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
  });

  it('are reported once per member, but not by their author', async () => {
    const { db, as } = api();
    const { id, userId } = await makeReview(db);
    const ben = await as(await makeMember(db));
    await Promise.all(
      Array.from({ length: 10 }, () => ben.businesses.reviews.report({ id, reason: 'Not true' })),
    );
    const reports = await db.selectFrom('reports').selectAll().where('objectId', '=', id).execute();
    expect(reports).toHaveLength(1);
    expect(reports[0]).toMatchObject({ objectType: 'review', reason: 'Not true', status: 'open' });
    await expect((await as({ id: userId })).businesses.reviews.report({ id })).rejects.toMatchObject({
      code: 'FORBIDDEN',
    });
    await expect(ben.businesses.reviews.report({ id: NOWHERE })).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  it('do not count while an administrator hides them', async () => {
    const { db, as, anonymous } = api();
    const { id: businessId } = await makeBusiness(db);
    const ana = await as(await makeMember(db));
    const admin = await as(await makeMember(db, { role: 'admin' }));
    const { review } = await ana.businesses.reviews.write({ businessId, rating: 1 });
    await makeReview(db, { businessId, rating: 5 });

    const hidden = await admin.businesses.reviews.moderate({ id: review.id, isApproved: false });
    expect(hidden).toMatchObject({ rating: 5, reviewCount: 1 });
    expect((await anonymous().businesses.reviews.list({ businessId })).items).toHaveLength(1);
    const shown = await admin.businesses.reviews.moderate({ id: review.id, isApproved: true });
    expect(shown).toMatchObject({ ratingAverage: 3, reviewCount: 2 });
    await expect(ana.businesses.reviews.moderate({ id: review.id, isApproved: true })).rejects.toMatchObject({
      code: 'FORBIDDEN',
    });
    const { rows } = await sql<{ event: string }>`
      select event from ops.audit where target_type = 'review' and target_id = ${String(review.id)} order by id
    `.execute(db);
    expect(rows.map(({ event }) => event)).toEqual(['review.hidden', 'review.shown']);
  });
});

/** The rating of a business that was given these stars. */
async function ratingOf(stars: number[]) {
  const { db } = api();
  const { id: businessId } = await makeBusiness(db);
  for (const rating of stars) await makeReview(db, { businessId, rating });
  return recomputeRating(db, businessId);
}

describe('the rating', () => {
  it('is the average with one decimal, and rounded; 0 without reviews', async () => {
    expect(await ratingOf([])).toMatchObject({ rating: 0, ratingAverage: 0, reviewCount: 0 });
    expect(await ratingOf([3, 5, 5])).toMatchObject({ rating: 4, ratingAverage: 4.3, reviewCount: 3 });
    expect(await ratingOf([1, 4])).toMatchObject({ rating: 3, ratingAverage: 2.5 });
  });
});
