import { type Database, sql, withTransaction } from '@guildhall/db';
import { makeBusiness, makeEmployee, makeMember, makeReview } from '@guildhall/db/testing';
import { describe, expect, it } from 'vitest';
import { testApi } from '../../../testing/index.ts';
import { findFollowedLink } from '../../publishing/short-links/short-links.queries.ts';
import { continueBatches } from './batches/continue-batches.commands.ts';

const api = testApi();
const NOT_FOUND = { code: 'NOT_FOUND' };

/** A member with a business, the review of another one, and an administrator. */
async function aCommunity() {
  const { db, as } = api();
  const admin = await as(await makeMember(db, { role: 'admin' }));
  const member = await makeMember(db);
  const reader = await makeMember(db);
  const business = await makeBusiness(db, { ownerId: member.id, name: `Zumbrota ${member.id}` });
  const setActive = (isActive: boolean) => admin.admin.users.setActive({ id: member.id, isActive });
  return { db, admin, member, reader: await as(reader), readerId: reader.id, business, setActive };
}

const stars = (db: Database, id: number) =>
  db
    .selectFrom('businesses')
    .select(['rating', 'ratingAverage', 'reviewCount', 'ratingCounts'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();

const codeOf = (shortUrl: string) => shortUrl.split('/').at(-1) ?? '';

describe('a business of a deactivated member', () => {
  it('is found by nobody, and is there again after the reactivation', async () => {
    const { reader, business, setActive } = await aCommunity();
    const { anonymous } = api();
    const found = async () => ({
      listed: (await anonymous().businesses.list({ search: business.name })).items.length,
      searched: (await anonymous().search.all({ q: business.name })).businesses.length,
      opened: await reader.businesses.get({ slug: business.slug }).then(
        () => 1,
        () => 0,
      ),
    });
    expect(await found()).toEqual({ listed: 1, searched: 1, opened: 1 });
    await setActive(false);
    expect(await found()).toEqual({ listed: 0, searched: 0, opened: 0 });
    await setActive(true);
    expect(await found()).toEqual({ listed: 1, searched: 1, opened: 1 });
  });

  it.each([
    ['saved', (caller, { id }) => caller.businesses.favourites.set({ id, saved: true })],
    ['reviewed', (caller, { id }) => caller.businesses.reviews.write({ businessId: id, rating: 1 })],
    ['contacted', (caller, { id }) => caller.businesses.contact({ id, content: 'Hello' })],
    ['read about', (caller, { id }) => caller.businesses.reviews.list({ businessId: id })],
    ['asked for its team', (caller, { id }) => caller.businesses.team.list({ businessId: id })],
    ['called', (caller, { id }) => caller.businesses.activity.record({ id, action: 'call' })],
  ] satisfies [
    string,
    (caller: Awaited<ReturnType<typeof aCommunity>>['reader'], business: { id: number }) => Promise<unknown>,
  ][])('cannot be %s', async (_name, call) => {
    const { reader, business, setActive } = await aCommunity();
    await setActive(false);
    await expect(call(reader, business)).rejects.toMatchObject(NOT_FOUND);
    await setActive(true);
    await expect(call(reader, business)).resolves.toBeDefined();
  });

  it('is among the saved ones of others again after the reactivation', async () => {
    const { reader, business, setActive } = await aCommunity();
    await reader.businesses.favourites.set({ id: business.id, saved: true });
    await setActive(false);
    expect((await reader.businesses.favourites.list({})).items).toEqual([]);
    await setActive(true);
    expect((await reader.businesses.favourites.list({})).items).toHaveLength(1);
  });

  it('stays open to administrators, who see that it is not public', async () => {
    const { admin, business, setActive } = await aCommunity();
    await setActive(false);
    expect(await admin.businesses.get({ slug: business.slug })).toMatchObject({ notPublic: true });
    await admin.businesses.admin.update({ id: business.id, ownerId: (await makeMember(api().db)).id });
    expect(await api().anonymous().businesses.get({ slug: business.slug })).toMatchObject({
      notPublic: false,
    });
  });

  it('was not edited by it', async () => {
    const { db, business, setActive } = await aCommunity();
    await setActive(false);
    await setActive(true);
    const after = await db
      .selectFrom('businesses')
      .select(['updatedAt', 'version'])
      .where('id', '=', business.id)
      .executeTakeFirst();
    expect(after).toEqual({ updatedAt: business.updatedAt, version: business.version });
  });

  it('is not public either when it is listed at the same moment', async () => {
    const { db, member } = await aCommunity();
    let listed: Promise<{ ownerIsPublic: boolean }> | undefined;
    await withTransaction(db, async (trx) => {
      await trx.updateTable('users').set({ isActive: false }).where('id', '=', member.id).execute();
      listed = makeBusiness(db, { ownerId: member.id });
      await expect.poll(() => waiting(db), { timeout: 10_000 }).toBe(true);
    });
    expect(await listed).toMatchObject({ ownerIsPublic: false });
  });

  it('follows the member when two administrators disagree at the same time', async () => {
    const { db, member, business } = await aCommunity();
    const { as } = api();
    const reviewed = await makeBusiness(db);
    await makeReview(db, { businessId: reviewed.id, userId: member.id, rating: 5 });
    const admins = await Promise.all([1, 2].map(async () => as(await makeMember(db, { role: 'admin' }))));
    await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        admins[index % 2]?.admin.users.setActive({ id: member.id, isActive: index % 3 === 0 }),
      ),
    );
    const { isActive } = await db
      .selectFrom('users')
      .select('isActive')
      .where('id', '=', member.id)
      .executeTakeFirstOrThrow();
    const { ownerIsPublic } = await db
      .selectFrom('businesses')
      .select('ownerIsPublic')
      .where('id', '=', business.id)
      .executeTakeFirstOrThrow();
    expect(ownerIsPublic).toBe(isActive);
    expect((await stars(db, reviewed.id)).reviewCount).toBe(isActive ? 1 : 0);
  });
});

/** Whether a statement waits for a lock. */
async function waiting(db: Database): Promise<boolean> {
  const { rows } = await sql`
    select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`.execute(db);
  return rows.length > 0;
}

describe('a review by a deactivated member', () => {
  it('is neither shown nor counted until the reactivation', async () => {
    const { db, member, reader, setActive } = await aCommunity();
    const { as, anonymous } = api();
    const { id: businessId } = await makeBusiness(db);
    await (await as(member)).businesses.reviews.write({ businessId, rating: 1, comment: 'Buy pills' });
    await reader.businesses.reviews.write({ businessId, rating: 4 });
    expect(await stars(db, businessId)).toMatchObject({ ratingAverage: 2.5, reviewCount: 2 });
    await setActive(false);
    expect((await anonymous().businesses.reviews.list({ businessId })).items).toHaveLength(1);
    expect(await stars(db, businessId)).toEqual({
      rating: 4,
      ratingAverage: 4,
      reviewCount: 1,
      ratingCounts: [0, 0, 0, 1, 0],
    });
    await setActive(true);
    expect((await anonymous().businesses.reviews.list({ businessId })).items).toHaveLength(2);
    expect(await stars(db, businessId)).toMatchObject({ ratingAverage: 2.5, reviewCount: 2 });
  });

  it('is not counted either after a batch or when others write one meanwhile', async () => {
    const { db, admin, reader } = await aCommunity();
    const { id: businessId } = await makeBusiness(db);
    const spammers = await Promise.all([1, 2, 3].map(() => makeMember(db)));
    for (const { id: userId } of spammers) await makeReview(db, { businessId, userId, rating: 1 });
    await admin.admin.users.batches.start({
      action: 'deactivate',
      members: { ids: spammers.map(({ id }) => id) },
    });
    await Promise.all([
      continueBatches({ ...api().services, db }),
      reader.businesses.reviews.write({ businessId, rating: 5 }),
    ]);
    expect(await stars(db, businessId)).toMatchObject({ ratingAverage: 5, reviewCount: 1 });
  });

  it('cannot be reported by members', async () => {
    const { db, member, reader, setActive } = await aCommunity();
    const { id } = await makeReview(db, { userId: member.id });
    await setActive(false);
    await expect(reader.businesses.reviews.report({ id })).rejects.toMatchObject(NOT_FOUND);
  });

  it('counts again when the account is merged into one that is active', async () => {
    const { db, admin, member, readerId, setActive } = await aCommunity();
    const { businessId } = await makeReview(db, { userId: member.id, rating: 5 });
    await setActive(false);
    expect((await stars(db, businessId)).reviewCount).toBe(0);
    await admin.admin.users.merge.run({ id: readerId, mergedId: member.id });
    expect((await stars(db, businessId)).reviewCount).toBe(1);
  });
});

describe('an invitation to the team of a deactivated member', () => {
  it('cannot be accepted, and is open again after the reactivation', async () => {
    const { db, business, reader, readerId, setActive } = await aCommunity();
    const { id } = await makeEmployee(db, { businessId: business.id, userId: readerId, status: 'invited' });
    await setActive(false);
    expect(await reader.businesses.team.invitations()).toEqual([]);
    await expect(reader.businesses.team.answer({ id, accept: true })).rejects.toMatchObject(NOT_FOUND);
    await setActive(true);
    expect(await reader.businesses.team.answer({ id, accept: true })).toMatchObject({ status: 'confirmed' });
  });
});

describe('a short link of a deactivated member', () => {
  const URL = 'https://phishing.example.org/';
  const isGone = async (code: string) => (await findFollowedLink(api().db, code))?.isGone;

  it('leads nowhere until the reactivation', async () => {
    const { member, setActive } = await aCommunity();
    const { shortUrl } = await (await api().as(member)).shortLinks.shorten({ url: `${URL}alone` });
    expect(await isGone(codeOf(shortUrl))).toBe(false);
    await setActive(false);
    expect(await isGone(codeOf(shortUrl))).toBe(true);
    await setActive(true);
    expect(await isGone(codeOf(shortUrl))).toBe(false);
  });

  it('works while a post that others may read has it, or for a member who shortens the same address', async () => {
    const { member, reader, setActive } = await aCommunity();
    const spammer = await api().as(member);
    const posted = codeOf((await spammer.shortLinks.shorten({ url: `${URL}posted` })).shortUrl);
    const shared = codeOf((await spammer.shortLinks.shorten({ url: `${URL}shared` })).shortUrl);
    const post = await reader.feed.create({ content: `Beware of ${URL}posted` });
    await setActive(false);
    expect(await isGone(posted)).toBe(false);
    await reader.feed.delete({ id: post.id });
    expect(await isGone(posted)).toBe(true);
    expect(await isGone(shared)).toBe(true);
    expect(codeOf((await reader.shortLinks.shorten({ url: `${URL}shared` })).shortUrl)).toBe(shared);
    expect(await isGone(shared)).toBe(false);
  });

  it('leads nowhere after the member has deleted the account', async () => {
    const { member } = await aCommunity();
    const caller = await api().as(member);
    const { shortUrl } = await caller.shortLinks.shorten({ url: `${URL}erased` });
    await caller.account.delete({ password: 'correct horse' });
    expect(await isGone(codeOf(shortUrl))).toBe(true);
  });
});
