import { makeConnection, makeMember, makePost } from '@guildhall/db/testing';
import { describe, expect, it } from 'vitest';
import { testApi } from '../../../testing/index.ts';
import type { Viewer } from '../../ground/core/context.ts';
import { detectLanguages } from './post-languages.commands.ts';
import { listSerializedPosts } from './serialized-posts.queries.ts';

const api = testApi();

const GERMAN = 'Wir suchen einen Webdesigner, der nächsten Monat anfangen kann.';
const FRENCH = 'Nous cherchons un graphiste qui puisse commencer le mois prochain.';

describe('the language of a post', () => {
  it('is detected when it is written and when it is edited, and is nothing for a word or two', async () => {
    const { db, as } = api();
    const ana = await as(await makeMember(db));
    const post = await ana.feed.create({ content: GERMAN });
    expect(post.lang).toBe('de');
    expect((await ana.feed.update({ id: post.id, content: FRENCH })).lang).toBe('fr');
    expect(await ana.feed.update({ id: post.id, content: 'Logo?' })).not.toHaveProperty('lang');
  });

  it('stays what it was when only the type of the post changes', async () => {
    const { db, as } = api();
    const ana = await as(await makeMember(db));
    const { id } = await ana.feed.create({ content: GERMAN });
    expect((await ana.feed.update({ id, type: 'insight' })).lang).toBe('de');
  });

  it('is found for posts of before, once, without a change of when they were edited', async () => {
    const { db, as } = api();
    const reader = await as(await makeMember(db));
    const [german, unclear] = [
      await makePost(db, { content: GERMAN }),
      await makePost(db, { content: '👍' }),
    ];
    await detectLanguages(db);
    const rows = await db
      .selectFrom('posts')
      .select(['id', 'lang', 'updatedAt'])
      .where('id', 'in', [german.id, unclear.id])
      .orderBy('id')
      .execute();
    expect(rows).toEqual([
      { id: german.id, lang: 'de', updatedAt: german.updatedAt },
      { id: unclear.id, lang: 'und', updatedAt: unclear.updatedAt },
    ]);
    expect((await reader.feed.get({ id: german.id })).lang).toBe('de');
    expect(await reader.feed.get({ id: unclear.id })).not.toHaveProperty('lang');
  });
});

it('the language of a comment, too, is in its answer', async () => {
  const { db, as } = api();
  const { id: postId } = await makePost(db);
  const ana = await as(await makeMember(db));
  expect((await ana.feed.comments.create({ postId, content: FRENCH })).lang).toBe('fr');
});

const viewerOf = (id: number): Viewer => ({ id, role: 'user', sessionKey: null, authAt: new Date() });

describe('the feed of a member who reads some languages only', () => {
  async function reader() {
    const { db, as } = api();
    await db.deleteFrom('posts').execute();
    const person = await makeMember(db, { readLanguages: ['de', 'ar'] });
    const ids = {
      german: (await makePost(db, { content: GERMAN, lang: 'de' })).id,
      french: (await makePost(db, { content: FRENCH, lang: 'fr' })).id,
      unclear: (await makePost(db, { content: '👍', lang: 'und' })).id,
      unread: (await makePost(db, { content: FRENCH, lang: null })).id,
      own: (await makePost(db, { userId: person.id, content: FRENCH, lang: 'fr' })).id,
    };
    return { db, as, person, ids, viewer: await as(person) };
  }

  it('has those, what nobody can tell and what is their own, and nothing in other languages', async () => {
    const { ids, viewer } = await reader();
    const shown = (await viewer.feed.list({})).items.map(({ id }) => id);
    expect(shown).toEqual([ids.own, ids.unread, ids.unclear, ids.german]);
    expect((await viewer.feed.list({ type: 'general' })).items.map(({ id }) => id)).not.toContain(ids.french);
    expect((await viewer.feed.get({ id: ids.french })).id).toBe(ids.french);
  });

  it('comes in whole pages', async () => {
    const { ids, viewer } = await reader();
    const first = await viewer.feed.list({ limit: 3 });
    const second = await viewer.feed.list({ limit: 3, cursor: first.nextCursor });
    expect(first.items).toHaveLength(3);
    expect(second.items.map(({ id }) => id)).toEqual([ids.german]);
  });

  it('does not announce new posts that it would not show', async () => {
    const { db, ids, viewer } = await reader();
    await makePost(db, { content: FRENCH, lang: 'fr' });
    expect((await viewer.feed.countNewer({ afterId: ids.own })).count).toBe(0);
    await makePost(db, { content: GERMAN, lang: 'de' });
    expect((await viewer.feed.countNewer({ afterId: ids.own })).count).toBe(1);
  });

  it('has all that their connections write, once they ask for that', async () => {
    const { db, person, viewer } = await reader();
    const friend = await makeMember(db);
    await makeConnection(db, { userId: friend.id, connectedUserId: person.id, status: 'accepted' });
    const { id } = await makePost(db, { userId: friend.id, content: FRENCH, lang: 'fr' });
    expect((await viewer.feed.list({ from: 'connections' })).items.map((post) => post.id)).toEqual([id]);
  });

  it('is the same when it is put together from shared pieces', async () => {
    const { db, as, person, viewer } = await reader();
    const other = await makeMember(db);
    const read = async ({ id }: { id: number }): Promise<unknown> =>
      JSON.parse(await listSerializedPosts({ db, viewer: viewerOf(id) }, { limit: 20 }));
    const [own, theirs] = await Promise.all([person, other].map(read));
    expect(own).toEqual(await viewer.feed.list({}));
    expect(theirs).toEqual(await (await as(other)).feed.list({}));
  });

  it('is what they chose last; none is all, and an unknown language is refused', async () => {
    const { ids, viewer } = await reader();
    await viewer.account.locale.setRead({ languages: ['fr', 'fr'] });
    expect((await viewer.auth.me())?.readLanguages).toEqual(['fr']);
    expect((await viewer.feed.list({})).items.map(({ id }) => id)).not.toContain(ids.german);
    await viewer.account.locale.setRead({ languages: null });
    expect((await viewer.feed.list({})).items).toHaveLength(5);
    for (const languages of [[], ['tlh'], ['de; drop']])
      await expect(viewer.account.locale.setRead({ languages: languages as never })).rejects.toMatchObject({
        code: 'BAD_REQUEST',
      });
  });
});
