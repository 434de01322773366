import { Anchor, Button, Stack, Text, Title } from '@mantine/core';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '../../../lib/paths.ts';
import { showError } from '../../../lib/show-error.ts';
import { type Outputs, trpc } from '../../../lib/trpc.ts';
import { useFormats } from '../../../lib/formats.ts';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import { useEventTimes } from '../event-times.ts';
import { EntryCodePicture } from '../door/EntryCodePicture.tsx';
import { guestsMessages } from './guests.messages.ts';

const { seat: messages } = guestsMessages;

type Props = { token: string; opened: Outputs['events']['guests']['open'] };

/** What a guest has at a date, and what they can do about it. */
export function GuestSeatState({ token, opened }: Props) {
  const [seat, setSeat] = useState(opened);
  const [isAsking, setIsAsking] = useState(false);
  const [isGiven, setIsGiven] = useState(false);
  const { longDate } = useFormats();
  const { event, status, position, can } = seat;
  const { span } = useEventTimes(event.timeZone);
  const options = { meta: { skipInvalidation: true }, onError: showError };
  const confirm = trpc.events.guests.confirm.useMutation({ ...options, onSuccess: setSeat });
  const leave = trpc.events.guests.leave.useMutation({
    ...options,
    onSuccess(left) {
      setSeat(left);
      setIsGiven(true);
    },
  });
  return (
    <Stack gap="sm">
      <Title order={2} size="h3" dir="auto">
        <Anchor component={Link} to={paths.event(event.slug, event.dateId)} inherit>
          {event.title}
        </Anchor>
      </Title>
      <Text>
        <time dateTime={event.startsAt}>{span(event)}</time>
      </Text>
      {event.place !== null && <Text dir="auto">{event.place}</Text>}
      <Text component="output" fw={600}>
        {event.isCanceled
          ? messages.canceled
          : isGiven && status === null
            ? messages.given
            : messages.state(status, position)}
      </Text>
      {status === null && !can.confirm && !event.isCanceled && <Text>{messages.closed}</Text>}
      {seat.code && (
        <>
          <EntryCodePicture {...seat.code} />
          <Text size="sm">{messages.code}</Text>
        </>
      )}
      {can.confirm && (
        <Button size="md" loading={confirm.isPending} onClick={() => confirm.mutate({ token })}>
          {messages.confirm}
        </Button>
      )}
      {can.leave && status !== null && (
        <Button variant="default" loading={leave.isPending} onClick={() => setIsAsking(true)}>
          {messages.leave[status]}
        </Button>
      )}
      <Text size="sm" c="dimmed">
        {messages.stored(longDate(seat.storedUntil))}
      </Text>
      {isAsking && status !== null && (
        <ConfirmDialog
          title={messages.leaveQuestion[status]}
          action={messages.leave[status]}
          onClose={() => setIsAsking(false)}
          onConfirm={() => leave.mutate({ token })}
        >
          {messages.leaveText}
        </ConfirmDialog>
      )}
    </Stack>
  );
}
