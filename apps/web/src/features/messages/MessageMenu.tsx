import { ActionIcon, Menu } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconDots, IconPencil, IconTrash } from '@tabler/icons-react';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { useChangeMessage } from './messages.hooks.ts';
import { threadMessages as thread } from './thread.messages.ts';

type Props = { id: number; onEdit: () => void };

/** The menu of a message that the viewer may still change. */
export function MessageMenu({ id, onEdit }: Props) {
  const [isDeleting, deleting] = useDisclosure(false);
  const { remove } = useChangeMessage();
  return (
    <>
      <Menu position="bottom-end" width={180}>
        <Menu.Target>
          <ActionIcon variant="subtle" color="gray" size={28} aria-label={thread.moreOfMessage}>
            <IconDots size={16} aria-hidden />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item leftSection={<IconPencil size={16} aria-hidden />} onClick={onEdit}>
            {thread.edit}
          </Menu.Item>
          <Menu.Item color="red" leftSection={<IconTrash size={16} aria-hidden />} onClick={deleting.open}>
            {thread.delete.action}
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
      {isDeleting && (
        <ConfirmDialog
          title={thread.delete.title}
          action={thread.delete.action}
          onClose={deleting.close}
          onConfirm={() => remove.mutate({ id })}
        >
          {thread.delete.text}
        </ConfirmDialog>
      )}
    </>
  );
}
