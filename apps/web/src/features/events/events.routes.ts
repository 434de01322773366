import type { RouteObject } from 'react-router-dom';
import { forMembers } from '../../lib/guards.ts';
import { lazyPage } from '../../lib/lazy-page.ts';
import { pageLoader } from '../../lib/page-loader.ts';
import type { Utils } from '../../lib/trpc.ts';
import { routeErrors } from '../errors/route-errors.ts';
import { eventInput, eventsInput, monthInput, whenOf } from './events-page.ts';

export const eventsRoutes = (utils: Utils): RouteObject[] => [
  {
    path: '/events',
    loader: pageLoader(utils, async ({ url }) => {
      const when = whenOf(url.searchParams);
      if (when === 'month') await utils.events.month.ensureData(monthInput(url.searchParams));
      else await utils.events.list.fetchInfinite(eventsInput(when));
    }),
    ...lazyPage(
      'features/events/EventsPage.tsx',
      async () => {
        const { EventsPage } = await import('./EventsPage.tsx');
        return { Component: EventsPage };
      },
      {
        head: import.meta.env.SSR ? async () => (await import('./event-head.ts')).EVENTS_HEAD : undefined,
      },
    ),
  },
  {
    path: '/events/new',
    loader: forMembers(utils),
    ...lazyPage('features/events/form/NewEventPage.tsx', async () => {
      const { NewEventPage } = await import('./form/NewEventPage.tsx');
      return { Component: NewEventPage };
    }),
  },
  {
    path: '/event-seat',
    ...lazyPage('features/events/guests/GuestSeatPage.tsx', async () => {
      const { GuestSeatPage } = await import('./guests/GuestSeatPage.tsx');
      return { Component: GuestSeatPage };
    }),
  },
  {
    path: '/events/:slug',
    loader: pageLoader(utils, ({ params, url }) =>
      utils.events.get.ensureData(eventInput(params['slug'], url.searchParams)),
    ),
    ...lazyPage(
      'features/events/EventPage.tsx',
      async () => {
        const { EventPage, EventFailure } = await import('./EventPage.tsx');
        return { Component: EventPage, ErrorBoundary: routeErrors(EventFailure) };
      },
      {
        head: import.meta.env.SSR
          ? async ({ params, url, site }) => {
              const { eventHead } = await import('./event-head.ts');
              const input = eventInput(params['slug'], url.searchParams);
              return eventHead(await utils.events.get.ensureData(input), site);
            }
          : undefined,
      },
    ),
  },
  {
    path: '/events/:slug/door',
    ...lazyPage('features/events/door/DoorPage.tsx', async () => {
      const { DoorPage } = await import('./door/DoorPage.tsx');
      return { Component: DoorPage };
    }),
  },
  {
    path: '/events/:slug/attendance',
    loader: forMembers(utils),
    ...lazyPage('features/events/figures/AttendancePage.tsx', async () => {
      const { AttendancePage } = await import('./figures/AttendancePage.tsx');
      return { Component: AttendancePage };
    }),
  },
  {
    path: '/your-guests',
    loader: forMembers(utils),
    ...lazyPage('features/events/visitors/VisitorsPage.tsx', async () => {
      const { VisitorsPage } = await import('./visitors/VisitorsPage.tsx');
      return { Component: VisitorsPage };
    }),
  },
  {
    path: '/events/:slug/edit',
    loader: forMembers(utils),
    ...lazyPage('features/events/form/EditEventPage.tsx', async () => {
      const { EditEventPage } = await import('./form/EditEventPage.tsx');
      return { Component: EditEventPage };
    }),
  },
];
