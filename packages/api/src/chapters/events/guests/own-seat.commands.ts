import { type Kysely, sql } from 'kysely';
import { type DB, type Database, withTransaction } from '@guildhall/db';
import type { Context } from '../../../ground/core/context.ts';
import { conflict } from '../../../ground/errors/errors.ts';
import { fillSeats, lockDates, takeSeats } from '../attendance/seats.commands.ts';
import { enqueueGuestMail } from './guest-mails.commands.ts';
import { isOpen, presentGuest, requireGuest } from './guests.queries.ts';
import { GUEST_DAYS } from './guests.policy.ts';
import type { GuestLink, GuestSeat } from './guests.schema.ts';

const CLOSED = 'This date is over or has been canceled';
const MEMBERS_ONLY = 'This event is for members now';

/** What the link in a guest's mail is for. */
export const openSeat = async ({ db, services }: Context, { token }: GuestLink): Promise<GuestSeat> =>
  presentGuest(await requireGuest(db, services, token), services);

/**
 * Takes the seat, or a place on the waitlist. Doing it again changes nothing.
 * @throws NOT_FOUND for a link that is not valid, CONFLICT for a date that is over or canceled
 */
export const confirmSeat = (ctx: Context, { token }: GuestLink): Promise<GuestSeat> =>
  change(ctx, token, async (trx, guest) => {
    if (!guest.isPublic && guest.status === null) throw conflict(MEMBERS_ONLY);
    const [seat] = await takeSeats(trx, { guestId: guest.id }, [guest.dateId]);
    if (!seat) return;
    await trx
      .updateTable('eventGuests')
      .set({
        consentedAt: sql<Date>`coalesce(consented_at, now())`,
        eraseOn: sql<string>`(${guest.endsAt}::timestamptz at time zone 'UTC')::date + ${GUEST_DAYS}::int`,
      })
      .where('id', '=', guest.id)
      .execute();
    await enqueueGuestMail(trx, {
      guestId: guest.id,
      event: seat.status === 'going' ? 'joined' : 'waiting',
    });
  });

/** Gives the seat or place back, and moves up the waitlist; name and address are erased within two days. */
export const leaveSeat = (ctx: Context, { token }: GuestLink): Promise<GuestSeat> =>
  change(ctx, token, async (trx, guest) => {
    const given = await trx
      .deleteFrom('eventRsvps')
      .where('guestId', '=', guest.id)
      .returning('status')
      .executeTakeFirst();
    if (!given) return;
    // The mail that crosses the date out in their calendar needs the address once more.
    await trx
      .updateTable('eventGuests')
      .set({ consentedAt: null, eraseOn: sql<string>`current_date + 1` })
      .where('id', '=', guest.id)
      .execute();
    if (given.status === 'going') await enqueueGuestMail(trx, { guestId: guest.id, event: 'left' });
    await fillSeats(trx, [guest.dateId]);
  });

async function change(
  { db, services }: Context,
  token: string,
  work: (trx: Kysely<DB>, guest: Awaited<ReturnType<typeof requireGuest>>) => Promise<void>,
): Promise<GuestSeat> {
  const { dateId } = await requireGuest(db, services, token);
  return withTransaction(db, async (trx) => {
    await lockDates(trx, [dateId]);
    const guest = await requireGuest(trx, services, token);
    if (!isOpen(guest)) throw conflict(CLOSED);
    await work(trx, guest);
    return presentGuest(await requireGuest(trx, services, token), services);
  });
}

/** Erases guests and the names of substitutes some time after their date, guests who gave their seat back, and addresses that nobody confirmed. */
export async function eraseGuests(db: Database): Promise<void> {
  await sql`
    delete from event_guests using event_dates
    where event_dates.id = event_guests.date_id and erase_on < current_date
      and (consented_at is null or ends_at < now() - make_interval(days => ${GUEST_DAYS}))`.execute(db);
  await sql`
    update attendance set substitute_name = null
    from event_dates
    where event_dates.id = attendance.date_id and substitute_name is not null
      and ends_at < now() - make_interval(days => ${GUEST_DAYS})`.execute(db);
}
