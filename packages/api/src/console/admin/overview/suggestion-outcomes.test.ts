import { beforeEach, expect, it } from 'vitest';
import { daysAgo, makeConnection, makeMember } from '@guildhall/db/testing';
import { testApi } from '../../../../testing/index.ts';

const api = testApi();
type Request = NonNullable<Parameters<typeof makeConnection>[1]>;

const ask = (fields: Request) => makeConnection(api().db, { referralSource: 'dashboard', ...fields });
const outcomes = async () => {
  const { db, as } = api();
  const admin = await as(await makeMember(db, { role: 'admin' }));
  return admin.admin.suggestionOutcomes();
};

beforeEach(async () => {
  await api().db.deleteFrom('connections').execute();
});

it('counts who was asked and who accepted, in bands of match score', async () => {
  for (const matchScore of [100, 70, 69, 50, 49, 30, 29, 10, 9, null]) await ask({ matchScore });
  await ask({ matchScore: 80, status: 'accepted' });
  await ask({ matchScore: 10, status: 'declined', referralSource: 'insights' });
  await ask({ matchScore: 12, status: 'removed', referralSource: 'insights' });

  expect(await outcomes()).toEqual([
    { from: 70, to: 100, asked: 3, accepted: 1, acceptanceRate: null },
    { from: 50, to: 69, asked: 2, accepted: 0, acceptanceRate: null },
    { from: 30, to: 49, asked: 2, accepted: 0, acceptanceRate: null },
    { from: 10, to: 29, asked: 4, accepted: 1, acceptanceRate: null },
    { from: 0, to: 9, asked: 1, accepted: 0, acceptanceRate: null },
    { from: null, to: null, asked: 1, accepted: 0, acceptanceRate: null },
  ]);
});

it('has a rate where twenty or more were asked', async () => {
  for (let request = 0; request < 20; request += 1)
    await ask({ matchScore: 80, ...(request < 7 && { status: 'accepted' }) });
  for (let request = 0; request < 19; request += 1) await ask({ matchScore: null, status: 'accepted' });
  const [best, , , , , without] = await outcomes();
  expect(best).toMatchObject({ asked: 20, accepted: 7, acceptanceRate: 35 });
  expect(without).toMatchObject({ asked: 19, accepted: 19, acceptanceRate: null });
});

it('counts neither requests from profiles and other places nor those of more than 90 days ago', async () => {
  await ask({ matchScore: 60, referralSource: 'profile' });
  await ask({ matchScore: 60, referralSource: null });
  await ask({ matchScore: 60, createdAt: daysAgo(91) });
  await ask({ matchScore: 20, createdAt: daysAgo(89) });

  expect((await outcomes()).map(({ asked }) => asked)).toEqual([0, 0, 0, 1, 0, 0]);
});

it('counts a request as its member sent it from a suggestion', async () => {
  const { db, as } = api();
  const [ana, ben] = [await makeMember(db), await makeMember(db)];
  await (await as(ana)).connections.request({ toUserId: ben.id, source: 'insights' });
  await (await as(ben)).connections.request({ toUserId: ana.id });

  expect((await outcomes()).filter(({ asked }) => asked > 0)).toMatchObject([{ asked: 1, accepted: 1 }]);
});
