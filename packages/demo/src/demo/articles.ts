import { DAY_MS } from '@guildhall/db/time';
import type { Insertable } from 'kysely';

import type { Article, ArticleBookmark, ArticleLike, ArticleShare, ArticleView } from '@guildhall/db';
import { businessArticles } from '../data/articles-business.ts';
import { financeArticles } from '../data/articles-finance.ts';
import { leadershipArticles } from '../data/articles-leadership.ts';
import { salesArticles } from '../data/articles-sales.ts';
import { securityArticles } from '../data/articles-security.ts';
import { technologyArticles } from '../data/articles-technology.ts';
import { createRandom } from '../random.ts';
import { listOf, slugOf } from '../text.ts';
import { dayOf, latest } from './clock.ts';
import { numbered } from './messages.ts';
import type { SeedContext } from './seed-context.ts';

const SPAN_DAYS = 110;

interface News {
  articles: Insertable<Article>[];
  likes: Insertable<ArticleLike>[];
  bookmarks: Insertable<ArticleBookmark>[];
  shares: Insertable<ArticleShare>[];
  views: Insertable<ArticleView>[];
}

/** Articles of the last months with their views: most in the first days, a few later. */
export function planNews(context: SeedContext): News {
  const random = createRandom('news');
  const { clock } = context;
  const written = random.sample(
    [
      ...businessArticles,
      ...financeArticles,
      ...leadershipArticles,
      ...salesArticles,
      ...securityArticles,
      ...technologyArticles,
    ],
    Number.POSITIVE_INFINITY,
  );
  const dated = written.map((article, index) => ({
    article,
    publishedAt: clock.daysAgo(0.4 + SPAN_DAYS * (index / written.length) ** 1.3),
  }));

  const news: News = { articles: [], likes: [], bookmarks: [], shares: [], views: [] };
  for (const { id, article, publishedAt } of numbered(dated, (one) => one.publishedAt)) {
    const readers = random.sample(context.active, random.int(9, 34));
    for (const [index, reader] of readers.entries()) {
      const from = latest(publishedAt, reader.createdAt);
      const firstDays = new Date(Math.min(from.getTime() + 4 * DAY_MS, clock.now.getTime()));
      const readAt = clock.between(random, from, index % 3 === 0 ? clock.now : firstDays);
      const days = new Set([
        dayOf(readAt),
        ...(random.chance(0.1) ? [dayOf(clock.between(random, readAt))] : []),
      ]);
      news.views.push(...[...days].map((day) => ({ articleId: id, day, userId: reader.id })));
      const row = { userId: reader.id, articleId: id, createdAt: clock.soonAfter(random, readAt, 20) };
      if (random.chance(0.35)) news.likes.push(row);
      if (random.chance(0.15)) news.bookmarks.push(row);
      if (random.chance(0.08))
        news.shares.push({ articleId: id, visitorId: `member:${reader.id}`, createdAt: row.createdAt });
    }
    const countOf = (rows: readonly { articleId: number }[]) =>
      rows.filter(({ articleId }) => articleId === id).length;
    news.articles.push({
      id,
      title: article.title,
      authorId:
        context.active.find((member) => `${member.firstName} ${member.lastName}` === article.author)?.id ??
        null,
      summary: article.summary,
      author: article.author,
      category: article.category,
      slug: slugOf(article.title),
      content: article.paragraphs.join('\n\n'),
      tags: listOf(article.tags),
      heroImage: null,
      isPublished: true,
      isFeatured: article.featured ?? false,
      publishedAt,
      createdAt: new Date(publishedAt.getTime() - 2 * DAY_MS),
      updatedAt: publishedAt,
      createdBy: context.member('ada-bergmann').id,
      likes: countOf(news.likes),
      bookmarks: countOf(news.bookmarks),
      shares: countOf(news.shares),
      views: countOf(news.views),
    });
  }
  return news;
}
