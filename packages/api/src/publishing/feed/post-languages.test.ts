import { makeMember, makePost } from '@guildhall/db/testing';
import { describe, expect, it } from 'vitest';
import { testApi } from '../../../testing/index.ts';
import { detectLanguages } from './post-languages.commands.ts';

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
