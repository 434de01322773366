import { makeConnection, makeMember } from '@guildhall/db/testing';
import { describe, expect, it } from 'vitest';
import { testApi } from '../../../testing/index.ts';
import { listGraphs } from '../recommendations/graph.queries.ts';
import { DAY_MS } from '../../ground/values/time.ts';

const api = testApi();
const now = new Date();
const longAgo = new Date(now.getTime() - 60 * DAY_MS);

/** Ana's connections in both directions, new and old, some with members deactivated since. */
async function anaAndHerConnections(industry: string) {
  const { db } = api();
  const ana = await makeMember(db, { industry });
  const [ben, gone, goneToo] = [
    await makeMember(db),
    await makeMember(db, { isActive: false }),
    await makeMember(db, { isActive: false }),
  ];
  const accepted = { status: 'accepted', acceptedAt: now } as const;
  await makeConnection(db, { ...accepted, userId: ana.id, connectedUserId: ben.id });
  await makeConnection(db, { ...accepted, userId: ana.id, connectedUserId: gone.id });
  await makeConnection(db, {
    ...accepted,
    userId: goneToo.id,
    connectedUserId: ana.id,
    acceptedAt: longAgo,
  });
  return { ana, ben, gone };
}

describe('a deactivated member', () => {
  it('is neither listed nor counted on the profile, the dashboard and in the console', async () => {
    const { db, as, anonymous } = api();
    const { ana } = await anaAndHerConnections('Glazing');
    const asAna = await as(ana);

    expect((await asAna.connections.list({})).items).toHaveLength(1);
    expect((await anonymous().profile.get({ username: String(ana.id) })).connectionCount).toBe(1);
    const stats = await asAna.dashboard.stats();
    expect(stats).toMatchObject({ totalConnections: 1, newConnections: 1, growthPercentage: 100 });
    expect(stats.networkGrowth.at(0)?.value).toBe(0);
    expect(stats.trends.connections.points.at(-1)?.value).toBe(1);
    const asAdmin = await as(await makeMember(db, { role: 'admin' }));
    const { items } = await asAdmin.admin.users.list({ search: ana.email });
    expect(items).toMatchObject([{ connectionCount: 1 }]);
  });

  it('counts again after being reactivated', async () => {
    const { db, anonymous } = api();
    const { ana, gone } = await anaAndHerConnections('Masonry');

    await db.updateTable('users').set({ isActive: true }).where('id', '=', gone.id).execute();

    expect((await anonymous().profile.get({ username: String(ana.id) })).connectionCount).toBe(2);
  });

  it('is not a mutual connection, from either side', async () => {
    const { db } = api();
    const { ana, ben, gone } = await anaAndHerConnections('Roofing');
    const carl = await makeMember(db);
    await makeConnection(db, { userId: carl.id, connectedUserId: gone.id, status: 'accepted' });
    await makeConnection(db, { userId: carl.id, connectedUserId: ben.id, status: 'accepted' });

    // The one friend they have in common is connected with two people.
    const throughCarl = new Map([[carl.id, { mutualConnections: 1, allocation: 0.5 }]]);
    expect(await listGraphs(db, ana.id, [carl.id])).toEqual(throughCarl);
    expect(await listGraphs(db, ana.id, [carl.id, ben.id, gone.id])).toEqual(throughCarl);
  });

  it('does not raise the average of an industry', async () => {
    const { db, as } = api();
    const { ana } = await anaAndHerConnections('Thatching');
    for (let peer = 0; peer < 4; peer += 1) await makeMember(db, { industry: 'Thatching' });

    const { industryInsights } = await (await as(ana)).network.insights();

    expect(industryInsights?.averageConnections).toBe(0.2);
  });
});
