import { Button, type ButtonProps } from '@mantine/core';
import { IconMail } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { paths } from '../../lib/paths.ts';
import { DisabledButton } from '../../ui/DisabledButton.tsx';
import { messagesMessages as messages } from './messages.messages.ts';

type Props = Pick<ButtonProps, 'size' | 'variant'> & {
  person: { id: number; name: string };
  /** Why the viewer cannot write; absent while they can. */
  reason?: string | null | undefined;
  /** Without its word, where there is little room. */
  isCompact?: boolean;
  /** The first words of a new message, which say what it is about. */
  begin?: string | undefined;
};

/** Leads to the conversation with a member; gray with the reason while the viewer cannot write. */
export function MessageButton({
  person: { id, name },
  reason = null,
  isCompact = false,
  begin,
  ...look
}: Props) {
  const icon = <IconMail size={16} aria-hidden />;
  const style = { variant: 'default', ...look, ...(isCompact ? { px: 'xs' } : { leftSection: icon }) };
  const content = isCompact ? icon : messages.message;
  if (reason !== null) {
    return (
      <DisabledButton {...style} label={messages.cannotMessage(name, reason)} reason={reason}>
        {content}
      </DisabledButton>
    );
  }
  return (
    <Button
      {...style}
      component={Link}
      to={paths.conversation(id)}
      state={begin === undefined ? null : { begin }}
      aria-label={messages.messageTo(name)}
    >
      {content}
    </Button>
  );
}
