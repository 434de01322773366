import { Button } from '@mantine/core';
import { IconPencil } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { paths } from '../../lib/paths.ts';
import { trpc } from '../../lib/trpc.ts';
import { articlesMessages as messages } from './articles.messages.ts';

/** The ways to write an article, and to those that the member has written. */
export function WriteArticleActions() {
  const isOpen = trpc.site.config.useQuery().data?.community.membersWriteArticles ?? false;
  // Where members write no more, only those who have written need the way to it.
  const { data } = trpc.articles.own.list.useInfiniteQuery(
    { limit: 1 },
    { enabled: !isOpen, getNextPageParam: ({ nextCursor }) => nextCursor },
  );
  const hasWritten = isOpen || (data?.pages[0]?.items.length ?? 0) > 0;
  return (
    <>
      {isOpen && (
        <Button
          component={Link}
          to={paths.ownArticles('new')}
          leftSection={<IconPencil size={18} aria-hidden />}
        >
          {messages.write}
        </Button>
      )}
      {hasWritten && (
        <Button component={Link} to={paths.ownArticles()} variant="default">
          {messages.yours}
        </Button>
      )}
    </>
  );
}
