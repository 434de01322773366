import { makeBusiness, makeMember } from '@guildhall/db/testing';
import { expect, it } from 'vitest';
import { bumpPublicMembers } from '../../ground/cache/cache-generation.ts';
import { testApi } from '../../../testing/index.ts';

const api = testApi();

/** What visitors are shown when nothing is cached. */
async function readFront() {
  bumpPublicMembers();
  return api().anonymous().site.front();
}

it('shows the newest members and businesses to visitors, those with a picture first, from ten members on', async () => {
  const { db } = api();
  const owner = await makeMember(db, { jobTitle: 'Baker', avatarKey: 'avatars/a' });
  await makeBusiness(db, { ownerId: owner.id, name: 'Pão' });
  for (let count = 0; count < 8; count += 1) await makeMember(db, { jobTitle: 'Printer' });
  expect(await readFront()).toEqual({ members: [], memberCount: 0, businesses: [], businessCount: 0 });

  const newest = await makeMember(db, { jobTitle: 'Florist' });
  const { members, memberCount, businesses, businessCount } = await readFront();
  expect([memberCount, businessCount, members.length]).toEqual([10, 1, 9]);
  expect(members[0]).toMatchObject({ id: owner.id, jobTitle: 'Baker' });
  expect(members[1]?.id).toBe(newest.id);
  expect(businesses).toMatchObject([{ name: 'Pão', cover: null }]);
});

it('shows no member who is not suggested, whom engines may not list, or who is not public', async () => {
  const { db } = api();
  const shown = await makeMember(db, { jobTitle: 'Printer' });
  const hidden = [
    await makeMember(db, { jobTitle: 'Printer', suggestable: false }),
    await makeMember(db, { jobTitle: 'Printer', searchEngines: false }),
    await makeMember(db, { jobTitle: 'Printer', isActive: false }),
  ].map(({ id }) => id);
  const ids = (await readFront()).members.map(({ id }) => id);
  expect(ids).toContain(shown.id);
  expect(ids.filter((id) => hidden.includes(id))).toEqual([]);
});

it('shows nobody where the community does not want it, and no businesses without a directory', async () => {
  const { db, as } = api();
  const { admin } = await as(await makeMember(db, { role: 'admin' }));
  const before = await admin.community.get();
  const front = async (changes: Partial<typeof before>) => {
    await admin.community.update({ ...before, ...changes });
    return readFront();
  };
  expect((await front({})).businesses).toHaveLength(1);
  expect(await front({ disabledAreas: ['directory'] })).toMatchObject({ businesses: [], businessCount: 0 });
  expect(await front({ hiddenLandingSections: ['people'] })).toMatchObject({ members: [], memberCount: 0 });
});
