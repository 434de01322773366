import { Button, Container, Group, Stack } from '@mantine/core';
import { Suspense } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { lazyChunk } from '../../lib/lazy-chunk.ts';
import { PageHead } from '../../lib/PageHead.tsx';
import { paths } from '../../lib/paths.ts';
import { useViewer } from '../../lib/useViewer.ts';
import { CardListSkeleton } from '../../ui/CardListSkeleton.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import listPage from '../../ui/list-page.module.css';
import { CalendarButton } from './calendar/CalendarButton.tsx';
import { EventList } from './EventList.tsx';
import { EVENTS_HEAD } from './event-head.ts';
import { useCanCreateEvent, useHasGuests } from './events.hooks.ts';
import { whenOf } from './events-page.ts';
import { eventsMessages as messages } from './events.messages.ts';

const EventMonth = lazyChunk(async () => ({ default: (await import('./month/EventMonth.tsx')).EventMonth }));

export function EventsPage() {
  const [parameters] = useSearchParams();
  const when = whenOf(parameters);
  const { viewer } = useViewer();
  const hasGuests = useHasGuests();
  const canCreate = useCanCreateEvent(when, parameters);
  return (
    <Container size="md" className={listPage.page ?? ''}>
      <PageHead {...EVENTS_HEAD} />
      <PageHeader
        {...EVENTS_HEAD}
        actions={
          viewer && (
            <>
              {hasGuests && (
                <Button component={Link} to={paths.visitors()} variant="subtle">
                  {messages.guests}
                </Button>
              )}
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
          {(['upcoming', 'month', 'past'] as const).map((value) => (
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
        {when === 'month' ? (
          <Suspense fallback={<CardListSkeleton label={messages.loading} />}>
            <EventMonth />
          </Suspense>
        ) : (
          <EventList when={when} />
        )}
      </Stack>
    </Container>
  );
}
