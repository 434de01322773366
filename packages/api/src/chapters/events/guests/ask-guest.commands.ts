import { currentLocale } from '@guildhall/locale/current-locale';
import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { withTransaction } from '@guildhall/db';
import type { Context, MemberContext } from '../../../ground/core/context.ts';
import { conflict } from '../../../ground/errors/errors.ts';
import { requireDate } from '../event-rows.queries.ts';
import { enqueueGuestMail } from './guest-mails.commands.ts';
import { CONFIRM_DAYS } from './guests.policy.ts';
import type { GuestAsked, InviteGuestInput, RequestSeatInput } from './guests.schema.ts';

/**
 * A visitor asks for a seat on a date of a public event. Nothing is counted until the link in the mail is opened.
 * @throws NOT_FOUND for a date that visitors do not see, CONFLICT for one that is over or canceled
 */
export const requestSeat = (ctx: Context, input: RequestSeatInput): Promise<GuestAsked> =>
  askGuest(ctx, input, null);

/**
 * A member invites someone without an account to a date of a public event.
 * @throws NOT_FOUND for a date that visitors do not see, CONFLICT for one that is over or canceled
 */
export const inviteGuest = (ctx: MemberContext, input: InviteGuestInput): Promise<GuestAsked> =>
  askGuest(ctx, input, ctx.viewer.id);

async function askGuest(
  ctx: Context,
  { id, dateId, name, email }: InviteGuestInput,
  invitedBy: number | null,
): Promise<GuestAsked> {
  // What visitors see, also where a member invites.
  const { isOver, isCancelled } = await requireDate(ctx.db, null, { id, dateId });
  if (isCancelled) throw conflict('This date has been canceled');
  if (isOver) throw conflict('This date is over');
  await ctx.services.limiter.charge('guestMail', createHash('sha256').update(email).digest('hex'));
  const days = CONFIRM_DAYS[invitedBy === null ? 'request' : 'invite'];
  await withTransaction(ctx.db, async (trx) => {
    const guest = await trx
      .insertInto('eventGuests')
      .values({
        dateId,
        name,
        email,
        invitedBy,
        locale: currentLocale(),
        eraseOn: sql<string>`current_date + ${days}::int`,
      })
      // A name that was confirmed stays, and so does the first who invited.
      .onConflict((conflicting) =>
        conflicting.columns(['dateId', 'email']).doUpdateSet({
          name: sql`case when event_guests.consented_at is null then excluded.name else event_guests.name end`,
          invitedBy: sql`coalesce(event_guests.invited_by, excluded.invited_by)`,
          eraseOn: sql`greatest(event_guests.erase_on, excluded.erase_on)`,
        }),
      )
      .returning('id')
      .executeTakeFirstOrThrow();
    await enqueueGuestMail(trx, { guestId: guest.id, event: 'confirm' });
  });
  return { ok: true };
}
