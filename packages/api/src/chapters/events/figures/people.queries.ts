import { type Kysely, sql } from 'kysely';
import { z } from 'zod';
import type { DB } from '@guildhall/db';
import type { Viewer } from '../../../ground/core/context.ts';
import { decodeTuple, encodeTuple } from '../../../ground/core/keyset.ts';
import { CAME, SAID_YES, begunDatesOf, isRecordedAs, requireFigures } from './figures.queries.ts';
import type { ListPeopleInput, PeoplePage, PersonFigures } from './figures.schema.ts';

const Position = z.tuple([z.string(), z.string()]);

/**
 * How often each person came to the dates of an event, by name. A guest is one person by their address, which nobody
 * sees; deactivated members are not named.
 * @throws NOT_FOUND for an event that the viewer may not see, FORBIDDEN for someone else's
 */
export async function listPeople(
  db: Kysely<DB>,
  viewer: Viewer | null,
  { id, limit, cursor }: ListPeopleInput,
): Promise<PeoplePage> {
  await requireFigures(db, viewer, id);
  const [name, key] = cursor ? decodeTuple(Position, cursor) : ['', ''];
  const { rows } = await sql<PersonFigures>`
    with dates as (${begunDatesOf(id)}), answers as (
      select user_id, guest_id, ${SAID_YES} as said_yes, false as came, false as late, false as excused,
        ${SAID_YES} and dates.is_over and dates.is_recorded
          and not ${isRecordedAs(sql`attendance.status <> 'absent'`)} as absent
      from dates join event_rsvps on event_rsvps.date_id = dates.id
      where ${SAID_YES}
      union all
      select user_id, guest_id, false, ${CAME}, status = 'late', status = 'excused', false
      from dates join attendance on attendance.date_id = dates.id
      where undone_at is null and num_nonnulls(user_id, guest_id) = 1
    ), people as (
      select answers.*, event_guests.id is not null as is_guest,
        coalesce('m' || users.id, 'g' || min(event_guests.id) over (
          partition by coalesce(event_guests.email, event_guests.id::text))) as key,
        coalesce(users.first_name || ' ' || users.last_name, event_guests.name) as name
      from answers
      left join users on users.id = answers.user_id and users.is_active and users.erased_at is null
      left join event_guests on event_guests.id = answers.guest_id
      where num_nonnulls(users.id, event_guests.id) = 1
    ), counted as (
      select key, max(name) as name, bool_or(is_guest) as is_guest,
        count(*) filter (where said_yes)::int as said_yes, count(*) filter (where came)::int as came,
        count(*) filter (where late)::int as late, count(*) filter (where excused)::int as excused,
        count(*) filter (where absent)::int as absent
      from people group by key)
    select * from counted where (name, key) > (${name}::text, ${key}::text)
    order by name, key limit ${limit + 1}`.execute(db);
  const items = rows.slice(0, limit);
  const last = items.at(-1);
  return {
    items,
    nextCursor: rows.length > limit && last ? encodeTuple([last.name, last.key]) : null,
  };
}
