import { makeArticle, makeMember, makePost } from '@guildhall/db/testing';
import { describe, expect, it } from 'vitest';
import { testApi } from '../../../testing/index.ts';

const api = testApi();

describe('saved items', () => {
  it('lists the posts and articles that a member has saved, last saved first, page by page', async () => {
    const { db, as } = api();
    const ana = await as(await makeMember(db));
    const posts: number[] = [];
    const articles: number[] = [];
    for (let index = 0; index < 7; index += 1) {
      const [post, article] = [await makePost(db), await makeArticle(db)];
      await ana.feed.bookmark({ id: post.id, bookmarked: true });
      await ana.articles.bookmark({ id: article.id, bookmarked: true });
      posts.unshift(post.id);
      articles.unshift(article.id);
    }

    for (const [list, expected] of [
      [ana.saved.posts, posts],
      [ana.saved.articles, articles],
    ] as const) {
      const seen: number[] = [];
      let cursor: string | null = null;
      do {
        const page: Awaited<ReturnType<typeof list>> = await list({ limit: 3, cursor });
        expect(page.items.every(({ bookmarked }) => bookmarked)).toBe(true);
        seen.push(...page.items.map(({ id }) => id));
        cursor = page.nextCursor;
      } while (cursor !== null);
      expect(seen).toEqual(expected);
    }
  });

  it('shows nobody else’s, nothing hidden, and nothing to visitors', async () => {
    const { db, as, anonymous } = api();
    const [ana, ben] = [await as(await makeMember(db)), await as(await makeMember(db))];
    const [post, article] = [await makePost(db), await makeArticle(db)];
    await ana.feed.bookmark({ id: post.id, bookmarked: true });
    await ana.articles.bookmark({ id: article.id, bookmarked: true });

    expect((await ben.saved.posts({})).items).toEqual([]);
    expect((await ben.saved.articles({})).items).toEqual([]);
    await db.updateTable('posts').set({ isPublished: false }).where('id', '=', post.id).execute();
    await db.updateTable('articles').set({ isPublished: false }).where('id', '=', article.id).execute();
    expect((await ana.saved.posts({})).items).toEqual([]);
    expect((await ana.saved.articles({})).items).toEqual([]);
    await expect(anonymous().saved.posts({})).rejects.toMatchObject({ code: 'UNAUTHORIZED' });
    await expect(anonymous().saved.articles({})).rejects.toMatchObject({ code: 'UNAUTHORIZED' });
  });
});
