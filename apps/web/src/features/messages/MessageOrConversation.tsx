import { Button, type ButtonProps } from '@mantine/core';
import { Link } from 'react-router-dom';
import { paths } from '../../lib/paths.ts';
import type { Outputs } from '../../lib/trpc.ts';
import { MessageButton } from './MessageButton.tsx';
import { conversationMessages } from './conversation.messages.ts';

type Props = Pick<ButtonProps, 'size' | 'variant'> & {
  person: { id: number; name: string };
  /** Undefined while it loads. */
  permission: Outputs['messages']['permissions'][number] | undefined;
};

/** The Message button of a member; while the viewer cannot write, the way to their conversation, if there is one. */
export function MessageOrConversation({ person, permission, ...look }: Props) {
  if (!permission || permission.can.write || !permission.can.open)
    return <MessageButton person={person} reason={permission?.cannotWriteReason} {...look} />;
  return (
    <Button variant="default" {...look} component={Link} to={paths.conversation(person.id)}>
      {conversationMessages.see}
    </Button>
  );
}
