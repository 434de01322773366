import { joinChapter, makeChapter, makeMember } from '@guildhall/db/testing';
import { describe, expect, it } from 'vitest';
import { testApi } from '../../../../testing/index.ts';

const api = testApi();

async function member() {
  const { db, as } = api();
  const row = await makeMember(db);
  const { chapters, connections } = await as(row);
  return { id: row.id, username: row.username ?? '', chapters, connections };
}

async function chapterOf(overrides: Parameters<typeof makeChapter>[1] = {}) {
  const ana = await member();
  return { ana, chapter: await makeChapter(api().db, { leaders: [ana.id], ...overrides }) };
}

const newsOf = async (userId: number) => {
  const rows = await api()
    .db.selectFrom('notifications')
    .select('data')
    .where('userId', '=', userId)
    .where('kind', '=', 'chapter')
    .orderBy('id')
    .execute();
  return rows.map(({ data }) => data);
};

describe('joining a chapter', () => {
  it('that is open takes one call, and its leader is notified', async () => {
    const { ana, chapter } = await chapterOf();
    const ben = await member();
    const join = () => ben.chapters.members.join({ slug: chapter.slug });
    expect(await join()).toEqual({ userId: ben.id, role: 'member', state: 'active' });
    expect(await join()).toEqual({ userId: ben.id, role: 'member', state: 'active' });
    expect(await newsOf(ana.id)).toMatchObject([{ event: 'joined', chapter: { id: chapter.id } }]);
    expect((await ana.chapters.get({ slug: chapter.slug })).members).toBe(2);
  });

  it('that asks goes by a request with an answer, which only its leaders read', async () => {
    const { ana, chapter } = await chapterOf({ joining: 'request', question: 'Who are you?' });
    const { slug } = chapter;
    const ben = await member();
    const answer = 'I bake bread.';
    expect(await ben.chapters.members.join({ slug, answer })).toMatchObject({ state: 'requested' });
    expect(await newsOf(ana.id)).toMatchObject([{ event: 'asked' }]);
    const requests = { slug, state: 'requested' } as const;
    expect((await ana.chapters.requests.list(requests)).items).toMatchObject([
      { person: { id: ben.id }, answer },
    ]);
    await expect(ben.chapters.requests.list(requests)).rejects.toMatchObject({ code: 'FORBIDDEN' });
    await ana.chapters.requests.decide({ slug, userId: ben.id, approve: true });
    expect(await ben.chapters.get({ slug })).toMatchObject({ mine: { state: 'active' }, members: 2 });
    expect(await newsOf(ben.id)).toMatchObject([{ event: 'approved' }]);
  });

  it('is refused after a refusal, until a leader invites', async () => {
    const { ana, chapter } = await chapterOf({ joining: 'request' });
    const { slug } = chapter;
    const ben = await member();
    await ben.chapters.members.join({ slug });
    await ana.chapters.requests.decide({ slug, userId: ben.id, approve: false });
    await expect(ben.chapters.members.join({ slug })).rejects.toMatchObject({ code: 'FORBIDDEN' });
    await ana.chapters.invitations.create({ slug, username: ben.username });
    expect(await ben.chapters.members.join({ slug })).toMatchObject({ state: 'active' });
  });

  it('by invitation works in a hidden chapter, which others do not find', async () => {
    const { ana, chapter } = await chapterOf({ joining: 'invited', isHidden: true });
    const { slug } = chapter;
    const ben = await member();
    await expect(ben.chapters.members.join({ slug })).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await ana.chapters.invitations.create({ slug, username: ben.username });
    expect(await newsOf(ben.id)).toMatchObject([{ event: 'invited' }]);
    expect(await ben.chapters.members.join({ slug })).toMatchObject({ state: 'active' });
    await ben.chapters.members.withdraw({ slug });
    await expect(ben.chapters.get({ slug })).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  it('is not offered again to who wants no more invitations', async () => {
    const { ana, chapter } = await chapterOf({ joining: 'invited' });
    const { slug } = chapter;
    const ben = await member();
    const invite = () => ana.chapters.invitations.create({ slug, username: ben.username });
    await invite();
    await ben.chapters.members.withdraw({ slug });
    expect(await invite()).toMatchObject({ state: 'invited' });
    await ben.chapters.members.withdraw({ slug, never: true });
    await expect(invite()).rejects.toMatchObject({ code: 'CONFLICT' });
  });

  it('needs no invitation of someone who blocks the leader', async () => {
    const { ana, chapter } = await chapterOf();
    const ben = await member();
    await ben.connections.block({ userId: ana.id });
    await expect(
      ana.chapters.invitations.create({ slug: chapter.slug, username: ben.username }),
    ).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });
});

describe('two leaders', () => {
  it('who approve and refuse one request at the same moment make one decision', async () => {
    const { ana, chapter } = await chapterOf({ joining: 'request' });
    const { slug, id } = chapter;
    const { db } = api();
    const eva = await member();
    await joinChapter(db, id, { userId: eva.id, role: 'leader' });
    for (let round = 0; round < 5; round += 1) {
      const ben = await member();
      await ben.chapters.members.join({ slug });
      const decided = await Promise.allSettled([
        ana.chapters.requests.decide({ slug, userId: ben.id, approve: true }),
        eva.chapters.requests.decide({ slug, userId: ben.id, approve: false }),
      ]);
      expect(decided.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
      expect(await newsOf(ben.id)).toHaveLength(1);
    }
  });

  it('who leave at the same moment leave one behind', async () => {
    const { ana, chapter } = await chapterOf();
    const { slug, id } = chapter;
    const eva = await member();
    await joinChapter(api().db, id, { userId: eva.id, role: 'leader' });
    const left = await Promise.allSettled(
      [ana, eva].map((leader) => leader.chapters.members.withdraw({ slug })),
    );
    expect(left.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect((await (await member()).chapters.get({ slug })).members).toBe(1);
  });
});

describe('one seat per trade', () => {
  it('goes to one of 200 who join at once', async () => {
    const { chapter } = await chapterOf({ oneSeatPerTrade: true });
    const { db, as } = api();
    const callers = await Promise.all(Array.from({ length: 200 }, async () => as(await makeMember(db))));
    const seats = ['Plumber', 'plumbing'];
    const joined = await Promise.allSettled(
      callers.map((caller, index) =>
        caller.chapters.members.join({ slug: chapter.slug, seat: seats[index % 2] ?? '' }),
      ),
    );
    expect(joined.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const reasons = joined.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason.code] : []));
    expect(new Set(reasons)).toEqual(new Set(['CONFLICT']));
  }, 60_000);

  it('is free again once its holder leaves', async () => {
    const { chapter } = await chapterOf({ oneSeatPerTrade: true });
    const { slug } = chapter;
    const [ben, eva] = [await member(), await member()];
    await expect(ben.chapters.members.join({ slug })).rejects.toThrow('Enter your trade');
    await ben.chapters.members.join({ slug, seat: 'Baker' });
    await expect(eva.chapters.members.join({ slug, seat: 'Bakery' })).rejects.toThrow('is taken');
    await ben.chapters.members.withdraw({ slug });
    expect(await eva.chapters.members.join({ slug, seat: 'Bakery' })).toMatchObject({ state: 'active' });
  });

  it('is taken when a request for it is approved too late', async () => {
    const { ana, chapter } = await chapterOf({ oneSeatPerTrade: true, joining: 'request' });
    const { slug } = chapter;
    const [ben, eva] = [await member(), await member()];
    for (const caller of [ben, eva]) await caller.chapters.members.join({ slug, seat: 'Florist' });
    await ana.chapters.requests.decide({ slug, userId: ben.id, approve: true });
    await expect(ana.chapters.requests.decide({ slug, userId: eva.id, approve: true })).rejects.toMatchObject(
      { code: 'CONFLICT' },
    );
    const { items } = await ana.chapters.requests.list({ slug, state: 'requested' });
    expect(items).toMatchObject([{ person: { id: eva.id }, seat: 'Florist' }]);
  });
});
