import { ActionIcon, Menu } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconBan, IconDots, IconFlag } from '@tabler/icons-react';
import { trpc } from '../../lib/trpc.ts';
import { showError } from '../../lib/show-error.ts';
import { ReportMemberDialog } from '../reports/ReportMemberDialog.tsx';
import { reportMemberMessages } from '../reports/report-member.messages.ts';
import { type Relation, useRefreshNetwork } from './connections.hooks.ts';
import { connectionsMessages } from './connections.messages.ts';

const messages = connectionsMessages.profile;

type Props = { relation: Relation; firstName: string; name: string };

/** Reports a member, and blocks or unblocks them. */
export function MemberMenu({ relation, firstName, name }: Props) {
  const refresh = useRefreshNetwork();
  const handlers = {
    onSuccess: refresh,
    onError: showError,
  };
  const block = trpc.connections.block.useMutation(handlers);
  const unblock = trpc.connections.unblock.useMutation(handlers);
  const [isReporting, reporting] = useDisclosure(false);
  const { userId, can } = relation;
  if (!can.block && !can.unblock) return null;
  return (
    <>
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
          <Menu.Item leftSection={<IconFlag size={16} aria-hidden />} onClick={reporting.open}>
            {reportMemberMessages.action(firstName)}
          </Menu.Item>
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
      {isReporting && <ReportMemberDialog member={{ id: userId, name }} onClose={reporting.close} />}
    </>
  );
}
