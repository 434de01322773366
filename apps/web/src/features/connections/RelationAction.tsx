import { Button, Text } from '@mantine/core';
import { IconUserCheck, IconUserPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { connectWithOf } from '../../lib/join-to-connect.ts';
import { ConnectDialog } from './ConnectDialog.tsx';
import classes from './RelationAction.module.css';
import { type Relation, useRespond } from './connections.hooks.ts';
import { connectionsMessages } from './connections.messages.ts';

const messages = connectionsMessages.profile;

type Props = { relation: Relation; firstName: string; name: string };

/** What the viewer can do next: connect, reply to the member's request, or withdraw their own. */
export function RelationAction({ relation, firstName, name }: Props) {
  const { state, ...page } = useLocation();
  const navigate = useNavigate();
  const [isAsking, setAsking] = useState(false);
  const respond = useRespond();
  const { can, status, connectionId, userId } = relation;
  // Those who joined to connect with the member get the dialog at once.
  const isWanted = connectWithOf(state)?.id === userId;
  const close = () => {
    setAsking(false);
    if (isWanted) void navigate(page, { replace: true, preventScrollReset: true });
  };
  const setStatus = (next: 'accepted' | 'declined' | 'withdrawn') => {
    if (connectionId !== null) respond.mutate({ id: connectionId, status: next });
  };

  if (can.accept) {
    return (
      <>
        <Button onClick={() => setStatus('accepted')} loading={respond.isPending}>
          {messages.accept(firstName)}
        </Button>
        <Button variant="default" onClick={() => setStatus('declined')} disabled={respond.isPending}>
          {messages.decline}
        </Button>
      </>
    );
  }
  if (can.withdraw) {
    return (
      <Button variant="default" onClick={() => setStatus('withdrawn')} loading={respond.isPending}>
        {messages.withdraw}
      </Button>
    );
  }
  if (status === 'connected') {
    return (
      <Text component="span" fw={600} className={classes.connected ?? ''}>
        <IconUserCheck size={18} aria-hidden /> {messages.connected}
      </Text>
    );
  }
  if (status === 'blocked') return <Text c="dimmed">{messages.blocked(firstName)}</Text>;
  if (!can.request) return null;
  return (
    <>
      <Button leftSection={<IconUserPlus size={18} aria-hidden />} onClick={() => setAsking(true)}>
        {messages.connect}
      </Button>
      {(isAsking || isWanted) && (
        <ConnectDialog member={{ id: userId, name }} source="profile" onClose={close} />
      )}
    </>
  );
}
