import { MEMBERS, type MatrixRow, OWNER_ONLY, type Outcomes, type Fixtures } from './matrix.ts';

/** Anyone who has the signed link of an email; the test of mails has a true one. */
const NOBODY_WITHOUT_THE_MAIL: Outcomes = {
  visitor: 400,
  member: 400,
  owner: 400,
  other: 400,
  deactivated: 400,
  admin: 400,
};

const ownersNotification = async ({ db, members }: Fixtures) =>
  db
    .insertInto('notifications')
    .values({
      userId: members.owner.id,
      kind: 'connection_asked',
      data: JSON.stringify({ kind: 'connection_asked' }),
    })
    .returning('id')
    .executeTakeFirstOrThrow();

export const notificationRows: MatrixRow[] = [
  {
    procedure: 'notifications.list',
    route: 'GET /api/notifications',
    input: () => ({ limit: 5 }),
    expect: MEMBERS,
  },
  { procedure: 'notifications.link', input: ownersNotification, expect: OWNER_ONLY },
  { procedure: 'notifications.unread', route: 'GET /api/notifications/unread', expect: MEMBERS },
  {
    procedure: 'notifications.markRead',
    route: 'POST /api/notifications/:id/read',
    input: ownersNotification,
    expect: OWNER_ONLY,
  },
  { procedure: 'notifications.markAllRead', route: 'POST /api/notifications/read', expect: MEMBERS },
  { procedure: 'notifications.preferences', route: 'GET /api/notifications/preferences', expect: MEMBERS },
  {
    procedure: 'notifications.setPreference',
    route: 'PUT /api/notifications/preferences',
    input: () => ({ kind: 'message', inApp: true, email: false }),
    expect: MEMBERS,
  },
  {
    procedure: 'notifications.unsubscribe',
    input: () => ({ token: 'made.up' }),
    expect: NOBODY_WITHOUT_THE_MAIL,
  },
  { procedure: 'notifications.stopEmails', expect: MEMBERS },
  { procedure: 'notifications.setDigest', input: () => ({ weeklyDigest: true }), expect: MEMBERS },
];
