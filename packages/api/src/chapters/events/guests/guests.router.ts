import { memberProcedure, publicProcedure, router } from '../../../ground/core/trpc.ts';
import { inviteGuest, requestSeat } from './ask-guest.commands.ts';
import { GuestAsked, GuestLink, GuestSeat, InviteGuestInput, RequestSeatInput } from './guests.schema.ts';
import { confirmSeat, leaveSeat, openSeat } from './own-seat.commands.ts';

/** Visitors without an account, who come to public events. */
export const guestsRouter = router({
  request: publicProcedure
    .meta({ auth: 'public', limit: 'guest' })
    .input(RequestSeatInput)
    .output(GuestAsked)
    .mutation(({ ctx, input }) => requestSeat(ctx, input)),
  invite: memberProcedure
    .meta({ auth: 'member', limit: 'guest' })
    .input(InviteGuestInput)
    .output(GuestAsked)
    .mutation(({ ctx, input }) => inviteGuest(ctx, input)),
  /** A mutation: a query would put the link into logs. */
  open: publicProcedure
    .meta({ auth: 'public', limit: 'guestSeat' })
    .input(GuestLink)
    .output(GuestSeat)
    .mutation(({ ctx, input }) => openSeat(ctx, input)),
  confirm: publicProcedure
    .meta({ auth: 'public', limit: 'guestSeat' })
    .input(GuestLink)
    .output(GuestSeat)
    .mutation(({ ctx, input }) => confirmSeat(ctx, input)),
  leave: publicProcedure
    .meta({ auth: 'public', limit: 'guestSeat' })
    .input(GuestLink)
    .output(GuestSeat)
    .mutation(({ ctx, input }) => leaveSeat(ctx, input)),
});
