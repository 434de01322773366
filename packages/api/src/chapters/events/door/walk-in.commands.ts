import { type Kysely, sql } from 'kysely';
import type { DB } from '@guildhall/db';
import { GUEST_DAYS } from '../guests/guests.policy.ts';

/**
 * Puts someone who came without signing up on the list: the member whose address it is, or a guest. They have come, so
 * they have a seat, also beyond those that there are. The caller holds the row of the date.
 * @returns their key on the list
 */
export async function admitWalkIn(
  trx: Kysely<DB>,
  dateId: number,
  { name, email }: { name: string; email: string | null },
): Promise<string> {
  const member = email === null ? undefined : await findMember(trx, dateId, email);
  const guestId = member ? null : await findOrMakeGuest(trx, dateId, { name, email });
  const row = { dateId, userId: member?.id ?? null, guestId, status: 'going' as const, isWalkIn: true };
  const comes = {
    status: 'going',
    isWalkIn: sql<boolean>`event_rsvps.status <> 'going' or event_rsvps.is_walk_in`,
  } as const;
  await trx
    .insertInto('eventRsvps')
    .values(row)
    .onConflict((conflict) =>
      member
        ? conflict.columns(['dateId', 'userId']).doUpdateSet(comes)
        : conflict.column('guestId').doUpdateSet(comes),
    )
    .execute();
  return member ? `m${member.id}` : `g${guestId}`;
}

/** At an event of a chapter only its members are found by their address: its hosts know no others. */
const findMember = (trx: Kysely<DB>, dateId: number, email: string) =>
  trx
    .selectFrom('users')
    .select('id')
    .where('email', '=', email)
    .where('isActive', '=', true)
    .where('erasedAt', 'is', null)
    .where(
      sql<boolean>`exists (
        select from event_dates join events on events.id = event_dates.event_id
        where event_dates.id = ${dateId} and (events.chapter_id is null or exists (
          select from chapter_members
          where chapter_id = events.chapter_id and user_id = users.id and state = 'active')))`,
    )
    .executeTakeFirst();

async function findOrMakeGuest(
  trx: Kysely<DB>,
  dateId: number,
  { name, email }: { name: string; email: string | null },
): Promise<number> {
  const { endsAt } = await trx
    .selectFrom('eventDates')
    .select('endsAt')
    .where('id', '=', dateId)
    .executeTakeFirstOrThrow();
  const { id } = await trx
    .insertInto('eventGuests')
    .values({
      dateId,
      name,
      email,
      eraseOn: sql<string>`(${endsAt}::timestamptz at time zone 'UTC')::date + ${GUEST_DAYS}::int`,
    })
    .onConflict((conflict) =>
      conflict.columns(['dateId', 'email']).doUpdateSet({ eraseOn: sql`excluded.erase_on` }),
    )
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}
