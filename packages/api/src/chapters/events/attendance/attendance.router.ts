import { memberProcedure, router } from '../../../ground/core/trpc.ts';
import { joinDate, joinSeries, withdrawFromDate, withdrawFromSeries } from './attendance.commands.ts';
import { listAttendees, listWhomToMeet } from './attendance.queries.ts';
import {
  AttendeePage,
  DateRef,
  ListAttendeesInput,
  Rsvp,
  SeriesRef,
  SeriesState,
  WhomToMeet,
} from './attendance.schema.ts';

export const attendanceRouter = router({
  list: memberProcedure
    .input(ListAttendeesInput)
    .output(AttendeePage)
    .query(({ ctx, input }) => listAttendees(ctx.db, ctx.viewer, input)),
  meet: memberProcedure
    .input(DateRef)
    .output(WhomToMeet)
    .query(({ ctx, input }) => listWhomToMeet(ctx.db, ctx.viewer, input)),
  join: memberProcedure
    .meta({ auth: 'member', limit: 'rsvp' })
    .input(DateRef)
    .output(Rsvp)
    .mutation(({ ctx, input }) => joinDate(ctx, input)),
  withdraw: memberProcedure
    .input(DateRef)
    .output(Rsvp)
    .mutation(({ ctx, input }) => withdrawFromDate(ctx, input)),
});

export const seriesRouter = router({
  join: memberProcedure
    .meta({ auth: 'member', limit: 'rsvp' })
    .input(SeriesRef)
    .output(SeriesState)
    .mutation(({ ctx, input }) => joinSeries(ctx, input)),
  withdraw: memberProcedure
    .input(SeriesRef)
    .output(SeriesState)
    .mutation(({ ctx, input }) => withdrawFromSeries(ctx, input)),
});
