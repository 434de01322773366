import { makeMember, makePost } from '@guildhall/db/testing';
import { describe, expect, it } from 'vitest';
import { testApi } from '../../../testing/index.ts';
import { readTopics } from './post-topics.commands.ts';

const api = testApi();

/** A member who writes, one who reads, and a topic of their own. */
let serial = 0;
async function people() {
  const { db, as } = api();
  const [ana, ben] = [await makeMember(db), await makeMember(db)];
  const topic = `topic${(serial += 1)}x`;
  return { db, as, ana, ben, topic, anas: await as(ana), bens: await as(ben) };
}

const idsOf = ({ items }: { items: { id: number }[] }) => items.map(({ id }) => id);

describe('the posts on a topic', () => {
  it('are found in any spelling, newest first, page by page, by members and visitors', async () => {
    const { anas, bens } = await people();
    const ids: number[] = [];
    for (const spelling of ['Büroräume', 'bueroraeume', 'BÜRORÄUME'])
      ids.unshift((await anas.feed.create({ content: `${spelling}: #${spelling}` })).id);
    await anas.feed.create({ content: 'Büroräume without a sign, and #Büro' });
    for (const reader of [bens, api().anonymous()]) {
      const first = await reader.feed.list({ topic: 'buroraume', limit: 2 });
      const second = await reader.feed.list({ topic: 'Büroräume', limit: 2, cursor: first.nextCursor });
      expect([...idsOf(first), ...idsOf(second)]).toEqual(ids);
      expect(second.nextCursor).toBeNull();
    }
  });

  it('change with an edit', async () => {
    const { anas, topic } = await people();
    const { id, body } = await anas.feed.create({ content: `On #${topic}` });
    expect(body).toMatchObject([{ children: ['On ', { url: `/feed?topic=${topic}`, topic }] }]);
    await anas.feed.update({ id, content: `On #other${topic}` });
    expect(idsOf(await anas.feed.list({ topic }))).toEqual([]);
    expect(idsOf(await anas.feed.list({ topic: `other${topic}` }))).toEqual([id]);
  });

  it('leave out what the reader may not see, and still come in whole pages', async () => {
    const { db, ana, anas, ben, bens, topic } = await people();
    const readable = await bens.feed.create({ content: `#${topic}` });
    const unseen = [
      { userId: (await makeMember(db, { isActive: false })).id },
      { userId: ana.id, isPublished: false },
      { userId: ana.id, isPublished: false, state: 'pending_review' as const },
      { userId: ana.id, deletedAt: new Date() },
    ];
    for (const fields of unseen) await makePost(db, { ...fields, content: `Unseen #${topic}` });
    const blocked = await makeMember(db);
    await makePost(db, { userId: blocked.id, content: `Blocked #${topic}` });
    await readTopics(db);
    await anas.connections.block({ userId: blocked.id });
    await anas.topics.follow({ name: topic, following: true });
    for (const input of [{ topic }, { from: 'topics' as const }])
      expect(idsOf(await anas.feed.list({ ...input, limit: 1 }))).toEqual([readable.id]);
    expect((await anas.topics.suggest({ q: topic })).items).toEqual([{ name: topic, members: 1 }]);
    await anas.connections.block({ userId: ben.id });
    expect((await anas.topics.suggest({ q: topic })).items).toEqual([]);
    expect(idsOf(await anas.feed.list({ topic }))).toEqual([]);
  });

  it('are read from posts of before, once', async () => {
    const { db, topic } = await people();
    const many = Array.from({ length: 12 }, (_, index) => `#${topic}_${index}`).join(' ');
    const [old, crowded] = [
      await makePost(db, { content: `Old #${topic}` }),
      await makePost(db, { content: many }),
    ];
    await readTopics(db);
    await readTopics(db);
    const { items } = await api().anonymous().feed.list({ topic });
    expect(items).toMatchObject([{ id: old.id, edited: false, version: old.version }]);
    const { count } = await db
      .selectFrom('postTopics')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('postId', '=', crowded.id)
      .executeTakeFirstOrThrow();
    expect(count).toBe(10);
  });

  it('are at most ten topics each', async () => {
    const { anas, topic } = await people();
    const content = Array.from({ length: 11 }, (_, index) => `#${topic}${index}a`).join(' ');
    const refusal = 'A post can have at most 10 topics';
    await expect(anas.feed.create({ content })).rejects.toThrow(refusal);
    const { id } = await anas.feed.create({ content: `#${topic} `.repeat(11) });
    await expect(anas.feed.update({ id, content })).rejects.toThrow(refusal);
  });

  it('are asked for by a word', async () => {
    for (const topic of ['two words', '#web', '', '___', 'x'.repeat(51)])
      await expect(api().anonymous().feed.list({ topic })).rejects.toMatchObject({ code: 'BAD_REQUEST' });
  });
});

describe('a topic that I follow', () => {
  it('is followed once, however often and in whatever spelling, until I no longer do', async () => {
    const { anas, bens, topic } = await people();
    await Promise.all(
      Array.from({ length: 8 }, (_, index) =>
        anas.topics.follow({ name: index % 2 ? topic : topic.toUpperCase(), following: true }),
      ),
    );
    expect((await anas.topics.followed()).items).toHaveLength(1);
    expect((await bens.topics.followed()).items).toEqual([]);
    await anas.topics.follow({ name: topic, following: false });
    expect((await anas.topics.followed()).items).toEqual([]);
  });

  it('has its posts in one list with those of my other topics, each once', async () => {
    const { anas, bens, topic } = await people();
    const both = await bens.feed.create({ content: `#${topic}a #${topic}b` });
    const one = await bens.feed.create({ content: `#${topic}b` });
    await bens.feed.create({ content: `#${topic}c` });
    for (const end of ['a', 'b']) await anas.topics.follow({ name: `${topic}${end}`, following: true });
    const first = await anas.feed.list({ from: 'topics', limit: 1 });
    const second = await anas.feed.list({ from: 'topics', limit: 1, cursor: first.nextCursor });
    expect([...idsOf(first), ...idsOf(second)]).toEqual([one.id, both.id]);
    expect(second.nextCursor).toBeNull();
    expect(idsOf(await api().anonymous().feed.list({ from: 'topics' }))).toEqual([]);
  });

  it('is one of a hundred at most', async () => {
    const { db, ana, anas } = await people();
    await db
      .insertInto('followedTopics')
      .values(Array.from({ length: 100 }, (_, index) => ({ userId: ana.id, topic: `t${index}`, name: 't' })))
      .execute();
    await expect(anas.topics.follow({ name: 'more', following: true })).rejects.toThrow(
      'You can follow at most 100 topics. Unfollow one first.',
    );
    expect(await anas.topics.follow({ name: 't1', following: true })).toEqual({
      name: 't1',
      following: true,
    });
  });
});

describe('popular topics', () => {
  it('are those that most members wrote about in the last 30 days, as written last', async () => {
    const { db, ana, ben, anas, topic } = await people();
    await db.deleteFrom('posts').execute();
    for (const { id: userId } of [ana, ben, await makeMember(db)])
      await makePost(db, { userId, content: `#${topic.toUpperCase()}` });
    for (let count = 0; count < 5; count += 1)
      await makePost(db, { userId: ana.id, content: `#alone${topic}` });
    const longAgo = new Date(Date.now() - 31 * 86_400_000);
    await makePost(db, { content: `#old${topic}`, createdAt: longAgo });
    await readTopics(db);
    expect((await anas.topics.popular()).items).toEqual([
      { name: topic.toUpperCase(), members: 3 },
      { name: `alone${topic}`, members: 1 },
    ]);
  });
});

it('what is suggested begins with what was typed, in any spelling', async () => {
  const { anas, bens } = await people();
  await anas.feed.create({ content: '#معرض and #Straßenfest' });
  const names = async (q: string) => (await bens.topics.suggest({ q })).items.map(({ name }) => name);
  expect(await names('معر')).toEqual(['معرض']);
  expect(await names('strass')).toEqual(['Straßenfest']);
  expect(await names('')).toEqual([]);
  expect(await names('%')).toEqual([]);
});
