import { Button, Text } from '@mantine/core';
import { IconUserCheck, IconUserPlus } from '@tabler/icons-react';
import classes from './RelationStep.module.css';
import { type Relation, useConnect, useRespond } from './connections.hooks.ts';

type Props = { relation: Relation; firstName: string };

/** The step that is open between the viewer and a member: ask, answer, or take back. */
export function RelationStep({ relation, firstName }: Props) {
  const { connect, isPending } = useConnect('profile');
  const respond = useRespond();
  const { can, status, connectionId, userId } = relation;
  const answer = (next: 'accepted' | 'declined' | 'withdrawn') => {
    if (connectionId !== null) respond.mutate({ id: connectionId, status: next });
  };

  if (can.accept) {
    return (
      <>
        <Button onClick={() => answer('accepted')} loading={respond.isPending}>
          Accept {firstName}’s request
        </Button>
        <Button variant="default" onClick={() => answer('declined')} disabled={respond.isPending}>
          Decline
        </Button>
      </>
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
      <Text component="span" fw={600} className={classes.connected ?? ''}>
        <IconUserCheck size={18} aria-hidden /> Connected
      </Text>
    );
  }
  if (status === 'blocked') return <Text c="dimmed">You have blocked {firstName}.</Text>;
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
