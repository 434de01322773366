import { Button, Group, Stack, Text } from '@mantine/core';
import { Link } from 'react-router-dom';
import { useCanRegister } from '../../lib/site.ts';
import { useJoinLink } from '../../lib/useJoinLink.ts';
import { useKeptAction } from '../../lib/useKeptAction.ts';
import { useViewer } from '../../lib/useViewer.ts';
import { useSignUp } from './attendance.hooks.ts';
import type { CommunityEvent } from './events.hooks.ts';
import { EntryCodeButton } from './door/EntryCodeButton.tsx';
import { GuestButton } from './guests/GuestButton.tsx';
import { attendanceMessages as messages } from './attendance.messages.ts';

/** Where the reader stands with a date of an event, and what they can do about it. */
export function SignUp({ event }: { event: CommunityEvent }) {
  const { viewer } = useViewer();
  const canRegister = useCanRegister();
  const joinLink = useJoinLink();
  const { id, date, seats, inSeries, position, repeats, can } = event;
  const { join, withdraw, joinSeries, withdrawSeries, isBusy } = useSignUp();
  const ref = { id, dateId: date.id };
  useKeptAction('seat', 'on', () => {
    if (can.join) join.mutate(ref);
  });
  const takesGuests = event.audience === 'public' && !date.isCancelled;
  const isFull = seats !== null && (date.going >= seats || date.waiting > 0);
  return (
    <Stack gap="xs" component="section" aria-label={messages.label}>
      <Text component="output" fw={600}>
        {messages.state(date.mine, position)}
      </Text>
      <Text size="sm" c="dimmed">
        {messages.seats(date.going, seats, date.waiting)}
      </Text>
      <Group gap="xs">
        {!viewer && !date.isCancelled && (
          <Button
            component={Link}
            {...joinLink({ reason: 'seat', name: event.title }, { open: { seat: 'on' } })}
          >
            {canRegister ? messages.joinFirst : messages.signIn}
          </Button>
        )}
        {!viewer && takesGuests && <GuestButton date={ref} way="request" label={messages.guest.request} />}
        {can.join && (
          <Button loading={isBusy} onClick={() => join.mutate(ref)}>
            {messages.join(isFull, date.mine, repeats !== null)}
          </Button>
        )}
        {date.mine === 'going' && <EntryCodeButton date={ref} label={messages.code} />}
        {can.withdraw && (
          <Button variant="default" loading={isBusy} onClick={() => withdraw.mutate(ref)}>
            {messages.withdraw(date.mine, inSeries)}
          </Button>
        )}
        {can.joinSeries && (
          <Button variant="default" loading={isBusy} onClick={() => joinSeries.mutate({ id })}>
            {messages.joinSeries}
          </Button>
        )}
        {inSeries && (
          <Button variant="subtle" loading={isBusy} onClick={() => withdrawSeries.mutate({ id })}>
            {messages.withdrawSeries}
          </Button>
        )}
        {viewer && takesGuests && <GuestButton date={ref} way="invite" label={messages.guest.invite} />}
      </Group>
    </Stack>
  );
}
