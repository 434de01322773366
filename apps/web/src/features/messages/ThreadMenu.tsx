import { ActionIcon, Menu } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconBan, IconBell, IconBellOff, IconDots, IconFlag } from '@tabler/icons-react';
import { useSearchParam } from '../../lib/useSearchParam.ts';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { ReportMemberDialog } from '../reports/ReportMemberDialog.tsx';
import { reportMemberMessages } from '../reports/report-member.messages.ts';
import { useBlock, useMute } from './messages.hooks.ts';
import { muteMessages } from './mute.messages.ts';
import { threadMessages } from './thread.messages.ts';

type Props = { person: { id: number; name: string }; isMuted: boolean };

/** The menu of a conversation. */
export function ThreadMenu({ person, isMuted }: Props) {
  const { id, name } = person;
  const [isConfirming, confirming] = useDisclosure(false);
  const [isReporting, reporting] = useDisclosure(false);
  const other = useSearchParam('with');
  const block = useBlock(name, other.clear);
  const mute = useMute(name);
  const MuteIcon = isMuted ? IconBell : IconBellOff;
  return (
    <>
      <Menu position="bottom-end" width={220}>
        <Menu.Target>
          <ActionIcon variant="subtle" color="gray" size={36} aria-label={threadMessages.more(name)}>
            <IconDots size={18} aria-hidden />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item
            leftSection={<MuteIcon size={16} aria-hidden />}
            onClick={() => mute.mutate({ userId: id, isMuted: !isMuted })}
          >
            {isMuted ? muteMessages.off : muteMessages.on}
          </Menu.Item>
          <Menu.Item leftSection={<IconFlag size={16} aria-hidden />} onClick={reporting.open}>
            {reportMemberMessages.action(name)}
          </Menu.Item>
          <Menu.Item color="red" leftSection={<IconBan size={16} aria-hidden />} onClick={confirming.open}>
            {threadMessages.block.action}
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
      {isReporting && <ReportMemberDialog member={person} isConversation onClose={reporting.close} />}
      {isConfirming && (
        <ConfirmDialog
          title={threadMessages.block.title(name)}
          action={threadMessages.block.action}
          onClose={confirming.close}
          onConfirm={() => block.mutate({ userId: id })}
        >
          {threadMessages.block.text}
        </ConfirmDialog>
      )}
    </>
  );
}
