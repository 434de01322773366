import { Container, Stack, Text } from '@mantine/core';
import type { ArticleTeaser as Article } from '@guildhall/api/publishing/articles/articles.schema';
import { Suspense } from 'react';
import { lazyChunk } from '../../lib/lazy-chunk.ts';
import { PageHead } from '../../lib/PageHead.tsx';
import { useSite } from '../../lib/site.ts';
import { useFormats } from '../../lib/formats.ts';
import { WaysIn } from '../../lib/WaysIn.tsx';
import { ArticleFacts } from './ArticleFacts.tsx';
import { articleHead } from './articles-head.ts';
import { ArticleOpening } from './ArticleOpening.tsx';
import classes from './ArticleText.module.css';
import { articlesMessages as messages } from './articles.messages.ts';

const RelatedArticles = lazyChunk(() =>
  import('./RelatedArticles.tsx').then((module) => ({ default: module.RelatedArticles })),
);

/** What visitors and crawlers get of an article, with the way to read the rest. */
export function ArticleTeaser({ article }: { article: Article }) {
  const site = useSite();
  const { longDate } = useFormats();
  return (
    <Container size="sm" py="xl" component="article">
      <PageHead {...articleHead(article, site)} />
      <ArticleOpening article={article} />
      <ArticleFacts article={article} date={longDate(article.publishedAt)} isSignedIn={false} />
      {article.opening !== null && (
        <div className={classes.text}>
          <p dir="auto">{article.opening}</p>
        </div>
      )}
      <Stack component="section" gap="sm" aria-label={messages.article.joinToRead}>
        <Text fw={600}>{messages.article.joinToRead}</Text>
        <Text size="sm" c="dimmed">
          {messages.article.joinToComment(article.comments)}
        </Text>
        <WaysIn joinFor={{ reason: 'read', name: article.title }} />
      </Stack>
      <Suspense>
        <RelatedArticles slug={article.slug} />
      </Suspense>
    </Container>
  );
}
