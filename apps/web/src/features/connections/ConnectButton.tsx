import { Button, Group, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { trpc } from '../../lib/trpc.ts';
import { MessageOrConversation } from '../messages/MessageOrConversation.tsx';
import { useWritePermission } from '../messages/write-permissions.ts';
import { MemberMenu } from './MemberMenu.tsx';
import { RelationAction } from './RelationAction.tsx';
import { commonMessages } from '../../lib/common.messages.ts';
import { fullName } from '@guildhall/api/ground/values/person-name';

type Props = {
  userId: number;
  firstName: string;
  lastName: string;
  /** More that is open to those who are connected. */
  whenConnected?: ReactNode;
};

/** The viewer's relation to a member, with the actions open to them. */
export function ConnectButton({ userId, firstName, lastName, whenConnected }: Props) {
  const { data: relation, error, refetch } = trpc.connections.withMember.useQuery({ userId });
  const permission = useWritePermission(userId);
  if (error) {
    return (
      <Button variant="default" onClick={() => void refetch()}>
        {commonMessages.tryAgain}
      </Button>
    );
  }
  if (!relation) return null;
  const name = fullName({ firstName, lastName });
  return (
    <Group gap="xs">
      <RelationAction relation={relation} firstName={firstName} name={name} />
      {relation.status !== 'blocked' && (
        <MessageOrConversation person={{ id: userId, name }} permission={permission} />
      )}
      {relation.status === 'connected' && whenConnected}
      <MemberMenu relation={relation} firstName={firstName} name={name} />
      {/* In sight, since a phone shows no tooltip until the button is tapped; its button has it as its name. */}
      {relation.status !== 'blocked' && permission?.cannotWriteReason && (
        <Text size="sm" c="dimmed" w="100%" aria-hidden={!permission.can.open}>
          {permission.cannotWriteReason}
        </Text>
      )}
    </Group>
  );
}
