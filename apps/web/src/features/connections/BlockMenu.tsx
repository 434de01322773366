import { ActionIcon, Menu } from '@mantine/core';
import '@mantine/core/styles/Menu.layer.css';
import { IconBan, IconDots } from '@tabler/icons-react';
import { trpc } from '../../lib/trpc.ts';
import { showError } from '../../lib/show-error.ts';
import { type Relation, useRefreshNetwork } from './connections.hooks.ts';
import { connectionsMessages } from './connections.messages.ts';

const messages = connectionsMessages.profile;

type Props = { relation: Relation; firstName: string };

/** Block and unblock a member. */
export function BlockMenu({ relation, firstName }: Props) {
  const refresh = useRefreshNetwork();
  const handlers = {
    onSuccess: refresh,
    onError: showError,
  };
  const block = trpc.connections.block.useMutation(handlers);
  const unblock = trpc.connections.unblock.useMutation(handlers);
  const { userId, can } = relation;
  if (!can.block && !can.unblock) return null;
  return (
    <Menu position="bottom-start" withinPortal>
      <Menu.Target>
        <ActionIcon
          variant="default"
          size={36}
          aria-label={messages.more(firstName)}
          loading={block.isPending || unblock.isPending}
        >
          <IconDots size={18} aria-hidden />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        {can.block && (
          <Menu.Item
            color="red"
            leftSection={<IconBan size={16} aria-hidden />}
            onClick={() => block.mutate({ userId })}
          >
            {messages.block(firstName)}
          </Menu.Item>
        )}
        {can.unblock && (
          <Menu.Item onClick={() => unblock.mutate({ userId })}>{messages.unblock(firstName)}</Menu.Item>
        )}
      </Menu.Dropdown>
    </Menu>
  );
}
