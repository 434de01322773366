import { makeBusiness, makeMember } from '@guildhall/db/testing';
import { describe, expect, it } from 'vitest';
import { testApi } from '../../../testing/index.ts';
import { readUnreadProfiles } from '../../people/profile/derived.commands.ts';
import { refreshBusinessTerms } from '../../directory/businesses/business-terms.commands.ts';

const api = testApi();
const BOOKS = 'someone to do my books';

/** A member whose profile was saved, so that it was read. */
async function offering(servicesOffered: string, fields: Parameters<typeof makeMember>[1] = {}) {
  const { db, as } = api();
  const member = await makeMember(db, fields);
  await (await as(member)).profile.update({ servicesOffered });
  return member;
}

async function listing(services: string[], fields: Parameters<typeof makeBusiness>[1] = {}) {
  const { db } = api();
  const business = await makeBusiness(db, { services, ...fields });
  await refreshBusinessTerms(db, { id: business.id });
  return business;
}

type Input = Parameters<Awaited<ReturnType<ReturnType<typeof api>['as']>>['search']['all']>[0];

async function similarFor(input: Input, viewer?: { id: number }) {
  const { as, anonymous } = api();
  const caller = viewer ? await as(viewer) : anonymous();
  const { similar } = await caller.search.all(input);
  return { members: similar.members.map(({ id }) => id), businesses: similar.businesses.map(({ id }) => id) };
}

describe('a search for "someone to do my books"', () => {
  it('finds members and businesses who keep books, and nobody else', async () => {
    const [member, business] = [await offering('Bookkeeping'), await listing(['Bookkeeping', 'VAT returns'])];
    const [roofer, roofs] = [await offering('Roof repairs'), await listing(['Roofing', 'Gutters'])];
    const found = await similarFor({ q: BOOKS });
    expect(found.members).toContain(member.id);
    expect(found.businesses).toContain(business.id);
    expect(found.members).not.toContain(roofer.id);
    expect(found.businesses).not.toContain(roofs.id);
  });

  it('shows a business as the directory does', async () => {
    const { id, slug, name } = await listing(['Bookkeeping'], { city: 'Porto' });
    const { similar } = await api().anonymous().search.all({ q: BOOKS });
    expect(similar.businesses.find((business) => business.id === id)).toEqual({
      id,
      why: 'A business with a description',
      slug,
      name,
      industry: 'Technology',
      city: 'Porto',
      state: null,
      logo: null,
      isVerified: false,
    });
  });

  it('finds no member who is deactivated, or does not want to be suggested', async () => {
    const [gone, shy] = [await offering('Bookkeeping'), await offering('Bookkeeping')];
    const { db } = api();
    await db.updateTable('users').set({ isActive: false }).where('id', '=', gone.id).execute();
    await db.updateTable('users').set({ suggestable: false }).where('id', '=', shy.id).execute();
    const { members } = await similarFor({ q: BOOKS, limit: 20 });
    expect(members).not.toContain(gone.id);
    expect(members).not.toContain(shy.id);
  });

  it('finds neither who blocked me nor whom I blocked', async () => {
    const { db } = api();
    const [me, blocked] = [await makeMember(db), await offering('Bookkeeping, payroll and VAT returns')];
    expect((await similarFor({ q: BOOKS }, me)).members).toContain(blocked.id);
    await db.insertInto('blocks').values({ blockerId: me.id, blockedId: blocked.id }).execute();
    expect((await similarFor({ q: BOOKS }, me)).members).not.toContain(blocked.id);
    await db.updateTable('blocks').set({ blockerId: blocked.id, blockedId: me.id }).execute();
    expect((await similarFor({ q: BOOKS }, me)).members).not.toContain(blocked.id);
  });

  it('finds no business that is not public or was deleted', async () => {
    const hidden = await listing(['Bookkeeping'], { isActive: false });
    const deleted = await listing(['Bookkeeping'], { deletedAt: new Date() });
    const { businesses } = await similarFor({ q: BOOKS, limit: 20 });
    expect(businesses).not.toContain(hidden.id);
    expect(businesses).not.toContain(deleted.id);
  });

  it('finds at most five of a kind, and of one kind when only that is wanted', async () => {
    for (let count = 0; count < 7; count += 1) await listing(['Bookkeeping']);
    expect((await similarFor({ q: BOOKS, limit: 20 })).businesses).toHaveLength(5);
    expect(await similarFor({ q: BOOKS, kind: 'businesses', limit: 2 })).toEqual({
      members: [],
      businesses: [expect.any(Number), expect.any(Number)],
    });
    expect(await similarFor({ q: BOOKS, kind: 'posts' })).toEqual({ members: [], businesses: [] });
  });
});

describe('what is found by meaning', () => {
  it('stands behind the literal hits, and is none of them', async () => {
    const literal = await listing(['Wedding cakes']);
    const similar = await listing(['Cake baking and bread']);
    const found = await api().anonymous().search.all({ q: 'wedding cakes', kind: 'businesses', limit: 5 });
    expect(found.businesses.map(({ id }) => id)).toEqual([literal.id]);
    expect(found.similar.businesses.map(({ id }) => id)).not.toContain(literal.id);
    expect(found.similar.businesses.map(({ id }) => id)).toContain(similar.id);
  });

  it('is not asked for when the literal hits are enough, nor for a name', async () => {
    const owner = await offering('Falconry displays');
    await listing(['Falconry displays']);
    const enough = await similarFor({ q: 'falconry displays', kind: 'businesses', limit: 1 });
    expect(enough.businesses).toEqual([]);
    expect(await similarFor({ q: `${owner.firstName} ${owner.lastName}` })).toEqual({
      members: [],
      businesses: [],
    });
  });

  it('follows what I save at once', async () => {
    const { db, as } = api();
    const me = await makeMember(db);
    const caller = await as(me);
    await caller.profile.update({ servicesOffered: 'Thatched roofs' });
    const isFound = async () => (await similarFor({ q: 'a new roof of straw' })).members.includes(me.id);
    expect(await isFound()).toBe(true);
    await caller.profile.update({ servicesOffered: 'Dog grooming' });
    expect(await isFound()).toBe(false);
  });

  it('follows how I correct what was read of my profile', async () => {
    const { as } = api();
    const me = await offering('Thatched roofs');
    const caller = await as(me);
    const id = (await caller.profile.understood()).offer[0]?.id ?? '';
    const isFound = async () => (await similarFor({ q: 'a new roof of straw' })).members.includes(me.id);
    expect(await isFound()).toBe(true);
    await caller.profile.correctUnderstood({ corrections: [{ id, readAs: 'nothing' }] });
    expect(await isFound()).toBe(false);
  });

  it('follows what the owner of a business saves at once', async () => {
    const { as } = api();
    const { id, ownerId } = await listing(['Thatched roofs']);
    const isFound = async () => (await similarFor({ q: 'a new roof of straw' })).businesses.includes(id);
    expect(await isFound()).toBe(true);
    await (await as({ id: ownerId })).businesses.update({ id, services: ['Dog grooming'] });
    expect(await isFound()).toBe(false);
  });

  it.each(['🥐 🥐 🥐', '%%%', 'a,'.repeat(50), '<b>the of and</b>', 'x'.repeat(100)])(
    'is nothing for %s',
    async (q) => {
      expect(await similarFor({ q })).toEqual({ members: [], businesses: [] });
    },
  );
});

describe('a business that came in or was changed by other ways', () => {
  it('is read by the job, which leaves its last edit as it was', async () => {
    const { db } = api();
    const made = await makeBusiness(db, { services: ['Violin repairs'], updatedAt: new Date('2026-01-01') });
    expect(made.searchTerms).toBeNull();
    expect(await refreshBusinessTerms(db, 'unread')).toBeGreaterThan(0);
    const read = await db
      .selectFrom('businesses')
      .select(['searchTerms', 'updatedAt'])
      .where('id', '=', made.id)
      .executeTakeFirstOrThrow();
    expect(read.searchTerms).not.toEqual([]);
    expect(read.updatedAt).toEqual(made.updatedAt);

    await db.updateTable('businesses').set({ viewCount: 7 }).where('id', '=', made.id).execute();
    expect(await refreshBusinessTerms(db, 'unread')).toBe(0);
    await db
      .updateTable('businesses')
      .set({ services: ['Roofing'] })
      .where('id', '=', made.id)
      .execute();
    expect(await refreshBusinessTerms(db, 'unread')).toBe(1);
  });
});

describe('a search for "someone who needs a website"', () => {
  it('finds members who look for one, with what they write, and nobody who offers one', async () => {
    const { db, anonymous } = api();
    const asking = await makeMember(db, { lookingFor: 'Gyms, and a new website with class booking' });
    const designing = await makeMember(db, { lookingFor: 'A designer for a small catalog website' });
    const translated = await makeMember(db, { lookingFor: 'A translator for two bilingual websites' });
    const offered = await offering('Websites for small shops');
    const hidden = await makeMember(db, { lookingFor: 'A website for my choir', suggestable: false });
    await readUnreadProfiles(db);
    for (const q of ['someone who needs a website', 'jemand, der eine Website braucht']) {
      const { similar } = await anonymous().search.all({ q, limit: 20 });
      const ids = similar.members.map(({ id }) => id);
      expect(ids).toEqual(expect.arrayContaining([asking.id, designing.id]));
      for (const other of [translated, offered, hidden]) expect(ids).not.toContain(other.id);
      expect(similar.businesses).toEqual([]);
      expect(similar.members.find(({ id }) => id === asking.id)?.seeks).toBe(
        'a new website with class booking',
      );
    }
  });
});

describe('a search that names a town', () => {
  const photographer = (location: string) => offering('Photography: weddings, headshots', { location });

  it.each(['photographer in Lisbon', 'someone in Lisbon who takes photos', 'Fotograf Lissabon'])(
    'finds who works near it, and nobody elsewhere: "%s"',
    async (q) => {
      const near = await photographer('Lisbon, Portugal');
      const far = await photographer('Atlanta, GA');
      const all = await api().anonymous().search.all({ q });
      const ids = [...all.members, ...all.similar.members].map(({ id }) => id);
      expect(ids).toContain(near.id);
      expect(ids).not.toContain(far.id);
    },
  );

  it('finds people elsewhere when there is nobody near it', async () => {
    const far = await photographer('Atlanta, GA');
    const { similar } = await api().anonymous().search.all({ q: 'photographer in Reykjavik' });
    expect(similar.members.map(({ id }) => id)).toContain(far.id);
  });
});

it('a member does not find themselves by what they offer', async () => {
  const [bookkeeper, other] = [await offering('Bookkeeping'), await offering('Bookkeeping')];
  const { members } = await similarFor({ q: BOOKS }, bookkeeper);
  expect(members).toContain(other.id);
  expect(members).not.toContain(bookkeeper.id);
});

it('finds opportunities that ask for what is meant, and not one’s own', async () => {
  const { db, as } = api();
  const [poster, viewer] = [await makeMember(db), await makeMember(db)];
  const post = async (title: string, skillsNeeded: string[]) =>
    (
      await (
        await as(poster)
      ).opportunities.create({ title, description: 'Soon', type: 'project', skillsNeeded })
    ).id;
  const shop = await post('Online shop for a small clothing label', ['e-commerce', 'Shopify']);
  const bread = await post('Bread delivery in the morning', ['delivery']);
  const found = await (await as(viewer)).search.all({ q: 'build a web shop' });
  const ids = found.similar.opportunities.map(({ id }) => id);
  expect(ids).toContain(shop);
  expect(ids).not.toContain(bread);
});
