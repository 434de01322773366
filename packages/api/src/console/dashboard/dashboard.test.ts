import { daysAgo, makeConnection, makeMember, makeMessage, makeOpportunity } from '@guildhall/db/testing';
import { describe, expect, it } from 'vitest';
import { testApi } from '../../../testing/index.ts';
import { countProfileViews, profileView } from '../../people/profile-views/profile-views.commands.ts';

const api = testApi();

const day = (date: Date) => date.toISOString().slice(0, 10);

async function newcomer() {
  const { db, as } = api();
  const ana = await makeMember(db);
  return { db, ana, asAna: await as(ana) };
}

/** A connection accepted so many days ago by a new member. */
async function friend(anaId: number, acceptedDaysAgo: number, removedDaysAgo?: number) {
  const { db } = api();
  await makeConnection(db, {
    userId: anaId,
    status: removedDaysAgo === undefined ? 'accepted' : 'removed',
    createdAt: daysAgo(acceptedDaysAgo + 1),
    acceptedAt: daysAgo(acceptedDaysAgo),
    endedAt: removedDaysAgo === undefined ? null : daysAgo(removedDaysAgo),
  });
}

describe('the statistics of the dashboard', () => {
  it('are all 0 for a newcomer, over thirty days that end today', async () => {
    const { asAna } = await newcomer();

    const stats = await asAna.dashboard.stats();

    expect(stats).toMatchObject({
      newConnections: 0,
      opportunities: 0,
      messages: 0,
      profileViews: 0,
      totalConnections: 0,
      growthPercentage: 0,
    });
    for (const points of [stats.networkGrowth, ...Object.values(stats.trends).map((trend) => trend.points)]) {
      expect(points).toHaveLength(30);
      expect(points.at(-1)).toEqual({ day: day(new Date()), value: 0 });
      expect(points.at(0)?.day).toBe(day(daysAgo(29)));
    }
  });

  it('count accepted connections of both directions, and compare new ones with the period before', async () => {
    const { db, ana, asAna } = await newcomer();
    for (const days of [200, 100, 45, 10]) await friend(ana.id, days);
    await makeConnection(db, { connectedUserId: ana.id, status: 'accepted', acceptedAt: daysAgo(3) });
    await makeConnection(db, { connectedUserId: ana.id });

    const stats = await asAna.dashboard.stats();

    expect(stats).toMatchObject({ totalConnections: 5, newConnections: 2, growthPercentage: 67 });
    expect(stats.networkGrowth.at(0)?.value).toBe(3);
    expect(stats.networkGrowth.at(-4)).toEqual({ day: day(daysAgo(3)), value: 5 });
    expect(stats.networkGrowth.at(-5)?.value).toBe(4);
    expect(stats.trends.connections).toMatchObject({ change: 100 });
    expect(stats.trends.connections.points.find((point) => point.day === day(daysAgo(10)))?.value).toBe(1);
  });

  it('say 100 percent when there was nothing before, and include connections ended since', async () => {
    const first = await newcomer();
    await friend(first.ana.id, 5);
    expect(await first.asAna.dashboard.stats()).toMatchObject({ growthPercentage: 100 });

    const second = await newcomer();
    await friend(second.ana.id, 60, 2);
    await friend(second.ana.id, 60);
    await friend(second.ana.id, 5);
    const stats = await second.asAna.dashboard.stats();
    expect(stats).toMatchObject({ totalConnections: 2, newConnections: 1, growthPercentage: 50 });
    expect(stats.networkGrowth.map(({ value }) => value)).toSatisfy((values: number[]) => values.includes(3));
  });

  it('count only open opportunities of others', async () => {
    const { db, ana, asAna } = await newcomer();
    const before = (await asAna.dashboard.stats()).opportunities;
    await makeOpportunity(db);
    await makeOpportunity(db, { postedBy: ana.id });
    await makeOpportunity(db, { isActive: false });
    await makeOpportunity(db, { expiresAt: daysAgo(1) });
    await makeOpportunity(db, { postedBy: (await makeMember(db, { isActive: false })).id });

    expect((await asAna.dashboard.stats()).opportunities).toBe(before + 1);
  });

  it('count unread messages, not those I have read or sent or of members I blocked', async () => {
    const { db, ana, asAna } = await newcomer();
    const blocked = await makeMember(db);
    await makeMessage(db, { recipientId: ana.id });
    await makeMessage(db, { recipientId: ana.id, readAt: new Date() });
    await makeMessage(db, { senderId: ana.id });
    await makeMessage(db, { recipientId: ana.id, senderId: blocked.id });
    await asAna.connections.block({ userId: blocked.id });

    const stats = await asAna.dashboard.stats();

    expect(stats.messages).toBe(1);
    expect(stats.trends.messages.points.at(-1)?.value).toBe(3);
  });

  it('count each viewer of my profile once a day for thirty days', async () => {
    const { db, ana, asAna } = await newcomer();
    const visit = { viewer: null, request: { ip: '203.0.113.9', userAgent: 'Mozilla/5.0 Firefox/150.0' } };
    const view = profileView(ana.id, visit);
    if (view) await countProfileViews(db, [view, view]);
    await db
      .insertInto('profileViews')
      .values([
        { userId: ana.id, day: day(daysAgo(29)), viewerHash: 'a' },
        { userId: ana.id, day: day(daysAgo(30)), viewerHash: 'a' },
      ])
      .execute();

    const stats = await asAna.dashboard.stats();

    expect(stats.profileViews).toBe(2);
    expect(stats.trends.profileViews).toMatchObject({ change: 100 });
  });

  it('are closed to visitors', async () => {
    await expect(api().anonymous().dashboard.stats()).rejects.toMatchObject({ code: 'UNAUTHORIZED' });
    await expect(api().anonymous().dashboard.recommendations()).rejects.toMatchObject({
      code: 'UNAUTHORIZED',
    });
  });
});

describe('the recommendations', () => {
  it('are six members with parts that sum to the score and sentences that match them', async () => {
    const { db, as } = api();
    const skills = ['SEO', 'Photography', 'Copywriting'];
    const ana = await makeMember(db, { skills, industry: 'Marketing', location: 'Porto, Portugal' });
    for (let at = 0; at < 8; at += 1) {
      await makeMember(db, {
        skills: skills.slice(0, at % 4),
        industry: 'Marketing',
        jobTitle: 'Writer',
        company: 'Ink',
      });
    }

    const { items } = await (await as(ana)).dashboard.recommendations();

    expect(items).toHaveLength(6);
    const scores = items.map(({ matchParts }) => matchParts.reduce((sum, { points }) => sum + points, 0));
    expect(scores).toEqual(scores.toSorted((one, other) => other - one));
    for (const [place, { matchPercentage, matchParts, matchReasons, reason }] of items.entries()) {
      const score = scores[place] ?? 0;
      expect(matchPercentage).toBe(score < 10 ? null : score);
      expect(matchReasons[0]).toBe(reason);
      expect(matchReasons.length).toBeLessThanOrEqual(3);
      expect(matchParts.map(({ text }) => text)).toEqual(expect.arrayContaining(matchReasons));
    }
    expect(items[0]).toMatchObject({ title: 'Writer', company: 'Ink' });
  });

  it('say what a member does where there is no reason to meet them', async () => {
    const { db, asAna } = await newcomer();
    const baker = await makeMember(db, {
      servicesOffered: 'Rye bread and Saturday buns',
      lastSeenAt: new Date(),
    });

    const { items } = await asAna.dashboard.recommendations();

    expect(items.find(({ id }) => id === baker.id)).toMatchObject({
      reason: 'Offers rye bread and Saturday buns',
      matchPercentage: null,
      strength: null,
    });
  });

  it('say what would improve my matches, until my profile is complete', async () => {
    const { asAna } = await newcomer();

    const { raise } = await asAna.dashboard.recommendations();
    expect(raise[0]).toMatchObject({ field: 'lookingFor', points: 44 });

    await asAna.profile.update({ lookingFor: 'a bookkeeper' });
    const fields = (await asAna.dashboard.recommendations()).raise.map(({ field }) => field);
    expect(fields).not.toContain('lookingFor');
  });
});
