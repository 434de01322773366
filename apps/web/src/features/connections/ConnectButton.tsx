import { Button, Group } from '@mantine/core';
import { trpc } from '../../lib/trpc.ts';
import { BlockMenu } from './BlockMenu.tsx';
import { RelationStep } from './RelationStep.tsx';

type Props = { userId: number; firstName: string };

/** How the viewer stands to a member, and the steps that are open to them. */
export function ConnectButton({ userId, firstName }: Props) {
  const { data: relation, error, refetch } = trpc.connections.withMember.useQuery({ userId });
  if (error) {
    return (
      <Button variant="default" onClick={() => void refetch()}>
        Try again
      </Button>
    );
  }
  if (!relation) return null;
  return (
    <Group gap="xs">
      <RelationStep relation={relation} firstName={firstName} />
      <BlockMenu relation={relation} firstName={firstName} />
    </Group>
  );
}
