import { Badge, Text } from '@mantine/core';
import { useLocalDate } from '../../../lib/useLocalDate.ts';
import { useFormats } from '../../../lib/formats.ts';
import type { AdminUser } from './users.hooks.ts';
import { usersMessages } from './users.messages.ts';

const { state: messages } = usersMessages;

/** Whether the member is active, paused and until when, or invited and since when. */
export function MemberStatus({ user }: { user: AdminUser }) {
  const { isActive, hasJoined, invitedAt, suspendedUntil } = user;
  const localDate = useLocalDate();
  const { longDate } = useFormats();
  const [label, color] = hasJoined
    ? isActive
      ? [messages.active, 'forest']
      : [messages.inactive, 'gray']
    : invitedAt === null
      ? [messages.notInvited, 'gray']
      : [messages.invited, 'brass'];
  return (
    <>
      <Badge variant="light" tt="none" miw="max-content" color={color}>
        {label}
      </Badge>
      {!hasJoined && invitedAt !== null && (
        <Text size="sm" c="dimmed">
          {messages.invitedOn(localDate(invitedAt))}
        </Text>
      )}
      {suspendedUntil !== null && (
        <Text size="sm" c="dimmed">
          {messages.pausedUntil(longDate(suspendedUntil))}
        </Text>
      )}
    </>
  );
}
