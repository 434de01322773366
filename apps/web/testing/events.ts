import type { CommunityEvent, EventListItem } from '../src/features/events/events.hooks.ts';

/** A weekly event in Vienna, as lists show it. */
export const listedEventOf = (fields: Partial<EventListItem> = {}): EventListItem => ({
  id: 1,
  slug: 'breakfast-at-the-mill',
  title: 'Breakfast at the mill',
  place: 'Mill Lane 3',
  isOnline: false,
  timeZone: 'Europe/Vienna',
  audience: 'members',
  seats: 20,
  repeats: { frequency: 'weekly', interval: 1, by: 'day', until: '2099-12-31' },
  chapter: null,
  date: {
    id: 11,
    startsAt: '2099-12-01T07:00:00.000Z',
    endsAt: '2099-12-01T08:30:00.000Z',
    isCancelled: false,
    going: 0,
    waiting: 0,
    mine: null,
  },
  ...fields,
});

/** The same with what its page shows. */
export const eventOf = (fields: Partial<CommunityEvent> = {}): CommunityEvent => ({
  ...listedEventOf(),
  description: 'Bring a friend',
  body: null,
  link: null,
  isCancelled: false,
  localStart: '2099-12-01T08:00',
  minutes: 90,
  dates: [
    listedEventOf().date,
    {
      ...listedEventOf().date,
      id: 12,
      startsAt: '2099-12-08T07:00:00.000Z',
      endsAt: '2099-12-08T08:30:00.000Z',
    },
  ],
  organizer: null,
  version: 1,
  position: null,
  inSeries: false,
  can: { join: false, withdraw: false, joinSeries: false, edit: false, cancel: false, door: false },
  ...fields,
});
