import { type Kysely, type RawBuilder, type SqlBool, sql } from 'kysely';
import type { DB } from '@guildhall/db';
import type { Viewer } from '../../../ground/core/context.ts';
import { toPage } from '../../../ground/core/keyset.ts';
import { afterCursor, limitPlusOne } from '../../../ground/core/pagination.ts';
import { isEventVisible, isKnownTo, notBlocked } from '../../../ground/core/visibility.ts';
import { holds } from '../../../ground/roles/roles.policy.ts';
import { fullName, usernameOf } from '../../../ground/values/person-name.ts';
import { CAME } from '../figures/figures.queries.ts';
import type { ListVisitorsInput, Visitor, VisitorPage } from './visitors.schema.ts';

/**
 * A WHERE condition on `event_guests` joined with `events`: the viewer invited the guest, or is at the door of the event.
 * A name that its owner has not confirmed is for who typed it alone.
 */
export function isVisitorOf(viewer: Viewer): RawBuilder<SqlBool> {
  const atDoor = sql`events.chapter_id = any (array(
    select chapter_id from chapter_members
    where user_id = ${viewer.id} and state = 'active' and role in ('leader', 'organizer', 'host')))`;
  const ofCommunity = holds(viewer, 'events') ? sql`or events.chapter_id is null` : sql``;
  const ofAll = viewer.role === 'admin' ? sql`or true` : sql``;
  return sql<SqlBool>`(event_guests.invited_by = ${viewer.id}
    or event_guests.consented_at is not null and (${atDoor} ${ofCommunity} ${ofAll}))`;
}

/** The guests whom the viewer looks after, the newest first, until they are erased. */
export async function listVisitors(
  db: Kysely<DB>,
  viewer: Viewer,
  { limit, cursor }: ListVisitorsInput,
): Promise<VisitorPage> {
  const rows = await visitors(db, viewer)
    .where(afterCursor(cursor, 'event_guests.created_at', 'event_guests.id'))
    .orderBy('eventGuests.createdAt', 'desc')
    .orderBy('eventGuests.id', 'desc')
    .limit(limitPlusOne(limit))
    .execute();
  return toPage(rows, limit, present);
}

/** One of these guests; undefined for any other. */
export async function findVisitor(
  db: Kysely<DB>,
  viewer: Viewer,
  guestId: number,
): Promise<Visitor | undefined> {
  const row = await visitors(db, viewer).where('eventGuests.id', '=', guestId).executeTakeFirst();
  return row && present(row);
}

const cameAt = sql<Date | null>`(
  select min(at) from attendance
  where attendance.guest_id = event_guests.id and attendance.undone_at is null and ${CAME})`;

const appliedAt = sql<Date | null>`(
  select min(applicants.created_at) from applicants
  where applicants.email = event_guests.email and applicants.confirmed_at is not null)`;

function visitors(db: Kysely<DB>, viewer: Viewer) {
  return db
    .selectFrom('eventGuests')
    .innerJoin('eventDates', 'eventDates.id', 'eventGuests.dateId')
    .innerJoin('events', 'events.id', 'eventDates.eventId')
    .leftJoin('users as inviter', (join) =>
      join.onRef('inviter.id', '=', 'eventGuests.invitedBy').on(isKnownTo(viewer, 'inviter')),
    )
    .leftJoin('users as joined', (join) =>
      join
        .onRef('joined.email', '=', 'eventGuests.email')
        .on('joined.emailVerifiedAt', 'is not', null)
        .on(isKnownTo(viewer, 'joined'))
        .on(notBlocked(viewer, 'joined.id')),
    )
    .select(['eventGuests.id', 'eventGuests.name', 'eventGuests.createdAt', 'eventGuests.followedUpAt'])
    .select([
      'eventDates.id as dateId',
      'eventDates.startsAt',
      'events.slug',
      'events.title',
      'events.timeZone',
    ])
    .select(['inviter.id as inviterId', 'inviter.username as inviterUsername'])
    .select(['inviter.firstName', 'inviter.lastName'])
    .select(['joined.id as memberId', 'joined.username as memberUsername', 'joined.joinedAt'])
    .select([cameAt.as('cameAt'), appliedAt.as('appliedAt')])
    .select(sql<string>`event_guests.created_at::text`.as('sortKey'))
    .where(isVisitorOf(viewer))
    .where(isEventVisible(viewer));
}

type Row = Awaited<ReturnType<ReturnType<typeof visitors>['execute']>>[number];

const iso = (date: Date | null) => date?.toISOString() ?? null;

function present(row: Row): Visitor {
  const { slug, title, dateId, startsAt, timeZone, inviterId, memberId } = row;
  const inviter = inviterId === null ? null : { id: inviterId, username: row.inviterUsername };
  return {
    guestId: row.id,
    name: row.name,
    event: { slug, title, dateId, startsAt: startsAt.toISOString(), timeZone },
    inviter: inviter && {
      id: inviter.id,
      username: usernameOf(inviter),
      name: fullName({ firstName: row.firstName ?? '', lastName: row.lastName ?? '' }),
    },
    invitedAt: row.createdAt.toISOString(),
    cameAt: iso(row.cameAt),
    followedUpAt: iso(row.followedUpAt),
    appliedAt: iso(row.appliedAt),
    joinedAt: iso(row.joinedAt),
    member:
      memberId === null ? null : { username: usernameOf({ id: memberId, username: row.memberUsername }) },
    canFollowUp: row.cameAt !== null && row.followedUpAt === null,
  };
}
