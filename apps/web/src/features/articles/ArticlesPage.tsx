import { Button, Container, SimpleGrid, Stack, Text } from '@mantine/core';
import { IconRss } from '@tabler/icons-react';
import { useState } from 'react';
import { PageHead } from '../../lib/PageHead.tsx';
import { paths } from '../../lib/paths.ts';
import { DelegatedTooltips } from '../../ui/DelegatedTooltips.tsx';
import { trpc } from '../../lib/trpc.ts';
import { useViewer } from '../../lib/useViewer.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { LoadMore } from '../../ui/LoadMore.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { ArticleCard } from './ArticleCard.tsx';
import { ArticlesSkeleton } from './ArticlesSkeleton.tsx';
import { useArticles } from './articles.hooks.ts';
import { ARTICLES_HEAD } from './articles-head.ts';
import { ArticleFilters } from './ArticleFilters.tsx';
import { useArticlesFilter } from './useArticlesFilter.ts';
import { articlesMessages as messages } from './articles.messages.ts';

export function ArticlesPage() {
  const { viewer } = useViewer();
  const { filter, typed, type, choose } = useArticlesFilter();
  const list = useArticles(filter);
  const { data: topics = [] } = trpc.articles.topics.useQuery();
  const articles = list.data?.pages.flatMap(({ items }) => items) ?? [];
  const total = list.data?.pages[0]?.total ?? articles.length;
  const isNarrowed = filter.search !== '' || filter.category !== '';
  const isEmpty = list.isSuccess && !list.isPlaceholderData && articles.length === 0 && !isNarrowed;
  // The count names the category of the listed articles, also while the next list is loading.
  const [listed, setListed] = useState(filter.category);
  if (!list.isPlaceholderData && listed !== filter.category) setListed(filter.category);

  return (
    <Container size="lg" py="xl">
      <PageHead {...ARTICLES_HEAD} />
      <link rel="alternate" type="application/rss+xml" title={ARTICLES_HEAD.title} href={paths.newsFeed()} />
      <PageHeader
        {...ARTICLES_HEAD}
        actions={
          <Button
            component="a"
            href={paths.newsFeed()}
            variant="subtle"
            // Aligns its text with the edge of the page.
            ms={-12}
            me={-14}
            leftSection={<IconRss size={18} aria-hidden />}
          >
            {messages.rss}
          </Button>
        }
      />
      <DelegatedTooltips />
      <Stack gap="lg">
        <ArticleFilters filter={filter} typed={typed} topics={topics} onType={type} onChoose={choose} />
        {list.isPending && <ArticlesSkeleton />}
        {list.isError && articles.length === 0 && (
          <ErrorState title={messages.failed} onRetry={() => void list.refetch()}>
            {list.error.message}
          </ErrorState>
        )}
        {list.data && (
          <Text c="dimmed" component="output" display="block">
            {messages.count(total, listed)}
          </Text>
        )}
        {list.data && articles.length === 0 && (
          <EmptyState
            title={isEmpty ? messages.empty.firstTitle : messages.empty.title}
            {...(isNarrowed && {
              action: (
                <Button variant="default" onClick={() => choose({ search: '', category: '' })}>
                  {messages.empty.action}
                </Button>
              ),
            })}
          >
            {isEmpty ? messages.empty.first : messages.empty.text}
          </EmptyState>
        )}
        {articles.length > 0 && (
          <SimpleGrid
            cols={{ base: 1, sm: 2 }}
            spacing="lg"
            verticalSpacing="lg"
            aria-busy={list.isPlaceholderData}
          >
            {articles.map((article, index) => (
              <ArticleCard
                key={article.id}
                article={article}
                isSignedIn={viewer !== null}
                isFirst={index === 0}
              />
            ))}
          </SimpleGrid>
        )}
        <LoadMore list={list} isAutomatic />
      </Stack>
    </Container>
  );
}
