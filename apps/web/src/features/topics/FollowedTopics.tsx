import { Card, Stack, Text, Title } from '@mantine/core';
import { useId, useState } from 'react';
import { trpc } from '../../lib/trpc.ts';
import { TopicChip } from './TopicChip.tsx';
import classes from './topics.module.css';
import { topicsMessages as messages } from './topics.messages.ts';

/** The topics that a member follows, and popular ones to follow. */
export function FollowedTopics() {
  const { data } = trpc.topics.followed.useQuery();
  return data ? <TopicLists followed={data.items.map(({ name }) => name)} /> : null;
}

function TopicLists({ followed }: { followed: string[] }) {
  // Each stays where it is while its reader follows and unfollows.
  const [first] = useState(followed);
  const { data: popular } = trpc.topics.popular.useQuery();
  const further = popular?.items.map(({ name }) => name).filter((name) => !first.includes(name)) ?? [];
  return (
    <Card padding="md">
      <Stack gap="md">
        <TopicList title={messages.followed.title} names={first} none={messages.followed.none} />
        {further.length > 0 && <TopicList title={messages.popular} names={further} />}
      </Stack>
    </Card>
  );
}

function TopicList({ title, names, none }: { title: string; names: string[]; none?: string }) {
  const titleId = useId();
  return (
    <section aria-labelledby={titleId}>
      <Title order={2} size="h4" id={titleId} mb="xs">
        {title}
      </Title>
      {names.length === 0 ? (
        <Text size="sm" c="dimmed">
          {none}
        </Text>
      ) : (
        <ul className={classes.list}>
          {names.map((name) => (
            <TopicChip key={name} name={name} />
          ))}
        </ul>
      )}
    </section>
  );
}
