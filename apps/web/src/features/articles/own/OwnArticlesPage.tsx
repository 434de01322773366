import { Alert, Button, Container } from '@mantine/core';
import { IconNews } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { PageHead } from '../../../lib/PageHead.tsx';
import { paths } from '../../../lib/paths.ts';
import { trpc } from '../../../lib/trpc.ts';
import { CardListSkeleton } from '../../../ui/CardListSkeleton.tsx';
import divided from '../../../ui/DividedList.module.css';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { PagedItems } from '../../../ui/PagedItems.tsx';
import { PageHeader } from '../../../ui/PageHeader.tsx';
import { OwnArticleItem } from './OwnArticleItem.tsx';
import { ownArticlesMessages as messages } from './own-articles.messages.ts';

/** What the viewer has written for the news, with what became of it. */
export function OwnArticlesPage() {
  const list = trpc.articles.own.list.useInfiniteQuery(
    {},
    { getNextPageParam: ({ nextCursor }) => nextCursor },
  );
  const mayWrite = list.data?.pages[0]?.can.write;
  const write = (
    <Button component={Link} to={paths.ownArticles('new')}>
      {messages.write}
    </Button>
  );
  const hasItems = (list.data?.pages[0]?.items.length ?? 0) > 0;
  return (
    <Container size="md" py="xl">
      <PageHead title={messages.title} description={messages.description} noIndex />
      <PageHeader
        title={messages.title}
        description={messages.description}
        actions={mayWrite && hasItems && write}
      />
      {mayWrite === false && <Alert color="gray" variant="light" title={messages.closed} mb="md" />}
      <PagedItems
        query={list}
        loading={<CardListSkeleton label={messages.loading} />}
        failed={messages.failed}
        empty={
          <EmptyState icon={IconNews} title={messages.empty.title} action={mayWrite && write}>
            {mayWrite && messages.empty.text}
          </EmptyState>
        }
      >
        {(articles) => (
          <ul className={`${divided.list} ${divided.rows}`} aria-label={messages.title}>
            {articles.map((article) => (
              <OwnArticleItem key={article.id} article={article} />
            ))}
          </ul>
        )}
      </PagedItems>
    </Container>
  );
}
