import type { ArticleHead as Facts } from '@guildhall/api/articles/schema';
import { Head } from '../../app/Head.tsx';
import { paths } from '../../app/paths.ts';
import { trpc } from '../../app/trpc.ts';
import { cut } from '../../ui/cut.ts';

const PREVIEW = 200;

type Props = { article: Facts; noIndex: boolean };

/** What previews and search engines may know of an article: all but its text, which is for members. */
export function ArticleHead({ article, noIndex }: Props) {
  const origin = trpc.site.config.useQuery().data?.publicOrigin ?? '';
  const description = cut(article.summary ?? article.title, PREVIEW);
  const image = article.heroImage?.startsWith('/') ? origin + article.heroImage : article.heroImage;
  return (
    <Head
      title={article.title}
      description={description}
      type="article"
      noIndex={noIndex}
      {...(article.heroImage && { image: article.heroImage })}
      jsonLd={{
        '@context': 'https://schema.org',
        '@type': 'NewsArticle',
        headline: cut(article.title, 110),
        description,
        url: origin + paths.article(article.slug),
        datePublished: article.publishedAt,
        dateModified: article.updatedAt,
        articleSection: article.category,
        isAccessibleForFree: false,
        author: { '@type': 'Person', name: article.author },
        publisher: { '@type': 'Organization', name: 'Guildhall', url: origin },
        ...(article.tags.length > 0 && { keywords: article.tags.join(', ') }),
        ...(image && { image }),
      }}
    />
  );
}
