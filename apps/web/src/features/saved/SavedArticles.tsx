import { Button, SimpleGrid } from '@mantine/core';
import { IconBookmark } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { paths } from '../../lib/paths.ts';
import { trpc } from '../../lib/trpc.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { PagedItems } from '../../ui/PagedItems.tsx';
import { ArticleCard } from '../articles/ArticleCard.tsx';
import { ArticlesSkeleton } from '../articles/ArticlesSkeleton.tsx';
import { SAVED_ARTICLES_PAGE } from '../articles/articles-filter.ts';
import { savedMessages } from './saved.messages.ts';

const messages = savedMessages.articles;

/** The articles that the member saved. */
export function SavedArticles() {
  const saved = trpc.saved.articles.useInfiniteQuery(SAVED_ARTICLES_PAGE, {
    getNextPageParam: ({ nextCursor }) => nextCursor,
  });
  return (
    <PagedItems
      query={saved}
      loading={<ArticlesSkeleton />}
      failed={messages.failed}
      empty={
        <EmptyState
          icon={IconBookmark}
          title={messages.empty}
          action={
            <Button component={Link} to={paths.news()}>
              {messages.action}
            </Button>
          }
        >
          {messages.text}
        </EmptyState>
      }
      gap="lg"
      isAutomatic
    >
      {(articles) => (
        <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="lg" verticalSpacing="lg">
          {articles.map((article) => (
            <ArticleCard key={article.id} article={article} isSignedIn />
          ))}
        </SimpleGrid>
      )}
    </PagedItems>
  );
}
