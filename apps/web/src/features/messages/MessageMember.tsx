import { type ButtonProps, Text } from '@mantine/core';
import { MessageButton } from './MessageButton.tsx';
import { useWhyNotWrite } from './write-permissions.ts';

type Props = Pick<ButtonProps, 'size' | 'variant'> & { person: { id: number; name: string } };

/** The Message button of one member, as the rules of messages allow it, and below the buttons around it why not. */
export function MessageMember(props: Props) {
  const reason = useWhyNotWrite([props.person.id]).get(props.person.id);
  return (
    <>
      <MessageButton {...props} reason={reason} />
      {/* In sight, since a phone shows no tooltip until the button is tapped; its button has it as its name. */}
      {reason && (
        <Text size="sm" c="dimmed" w="100%" aria-hidden>
          {reason}
        </Text>
      )}
    </>
  );
}
