import { Button, Container, Loader } from '@mantine/core';
import { IconCalendarEvent } from '@tabler/icons-react';
import { Link, useParams } from 'react-router-dom';
import { PageHead } from '../../../lib/PageHead.tsx';
import { paths } from '../../../lib/paths.ts';
import { trpc } from '../../../lib/trpc.ts';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { PageHeader } from '../../../ui/PageHeader.tsx';
import { EventFailure } from '../EventFailure.tsx';
import { eventsMessages } from '../events.messages.ts';
import { EditEventForm } from './EditEventForm.tsx';

const { form: messages, page } = eventsMessages;

/** The edit form for those who hold the event, and an explanation for everyone else. */
export function EditEventPage() {
  const { slug = '' } = useParams();
  const { data: event, error, refetch } = trpc.events.get.useQuery({ slug });
  if (error && !event) return <EventFailure status={error.data?.httpStatus} onRetry={() => void refetch()} />;
  return (
    <Container size="sm" py="xl">
      <PageHead title={messages.editTitle} description={messages.editTitle} noIndex />
      {!event && <Loader aria-label={page.loading} />}
      {event && !event.can.edit && (
        <EmptyState
          icon={IconCalendarEvent}
          title={messages.editTitle}
          headingOrder={1}
          action={
            <Button component={Link} to={paths.event(slug)} variant="default">
              {messages.back}
            </Button>
          }
        >
          {event.isCancelled ? page.eventCanceled : messages.notYours}
        </EmptyState>
      )}
      {event?.can.edit && (
        <>
          <PageHeader title={messages.editTitle} description={event.title} />
          <EditEventForm event={event} />
        </>
      )}
    </Container>
  );
}
