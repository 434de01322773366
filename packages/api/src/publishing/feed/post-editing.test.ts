import { makeMember, makePost } from '@guildhall/db/testing';
import { describe, expect, it } from 'vitest';
import { testApi } from '../../../testing/index.ts';
import { unlimited } from '../../ground/limits/limiter.ts';

/** Rate limits are off here, but bounds that need no counter apply. */
const api = testApi({ limiter: { ...unlimited, isOn: true } });
const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000);

describe('editing', () => {
  it('lets the author edit a post for half an hour and marks it as edited', async () => {
    const { db, as, anonymous } = api();
    const ana = await makeMember(db);
    const post = await makePost(db, { userId: ana.id, createdAt: minutesAgo(29) });

    const edited = await (
      await as(ana)
    ).feed.update({ id: post.id, content: ' Better said ', type: 'insight' });

    expect(edited).toMatchObject({
      content: 'Better said',
      type: 'insight',
      edited: true,
      can: { edit: true },
    });
    expect(await anonymous().feed.get({ id: post.id })).toMatchObject({
      content: 'Better said',
      edited: true,
    });
  });

  it('refuses the author after half an hour, and says why', async () => {
    const { db, as } = api();
    const ana = await makeMember(db);
    const post = await makePost(db, { userId: ana.id, createdAt: minutesAgo(31) });
    const caller = await as(ana);

    expect((await caller.feed.get({ id: post.id })).can).toEqual({
      edit: false,
      delete: true,
      report: false,
    });
    await expect(caller.feed.update({ id: post.id, content: 'Too late' })).rejects.toMatchObject({
      code: 'FORBIDDEN',
      message: 'A post can be edited for 30 minutes',
    });
  });

  it('does not let a newcomer add links that a first post must not have', async () => {
    const { db, as } = api();
    const newcomer = await as(await makeMember(db, { createdAt: minutesAgo(60) }));
    const links = (count: number) =>
      'https://a.example/ https://b.example/ https://c.example/'.slice(0, count * 19);
    const { id } = await newcomer.feed.create({ content: links(2) });

    await expect(newcomer.feed.update({ id, content: links(3) })).rejects.toMatchObject({
      code: 'BAD_REQUEST',
      message: 'On your first day a post can have at most 2 links',
    });
    expect(await newcomer.feed.update({ id, content: `Two ${links(2)}` })).toMatchObject({ edited: true });
  });

  it('is refused to a visitor, a stranger and an administrator, and for a blank text and a deleted post', async () => {
    const { db, as, anonymous } = api();
    const ana = await makeMember(db);
    const post = await makePost(db, { userId: ana.id, content: 'As it was' });
    const change = { id: post.id, content: 'Changed' };

    await expect(anonymous().feed.update(change)).rejects.toMatchObject({ code: 'UNAUTHORIZED' });
    for (const other of [await makeMember(db), await makeMember(db, { role: 'admin' })]) {
      await expect((await as(other)).feed.update(change)).rejects.toMatchObject({ code: 'FORBIDDEN' });
    }
    const caller = await as(ana);
    await expect(caller.feed.update({ id: post.id, content: '  ' })).rejects.toMatchObject({
      code: 'BAD_REQUEST',
    });
    await expect(caller.feed.update({ id: 2_000_000_000, content: 'x' })).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
    expect(await anonymous().feed.get({ id: post.id })).toMatchObject({
      content: 'As it was',
      edited: false,
    });
  });
});

describe('reporting', () => {
  it('reaches the administrators once, however often a member reports', async () => {
    const { db, as } = api();
    const post = await makePost(db);
    const ben = await as(await makeMember(db));

    for (const reason of ['Advertising', undefined]) {
      expect(await ben.feed.report({ id: post.id, reason })).toEqual({ id: post.id, reported: true });
    }

    const reports = await db
      .selectFrom('reports')
      .select(['objectType', 'reason', 'status'])
      .where('objectId', '=', post.id)
      .execute();
    expect(reports).toEqual([{ objectType: 'post', reason: 'Advertising', status: 'open' }]);
  });

  it('is refused to visitors, and for one’s own and hidden posts', async () => {
    const { db, as, anonymous } = api();
    const ana = await makeMember(db);
    const post = await makePost(db, { userId: ana.id });
    const hidden = await makePost(db, { isPublished: false });
    const caller = await as(ana);

    await expect(anonymous().feed.report({ id: post.id })).rejects.toMatchObject({ code: 'UNAUTHORIZED' });
    await expect(caller.feed.report({ id: post.id })).rejects.toMatchObject({ code: 'FORBIDDEN' });
    await expect(caller.feed.report({ id: hidden.id })).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });
});

describe('members who blocked each other', () => {
  it('hides their posts from both, and lets neither react', async () => {
    const { db, as, anonymous } = api();
    const [ana, ben] = [await makeMember(db), await makeMember(db)];
    const [byAna, byBen] = [await makePost(db, { userId: ana.id }), await makePost(db, { userId: ben.id })];
    await db.insertInto('blocks').values({ blockerId: ana.id, blockedId: ben.id }).execute();

    for (const [reader, hidden] of [
      [ana, byBen],
      [ben, byAna],
    ] as const) {
      const caller = await as(reader);
      const { items } = await caller.feed.list({ limit: 100 });
      expect(items.map(({ id }) => id)).not.toContain(hidden.id);
      await expect(caller.feed.like({ id: hidden.id, liked: true })).rejects.toMatchObject({
        code: 'NOT_FOUND',
      });
      await expect(caller.feed.comments.list({ postId: hidden.id })).rejects.toMatchObject({
        code: 'NOT_FOUND',
      });
    }
    expect((await anonymous().feed.list({ limit: 100 })).items.map(({ id }) => id)).toContain(byAna.id);
  });
});

const links = (count: number) =>
  Array.from({ length: count }, (_, index) => `https://site-${index}.example.org`).join(' ');

describe('a member’s first day', () => {
  it('allows a post with two links, not one with three', async () => {
    const { db, as } = api();
    const ana = await as(await makeMember(db));

    await ana.feed.create({ content: links(2) });
    await expect(ana.feed.create({ content: links(3) })).rejects.toMatchObject({ code: 'BAD_REQUEST' });
  });

  it('allows any number afterwards', async () => {
    const { db, as } = api();
    const ana = await as(await makeMember(db, { createdAt: minutesAgo(25 * 60) }));
    const post = await ana.feed.create({
      content: 'https://a.example.org https://b.example.org https://c.example.org',
    });
    expect(post.links).toHaveLength(3);
  });
});
