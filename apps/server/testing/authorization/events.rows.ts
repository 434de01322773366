import { randomBytes, randomUUID } from 'node:crypto';
import { makeEvent } from '@guildhall/db/testing';
import { ADMINS, EVERYONE, type Fixtures, MEMBERS, type MatrixRow, type Outcomes } from './matrix.ts';

const event = ({ db }: Fixtures) => makeEvent(db, { audience: 'public' });

async function dateRef(fixtures: Fixtures) {
  const { id, dateId } = await event(fixtures);
  return { id, dateId };
}

const eventRef = async (fixtures: Fixtures) => ({ id: (await event(fixtures)).id });

async function series({ db }: Fixtures) {
  const repeats = { frequency: 'weekly', interval: 1, by: 'day', week: null, until: '2030-01-01' };
  const { id } = await makeEvent(db, { audience: 'public', repeats: JSON.stringify(repeats) });
  return { id };
}

/** A volunteer's pass decides besides, which none of these has. */
const ORGANIZERS: Outcomes = {
  visitor: 403,
  member: 403,
  owner: 403,
  other: 403,
  deactivated: 403,
  admin: 'ok',
};
const clientId = () => ({ clientId: randomBytes(16).toString('hex') });

const guest = () => ({ name: 'Ana Guest', email: `${randomUUID()}@test.test` });

/** The link in an email decides, not who is signed in. */
const strangersLink = () => ({ token: 'of.nobody' });
const WRONG_LINK: Outcomes = {
  visitor: 404,
  member: 404,
  owner: 404,
  other: 404,
  deactivated: 404,
  admin: 404,
};

const fields = { timeZone: 'UTC', start: '2030-05-01T18:00', end: '2030-05-01T19:00' };

export const eventsRows: MatrixRow[] = [
  { procedure: 'events.list', route: 'GET /api/events', input: () => ({ limit: 5 }), expect: EVERYONE },
  { procedure: 'events.month', input: () => ({ month: '2026-12' }), expect: EVERYONE },
  {
    procedure: 'events.get',
    route: 'GET /api/events/:slug',
    input: async (fixtures) => ({ slug: (await event(fixtures)).slug }),
    expect: EVERYONE,
  },
  {
    procedure: 'events.create',
    route: 'POST /api/events',
    input: () => ({ title: 'Another', ...fields }),
    permissions: ['events'],
    expect: ADMINS,
  },
  {
    procedure: 'events.update',
    route: 'PATCH /api/events/:id',
    input: async (fixtures) => ({ id: (await event(fixtures)).id, title: 'Changed', ...fields }),
    permissions: ['events'],
    expect: ADMINS,
  },
  {
    procedure: 'events.cancel',
    route: 'POST /api/events/:id/cancel',
    input: async (fixtures) => ({ id: (await event(fixtures)).id }),
    permissions: ['events'],
    expect: ADMINS,
  },
  {
    procedure: 'events.cancelDate',
    route: 'POST /api/events/:id/dates/:dateId/cancel',
    input: dateRef,
    permissions: ['events'],
    expect: ADMINS,
  },
  {
    procedure: 'events.attendance.list',
    route: 'GET /api/events/:id/dates/:dateId/attendees',
    input: dateRef,
    expect: MEMBERS,
  },
  {
    procedure: 'events.attendance.meet',
    route: 'GET /api/events/:id/dates/:dateId/whom-to-meet',
    input: dateRef,
    expect: MEMBERS,
  },
  {
    procedure: 'events.attendance.join',
    route: 'PUT /api/events/:id/dates/:dateId/rsvp',
    input: dateRef,
    expect: MEMBERS,
  },
  {
    procedure: 'events.attendance.withdraw',
    route: 'DELETE /api/events/:id/dates/:dateId/rsvp',
    input: dateRef,
    expect: MEMBERS,
  },
  {
    procedure: 'events.guests.request',
    route: 'POST /api/events/:id/dates/:dateId/guests',
    input: async (fixtures) => ({ ...(await dateRef(fixtures)), ...guest(), consent: true }),
    expect: EVERYONE,
  },
  {
    procedure: 'events.guests.invite',
    route: 'POST /api/events/:id/dates/:dateId/guests/invitations',
    input: async (fixtures) => ({ ...(await dateRef(fixtures)), ...guest() }),
    expect: MEMBERS,
  },
  {
    procedure: 'events.door.list',
    permissions: ['events'],
    route: 'GET /api/events/:id/dates/:dateId/attendance',
    input: dateRef,
    expect: ADMINS,
  },
  {
    procedure: 'events.door.checkIn',
    permissions: ['events'],
    route: 'POST /api/events/:id/dates/:dateId/check-ins',
    input: async (fixtures) => ({
      ...(await dateRef(fixtures)),
      items: [{ ...clientId(), who: { key: 'm1' } }],
    }),
    expect: ORGANIZERS,
  },
  {
    procedure: 'events.door.undo',
    permissions: ['events'],
    route: 'DELETE /api/events/:id/dates/:dateId/check-ins/:clientId',
    input: async (fixtures) => ({ ...(await dateRef(fixtures)), ...clientId() }),
    expect: { ...ORGANIZERS, admin: 404 },
  },
  {
    procedure: 'events.figures.get',
    permissions: ['events'],
    route: 'GET /api/events/:id/attendance',
    input: eventRef,
    expect: ADMINS,
  },
  {
    procedure: 'events.figures.people',
    permissions: ['events'],
    route: 'GET /api/events/:id/attendance/people',
    input: eventRef,
    expect: ADMINS,
  },
  {
    procedure: 'events.visitors.list',
    route: 'GET /api/visitors',
    input: () => ({}),
    expect: MEMBERS,
  },
  {
    procedure: 'events.visitors.followUp',
    route: 'POST /api/visitors/:guestId/follow-up',
    input: () => ({ guestId: 2_000_000_000 }),
    expect: { ...WRONG_LINK, visitor: 401, deactivated: 401 },
  },
  { procedure: 'events.door.makePass', input: dateRef, permissions: ['events'], expect: ADMINS },
  {
    procedure: 'events.door.open',
    input: async (fixtures) => ({ ...(await dateRef(fixtures)), pass: 'of.nobody' }),
    expect: { ...ORGANIZERS, admin: 403 },
  },
  {
    procedure: 'events.door.code',
    input: dateRef,
    expect: { ...WRONG_LINK, visitor: 401, deactivated: 401 },
  },
  { procedure: 'events.guests.open', input: strangersLink, expect: WRONG_LINK },
  { procedure: 'events.guests.confirm', input: strangersLink, expect: WRONG_LINK },
  { procedure: 'events.guests.leave', input: strangersLink, expect: WRONG_LINK },
  { procedure: 'events.series.join', route: 'PUT /api/events/:id/rsvp', input: series, expect: MEMBERS },
  {
    procedure: 'events.calendar.get',
    route: 'GET /api/calendar-feeds',
    input: () => ({}),
    expect: MEMBERS,
  },
  {
    procedure: 'events.calendar.replace',
    route: 'POST /api/calendar-feeds',
    input: () => ({}),
    expect: MEMBERS,
  },
  {
    procedure: 'events.calendar.remove',
    route: 'DELETE /api/calendar-feeds',
    input: () => ({}),
    expect: MEMBERS,
  },
  {
    procedure: 'events.series.withdraw',
    route: 'DELETE /api/events/:id/rsvp',
    input: series,
    expect: MEMBERS,
  },
];
