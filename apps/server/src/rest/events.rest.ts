import { CREATED_ONCE, PAGE, type RouteDescription, get, patch, post } from './describe-route.ts';

export const eventsRest: RouteDescription[] = [
  get('/events', 'events.list', 'Dates of events: upcoming, the next first, or past, the latest first', PAGE),
  get('/events/:slug', 'events.get', 'One event, with its next date or the one asked for'),
  post('/events', 'events.create', 'Create an event with its dates', CREATED_ONCE),
  patch('/events/:id', 'events.update', 'Replace what an event says, and move its coming dates'),
  post('/events/:id/cancel', 'events.cancel', 'Cancel an event with its coming dates'),
  post('/events/:id/dates/:dateId/cancel', 'events.cancelDate', 'Cancel one date of an event'),
];
