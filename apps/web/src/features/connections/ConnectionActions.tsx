import { Button, Group } from '@mantine/core';
import { MessageButton } from '../messages/MessageButton.tsx';
import { type Connection, useRespond } from './connections.hooks.ts';
import { connectionsMessages } from './connections.messages.ts';

const { actions } = connectionsMessages;

type Props = { connection: Connection; name: string };

const ACTIONS = {
  accept: { status: 'accepted', label: actions.accept, variant: 'filled' },
  decline: { status: 'declined', label: actions.decline, variant: 'default' },
  withdraw: { status: 'withdrawn', label: actions.withdraw, variant: 'default' },
  remove: { status: 'removed', label: actions.remove, variant: 'subtle' },
} as const;

const ORDER = ['accept', 'decline', 'withdraw', 'remove'] as const;

/** The actions that the server allows the viewer. */
export function ConnectionActions({ connection, name }: Props) {
  const respond = useRespond();
  return (
    <Group gap="xs" mt="sm" justify="flex-end">
      {connection.status === 'accepted' && (
        <MessageButton person={{ id: connection.userId, name }} size="sm" />
      )}
      {ORDER.filter((key) => connection.can[key]).map((key) => {
        const { status, label, variant } = ACTIONS[key];
        const isThisAction = respond.isPending && respond.variables.status === status;
        return (
          <Button
            key={key}
            size="sm"
            variant={variant}
            {...(variant === 'subtle' && { color: 'gray' })}
            aria-label={`${label} ${name}`}
            loading={isThisAction}
            disabled={respond.isPending && !isThisAction}
            onClick={() => respond.mutate({ id: connection.id, status })}
          >
            {label}
          </Button>
        );
      })}
    </Group>
  );
}
