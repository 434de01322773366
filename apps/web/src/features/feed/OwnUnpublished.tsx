import { Anchor, Badge, Card, Group, Stack, Text, Title } from '@mantine/core';
import { Link } from 'react-router-dom';
import { paths } from '../../lib/paths.ts';
import { trpc } from '../../lib/trpc.ts';
import { RelativeTime } from '../../ui/RelativeTime.tsx';
import { unpublishedMessages as messages } from './unpublished.messages.ts';

const COLORS = { waiting: 'brass', declined: 'gray', hidden: 'red' };

/** The viewer's posts that only they see: waiting for approval, declined or hidden, with the reason. */
export function OwnUnpublished() {
  const { data } = trpc.feed.unpublished.useQuery();
  if (!data || data.items.length === 0) return null;
  return (
    <Card component="section" padding="md" aria-labelledby="own-unpublished">
      <Title order={2} size="h4" id="own-unpublished" mb="xs">
        {messages.title}
      </Title>
      <Stack component="ul" gap="md" p={0} m={0}>
        {data.items.map(({ id, state, content, reason, decisionId, ...post }) => (
          <Stack component="li" key={id} gap={4}>
            <Group gap="xs">
              <Badge variant="light" tt="none" color={COLORS[state]}>
                {messages.states[state]}
              </Badge>
              <Text size="sm" c="dimmed">
                <RelativeTime at={post.createdAt} text={post.relativeTime} />
              </Text>
            </Group>
            <Text lineClamp={3} style={{ overflowWrap: 'anywhere' }}>
              {content}
            </Text>
            {reason && <Text size="sm">{messages.reason(reason)}</Text>}
            {decisionId !== null && (
              <Anchor size="sm" component={Link} to={paths.decision(decisionId)}>
                {messages.object}
              </Anchor>
            )}
          </Stack>
        ))}
      </Stack>
    </Card>
  );
}
