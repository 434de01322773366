import { Button, Group } from '@mantine/core';
import { IconUserCheck, IconUserPlus } from '@tabler/icons-react';
import { trpc } from '../../app/trpc.ts';
import { useConnect, useRespond } from './connections.hooks.ts';

type Props = { userId: number; firstName: string };

/** How the viewer stands to a member, and the step that is open to them. */
export function ConnectButton({ userId, firstName }: Props) {
  const { data: relation } = trpc.connections.withMember.useQuery({ userId });
  const { connect, isPending } = useConnect('profile');
  const respond = useRespond();
  if (!relation) return null;
  const { can, status, connectionId } = relation;
  const answer = (next: 'accepted' | 'declined' | 'withdrawn') => {
    if (connectionId !== null) respond.mutate({ id: connectionId, status: next });
  };

  if (can.accept) {
    return (
      <Group gap="xs">
        <Button onClick={() => answer('accepted')} loading={respond.isPending}>
          Accept {firstName}’s request
        </Button>
        <Button variant="default" onClick={() => answer('declined')} disabled={respond.isPending}>
          Decline
        </Button>
      </Group>
    );
  }
  if (can.withdraw) {
    return (
      <Button variant="default" onClick={() => answer('withdrawn')} loading={respond.isPending}>
        Withdraw request
      </Button>
    );
  }
  if (status === 'connected') {
    return (
      <Button variant="light" leftSection={<IconUserCheck size={18} aria-hidden />} disabled>
        Connected
      </Button>
    );
  }
  if (!can.request) return null;
  return (
    <Button
      leftSection={<IconUserPlus size={18} aria-hidden />}
      loading={isPending}
      onClick={() => connect(userId)}
    >
      Connect
    </Button>
  );
}
