import { Button, type ButtonProps } from '@mantine/core';
import { IconMail } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { paths } from '../../lib/paths.ts';
import { MessageButton } from './MessageButton.tsx';
import { conversationMessages } from './conversation.messages.ts';
import type { WritePermission } from './write-permissions.ts';

type Props = Pick<ButtonProps, 'size' | 'variant'> & {
  person: { id: number; name: string };
  /** Undefined while it loads. */
  permission: WritePermission | undefined;
  /** Without its words, where there is little room. */
  isCompact?: boolean;
  /** The first words of a new message. */
  begin?: string;
};

/** The Message button of a member; while the viewer cannot write, the way to their conversation, if there is one. */
export function MessageOrConversation({ person, permission, isCompact = false, begin, ...look }: Props) {
  if (!permission || permission.can.write || !permission.can.open)
    return (
      <MessageButton
        person={person}
        reason={permission?.cannotWriteReason}
        isCompact={isCompact}
        begin={begin}
        {...look}
      />
    );
  return (
    <Button
      variant="default"
      {...look}
      {...(isCompact && { px: 'xs' })}
      component={Link}
      to={paths.conversation(person.id)}
      aria-label={`${conversationMessages.see}: ${person.name}`}
    >
      {isCompact ? <IconMail size={16} aria-hidden /> : conversationMessages.see}
    </Button>
  );
}
