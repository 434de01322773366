import type { EventListItem } from './events.hooks.ts';
import { eventsMessages as messages } from './events.messages.ts';

/** Where an event takes place, in words; null when that is not known. */
export function placeOf({ place, isOnline }: Pick<EventListItem, 'place' | 'isOnline'>): string | null {
  if (place === null) return isOnline ? messages.online : null;
  return isOnline ? messages.placeAndOnline(place) : place;
}
