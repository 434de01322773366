import type { RouteObject } from 'react-router-dom';
import { forMembers } from '../../lib/guards.ts';
import { lazyPage } from '../../lib/lazy-page.ts';
import { pageLoader } from '../../lib/page-loader.ts';
import type { Utils } from '../../lib/trpc.ts';
import { routeErrors } from '../errors/route-errors.ts';
import { dateOf, eventsInput, whenOf } from './events-page.ts';

export const eventsRoutes = (utils: Utils): RouteObject[] => [
  {
    path: '/events',
    loader: pageLoader(utils, ({ url }) =>
      utils.events.list.fetchInfinite(eventsInput(whenOf(url.searchParams))),
    ),
    ...lazyPage('features/events/EventsPage.tsx', async () => {
      const { EventsPage } = await import('./EventsPage.tsx');
      return { Component: EventsPage };
    }),
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
    path: '/events/:slug',
    loader: pageLoader(utils, ({ params: { slug = '' }, url }) =>
      utils.events.get.ensureData({ slug, date: dateOf(url.searchParams) }),
    ),
    ...lazyPage('features/events/EventPage.tsx', async () => {
      const [{ EventPage }, { EventNotFound }] = await Promise.all([
        import('./EventPage.tsx'),
        import('./EventNotFound.tsx'),
      ]);
      return { Component: EventPage, ErrorBoundary: routeErrors(EventNotFound) };
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
