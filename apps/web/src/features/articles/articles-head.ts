import { cardAddress } from '@guildhall/api/console/cards/cards.schema';
import type { ArticleHead as Article } from '@guildhall/api/publishing/articles/articles.schema';
import { ownPicture } from '../../lib/own-picture.ts';
import { type PageMeta, RENDERED } from '../../lib/page-meta.ts';
import type { Site } from '../../lib/site.ts';
import { paths } from '../../lib/paths.ts';
import { truncate } from '../../lib/truncate.ts';
import { articlesMessages } from './articles.messages.ts';

const PREVIEW_LENGTH = 200;

const { title, description: listDescription } = articlesMessages;
export const ARTICLES_HEAD = { title, description: listDescription };

/** Metadata of an article for previews and search engines: everything but the text, which is for members. */
export function articleHead(article: Article, { origin, name }: Site): PageMeta {
  const description = truncate(article.summary ?? article.title, PREVIEW_LENGTH);
  const image = ownPicture(article.heroImage) ?? cardAddress('news', article.slug);
  return {
    title: article.title,
    description,
    type: 'article',
    image,
    imageAlt: article.title,
    jsonLd: !import.meta.env.SSR
      ? RENDERED
      : {
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
          publisher: { '@type': 'Organization', name, url: origin },
          ...(article.tags.length > 0 && { keywords: article.tags.join(', ') }),
          image: origin + image,
        },
  };
}
