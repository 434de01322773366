import '@mantine/core/styles/Menu.layer.css';
import { ActionIcon, Menu } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconBan, IconDots } from '@tabler/icons-react';
import { useSearchParam } from '../../lib/useSearchParam.ts';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { useBlock } from './messages.hooks.ts';

type Props = { person: { id: number; name: string } };

/** What else a member can do about a conversation. */
export function ThreadMenu({ person }: Props) {
  const { id, name } = person;
  const [isAsking, asking] = useDisclosure(false);
  const other = useSearchParam('with');
  const block = useBlock(name, other.clear);
  return (
    <>
      <Menu position="bottom-end" width={200}>
        <Menu.Target>
          <ActionIcon variant="subtle" color="gray" size={36} aria-label={`More about ${name}`}>
            <IconDots size={18} aria-hidden />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item color="red" leftSection={<IconBan size={16} aria-hidden />} onClick={asking.open}>
            Block
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
      {isAsking && (
        <ConfirmDialog
          title={`Block ${name}?`}
          action="Block"
          onClose={asking.close}
          onConfirm={() => {
            asking.close();
            block.mutate({ userId: id });
          }}
        >
          You will no longer see each other in lists, matches and messages. They are not told.
        </ConfirmDialog>
      )}
    </>
  );
}
