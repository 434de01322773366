import { IconCalendarEvent } from '@tabler/icons-react';
import { CardListSkeleton } from '../../ui/CardListSkeleton.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { PagedItems } from '../../ui/PagedItems.tsx';
import { EventCard } from './EventCard.tsx';
import { useEvents } from './events.hooks.ts';
import { eventsMessages as messages } from './events.messages.ts';

/** The coming events, the next first, or those that are over, the latest first. */
export function EventList({ when }: { when: 'upcoming' | 'past' }) {
  const empty = messages.empty[when];
  return (
    <PagedItems
      query={useEvents(when)}
      loading={<CardListSkeleton label={messages.loading} />}
      failed={messages.failed}
      empty={
        <EmptyState icon={IconCalendarEvent} title={empty.title}>
          {empty.text}
        </EmptyState>
      }
      isAutomatic
    >
      {(items) => items.map((event) => <EventCard key={event.date.id} event={event} />)}
    </PagedItems>
  );
}
