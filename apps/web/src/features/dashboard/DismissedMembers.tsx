import { Anchor, Button, Group, Stack, Text } from '@mantine/core';
import { useEffect, useId, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '../../lib/paths.ts';
import { trpc } from '../../lib/trpc.ts';
import { CardListSkeleton } from '../../ui/CardListSkeleton.tsx';
import { Query } from '../../ui/Query.tsx';
import { useSuggestAgain } from './dashboard.hooks.ts';
import { dashboardMessages } from './dashboard.messages.ts';

const { recommendations: messages } = dashboardMessages;
const { dismissedMembers } = messages;

type Props = {
  /** Who was dismissed just now. */
  last: { id: number; name: string } | null;
  onUndone: () => void;
};

/** Takes the last dismissal back, and shows everybody who is not suggested at present. */
export function DismissedMembers({ last, onUndone }: Props) {
  const [isOpen, setOpen] = useState(false);
  const listId = useId();
  const undo = useRef<HTMLButtonElement>(null);
  const again = useSuggestAgain();
  // The button that dismissed them has gone, and the focus with it.
  useEffect(() => {
    if (last) undo.current?.focus({ preventScroll: true });
  }, [last]);
  return (
    <Stack gap="xs">
      <Group gap="sm">
        <Text size="sm" role="status">
          {last && messages.dismissed(last.name)}
        </Text>
        {last && (
          <Button
            ref={undo}
            variant="default"
            size="compact-sm"
            loading={again.isPending}
            onClick={() => again.mutate({ userId: last.id }, { onSuccess: onUndone })}
          >
            {messages.undo}
          </Button>
        )}
      </Group>
      <Anchor
        component="button"
        type="button"
        size="sm"
        ta="start"
        aria-expanded={isOpen}
        aria-controls={listId}
        onClick={() => setOpen((value) => !value)}
      >
        {dismissedMembers.show}
      </Anchor>
      <div id={listId}>{isOpen && <DismissedList onAgain={onUndone} />}</div>
    </Stack>
  );
}

function DismissedList({ onAgain }: { onAgain: () => void }) {
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
