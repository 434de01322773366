import { ActionIcon, Menu } from '@mantine/core';
import { IconDots } from '@tabler/icons-react';
import { useState } from 'react';
import { useViewer } from '../../../lib/useViewer.ts';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import type { ChapterMember } from '../chapters.hooks.ts';
import { useHandOverChapter, useRemoveFromChapter, useSetChapterRole } from './manage.hooks.ts';
import { manageMessages as messages } from './manage.messages.ts';

const ROLES = ['leader', 'organizer', 'host', 'member'] as const;

type Props = { slug: string; member: ChapterMember; canHandOver: boolean };

/** What leaders decide of a member: their role, that the chapter is theirs now, or that they leave. */
export function MemberMenu({ slug, member: { person, role }, canHandOver }: Props) {
  const { viewer } = useViewer();
  const [asked, setAsked] = useState<'handOver' | 'remove' | null>(null);
  const setRole = useSetChapterRole();
  const handOver = useHandOverChapter();
  const remove = useRemoveFromChapter(messages.removed);
  const ref = { slug, userId: person.id };
  const isOther = viewer?.id !== person.id;
  return (
    <>
      <Menu position="bottom-end" withinPortal>
        <Menu.Target>
          <ActionIcon variant="subtle" size={44} aria-label={messages.menuOf(person.name)}>
            <IconDots size={20} aria-hidden />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          {ROLES.filter((other) => other !== role).map((other) => (
            <Menu.Item key={other} onClick={() => setRole.mutate({ ...ref, role: other })}>
              {messages.makeRole[other]}
            </Menu.Item>
          ))}
          {isOther && canHandOver && (
            <Menu.Item onClick={() => setAsked('handOver')}>{messages.handOver}</Menu.Item>
          )}
          {isOther && (
            <Menu.Item color="red" onClick={() => setAsked('remove')}>
              {messages.remove}
            </Menu.Item>
          )}
        </Menu.Dropdown>
      </Menu>
      {asked === 'handOver' && (
        <ConfirmDialog
          title={messages.handOverQuestion(person.name)}
          action={messages.handOverAction}
          isDestructive={false}
          onClose={() => setAsked(null)}
          onConfirm={() => handOver.mutate(ref)}
        >
          {messages.handOverText(person.name)}
        </ConfirmDialog>
      )}
      {asked === 'remove' && (
        <ConfirmDialog
          title={messages.removeQuestion(person.name)}
          action={messages.remove}
          onClose={() => setAsked(null)}
          onConfirm={() => remove.mutate(ref)}
        >
          {messages.removeText}
        </ConfirmDialog>
      )}
    </>
  );
}
