import { Button, SimpleGrid, Stack } from '@mantine/core';
import { Link } from 'react-router-dom';
import { paths } from '../../lib/paths.ts';
import { trpc } from '../../lib/trpc.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { LoadMore } from '../../ui/LoadMore.tsx';
import { ArticleCard } from '../news/ArticleCard.tsx';
import { ArticlesSkeleton } from '../news/ArticlesSkeleton.tsx';
import { SAVED_ARTICLES_PAGE } from '../news/news-filter.ts';
import { savedMessages } from './saved.messages.ts';

const messages = savedMessages.articles;

/** The articles that the member saved. */
export function SavedArticles() {
  const saved = trpc.saved.articles.useInfiniteQuery(SAVED_ARTICLES_PAGE, {
    getNextPageParam: ({ nextCursor }) => nextCursor,
  });
  const articles = saved.data?.pages.flatMap(({ items }) => items) ?? [];
  return (
    <Stack gap="lg">
      {saved.isPending && <ArticlesSkeleton />}
      {saved.isError && articles.length === 0 && (
        <ErrorState title={messages.failed} onRetry={() => void saved.refetch()}>
          {saved.error.message}
        </ErrorState>
      )}
      {saved.data && articles.length === 0 && (
        <EmptyState
          title={messages.empty}
          action={
            <Button component={Link} to={paths.news()}>
              {messages.action}
            </Button>
          }
        >
          {messages.text}
        </EmptyState>
      )}
      {articles.length > 0 && (
        <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="lg" verticalSpacing="lg">
          {articles.map((article) => (
            <ArticleCard key={article.id} article={article} isSignedIn />
          ))}
        </SimpleGrid>
      )}
      <LoadMore list={saved} isAutomatic />
    </Stack>
  );
}
