import { Card, Group, Skeleton, Stack, Text, Title } from '@mantine/core';
import { useRef, useState } from 'react';
import { trpc } from '../../lib/trpc.ts';
import { Query } from '../../ui/Query.tsx';
import rows from '../../ui/WaitingRow.module.css';
import classes from './NeedsYou.module.css';
import { NeedsYouRow } from './NeedsYouRow.tsx';
import { dashboardMessages } from './dashboard.messages.ts';

const { needsYou: messages } = dashboardMessages;

/** What waits for an answer of the member, one row of each kind. */
export function NeedsYou() {
  const query = trpc.dashboard.waiting.useQuery();
  const heading = useRef<HTMLHeadingElement>(null);
  const [outcome, setOutcome] = useState('');
  const total = query.data?.items.reduce((sum, { count }) => sum + count, 0) ?? 0;
  const tell = (sentence: string) => {
    setOutcome(sentence);
    // The row and its buttons go.
    heading.current?.focus();
  };
  return (
    <section aria-labelledby="needs-you-title">
      <Group gap="xs" mb="xs" align="baseline">
        <Title
          order={2}
          size="h3"
          id="needs-you-title"
          ref={heading}
          tabIndex={-1}
          className={classes.title ?? ''}
        >
          {messages.title}
        </Title>
        {total > 0 && (
          <Text component="span" c="dimmed">
            {total}
          </Text>
        )}
      </Group>
      <Text role="status" size="sm" c="var(--mantine-primary-color-light-color)" mb={outcome ? 'xs' : 0}>
        {outcome}
      </Text>
      <Query
        query={query}
        skeleton={
          <Stack gap="sm" aria-busy="true">
            <Skeleton height={72} radius="lg" />
          </Stack>
        }
        failed={messages.failed}
      >
        {({ items }) =>
          items.length === 0 ? (
            <Text c="dimmed">{messages.nothing}</Text>
          ) : (
            <Card padding={0}>
              <ul className={rows.list}>
                {items.map((item) => (
                  <NeedsYouRow key={`${item.kind}:${item.id}`} item={item} onAnswered={tell} />
                ))}
              </ul>
            </Card>
          )
        }
      </Query>
    </section>
  );
}
