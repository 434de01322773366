import { Button, Group } from '@mantine/core';
import { type Connection, useRespond } from './connections.hooks.ts';

type Props = { connection: Connection; name: string };

const LABELS = {
  accept: { status: 'accepted', label: 'Accept', variant: 'filled' },
  decline: { status: 'declined', label: 'Decline', variant: 'default' },
  withdraw: { status: 'withdrawn', label: 'Withdraw', variant: 'default' },
  remove: { status: 'removed', label: 'Remove', variant: 'subtle' },
} as const;

const ORDER = ['accept', 'decline', 'withdraw', 'remove'] as const;

/** The steps that the server says are open to the viewer. */
export function ConnectionActions({ connection, name }: Props) {
  const respond = useRespond();
  return (
    <Group gap="xs" mt="sm" justify="flex-end">
      {ORDER.filter((key) => connection.can[key]).map((key) => {
        const { status, label, variant } = LABELS[key];
        const isThisOne = respond.isPending && respond.variables.status === status;
        return (
          <Button
            key={key}
            size="sm"
            variant={variant}
            {...(variant === 'subtle' && { color: 'gray' })}
            aria-label={`${label} ${name}`}
            loading={isThisOne}
            disabled={respond.isPending && !isThisOne}
            onClick={() => respond.mutate({ id: connection.id, status })}
          >
            {label}
          </Button>
        );
      })}
    </Group>
  );
}
