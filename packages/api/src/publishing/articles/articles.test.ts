import { daysAgo, makeArticle, makeMember } from '@guildhall/db/testing';
import { describe, expect, it, vi } from 'vitest';
import { testApi } from '../../../testing/index.ts';
import { retryWhenBusy } from '../../../testing/retry-when-busy.ts';

vi.setConfig({ testTimeout: 60_000 });

const api = testApi();

describe('the news list', () => {
  it('shows a visitor everything but the text', async () => {
    const { db, anonymous } = api();
    const made = await makeArticle(db, {
      title: 'Cooperatives grow',
      summary: 'In short.',
      content: 'word '.repeat(401),
      tags: ['Work', 'Trade'],
      category: 'Finance',
      isFeatured: true,
      publishedAt: daysAgo(2),
    });

    const { items } = await anonymous().articles.list({ search: 'cooperatives grow' });

    expect(items).toEqual([
      expect.objectContaining({
        id: made.id,
        slug: made.slug,
        title: 'Cooperatives grow',
        summary: 'In short.',
        tags: ['Work', 'Trade'],
        category: 'Finance',
        isFeatured: true,
        isPublished: true,
        readTime: 3,
        relativeTime: '2d ago',
        views: 0,
        engagement: 0,
        trending: false,
        liked: false,
        bookmarked: false,
      }),
    ]);
    expect(items[0]).not.toHaveProperty('content');
  });

  it('finds a substring of the title or of any tag, ignoring case and accents, and no other text', async () => {
    const { db, anonymous } = api();
    const byTitle = await makeArticle(db, { title: 'Über Bäckereien im Quartier', publishedAt: daysAgo(3) });
    const byTag = await makeArticle(db, {
      title: 'Bread',
      tags: ['Handwerk', 'Quartierbäcker'],
      publishedAt: daysAgo(4),
    });
    await makeArticle(db, {
      title: 'Other',
      content: 'quartier',
      summary: 'quartier',
      publishedAt: daysAgo(5),
    });

    const page = await anonymous().articles.list({ search: '  QUARTIER ' });
    expect(page.items.map(({ id }) => id)).toEqual([byTitle.id, byTag.id]);
    expect(page.total).toBe(2);
    expect((await anonymous().articles.list({ search: 'backer' })).items).toHaveLength(2);
    expect((await anonymous().articles.list({ search: 'handwerk quartier' })).items).toEqual([]);
    for (const search of ['%', '_', '\\', '100%_']) {
      expect((await anonymous().articles.list({ search })).items).toEqual([]);
    }
  });

  it('filters by category, counts, and hides what is not published', async () => {
    const { db, anonymous } = api();
    const shown = await makeArticle(db, { category: 'Leadership' });
    const hidden = await makeArticle(db, { category: 'Leadership', isPublished: false });

    const page = await anonymous().articles.list({ category: 'leadership' });
    expect(page).toMatchObject({ items: [{ id: shown.id }], total: 1, nextCursor: null });
    await expect(anonymous().articles.head({ slug: hidden.slug })).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
  });

  it('pages through every article once, newest first, while others are published', async () => {
    const { db, anonymous } = api();
    const older: number[] = [];
    for (let index = 0; index < 11; index += 1) {
      const { id } = await makeArticle(db, { category: 'Security', publishedAt: daysAgo(10 + index) });
      older.push(id);
    }
    const seen: number[] = [];
    let cursor: string | null = null;
    do {
      const page = await anonymous().articles.list({ category: 'Security', limit: 3, cursor });
      seen.push(...page.items.map(({ id }) => id));
      expect(page.total).toBe(cursor === null ? 11 : null);
      cursor = page.nextCursor;
      await makeArticle(db, { category: 'Security' });
    } while (cursor !== null);
    expect(seen).toEqual(older);
  });
});

describe('an article', () => {
  it('shows a visitor its first paragraph without formatting, if there is more to read', async () => {
    const { db, anonymous } = api();
    const openingOf = async (content: string) => {
      const { slug } = await makeArticle(db, { content });
      return (await anonymous().articles.head({ slug })).opening;
    };
    expect(await openingOf('## Bread\n\nIt **rises** at\nnight.\n\nAnd for members:')).toBe(
      'It rises at night.',
    );
    expect(await openingOf('It rises.\n\nAnd for members:')).toBe('It rises.');
    expect(await openingOf('All of it is one paragraph.')).toBeNull();
    expect(await openingOf('- a list\n- alone')).toBeNull();
    expect(await openingOf(`${'long '.repeat(400)}\n\nAnd more`)).toHaveLength(800);
  });

  it('is for members: a visitor only gets its preview', async () => {
    const { db, as, anonymous } = api();
    const { slug } = await makeArticle(db, { title: 'For members', content: 'Secret\nlines' });

    await expect(anonymous().articles.get({ slug })).rejects.toMatchObject({ code: 'UNAUTHORIZED' });
    const teaser = await anonymous().articles.head({ slug });
    expect(teaser).toMatchObject({ readTime: 1, likes: 0, liked: false });
    expect(teaser).not.toHaveProperty('content');
    expect(JSON.stringify(teaser)).not.toContain('Secret');
    const ana = await as(await makeMember(db));
    expect(await ana.articles.get({ slug })).toMatchObject({
      content: 'Secret\nlines',
      can: { edit: false },
    });
  });

  it('is not found when it is missing or not published', async () => {
    const { db, as } = api();
    const { slug } = await makeArticle(db, { isPublished: false });
    const ana = await as(await makeMember(db));
    for (const unknown of [slug, 'no-such-article', '../etc', '']) {
      await expect(ana.articles.get({ slug: unknown })).rejects.toMatchObject({
        code: 'NOT_FOUND',
        message: "The article you're looking for doesn't exist.",
      });
    }
  });

  it('counts each reader once a day, however often and fast they read', async () => {
    const { db, as, services } = api();
    const { id, slug } = await makeArticle(db);
    const readers = await Promise.all(Array.from({ length: 5 }, async () => as(await makeMember(db))));
    const read = () =>
      Promise.all(
        readers.flatMap((reader) => Array.from({ length: 10 }, () => reader.articles.get({ slug }))),
      );
    await read();
    await services.views.articles.flush();
    await read();
    await services.views.articles.flush();

    const rows = await db.selectFrom('articleViews').select('userId').where('articleId', '=', id).execute();
    expect(rows).toHaveLength(5);
    expect((await readers[0]?.articles.get({ slug }))?.views).toBe(5);
  });

  it('has an engagement of likes and bookmarks in percent of its views', async () => {
    const { db, as, services } = api();
    const { id, slug } = await makeArticle(db);
    const readers = await Promise.all(Array.from({ length: 3 }, async () => as(await makeMember(db))));
    for (const reader of readers) await reader.articles.get({ slug });
    await services.views.articles.flush();

    await readers[0]?.articles.like({ id, liked: true });
    expect(await readers[0]?.articles.get({ slug })).toMatchObject({ engagement: 33, likes: 1, liked: true });
    for (const reader of readers) await reader.articles.bookmark({ id, bookmarked: true });
    expect(await readers[1]?.articles.get({ slug })).toMatchObject({
      engagement: 100,
      liked: false,
      bookmarked: true,
    });
  });
});

describe('reacting to an article', () => {
  it('keeps the counters equal to their rows under 100 parallel toggles', async () => {
    const { db, as, anonymous } = api();
    const { id } = await makeArticle(db);
    const members = await Promise.all(Array.from({ length: 10 }, async () => as(await makeMember(db))));

    await Promise.all(
      Array.from({ length: 100 }, (_, turn) => {
        const on = (turn * 7) % 3 !== 0;
        const member = members[turn % 10];
        if (turn % 4 === 0) return retryWhenBusy(() => anonymous().articles.share({ id }));
        return turn % 2 === 0
          ? member?.articles.like({ id, liked: on })
          : member?.articles.bookmark({ id, bookmarked: on });
      }),
    );

    const counted = async (table: 'articleLikes' | 'articleBookmarks' | 'articleShares') =>
      (await db.selectFrom(table).select('articleId').where('articleId', '=', id).execute()).length;
    const { likes, bookmarks, shares } = await db
      .selectFrom('articles')
      .select(['likes', 'bookmarks', 'shares'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    expect({ likes, bookmarks, shares }).toEqual({
      likes: await counted('articleLikes'),
      bookmarks: await counted('articleBookmarks'),
      shares: 1,
    });
  });

  it('counts one share a day for an address that sends forty user agents', async () => {
    const { db, anonymous } = api();
    const { id } = await makeArticle(db);
    for (let turn = 0; turn < 40; turn += 1)
      await anonymous({ userAgent: `Browser ${turn}` }).articles.share({ id });
    expect(await anonymous({ ip: '203.0.113.8' }).articles.share({ id })).toEqual({ id, shares: 2 });
  });

  it('does not count as an edit of the article', async () => {
    const { db, as } = api();
    const { id, slug, updatedAt } = await makeArticle(db);
    const ana = await as(await makeMember(db));
    await ana.articles.like({ id, liked: true });
    expect((await ana.articles.get({ slug })).updatedAt).toBe(updatedAt.toISOString());
  });

  it('is refused to visitors, and for unpublished articles', async () => {
    const { db, as, anonymous } = api();
    const [{ id }, hidden] = [await makeArticle(db), await makeArticle(db, { isPublished: false })];
    const ana = await as(await makeMember(db));
    await expect(anonymous().articles.like({ id, liked: true })).rejects.toMatchObject({
      code: 'UNAUTHORIZED',
    });
    await expect(anonymous().articles.bookmark({ id, bookmarked: true })).rejects.toMatchObject({
      code: 'UNAUTHORIZED',
    });
    await expect(ana.articles.like({ id: hidden.id, liked: true })).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
    await expect(ana.articles.bookmark({ id: hidden.id, bookmarked: true })).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
    await expect(anonymous().articles.share({ id: hidden.id })).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });
});
