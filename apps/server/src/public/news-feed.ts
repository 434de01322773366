import { translated } from '@guildhall/locale/translated';
import { siteFileMessages } from '@guildhall/api/community/site/site-files.messages';
import { type ArticleSummary, listArticles } from '@guildhall/api';
import { escapeHtml } from '@guildhall/markdown';
import type { AppDependencies } from '../context.ts';
import { type FeedSource, type Publisher, printable, rssOf } from './feeds.ts';

const ITEMS = 50;

/** `/news/feed.xml`: the latest articles with their summaries; the texts are for members. */
export const newsFeed = ({ db }: AppDependencies): FeedSource => ({
  path: '/news/feed.xml',
  area: 'news',
  shows: ['news'],
  make: async (publisher) => {
    const { items } = await listArticles(db, null, { limit: ITEMS });
    return articlesFeed(items, publisher);
  },
});

export const articlesFeed = (articles: ArticleSummary[], publisher: Publisher): string =>
  rssOf(
    articles.map((article) => {
      const link = `${publisher.publicOrigin}/news/${article.slug}`;
      return {
        title: printable(article.title),
        id: link,
        link,
        // Readers take a description for HTML; pages show it as it was written.
        description: escapeHtml(printable(article.summary ?? '')),
        author: [{ name: printable(article.author) }],
        category: [article.category, ...article.tags].map((label) => ({ name: printable(label) })),
        date: new Date(article.publishedAt),
      };
    }),
    {
      ...publisher,
      path: '/news',
      ...translated(siteFileMessages).feeds.news,
    },
  );
