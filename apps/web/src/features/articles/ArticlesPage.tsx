import { Button, Container, Stack, Text } from '@mantine/core';
import { IconNews, IconRss, IconSearch } from '@tabler/icons-react';
import { useState } from 'react';
import { PageHead } from '../../lib/PageHead.tsx';
import { paths } from '../../lib/paths.ts';
import { DelegatedTooltips } from '../../ui/DelegatedTooltips.tsx';
import { useShownName } from '../../lib/shown-name.ts';
import { trpc } from '../../lib/trpc.ts';
import { useUrlFilter } from '../../lib/useUrlFilter.ts';
import { useViewer } from '../../lib/useViewer.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { LoadMore } from '../../ui/LoadMore.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import listPage from '../../ui/list-page.module.css';
import { ArticleCard } from './ArticleCard.tsx';
import { ArticleGrid } from './ArticleGrid.tsx';
import { ArticlesSkeleton } from './ArticlesSkeleton.tsx';
import { LeadArticle } from './LeadArticle.tsx';
import { filterOf, isNarrowed } from './articles-filter.ts';
import { useArticles, useLeadArticle } from './articles.hooks.ts';
import { ARTICLES_HEAD } from './articles-head.ts';
import { WriteArticleActions } from './WriteArticleActions.tsx';
import { ArticleFilters } from './ArticleFilters.tsx';
import { articlesMessages as messages } from './articles.messages.ts';

export function ArticlesPage() {
  const { viewer } = useViewer();
  const shownName = useShownName();
  const { filter, change } = useUrlFilter(filterOf);
  const list = useArticles(filter);
  const narrowed = isNarrowed(filter);
  const { data: leading } = useLeadArticle(!narrowed);
  const lead = narrowed ? null : leading;
  const { data: topics = [] } = trpc.articles.topics.useQuery();
  const items = list.data?.pages.flatMap((page) => page.items) ?? [];
  const articles = items.filter(({ id }) => id !== lead?.id);
  const isEmpty = list.isSuccess && !list.isPlaceholderData && items.length === 0 && !narrowed;
  // The count names the category of the listed articles, also while the next list is loading.
  const [listed, setListed] = useState(filter.category);
  if (!list.isPlaceholderData && listed !== filter.category) setListed(filter.category);

  return (
    <Container size="lg" className={listPage.page ?? ''}>
      <PageHead {...ARTICLES_HEAD} />
      <link rel="alternate" type="application/rss+xml" title={ARTICLES_HEAD.title} href={paths.newsFeed()} />
      <PageHeader
        title={ARTICLES_HEAD.title}
        actions={
          <>
            {viewer && <WriteArticleActions />}
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
          </>
        }
      />
      <DelegatedTooltips />
      <Stack gap="md">
        <ArticleFilters filter={filter} topics={topics} onChange={change} />
        {lead && <LeadArticle article={lead} isSignedIn={viewer !== null} />}
        {list.isPending && <ArticlesSkeleton />}
        {list.isError && items.length === 0 && (
          <ErrorState title={messages.failed} onRetry={() => void list.refetch()}>
            {list.error.message}
          </ErrorState>
        )}
        {list.data && (
          <Text size="sm" c="dimmed" component="output" display="block">
            {messages.count(articles.length + (lead ? 1 : 0), listed && shownName(listed))}
          </Text>
        )}
        {list.data && items.length === 0 && (
          <EmptyState
            icon={isEmpty ? IconNews : IconSearch}
            title={isEmpty ? messages.empty.firstTitle : messages.empty.title}
            {...(narrowed && {
              action: (
                <Button variant="default" onClick={() => change({ search: '', category: '' })}>
                  {messages.empty.action}
                </Button>
              ),
            })}
          >
            {isEmpty ? messages.empty.first : messages.empty.text}
          </EmptyState>
        )}
        {articles.length > 0 && (
          <ArticleGrid isBusy={list.isPlaceholderData}>
            {articles.map((article, index) => (
              <ArticleCard
                key={article.id}
                article={article}
                isSignedIn={viewer !== null}
                isFirst={!lead && index === 0}
              />
            ))}
          </ArticleGrid>
        )}
        <LoadMore list={list} isAutomatic />
      </Stack>
    </Container>
  );
}
