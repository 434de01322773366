import { Anchor, Badge, Card, Group, Text } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { useFormats } from '../../lib/formats.ts';
import { paths } from '../../lib/paths.ts';
import { MemberAvatar } from '../../ui/MemberAvatar.tsx';
import { formatJobTitle } from '../../lib/format-job-title.ts';
import type { Connection } from './connections.hooks.ts';
import classes from './ConnectionCard.module.css';
import { ConnectionActions } from './ConnectionActions.tsx';
import { connectionsPageMessages } from './connections-page.messages.ts';
import { connectionsMessages as messages } from './connections.messages.ts';
import { fullName } from '@guildhall/api/ground/values/person-name';

/** A request says how it stands; in one's network the day does. */
export function ConnectionCard({ connection }: { connection: Connection }) {
  const { localDate } = useFormats();
  const { connectedUser: member, status, direction, connectedSince, note, username } = connection;
  const name = fullName(member);
  const isConnected = status === 'accepted';
  const day = localDate(connectedSince);
  const pending = direction === 'incoming' ? messages.receivedOn : messages.sentOn;
  return (
    <Card padding="md" component="article" aria-label={name}>
      <Group wrap="nowrap" align="flex-start" gap="sm">
        <MemberAvatar name={name} avatar={member.avatar} size={48} />
        <div className={classes.member}>
          <Anchor component={Link} to={paths.profile(username)} fw={600} c="inherit">
            {name}
          </Anchor>
          <Text size="sm" c="dimmed">
            {formatJobTitle(member)}
          </Text>
          <Text size="sm" c="dimmed" className={classes.since ?? ''}>
            {isConnected && <IconCheck size={16} aria-hidden className={classes.mark ?? ''} />}
            {isConnected ? messages.since(day) : pending(day)}
          </Text>
        </div>
        {!isConnected && (
          <Badge color="brass" variant="light">
            {connectionsPageMessages.pending}
          </Badge>
        )}
      </Group>
      {note && direction === 'incoming' && status === 'pending' && (
        <blockquote className={classes.note}>{note}</blockquote>
      )}
      <ConnectionActions connection={connection} name={name} />
    </Card>
  );
}
