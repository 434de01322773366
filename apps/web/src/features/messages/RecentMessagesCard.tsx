import { Anchor, Card, Group, Skeleton, Stack, Title } from '@mantine/core';
import { Suspense } from 'react';
import { Link } from 'react-router-dom';
import { lazyChunk } from '../../lib/lazy-chunk.ts';
import { paths } from '../../lib/paths.ts';
import { trpc } from '../../lib/trpc.ts';
import { Query } from '../../ui/Query.tsx';
import { messagesMessages } from './messages.messages.ts';
import classes from './MessageRow.module.css';
import { ReceivedRow } from './ReceivedRow.tsx';

const SHOWN = 3;

// Most members have received messages.
const StartedConversations = lazyChunk(() =>
  import('./StartedConversations.tsx').then((module) => ({ default: module.StartedConversations })),
);

export function RecentMessagesCard() {
  const query = trpc.messages.recent.useQuery();
  return (
    <Card component="section" aria-labelledby="recent-messages-title">
      <Group justify="space-between" gap="xs" mb="xs">
        <Title order={2} size="h3" id="recent-messages-title">
          {messagesMessages.recent.title}
        </Title>
        {query.data && query.data.length > 0 && (
          <Anchor component={Link} to={paths.messages()} size="sm" py={4}>
            {messagesMessages.recent.seeAll}
          </Anchor>
        )}
      </Group>
      <Query
        query={query}
        skeleton={
          <Stack gap="sm" aria-busy="true">
            <Skeleton height={64} />
            <Skeleton height={64} />
          </Stack>
        }
        failed={messagesMessages.list.failed}
      >
        {(items) =>
          items.length === 0 ? (
            <Suspense fallback={<Skeleton height={64} />}>
              <StartedConversations shown={SHOWN} />
            </Suspense>
          ) : (
            <ul className={`${classes.list} ${classes.plain}`}>
              {items.slice(0, SHOWN).map((message) => (
                <ReceivedRow key={message.id} message={message} />
              ))}
            </ul>
          )
        }
      </Query>
    </Card>
  );
}
