import { makeConnection, makeMember } from '@guildhall/db/testing';
import { describe, expect, it } from 'vitest';
import { makeDirectory } from '../../../testing/directory.ts';
import { testApi } from '../../../testing/index.ts';
import { readUnreadProfiles } from '../profile/derived.commands.ts';
import type { MembersFilter } from './members.schema.ts';

const api = testApi();

async function newCommunity(...members: Parameters<typeof makeMember>[1][]) {
  const { made, viewer, caller } = await makeDirectory(api(), members);
  const names = async (filter: MembersFilter = {}) =>
    (await caller.members.list({ ...filter, limit: 100 })).items.map(({ lastName }) => lastName);
  return { made, viewer, caller, names };
}

describe('the members directory', () => {
  it('lists members by last name, whatever the case, the accents and the apostrophe', async () => {
    const { names } = await newCommunity(
      { lastName: 'Zuse' },
      { lastName: 'Öztürk' },
      { lastName: "'t Hooft" },
      { lastName: 'adler' },
      { lastName: 'Иванова' },
    );
    expect(await names()).toEqual(['adler', 'Öztürk', "'t Hooft", 'Viewer', 'Zuse', 'Иванова']);
    expect(await names({ letter: 't' })).toEqual(["'t Hooft"]);
    expect(await names({ letter: 'z' })).toEqual(['Zuse']);
    expect(await names({ letter: 'other' })).toEqual(['Иванова']);
  });

  it('pages through everyone once, namesakes included', async () => {
    const namesakes = Array.from({ length: 7 }, () => ({ firstName: 'Kim', lastName: 'Lee' }));
    const { caller, made, viewer } = await newCommunity(...namesakes);
    const seen: number[] = [];
    let cursor: string | null = null;
    do {
      const page: Awaited<ReturnType<typeof caller.members.list>> = await caller.members.list({
        limit: 3,
        cursor,
      });
      seen.push(...page.items.map(({ id }) => id));
      cursor = page.nextCursor;
    } while (cursor !== null);
    expect(seen).toEqual([...made.map(({ id }) => id), viewer.id]);
    await expect(caller.members.list({ limit: 3, cursor: 'bm90IG91cnM' })).rejects.toMatchObject({
      code: 'BAD_REQUEST',
    });
  });

  it('puts first who fits best, with the reason, then everyone else by name, each once', async () => {
    const { db } = api();
    const { caller } = await newCommunity(
      { lastName: 'Aaron' },
      { lastName: 'Zweig', servicesOffered: 'Bookkeeping for bakeries' },
      { lastName: 'Baum' },
    );
    await caller.profile.update({ lookingFor: 'a bookkeeper' });
    await readUnreadProfiles(db);
    const first = await caller.members.list({ sort: 'match' });
    expect(first.items).toMatchObject([
      {
        lastName: 'Zweig',
        match: { strength: expect.any(String), reason: expect.stringContaining('bookkeep') },
      },
    ]);
    const rest = await caller.members.list({ sort: 'match', cursor: first.nextCursor });
    expect(rest.items.map(({ lastName }) => lastName)).toEqual(['Aaron', 'Baum', 'Viewer']);
    const narrowed = await caller.members.list({ sort: 'match', letter: 'b' });
    expect(narrowed.items).toMatchObject([{ lastName: 'Baum', match: null }]);
  });

  it('is for members, until the community opens it to visitors', async () => {
    const { db, as, anonymous } = api();
    const { viewer } = await newCommunity({ lastName: 'Shown' }, { lastName: 'Shy', suggestable: false });
    const visitor = anonymous();
    await expect(visitor.members.list({})).rejects.toMatchObject({ code: 'UNAUTHORIZED' });
    await expect(visitor.members.facets({})).rejects.toMatchObject({ code: 'UNAUTHORIZED' });

    const admin = await as(await makeMember(db, { role: 'admin', suggestable: false }));
    await admin.admin.community.update({ publicMembers: true });
    const { items } = await visitor.members.list({});
    expect(items.map(({ lastName, relation }) => ({ lastName, relation }))).toEqual([
      { lastName: 'Shown', relation: 'none' },
      { lastName: viewer.lastName, relation: 'none' },
    ]);
    expect(JSON.stringify(items)).not.toMatch(/email|phone/i);
    expect((await visitor.members.list({ search: 'shown' })).items).toHaveLength(1);
    expect(await visitor.members.facets({})).toMatchObject({ total: 2, letters: ['s', 'v'] });
    await admin.admin.community.update({ publicMembers: false });
    await expect(visitor.members.list({})).rejects.toMatchObject({ code: 'UNAUTHORIZED' });
  });

  it('shows nobody who is deactivated or erased, or turned suggestions off', async () => {
    const { db } = api();
    const { names, made, caller } = await newCommunity(
      { lastName: 'Deactivated' },
      { lastName: 'Shy' },
      { lastName: 'Erased' },
    );
    const change = async (place: number, set: object) =>
      db
        .updateTable('users')
        .set(set)
        .where('id', '=', made[place]?.id ?? 0)
        .execute();
    await change(0, { isActive: false });
    await change(1, { suggestable: false });
    await change(2, { erasedAt: new Date() });
    expect(await names()).toEqual(['Viewer']);
    expect(await names({ search: 'shy' })).toEqual([]);
    expect(await caller.members.facets({})).toMatchObject({ total: 1, letters: ['v'] });
  });

  it('shows neither of two members who blocked each other to the other, in any part of the page', async () => {
    const { db, as } = api();
    const { made, viewer, caller } = await newCommunity({ lastName: 'Blocker', servicesOffered: 'Plumbing' });
    const [blocker] = made;
    if (!blocker) throw new Error('A member was expected.');
    await db.insertInto('blocks').values({ blockerId: blocker.id, blockedId: viewer.id }).execute();

    const page = await caller.members.list({ search: 'someone to fix a leaking tap', limit: 10 });
    expect([...page.items, ...page.similar]).toEqual([]);
    expect(await caller.members.facets({})).toMatchObject({ total: 1 });
    const other = await (await as(blocker)).members.list({ limit: 10 });
    expect(other.items.map(({ id }) => id)).toEqual([blocker.id]);
  });

  it('never shows email or phone', async () => {
    const { caller } = await newCommunity({ phoneNumber: '5550199' });
    const { items } = await caller.members.list({ limit: 10 });
    expect(Object.keys(items[0] ?? {}).toSorted()).toEqual([
      'avatar',
      'company',
      'firstName',
      'id',
      'industry',
      'jobTitle',
      'lastName',
      'location',
      'match',
      'name',
      'offers',
      'relation',
      'seeks',
      'skills',
      'username',
    ]);
    expect(JSON.stringify(items)).not.toContain('5550199');
  });

  it('is closed to visitors', async () => {
    await expect(api().anonymous().members.list({})).rejects.toMatchObject({ code: 'UNAUTHORIZED' });
    await expect(api().anonymous().members.facets({})).rejects.toMatchObject({ code: 'UNAUTHORIZED' });
  });
});

describe('searching the members directory', () => {
  it('finds every word in name, title, company, place and skills, within the filters', async () => {
    const { names } = await newCommunity(
      {
        lastName: 'Falk',
        jobTitle: 'Baker',
        company: 'Rye & Shine',
        location: 'Lisbon',
        skills: ['Sourdough'],
      },
      { lastName: 'Gans', jobTitle: 'Baker', location: 'Porto' },
    );
    expect(await names({ search: 'baker' })).toEqual(['Falk', 'Gans']);
    expect(await names({ search: 'BÄKER sourd' })).toEqual(['Falk']);
    expect(await names({ search: 'baker', place: 'porto' })).toEqual(['Gans']);
    expect(await names({ search: 'baker', letter: 'f' })).toEqual(['Falk']);
    expect(await names({ search: '!!' })).toEqual([]);
  });

  it('suggests who looks for it where the search is for those who need it, within the filters', async () => {
    const { caller } = await newCommunity(
      { lastName: 'Asker', lookingFor: 'A new website with class booking', location: 'Porto' },
      { lastName: 'Maker', servicesOffered: 'Websites for small shops', location: 'Porto' },
    );
    await readUnreadProfiles(api().db);
    const similar = async (filter: MembersFilter) =>
      (await caller.members.list({ ...filter, limit: 10 })).similar.map(({ lastName }) => lastName);
    expect(await similar({ search: 'someone who needs a website' })).toEqual(['Asker']);
    expect(await similar({ search: 'someone who needs a website', place: 'lisbon' })).toEqual([]);
  });

  it('suggests who offers it in other words, and who has a similar name, within the filters', async () => {
    const { caller } = await newCommunity(
      { lastName: 'Tapper', jobTitle: 'Plumber', servicesOffered: 'Plumbing repairs', location: 'Porto' },
      { lastName: 'Wolfram', location: 'Lisbon' },
    );
    const similar = async (filter: MembersFilter) =>
      (await caller.members.list({ ...filter, limit: 10 })).similar.map(({ lastName }) => lastName);
    expect(await similar({ search: 'someone to fix a leaking tap' })).toEqual(['Tapper']);
    expect(await similar({ search: 'someone to fix a leaking tap', place: 'lisbon' })).toEqual([]);
    expect(await similar({ search: 'wollfram' })).toEqual(['Wolfram']);
    expect(await similar({ search: 'wollfram', letter: 'a' })).toEqual([]);
    expect(await similar({ search: 'wolfram' })).toEqual([]);
  });
});

describe('the filters of the members directory', () => {
  it('count industries, places and trades that members offer and look for', async () => {
    const { caller, names } = await newCommunity(
      {
        lastName: 'Amaral',
        industry: 'Food',
        location: 'München, Germany',
        servicesOffered: 'Bookkeeping',
        lookingFor: 'A plumber',
      },
      { lastName: 'Brandt', industry: 'food ', location: 'Munich', servicesOffered: 'Plumbing' },
      { lastName: 'Costa', industry: 'Finance', location: 'Porto, Portugal' },
    );
    const facets = await caller.members.facets({});
    expect(facets).toMatchObject({ total: 4, isLowerBound: false, letters: ['a', 'b', 'c', 'v'] });
    expect(facets.industry).toEqual([
      { value: 'food', label: expect.stringMatching(/^food$/i), count: 2 },
      { value: 'finance', label: 'Finance', count: 1 },
    ]);
    expect(facets.place).toMatchObject([
      { value: 'munich', count: 2 },
      { value: 'porto', label: 'Porto', count: 1 },
    ]);
    expect(facets.offers).toContainEqual({ value: 'bookkeeping', label: 'Bookkeeping', count: 1 });
    expect(facets.seeks).toContainEqual({ value: 'plumbing', label: 'Plumbing', count: 1 });

    expect(await names({ industry: 'food' })).toEqual(['Amaral', 'Brandt']);
    expect(await names({ industry: 'food', offers: 'plumbing' })).toEqual(['Brandt']);
    expect(await names({ seeks: 'plumbing' })).toEqual(['Amaral']);
    expect(await names({ place: 'munich', letter: 'b' })).toEqual(['Brandt']);
  });

  it('name the trades that members do, and not those of whom they work for', async () => {
    const { caller, names } = await newCommunity(
      { lastName: 'Accounts', jobTitle: 'Bookkeeper', bio: 'I keep the books of restaurants in Porto.' },
      { lastName: 'Brunch', jobTitle: 'Restaurant owner' },
      { lastName: 'Crust', jobTitle: null, bio: 'We supply bread to restaurants.' },
      { lastName: 'Deals', jobTitle: null, bio: 'I work with restaurants and hotels.' },
    );
    expect(await names({ offers: 'restaurant' })).toEqual(['Brunch']);
    expect(await names({ offers: 'bookkeeping' })).toEqual(['Accounts']);
    expect(await names({ offers: 'bakery' })).toEqual(['Crust']);
    const { offers } = await caller.members.facets({});
    expect(offers).toContainEqual({ value: 'restaurant', label: 'Restaurant', count: 1 });
    expect(offers.map(({ value }) => value)).not.toContain('hotels');
  });

  it('keep the other choices and the search in every count, and replace their own', async () => {
    const { caller } = await newCommunity(
      { lastName: 'Amaral', industry: 'Food', location: 'Porto' },
      { lastName: 'Brandt', industry: 'Food', location: 'Lisbon' },
      { lastName: 'Costa', industry: 'Finance', location: 'Porto' },
    );
    const facets = await caller.members.facets({ industry: 'food' });
    expect(facets.total).toBe(2);
    expect(facets.industry.map(({ value }) => value)).toEqual(['food', 'finance']);
    expect(facets.place.map(({ value, count }) => [value, count])).toEqual([
      ['lisbon', 1],
      ['porto', 1],
    ]);
    expect(facets.letters).toEqual(['a', 'b']);
    expect((await caller.members.facets({ search: 'porto', letter: 'c' })).letters).toEqual(['a', 'c']);
  });

  it('follow a profile as soon as it is saved', async () => {
    const { as } = api();
    const { made, names } = await newCommunity({ lastName: 'Amaral', industry: 'Food' });
    await (await as(made[0] ?? { id: 0 })).profile.update({ industry: 'Finance', location: 'Berlin' });
    expect(await names({ industry: 'food' })).toEqual([]);
    expect(await names({ industry: 'finance', place: 'berlin' })).toEqual(['Amaral']);
  });
});

it('shows how the viewer is connected with each member; a declined request looks open to its sender only', async () => {
  const { db, as } = api();
  const { viewer, caller } = await newCommunity();
  const newMember = async (lastName: string) => (await makeMember(db, { lastName })).id;
  const declinedId = await newMember('Declined');
  const [fromViewer, toViewer] = [{ userId: viewer.id }, { connectedUserId: viewer.id }];
  await makeConnection(db, { ...toViewer, userId: await newMember('Accepted'), status: 'accepted' });
  await makeConnection(db, { ...fromViewer, connectedUserId: declinedId, status: 'declined' });
  await makeConnection(db, { ...toViewer, userId: await newMember('Incoming') });
  await makeConnection(db, { ...fromViewer, connectedUserId: await newMember('Outgoing') });
  await makeConnection(db, { ...fromViewer, connectedUserId: await newMember('Removed'), status: 'removed' });

  const { items } = await caller.members.list({ limit: 10 });
  expect(items.map(({ lastName, relation }) => [lastName, relation])).toEqual([
    ['Accepted', 'connected'],
    ['Declined', 'pending_out'],
    ['Incoming', 'pending_in'],
    ['Outgoing', 'pending_out'],
    ['Removed', 'none'],
    ['Viewer', 'self'],
  ]);
  const theirs = await (await as({ id: declinedId })).members.list({ search: 'viewer', limit: 10 });
  expect(theirs.items.map(({ relation }) => relation)).toEqual(['none']);
});
