import { daysAgo, makeArticle, makeMember } from '@guildhall/db/testing';
import { expect, it } from 'vitest';
import { countWords, readingMinutes } from '../../ground/values/reading-time.ts';
import { testApi } from '../../../testing/index.ts';

const api = testApi();

it('the news begin with the newest article, or the newest that an editor featured', async () => {
  const { db, as, anonymous } = api();
  expect(await anonymous().articles.lead()).toBeNull();
  const ana = await makeMember(db, { firstName: 'Ana', lastName: 'Duarte' });
  const newest = await makeArticle(db, { authorId: ana.id, content: 'It begins.\n\nAnd goes on.' });
  await makeArticle(db, { publishedAt: daysAgo(1) });
  await makeArticle(db, { isFeatured: true, isPublished: false });
  expect(await anonymous().articles.lead()).toMatchObject({
    id: newest.id,
    opening: 'It begins.',
    writer: { username: ana.username },
  });

  const older = await makeArticle(db, { isFeatured: true, publishedAt: daysAgo(9) });
  const featured = await makeArticle(db, { isFeatured: true, publishedAt: daysAgo(5) });
  const reader = await as(await makeMember(db));
  await reader.articles.like({ id: featured.id, liked: true });
  expect(await reader.articles.lead()).toMatchObject({ id: featured.id, liked: true });

  const editor = await as(await makeMember(db, { role: 'admin' }));
  await editor.articles.update({ id: featured.id, isFeatured: false });
  expect(await anonymous().articles.lead()).toMatchObject({ id: older.id });
});

it('the reading time is that of 200 words a minute, and at least one', async () => {
  const { db, anonymous } = api();
  const words = (count: number) => Array.from({ length: count }, (_, at) => `word${at}`).join(' ');
  for (const [content, minutes] of [
    ['Short.', 1],
    [words(200), 1],
    [`# ${words(100)}\n\n- ${words(99)}\n- **last**\n\n---`, 1],
    [words(201), 2],
    [`مرحبا بكم ${words(400)}`, 3],
  ] as const) {
    const { slug, wordCount } = await makeArticle(db, { content });
    expect((await anonymous().articles.list({ limit: 1 })).items[0]).toMatchObject({
      slug,
      readTime: minutes,
    });
    expect(countWords(content)).toBe(wordCount);
    expect(readingMinutes(wordCount)).toBe(minutes);
  }
});
