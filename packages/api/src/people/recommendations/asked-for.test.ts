import { makeMember } from '@guildhall/db/testing';
import { beforeEach, expect, it } from 'vitest';
import { testApi } from '../../../testing/index.ts';
import { readUnreadProfiles } from '../profile/derived.commands.ts';

const api = testApi();

// Only the members of a test are suggested.
beforeEach(() => api().db.updateTable('users').set({ isActive: false }).execute());

/** A web designer who looks for restaurants and a bookkeeper, beside many who share a word or the town. */
async function designer() {
  const { db, as } = api();
  const location = 'Portland, OR';
  const asking = [
    'Gyms, and a web designer who understands appointment booking',
    'A new website with class booking',
    'A designer for a small catalog website',
    'Builders, and help with a simple website',
  ];
  for (const lookingFor of asking)
    await makeMember(db, { firstName: 'Client', jobTitle: 'Owner', lookingFor, servicesOffered: 'Pottery' });
  await makeMember(db, {
    firstName: 'Chef',
    jobTitle: 'Executive Chef',
    servicesOffered: 'Private dining, menus for restaurants',
  });
  for (let turn = 0; turn < 12; turn += 1)
    await makeMember(db, { firstName: 'Near', jobTitle: 'Florist', servicesOffered: 'Flowers', location });
  await makeMember(db, { firstName: 'Books', jobTitle: 'Bookkeeper', servicesOffered: 'Bookkeeping' });
  const viewer = await makeMember(db, {
    jobTitle: 'Freelance Web Designer',
    servicesOffered: 'Websites for small restaurants and shops; Shopify stores',
    lookingFor: 'Small restaurants that need a website; somebody who does my books',
    location,
  });
  await readUnreadProfiles(db);
  return as(viewer);
}

it('suggests who looks for what the viewer offers beside who meets a need, and before who only writes alike', async () => {
  const caller = await designer();
  const { items } = await caller.dashboard.recommendations();
  const names = items.map(({ name }) => name.split(' ')[0]);
  expect(names.filter((name) => name === 'Client').length).toBeGreaterThanOrEqual(3);
  expect(names).toContain('Books');
  expect(names.slice(0, 4)).not.toContain('Chef');
  expect(items.filter(({ name, strength }) => name.startsWith('Client') && strength === null)).toEqual([]);
});

it('brings the same members in the same order on the dashboard and in the directory', async () => {
  const caller = await designer();
  const { items } = await caller.dashboard.recommendations();
  const words = ['strong', 'good', 'possible', null];
  const places = items.map(({ strength }) => words.indexOf(strength));
  expect(places).toEqual(places.toSorted((one, other) => one - other));

  const listed = (await caller.members.list({ sort: 'match', limit: 40 })).items.map(({ id }) => id);
  const suggested = items.filter(({ strength }) => strength !== null).map(({ id }) => id);
  expect(listed.filter((id) => suggested.includes(id))).toEqual(suggested);
});

it('says on the profile of who asks for it that the two match', async () => {
  const caller = await designer();
  const { items } = await caller.members.list({ sort: 'match', limit: 40 });
  for (const { username } of items.filter(({ name }) => name.startsWith('Client')))
    expect((await caller.profile.related({ username })).match?.reasons[0]).toMatch(/^Client looks for “/u);
});
