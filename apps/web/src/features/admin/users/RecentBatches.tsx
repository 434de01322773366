import { Anchor, Group, Text } from '@mantine/core';
import { Link } from 'react-router-dom';
import { consolePaths } from '../../../lib/console-paths.ts';
import { trpc } from '../../../lib/trpc.ts';
import { useLocalDate } from '../../../lib/useLocalDate.ts';
import { batchesMessages as messages } from './batches.messages.ts';

/** The latest actions on many members, each with the way to its undo. */
export function RecentBatches() {
  const localDate = useLocalDate();
  const { data: batches = [] } = trpc.admin.users.batches.recent.useQuery();
  if (batches.length === 0) return null;
  return (
    <Group component="nav" gap="sm" mb="sm" aria-label={messages.recent}>
      <Text size="sm" c="dimmed">
        {messages.recent}
      </Text>
      {batches.map(({ id, action, createdAt, members }) => (
        <Anchor key={id} component={Link} to={consolePaths.batch(id)} size="sm">
          {messages.recentOne(messages.titles[action], members, localDate(createdAt))}
        </Anchor>
      ))}
    </Group>
  );
}
