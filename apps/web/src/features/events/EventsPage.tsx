import { Button, Container, Group, Stack } from '@mantine/core';
import { Link, useSearchParams } from 'react-router-dom';
import { PageHead } from '../../lib/PageHead.tsx';
import { paths } from '../../lib/paths.ts';
import { useViewer } from '../../lib/useViewer.ts';
import { CardListSkeleton } from '../../ui/CardListSkeleton.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { PagedItems } from '../../ui/PagedItems.tsx';
import { CalendarButton } from './calendar/CalendarButton.tsx';
import { EventCard } from './EventCard.tsx';
import { EVENTS_HEAD } from './event-head.ts';
import { whenOf } from './events-page.ts';
import { useEvents } from './events.hooks.ts';
import { eventsMessages as messages } from './events.messages.ts';

export function EventsPage() {
  const [parameters] = useSearchParams();
  const when = whenOf(parameters);
  const events = useEvents(when);
  const canCreate = events.data?.pages[0]?.can.create ?? false;
  const empty = messages.empty[when];
  const { viewer } = useViewer();
  return (
    <Container size="md" py="xl">
      <PageHead {...EVENTS_HEAD} />
      <PageHeader
        {...EVENTS_HEAD}
        actions={
          viewer && (
            <>
              <CalendarButton />
              {canCreate && (
                <Button component={Link} to={paths.newEvent()}>
                  {messages.create}
                </Button>
              )}
            </>
          )
        }
      />
      <Stack gap="lg">
        <Group component="nav" aria-label={messages.when.label} gap="xs">
          {(['upcoming', 'past'] as const).map((value) => (
            <Button
              key={value}
              component={Link}
              to={paths.events(value)}
              replace
              variant={value === when ? 'light' : 'subtle'}
              {...(value === when && { 'aria-current': 'page' })}
            >
              {messages.when[value]}
            </Button>
          ))}
        </Group>
        <PagedItems
          query={events}
          loading={<CardListSkeleton label={messages.loading} />}
          failed={messages.failed}
          empty={<EmptyState title={empty.title}>{empty.text}</EmptyState>}
          isAutomatic
        >
          {(items) => items.map((event) => <EventCard key={event.date.id} event={event} />)}
        </PagedItems>
      </Stack>
    </Container>
  );
}
