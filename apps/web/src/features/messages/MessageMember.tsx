import type { ButtonProps } from '@mantine/core';
import { MessageButton } from './MessageButton.tsx';
import { useWhyNotWrite } from './write-permissions.ts';

type Props = Pick<ButtonProps, 'size' | 'variant'> & { person: { id: number; name: string } };

/** The Message button of one member, as the rules of messages allow it. */
export function MessageMember(props: Props) {
  const whyNot = useWhyNotWrite([props.person.id]);
  return <MessageButton {...props} reason={whyNot.get(props.person.id)} />;
}
