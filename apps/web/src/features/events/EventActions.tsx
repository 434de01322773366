import { Button } from '@mantine/core';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '../../lib/paths.ts';
import { serverNow } from '../../lib/server-clock.ts';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { type CommunityEvent, useCancelEvent, useCancelEventDate } from './events.hooks.ts';
import { eventsMessages } from './events.messages.ts';

const { cancel: messages, page } = eventsMessages;

/** What those who hold the event may do: edit it, cancel a date, cancel all of it. */
export function EventActions({ event: { id, slug, date, dates, can } }: { event: CommunityEvent }) {
  const [asked, setAsked] = useState<'date' | 'event' | null>(null);
  const cancelEvent = useCancelEvent();
  const cancelDate = useCancelEventDate();
  const isComing = new Date(date.endsAt).getTime() > serverNow();
  const isOneOfMany = dates.filter(({ isCancelled }) => !isCancelled).length > 1;
  return (
    <>
      {can.edit && (
        <Button component={Link} to={paths.editEvent(slug)} variant="default">
          {page.edit}
        </Button>
      )}
      {can.door && !date.isCancelled && (
        <Button
          component={Link}
          to={`/events/${slug}/door?event=${id}&date=${date.id}`}
          variant="default"
          reloadDocument
        >
          {page.door}
        </Button>
      )}
      {can.door && (
        <Button component={Link} to={paths.attendance(slug)} variant="default">
          {page.attendance}
        </Button>
      )}
      {can.cancel && isOneOfMany && isComing && !date.isCancelled && (
        <Button variant="default" onClick={() => setAsked('date')}>
          {messages.date}
        </Button>
      )}
      {can.cancel && (
        <Button variant="subtle" color="red" onClick={() => setAsked('event')}>
          {messages.event}
        </Button>
      )}
      {asked === 'date' && (
        <ConfirmDialog
          title={messages.dateQuestion}
          action={messages.date}
          onClose={() => setAsked(null)}
          onConfirm={() => cancelDate.mutate({ id, dateId: date.id })}
        >
          {messages.dateText}
        </ConfirmDialog>
      )}
      {asked === 'event' && (
        <ConfirmDialog
          title={messages.eventQuestion}
          action={messages.event}
          onClose={() => setAsked(null)}
          onConfirm={() => cancelEvent.mutate({ id })}
        >
          {messages.eventText}
        </ConfirmDialog>
      )}
    </>
  );
}
