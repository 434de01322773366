import { daysAgo, makeArticle, makeConnection, makeMember, makePost } from '@guildhall/db/testing';
import type { Insertable } from 'kysely';
import type { User } from '@guildhall/db';
import { describe, expect, it } from 'vitest';
import { testApi } from '../../../testing/index.ts';
import { refreshDerived } from '../../people/profile/derived.commands.ts';
import { recommend } from '../../people/recommendations/recommendations.queries.ts';
import { listTrendingTopics } from './topics.queries.ts';

const api = testApi();

/** A member with the search terms that saving a profile computes. */
async function profiled(profile: Partial<Insertable<User>>) {
  const { db } = api();
  const member = await makeMember(db, profile);
  await refreshDerived(db, member.id);
  return member;
}

async function recommendedTo(viewer: { id: number }, limit = 500): Promise<number[]> {
  return (await recommend(api().db, viewer.id, { limit })).map(({ member }) => member.id);
}

describe('recommended members', () => {
  it('shows Ana, who looks for a bookkeeper for her bakery, Ben, who offers bookkeeping for restaurants, and him her', async () => {
    const { as } = api();
    const trades = [
      'web design',
      'roof repair',
      'yoga classes',
      'tax law',
      'wedding photography',
      'dog training',
    ];
    const ana = await profiled({
      firstName: 'Ana',
      jobTitle: 'Baker',
      lookingFor: 'a bookkeeper for my bakery',
    });
    const ben = await profiled({
      firstName: 'Ben',
      servicesOffered: 'bookkeeping and payroll for restaurants',
    });
    for (let at = 0; at < 60; at += 1)
      await profiled({ servicesOffered: trades[at % trades.length] ?? null });

    const toAna = await (await as(ana)).network.insights();
    const toBen = await (await as(ben)).network.insights();

    expect(toAna.recommendations.length).toBe(4);
    expect(toAna.recommendations.map(({ id }) => id)).toContain(ben.id);
    expect(toBen.recommendations.map(({ id }) => id)).toContain(ana.id);
    const { items } = await (await as(ana)).dashboard.recommendations();
    expect(items.find(({ id }) => id === ben.id)?.reason).toBe(
      'Ben offers “bookkeeping and payroll for restaurants”',
    );
    const back = await (await as(ben)).dashboard.recommendations();
    expect(back.items.find(({ id }) => id === ana.id)?.reason).toBe(
      'Ana looks for “a bookkeeper for my bakery”',
    );
  });

  it('finds a matching member who is neither new nor near nor known', async () => {
    const ben = await profiled({ servicesOffered: 'falconry lessons', createdAt: daysAgo(900) });
    for (let at = 0; at < 70; at += 1) await makeMember(api().db);
    const ana = await profiled({ lookingFor: 'someone who teaches falconry' });

    expect((await recommendedTo(ana))[0]).toBe(ben.id);
  });

  it('finds friends of friends and counts who is known to both', async () => {
    const { db, as } = api();
    const [ana, ben, carl, dora] = [
      await makeMember(db),
      await makeMember(db),
      await makeMember(db),
      await makeMember(db),
    ];
    for (const [userId, connectedUserId] of [
      [ana.id, ben.id],
      [carl.id, ana.id],
      [ben.id, dora.id],
      [dora.id, carl.id],
    ] as const) {
      await makeConnection(db, { userId, connectedUserId, status: 'accepted' });
    }
    await makeConnection(db, { userId: ben.id });

    const { recommendations } = await (await as(ana)).network.insights();

    expect(recommendations.find(({ id }) => id === dora.id)).toMatchObject({ mutualConnections: 2 });
    const { items } = await (await as(ana)).dashboard.recommendations();
    expect(items.find(({ id }) => id === dora.id)?.matchReasons).toContain('2 mutual connections');
  });

  it('leaves out myself, the inactive and those who opted out', async () => {
    const { db } = api();
    const ana = await makeMember(db);
    const inactive = await makeMember(db, { isActive: false });
    const shy = await makeMember(db, { suggestable: false });
    const ben = await makeMember(db, { jobTitle: 'Baker' });

    const shown = await recommendedTo(ana);

    expect(shown).toContain(ben.id);
    for (const { id } of [ana, inactive, shy]) expect(shown).not.toContain(id);
  });

  it.each([
    ['connected', { status: 'accepted' }, false, false],
    ['asked', { status: 'pending' }, false, false],
    ['declined lately', { status: 'declined', createdAt: daysAgo(3), endedAt: daysAgo(2) }, false, false],
    // The sender still sees a request; the receiver may see the member again.
    ['declined long ago', { status: 'declined', createdAt: daysAgo(100), endedAt: daysAgo(95) }, false, true],
    ['withdrawn lately', { status: 'withdrawn', endedAt: daysAgo(2) }, false, true],
    ['withdrawn long ago', { status: 'withdrawn', endedAt: daysAgo(22) }, true, true],
    ['removed', { status: 'removed' }, true, true],
    ['expired', { status: 'expired' }, true, true],
  ] as const)('takes account of a request that was %s', async (_, row, senderSees, receiverSees) => {
    const { db } = api();
    // Who says nothing of themselves is suggested to nobody.
    const [sender, receiver] = [
      await makeMember(db, { jobTitle: 'Baker' }),
      await makeMember(db, { jobTitle: 'Baker' }),
    ];
    await makeConnection(db, { ...row, userId: sender.id, connectedUserId: receiver.id });

    expect((await recommendedTo(sender)).includes(receiver.id)).toBe(senderSees);
    expect((await recommendedTo(receiver)).includes(sender.id)).toBe(receiverSees);
  });

  it('orders equal scores by last activity, then by the older account', async () => {
    const { db } = api();
    const lookingFor = 'a glass blower';
    const make = (lastSeenAt: Date | null) => profiled({ servicesOffered: 'glass blowing', lastSeenAt });
    const [never, first, second, latest] = [
      await make(null),
      await make(daysAgo(2)),
      await make(daysAgo(2)),
      await make(daysAgo(1)),
    ];
    await db.updateTable('users').set({ lastSeenAt: first.lastSeenAt }).where('id', '=', second.id).execute();
    const ana = await profiled({ lookingFor });

    const shown = await recommendedTo(ana, 4);

    expect(shown).toEqual([latest.id, first.id, second.id, never.id]);
  });
});

describe('the insights', () => {
  it('leave out as many of the best members as the page shows elsewhere', async () => {
    const { as } = api();
    const ana = await profiled({ lookingFor: 'a bookkeeper for my bakery' });
    for (let at = 0; at < 9; at += 1) await profiled({ servicesOffered: `bookkeeping, ${at} years` });
    const caller = await as(ana);

    const shown = (await caller.dashboard.recommendations()).items.map(({ id }) => id);
    const beside = (await caller.network.insights({ offset: shown.length })).recommendations;
    expect(shown).toHaveLength(6);
    expect(beside.length).toBeGreaterThan(0);
    expect(beside.filter(({ id }) => shown.includes(id))).toEqual([]);
    expect((await caller.network.insights()).recommendations[0]?.id).toBe(shown[0]);
  });

  it('are closed to visitors', async () => {
    await expect(api().anonymous().network.insights()).rejects.toMatchObject({ code: 'UNAUTHORIZED' });
  });

  it('give three tips: for gaps of my profile first, then general ones', async () => {
    const { as } = api();
    const empty = await (await as(await makeMember(api().db))).network.insights();
    const full = await makeMember(api().db, {
      lookingFor: 'x',
      servicesOffered: 'x',
      skills: ['x'],
      interests: ['x'],
      industry: 'Tips',
      professionalSummary: 'x',
      location: 'x',
      jobTitle: 'x',
      company: 'x',
      avatarKey: 'x',
    });
    const { networkGrowthTips } = await (await as(full)).network.insights();

    expect(empty.networkGrowthTips).toHaveLength(3);
    expect(empty.networkGrowthTips[0]).toMatch(/looking for/);
    expect(networkGrowthTips).toHaveLength(3);
    expect(networkGrowthTips.filter((tip) => empty.networkGrowthTips.includes(tip))).toEqual([]);
  });

  it('hide an industry of fewer than five active members and the statistics of nobody’s industry', async () => {
    const { db, as } = api();
    const ana = await makeMember(db, { industry: 'Beekeeping' });
    for (let at = 0; at < 3; at += 1) await makeMember(db, { industry: 'Beekeeping' });
    await makeMember(db, { industry: 'Beekeeping', isActive: false });

    expect((await (await as(ana)).network.insights()).industryInsights).toBeNull();
    expect((await (await as(await makeMember(db))).network.insights()).industryInsights).toBeNull();
  });

  it('show an industry’s average number of connections, top skills and emerging roles', async () => {
    const { db, as } = api();
    const industry = 'Forestry';
    const old = { industry, createdAt: daysAgo(400), jobTitle: 'Logger' };
    const ana = await makeMember(db, { ...old, skills: ['Felling', 'GIS'] });
    await makeMember(db, { ...old, skills: ['felling'] });
    await makeMember(db, { ...old, industry: 'forestry', skills: ['Felling', 'Planting', 'GIS'] });
    await makeMember(db, { industry, jobTitle: 'Drone pilot', skills: ['GIS', 'Felling', 'Mapping'] });
    await makeMember(db, { industry, jobTitle: 'drone pilot', suggestable: false });
    await makeMember(db, { industry, jobTitle: 'Logger' });
    for (let at = 0; at < 4; at += 1) await makeConnection(db, { userId: ana.id, status: 'accepted' });
    await makeConnection(db, { connectedUserId: ana.id, status: 'pending' });

    const { industryInsights } = await (await as(ana)).network.insights();

    expect(industryInsights).toEqual({
      industry: 'Forestry',
      averageConnections: 0.7,
      topSkills: ['Felling', 'GIS', 'Mapping', 'Planting'],
      emergingRoles: [expect.stringMatching(/drone pilot/i), 'Logger'],
    });
  });

  it('list the week’s topics by how many members wrote about them', async () => {
    const { db } = api();
    const [ana, ben] = [await makeMember(db), await makeMember(db)];
    await makePost(db, { userId: ana.id, content: 'Our SEO finally works! #openingday' });
    await makePost(db, { userId: ana.id, content: 'More about SEO' });
    await makePost(db, { userId: ben.id, content: 'Who does search engine optimisation? #OpeningDay' });
    await makePost(db, { content: 'Payroll, payroll, payroll', createdAt: daysAgo(8) });
    await makePost(db, { content: 'I sell payroll', isPublished: false });
    await makePost(db, { content: 'I sell payroll', userId: (await makeMember(db, { isActive: false })).id });
    await makeArticle(db, { author: 'The Editors', tags: ['SEO', 'Remote Work'], category: 'Technology' });
    await makeArticle(db, { author: 'the editors', tags: ['Remote Work'], category: 'Technology' });

    // Topics are cached for a minute: query as of the next one.
    const topics = await listTrendingTopics(db, new Date(Date.now() + 90_000));

    expect(topics).toMatchObject([
      { id: 1, topic: 'SEO', participantCount: 3 },
      { id: 2, topic: expect.stringMatching(/^openingday$/i), participantCount: 2, category: 'Community' },
      { id: 3, topic: 'Remote Work', participantCount: 1, category: 'Technology' },
    ]);
  });
});
