import { ActionIcon, Menu } from '@mantine/core';
import '@mantine/core/styles/Menu.layer.css';
import { IconBan, IconDots } from '@tabler/icons-react';
import { trpc } from '../../lib/trpc.ts';
import { showError } from '../../lib/show-error.ts';
import { type Relation, useRefreshNetwork } from './connections.hooks.ts';

type Props = { relation: Relation; firstName: string };

/** What a member rarely needs about another: out of each other's sight, and back. */
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
          aria-label={`More about ${firstName}`}
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
            Block {firstName}
          </Menu.Item>
        )}
        {can.unblock && <Menu.Item onClick={() => unblock.mutate({ userId })}>Unblock {firstName}</Menu.Item>}
      </Menu.Dropdown>
    </Menu>
  );
}
