import { makeArticle } from '@guildhall/db/testing';
import { expect, it } from 'vitest';
import { testApi } from '../../../testing/index.ts';
import { listArticleTopics } from './topics.queries.ts';

const api = testApi();
const minutesLater = (minutes: number) => new Date(Date.now() + minutes * 60_000);

it('visitors are offered the named topics that an article has, then the most used tags', async () => {
  const { db, anonymous } = api();
  expect(await anonymous().articles.topics()).toEqual([]);

  await makeArticle(db, { tags: ['Hiring', 'Retail'] });
  await makeArticle(db, { tags: ['hiring'] });
  await makeArticle(db, { tags: ['Hiring', 'digital marketing'] });
  await makeArticle(db, { tags: ['AI Automation'], isPublished: false });
  expect(await listArticleTopics(db, minutesLater(2))).toEqual(['Digital Marketing', 'Hiring', 'Retail']);

  for (const tag of ['AI Automation', 'Business Growth', 'Professional Networking'])
    await makeArticle(db, { tags: [tag] });
  expect(await listArticleTopics(db, minutesLater(4))).toEqual([
    'AI Automation',
    'Business Growth',
    'Digital Marketing',
    'Professional Networking',
  ]);
});
