import { memberProcedure, publicProcedure, router } from '../../../ground/core/trpc.ts';
import { DateRef } from '../attendance/attendance.schema.ts';
import { checkIn, undoCheckIn } from './check-in.commands.ts';
import { makeDoorPass } from './door-pass.commands.ts';
import { listDoor, requireKeeper } from './door.queries.ts';
import {
  CheckInInput,
  CheckInResult,
  DoorPage,
  DoorPass,
  EntryCode,
  ListDoorInput,
  OpenDoorInput,
  UndoInput,
  Undone,
} from './door.schema.ts';
import { getOwnCode } from './own-code.queries.ts';

/** Who came to a date: the list at its door, for organizers and for volunteers with a link of the day. */
export const doorRouter = router({
  list: memberProcedure
    .input(ListDoorInput)
    .output(DoorPage)
    .query(async ({ ctx, input }) => listDoor(ctx.db, await requireKeeper(ctx, input), input)),
  /** The same by a volunteer's link. A mutation: a query would put the link into logs. */
  open: publicProcedure
    .meta({ auth: 'public', limit: 'door' })
    .input(OpenDoorInput)
    .output(DoorPage)
    .mutation(async ({ ctx, input }) => listDoor(ctx.db, await requireKeeper(ctx, input), input)),
  checkIn: publicProcedure
    .meta({ auth: 'public', limit: 'door' })
    .input(CheckInInput)
    .output(CheckInResult)
    .mutation(({ ctx, input }) => checkIn(ctx, input)),
  undo: publicProcedure
    .meta({ auth: 'public', limit: 'door' })
    .input(UndoInput)
    .output(Undone)
    .mutation(({ ctx, input }) => undoCheckIn(ctx, input)),
  makePass: memberProcedure
    .input(DateRef)
    .output(DoorPass)
    .mutation(({ ctx, input }) => makeDoorPass(ctx, input)),
  /** The viewer's own code for the entrance. */
  code: memberProcedure
    .input(DateRef)
    .output(EntryCode)
    .query(({ ctx, input }) => getOwnCode(ctx, input)),
});
