import { ActionIcon, Button, Group, Menu } from '@mantine/core';
import { IconDots, IconUserMinus } from '@tabler/icons-react';
import { MessageButton } from '../messages/MessageButton.tsx';
import { type Connection, useRespond } from './connections.hooks.ts';
import { connectionsMessages } from './connections.messages.ts';

const { actions } = connectionsMessages;

type Props = { connection: Connection; name: string };

const ACTIONS = {
  accept: { status: 'accepted', label: actions.accept, variant: 'filled' },
  decline: { status: 'declined', label: actions.decline, variant: 'default' },
  withdraw: { status: 'withdrawn', label: actions.withdraw, variant: 'default' },
} as const;

const ORDER = ['accept', 'decline', 'withdraw'] as const;

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
            aria-label={`${label} ${name}`}
            loading={isThisAction}
            disabled={respond.isPending && !isThisAction}
            onClick={() => respond.mutate({ id: connection.id, status })}
          >
            {label}
          </Button>
        );
      })}
      {connection.can.remove && (
        <Menu position="bottom-end" withinPortal>
          <Menu.Target>
            <ActionIcon
              variant="subtle"
              color="gray"
              size={36}
              aria-label={connectionsMessages.more(name)}
              loading={respond.isPending}
            >
              <IconDots size={18} aria-hidden />
            </ActionIcon>
          </Menu.Target>
          <Menu.Dropdown>
            <Menu.Item
              color="red"
              leftSection={<IconUserMinus size={16} aria-hidden />}
              onClick={() => respond.mutate({ id: connection.id, status: 'removed' })}
            >
              {actions.remove}
            </Menu.Item>
          </Menu.Dropdown>
        </Menu>
      )}
    </Group>
  );
}
