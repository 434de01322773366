import type { ArticleHead as Facts } from '@guildhall/api/articles/schema';
import { ownPicture } from '../../lib/own-picture.ts';
import type { PageMeta } from '../../lib/page-meta.ts';
import { paths } from '../../lib/paths.ts';
import { truncate } from '../../lib/truncate.ts';

const PREVIEW = 200;

export const NEWS_HEAD = {
  title: 'Industry News',
  description: 'What moves the trades of our members, written by people who work in them.',
};

/** What previews and search engines may know of an article: all but its text, which is for members. */
export function articleHead(article: Facts, origin: string, noIndex: boolean): PageMeta {
  const description = truncate(article.summary ?? article.title, PREVIEW);
  const image = ownPicture(article.heroImage);
  return {
    title: article.title,
    description,
    type: 'article',
    noIndex,
    ...(image && { image }),
    jsonLd: {
      '@context': 'https://schema.org',
      '@type': 'NewsArticle',
      headline: truncate(article.title, 110),
      description,
      url: origin + paths.article(article.slug),
      datePublished: article.publishedAt,
      dateModified: article.updatedAt,
      articleSection: article.category,
      isAccessibleForFree: false,
      author: { '@type': 'Person', name: article.author },
      publisher: { '@type': 'Organization', name: 'Guildhall', url: origin },
      ...(article.tags.length > 0 && { keywords: article.tags.join(', ') }),
      ...(image && { image: origin + image }),
    },
  };
}
