import { type Kysely, sql } from 'kysely';
import { z } from 'zod';
import type { DB } from '@guildhall/db';
import type { Context, Viewer } from '../../../ground/core/context.ts';
import { ROLES } from '../../../ground/roles/in-force.ts';
import type { DateRef } from '../attendance/attendance.schema.ts';
import { decodeTuple, encodeTuple } from '../../../ground/core/keyset.ts';
import { limitPlusOne } from '../../../ground/core/pagination.ts';
import { conflict, forbidden, notFound } from '../../../ground/errors/errors.ts';
import { fullName } from '../../../ground/values/person-name.ts';
import { canKeepDoor } from '../events.policy.ts';
import { NO_EVENT, requireDate } from '../event-rows.queries.ts';
import { AttendanceStatus, type DoorPage, type DoorPerson, type ListDoorInput } from './door.schema.ts';
import { openDoorPass } from './entry-code.ts';

type Door = { id: number; dateId: number; pass?: string | undefined };

/** Who acts at a door: an organizer or host, or a volunteer, who is shown names only. */
export type Keeper = { viewer: Viewer | null; isVolunteer: boolean };

const NOT_YOURS = 'Only organizers and hosts open the door of an event';
const PASS_OVER = 'This link is for another date, or its day is over. Ask an organizer for a new one.';

/**
 * @throws NOT_FOUND for a date that there is not, FORBIDDEN for anyone but its organizers and volunteers
 */
export async function requireKeeper(ctx: Context, { id, dateId, pass }: Door): Promise<Keeper> {
  if (pass !== undefined) {
    const opened = openDoorPass(ctx.services.signer, pass);
    if (opened?.dateId !== dateId || !(await keepsDoor(ctx.db, opened.makerId, { id, dateId })))
      throw forbidden(PASS_OVER);
    return { viewer: null, isVolunteer: true };
  }
  const { holder } = await requireDate(ctx.db, ctx.viewer, { id, dateId });
  if (!canKeepDoor(ctx.viewer, holder)) throw forbidden(NOT_YOURS);
  return { viewer: ctx.viewer, isVolunteer: false };
}

/** Whether who made a pass may still open that door. */
async function keepsDoor(db: Kysely<DB>, makerId: number, date: DateRef): Promise<boolean> {
  const found = await db
    .selectFrom('users')
    .select(['id', 'role', ROLES.as('roles')])
    .where('id', '=', makerId)
    .where('isActive', '=', true)
    .where('erasedAt', 'is', null)
    .executeTakeFirst();
  if (!found) return false;
  const maker: Viewer = { ...found, sessionKey: null, authAt: new Date(0) };
  const { holder } = await requireDate(db, maker, date);
  return canKeepDoor(maker, holder);
}

/**
 * The date at whose door a keeper acts, who may see it.
 * @throws NOT_FOUND when there is none, CONFLICT for a canceled one
 */
export async function requireOpenDoor(db: Kysely<DB>, { id, dateId }: Door) {
  const date = await db
    .selectFrom('eventDates')
    .innerJoin('events', 'events.id', 'eventDates.eventId')
    .select(['events.title', 'events.slug', 'events.timeZone', 'eventDates.startsAt', 'eventDates.endsAt'])
    .select('eventDates.cancelledAt')
    .where('eventDates.id', '=', dateId)
    .where('events.id', '=', id)
    .executeTakeFirst();
  if (!date) throw notFound(NO_EVENT);
  if (date.cancelledAt !== null) throw conflict('This date has been canceled');
  const { cancelledAt: _open, startsAt, endsAt, ...event } = date;
  return { ...event, startsAt: startsAt.toISOString(), endsAt: endsAt.toISOString() };
}

const Position = z.tuple([z.string().regex(/^\d{1,19}$/)]);

/** Everyone who has signed up for a date or came, in the order in which they did. */
export async function listDoor(
  db: Kysely<DB>,
  keeper: Keeper,
  { id, dateId, limit, cursor }: ListDoorInput,
): Promise<DoorPage> {
  const event = await requireOpenDoor(db, { id, dateId });
  const [after] = cursor ? decodeTuple(Position, cursor) : ['0'];
  const rows = await people(db)
    .where('eventRsvps.dateId', '=', dateId)
    .where('eventRsvps.status', '<>', 'skipped')
    .where(sql<boolean>`event_rsvps.queue_no > ${after}::bigint`)
    .orderBy('eventRsvps.queueNo')
    .limit(limitPlusOne(limit))
    .execute();
  const last = rows[limit - 1];
  return {
    event,
    items: rows.slice(0, limit).map((row) => presentPerson(row, keeper)),
    nextCursor: rows.length > limit && last ? encodeTuple([String(last.queueNo)]) : null,
  };
}

/** One of them; undefined for someone who is not on the list. */
export async function findPerson(
  db: Kysely<DB>,
  keeper: Keeper,
  { dateId, key }: { dateId: number; key: string },
): Promise<DoorPerson | undefined> {
  const column = key.startsWith('m') ? 'eventRsvps.userId' : 'eventRsvps.guestId';
  const row = await people(db)
    .where('eventRsvps.dateId', '=', dateId)
    .where(column, '=', idOf(key))
    .executeTakeFirst();
  return row && presentPerson(row, keeper);
}

export const idOf = (key: string): number => Number(key.slice(1));

const people = (db: Kysely<DB>) =>
  db
    .selectFrom('eventRsvps')
    .leftJoin('users', 'users.id', 'eventRsvps.userId')
    .leftJoin('eventGuests', 'eventGuests.id', 'eventRsvps.guestId')
    .leftJoin('attendance', (join) =>
      join
        .onRef('attendance.dateId', '=', 'eventRsvps.dateId')
        .on('attendance.undoneAt', 'is', null)
        .on((eb) =>
          eb.or([
            eb('attendance.userId', '=', eb.ref('eventRsvps.userId')),
            eb('attendance.guestId', '=', eb.ref('eventRsvps.guestId')),
          ]),
        ),
    )
    .leftJoin('users as recorder', (join) =>
      join.onRef('recorder.id', '=', 'attendance.recordedBy').on('recorder.isActive', '=', true),
    )
    .where((eb) => eb.or([eb('eventRsvps.guestId', 'is not', null), eb('users.isActive', '=', true)]))
    .select(['eventRsvps.queueNo', 'eventRsvps.userId', 'eventRsvps.guestId', 'eventRsvps.status as answer'])
    .select(['users.firstName', 'users.lastName', 'eventGuests.name as guestName'])
    .select(['attendance.clientId', 'attendance.status', 'attendance.substituteName', 'attendance.at'])
    .select(['recorder.firstName as recorderFirst', 'recorder.lastName as recorderLast']);

type Row = Awaited<ReturnType<ReturnType<typeof people>['executeTakeFirstOrThrow']>>;

function presentPerson(row: Row, { isVolunteer }: Keeper): DoorPerson {
  const { userId, guestId, firstName, lastName, guestName, clientId, status, at, recorderFirst } = row;
  return {
    key: userId === null ? `g${guestId}` : `m${userId}`,
    name:
      userId === null
        ? (guestName ?? '')
        : fullName({ firstName: firstName ?? '', lastName: lastName ?? '' }),
    isGuest: !isVolunteer && guestId !== null,
    isWaiting: row.answer === 'waiting',
    attendance:
      clientId === null || at === null
        ? null
        : {
            clientId,
            status: AttendanceStatus.parse(status),
            substituteName: row.substituteName,
            at: at.toISOString(),
            by:
              isVolunteer || recorderFirst === null
                ? null
                : fullName({ firstName: recorderFirst, lastName: row.recorderLast ?? '' }),
          },
  };
}
