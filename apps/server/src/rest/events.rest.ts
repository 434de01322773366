import { CREATED_ONCE, PAGE, type RouteDescription, del, get, patch, post, put } from './describe-route.ts';

export const eventsRest: RouteDescription[] = [
  get('/events', 'events.list', 'Dates of events: upcoming, the next first, or past, the latest first', PAGE),
  get('/events/:slug', 'events.get', 'One event, with its next date or the one asked for'),
  post('/events', 'events.create', 'Create an event with its dates', CREATED_ONCE),
  patch('/events/:id', 'events.update', 'Replace what an event says, and move its coming dates'),
  post('/events/:id/cancel', 'events.cancel', 'Cancel an event with its coming dates'),
  post('/events/:id/dates/:dateId/cancel', 'events.cancelDate', 'Cancel one date of an event'),
  get('/events/:id/dates/:dateId/attendees', 'events.attendance.list', 'Who comes to a date', PAGE),
  get(
    '/events/:id/dates/:dateId/whom-to-meet',
    'events.attendance.meet',
    'Who of those that come fits me best',
  ),
  put('/events/:id/dates/:dateId/rsvp', 'events.attendance.join', 'Sign up for a date, or for its waitlist'),
  del(
    '/events/:id/dates/:dateId/rsvp',
    'events.attendance.withdraw',
    'Give my seat or place for a date back',
  ),
  post(
    '/events/:id/dates/:dateId/guests',
    'events.guests.request',
    'Ask for a seat without an account; a mail asks to confirm it',
  ),
  post(
    '/events/:id/dates/:dateId/guests/invitations',
    'events.guests.invite',
    'Invite someone without an account to a public event',
  ),
  get(
    '/events/:id/dates/:dateId/attendance',
    'events.door.list',
    'Who is expected at a date, and who came',
    PAGE,
  ),
  post(
    '/events/:id/dates/:dateId/check-ins',
    'events.door.checkIn',
    'Record who came, up to 200 at once; who was faster wins',
  ),
  del('/events/:id/dates/:dateId/check-ins/:clientId', 'events.door.undo', 'Take a check-in back'),
  get('/events/:id/attendance', 'events.figures.get', 'Who came to the dates of an event, as numbers'),
  get(
    '/events/:id/attendance/people',
    'events.figures.people',
    'How often each person came to the dates of an event',
    PAGE,
  ),
  get('/visitors', 'events.visitors.list', 'The guests whom I invited, or welcome at the door', PAGE),
  post('/visitors/:guestId/follow-up', 'events.visitors.followUp', 'Say that I was in touch with a guest'),
  put('/events/:id/rsvp', 'events.series.join', 'Sign up for all coming dates of an event'),
  get('/calendar-feeds', 'events.calendar.get', 'Whether calendar programs can read my events'),
  post(
    '/calendar-feeds',
    'events.calendar.replace',
    'A new address for them; the one of before stops working',
  ),
  del('/calendar-feeds', 'events.calendar.remove', 'Make that address lead nowhere'),
  del('/events/:id/rsvp', 'events.series.withdraw', 'Give my seats on all coming dates of an event back'),
];
