import { Anchor, Button, Group, Stack, Text } from '@mantine/core';
import { Link } from 'react-router-dom';
import { paths } from '../../lib/paths.ts';
import { trpc } from '../../lib/trpc.ts';
import { CardListSkeleton } from '../../ui/CardListSkeleton.tsx';
import { Query } from '../../ui/Query.tsx';
import { useSuggestAgain } from './dashboard.hooks.ts';
import { dashboardMessages } from './dashboard.messages.ts';

const { dismissedMembers } = dashboardMessages.recommendations;

/** Everybody who is not suggested at present, each with the way back. */
export function DismissedList({ onAgain }: { onAgain: () => void }) {
  const query = trpc.connections.dismissed.useQuery();
  const again = useSuggestAgain();
  return (
    <Query
      query={query}
      skeleton={<CardListSkeleton label={dismissedMembers.loading} />}
      failed={dismissedMembers.failed}
    >
      {(members) =>
        members.length === 0 ? (
          <Text size="sm" c="dimmed">
            {dismissedMembers.none}
          </Text>
        ) : (
          <Stack component="ul" gap="xs" p={0} m={0} style={{ listStyle: 'none' }}>
            {members.map(({ id, name, username }) => (
              <Group component="li" key={id} gap="sm" justify="space-between">
                <Anchor component={Link} to={paths.profile(username)} size="sm" c="inherit">
                  {name}
                </Anchor>
                <Button
                  variant="default"
                  size="compact-sm"
                  aria-label={dismissedMembers.againLabel(name)}
                  disabled={again.isPending}
                  onClick={() => again.mutate({ userId: id }, { onSuccess: onAgain })}
                >
                  {dismissedMembers.again}
                </Button>
              </Group>
            ))}
          </Stack>
        )
      }
    </Query>
  );
}
