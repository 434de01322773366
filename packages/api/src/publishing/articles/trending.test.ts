import { sql } from '@guildhall/db';
import { makeArticle, makeMember } from '@guildhall/db/testing';
import { describe, expect, it } from 'vitest';
import { testApi } from '../../../testing/index.ts';
import { trendingArticles } from './trending.queries.ts';

const api = testApi();

describe('trending articles', () => {
  it('are the five with the most distinct readers of the week, and at least five of them', async () => {
    const { db } = api();
    const readers = await Promise.all(Array.from({ length: 12 }, () => makeMember(db)));
    const read = async (articleId: number, count: number, daysAgo: number) =>
      db
        .insertInto('articleViews')
        .values(
          readers
            .slice(0, count)
            .map(({ id }) => ({ articleId, userId: id, day: sql<string>`current_date - ${daysAgo}::int` })),
        )
        .execute();
    const popular: number[] = [];
    for (let place = 0; place < 6; place += 1) {
      const { id } = await makeArticle(db);
      await read(id, 11 - place, place);
      popular.push(id);
    }
    const [lastWeek, few, hidden] = [
      await makeArticle(db),
      await makeArticle(db),
      await makeArticle(db, { isPublished: false }),
    ];
    await read(lastWeek.id, 12, 7);
    // Four members on three days are four readers.
    for (const day of [0, 1, 2]) await read(few.id, 4, day);
    await read(hidden.id, 12, 0);

    expect([...(await trendingArticles(db))].toSorted((one, other) => one - other)).toEqual(
      popular.slice(0, 5),
    );
    const { items } = await api().anonymous().articles.list({ limit: 100 });
    expect(items.filter(({ trending }) => trending)).toHaveLength(5);
  });
});
