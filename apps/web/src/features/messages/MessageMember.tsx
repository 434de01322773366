import { type ButtonProps, Text } from '@mantine/core';
import { MessageOrConversation } from './MessageOrConversation.tsx';
import { useWritePermission } from './write-permissions.ts';

type Props = Pick<ButtonProps, 'size' | 'variant'> & {
  person: { id: number; name: string };
  /** The first words of a new message. */
  begin?: string;
};

/** The Message button of one member, as the rules of messages allow it, and below the buttons around it why not. */
export function MessageMember(props: Props) {
  const permission = useWritePermission(props.person.id);
  return (
    <>
      <MessageOrConversation {...props} permission={permission} />
      {/* In sight, since a phone shows no tooltip until the button is tapped; its button has it as its name. */}
      {permission?.cannotWriteReason && (
        <Text size="sm" c="dimmed" w="100%" aria-hidden={!permission.can.open}>
          {permission.cannotWriteReason}
        </Text>
      )}
    </>
  );
}
