import { Anchor, Button, Skeleton, Stack, Text, Title } from '@mantine/core';
import { IconBell } from '@tabler/icons-react';
import { trpc } from '../../lib/trpc.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { NotificationItem } from './NotificationItem.tsx';
import classes from './NotificationList.module.css';
import { useMarkAllRead } from './notifications.hooks.ts';
import { notificationsMessages as messages } from './notifications.messages.ts';

const PAGE = { limit: 10 };

type Props = { unread: number; onFollow: () => void };

/** The latest notifications, with pagination to older ones. */
export function NotificationList({ unread, onFollow }: Props) {
  const list = trpc.notifications.list.useInfiniteQuery(PAGE, {
    getNextPageParam: ({ nextCursor }) => nextCursor,
    // A text that is quoted may have been taken back since the list was last open.
    refetchOnMount: 'always',
  });
  const markAll = useMarkAllRead();
  const items = list.data?.pages.flatMap((page) => page.items) ?? [];
  return (
    <>
      <div className={classes.head}>
        <Title order={2} size="h4">
          {messages.title}
        </Title>
        {unread > 0 && (
          <Anchor component="button" type="button" size="sm" py={4} onClick={() => markAll.mutate()}>
            {messages.markAllRead}
          </Anchor>
        )}
      </div>
      {list.isPending && (
        <Stack gap="sm" p="md" aria-busy="true">
          <Skeleton height={40} />
          <Skeleton height={40} />
          <Skeleton height={40} />
        </Stack>
      )}
      {list.isError && items.length === 0 && (
        <ErrorState title={messages.failed} onRetry={() => void list.refetch()} />
      )}
      {list.data && items.length === 0 && (
        <EmptyState icon={IconBell} title={messages.empty.title} headingOrder={3}>
          {messages.empty.text}
        </EmptyState>
      )}
      {items.length > 0 && (
        <ul className={classes.list}>
          {items.map((notification) => (
            <li key={notification.id}>
              <NotificationItem notification={notification} onFollow={onFollow} />
            </li>
          ))}
        </ul>
      )}
      {list.hasNextPage && (
        <Text component="div" className={classes.foot ?? ''}>
          <Button
            variant="subtle"
            size="compact-sm"
            loading={list.isFetchingNextPage}
            onClick={() => void list.fetchNextPage()}
          >
            {messages.older}
          </Button>
        </Text>
      )}
    </>
  );
}
