import { readableDomain } from '@guildhall/api/ground/values/readable-domain';
import { Anchor, Button, Container, Group, Text, Title } from '@mantine/core';
import { richTextOf } from '@guildhall/markdown';
import { Suspense } from 'react';
import { Link } from 'react-router-dom';
import { lazyChunk } from '../../lib/lazy-chunk.ts';
import { PageHead } from '../../lib/PageHead.tsx';
import { useSite } from '../../lib/site.ts';
import { useLocalDate } from '../../lib/useLocalDate.ts';
import { paths } from '../../lib/paths.ts';
import { RichText } from '../../ui/RichText.tsx';
import type { Outputs } from '../../lib/trpc.ts';
import { ArticleFacts } from './ArticleFacts.tsx';
import { articleHead } from './articles-head.ts';
import { ArticleOpening } from './ArticleOpening.tsx';
import { ArticleTags } from './ArticleTags.tsx';
import classes from './ArticleText.module.css';
import { articlesMessages as messages } from './articles.messages.ts';

const ArticleComments = lazyChunk(() =>
  import('./ArticleComments.tsx').then((module) => ({ default: module.ArticleComments })),
);
const RelatedArticles = lazyChunk(() =>
  import('./RelatedArticles.tsx').then((module) => ({ default: module.RelatedArticles })),
);

type Props = { article: Outputs['articles']['get'] };

export function ArticleText({ article }: Props) {
  const site = useSite();
  const localDate = useLocalDate();
  return (
    <Container size="sm" py="xl" component="article">
      <PageHead {...articleHead(article, site)} />
      <ArticleOpening article={article} isFeatured={article.isFeatured} />
      <ArticleFacts article={article} date={localDate(article.publishedAt)} isSignedIn />
      <div className={classes.text}>
        <RichText text={richTextOf(article)} lang={article.lang} />
      </div>
      {article.url && URL.canParse(article.url) && (
        <Text size="sm" c="dimmed" mb="lg">
          {messages.article.originalUrl}{' '}
          <Anchor
            href={article.url}
            target="_blank"
            rel="nofollow ugc noopener noreferrer"
            className={classes.source ?? ''}
          >
            {readableDomain(new URL(article.url).hostname)}
          </Anchor>
        </Text>
      )}
      <ArticleTags tags={article.tags} />
      <div id="comments" className={classes.comments}>
        <Title order={2} size="h3">
          {messages.article.comments}{' '}
          {article.comments > 0 && (
            <Text span inherit c="dimmed">
              {article.comments}
            </Text>
          )}
        </Title>
        <Suspense>
          <ArticleComments article={article} />
        </Suspense>
      </div>
      <Suspense>
        <RelatedArticles slug={article.slug} />
      </Suspense>
      <Group justify="center" mt="xl">
        <Button component={Link} to={paths.news()} variant="default">
          {messages.article.browseAll}
        </Button>
      </Group>
    </Container>
  );
}
