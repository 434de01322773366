import { formatsOf } from '@guildhall/api/ground/settings/formats.schema';
import { type PageMeta, RENDERED } from '../../lib/page-meta.ts';
import { paths } from '../../lib/paths.ts';
import type { Site } from '../../lib/site.ts';
import { truncate } from '../../lib/truncate.ts';
import { placeOf } from './event-place.ts';
import type { CommunityEvent } from './events.hooks.ts';
import { eventsMessages } from './events.messages.ts';

const DESCRIPTION_MAX = 200;

const { title, description } = eventsMessages;
export const EVENTS_HEAD = { title, description };

/** Metadata of an event; only public ones are for search engines. */
export function eventHead(event: CommunityEvent, { origin, name }: Site): PageMeta {
  const { longDate } = formatsOf({ currency: '', dateLocale: '' });
  const when = eventsMessages.page.preview(event.title, longDate(event.date.startsAt));
  const summary = truncate(event.description || when, DESCRIPTION_MAX);
  const isCancelled = event.isCancelled || event.date.isCancelled;
  const place = placeOf(event);
  const url = origin + paths.event(event.slug);
  return {
    title: event.title,
    description: summary,
    noIndex: event.audience !== 'public',
    jsonLd: !import.meta.env.SSR
      ? RENDERED
      : {
          '@context': 'https://schema.org',
          '@type': 'Event',
          name: event.title,
          description: summary,
          url,
          startDate: event.date.startsAt,
          endDate: event.date.endsAt,
          eventStatus: isCancelled
            ? 'https://schema.org/EventCancelled'
            : 'https://schema.org/EventScheduled',
          eventAttendanceMode: attendanceMode(event),
          organizer: { '@type': 'Organization', name, url: origin },
          ...(place !== null && {
            location:
              event.place === null
                ? { '@type': 'VirtualLocation', url }
                : { '@type': 'Place', name: event.place, address: event.place },
          }),
          ...(event.seats !== null && { maximumAttendeeCapacity: event.seats }),
        },
  };
}

function attendanceMode({ place, isOnline }: CommunityEvent) {
  if (!isOnline) return 'https://schema.org/OfflineEventAttendanceMode';
  return place === null
    ? 'https://schema.org/OnlineEventAttendanceMode'
    : 'https://schema.org/MixedEventAttendanceMode';
}
