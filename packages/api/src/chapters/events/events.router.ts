import { memberProcedure, publicProcedure, router } from '../../ground/core/trpc.ts';
import { withCompiledParse } from '../../ground/core/with-compiled-parse.ts';
import { calendarRouter } from './calendar/calendar.router.ts';
import { doorRouter } from './door/door.router.ts';
import { figuresRouter } from './figures/figures.router.ts';
import { guestsRouter } from './guests/guests.router.ts';
import { visitorsRouter } from './visitors/visitors.router.ts';
import { attendanceRouter, seriesRouter } from './attendance/attendance.router.ts';
import { cancelEvent, cancelEventDate, createEvent, updateEvent } from './events.commands.ts';
import { getEvent, listEvents } from './events.queries.ts';
import { getMonth } from './month.queries.ts';
import {
  CreateEventInput,
  Event,
  EventDateRef,
  EventMonth,
  EventPage,
  EventRef,
  GetEventInput,
  GetMonthInput,
  ListEventsInput,
  UpdateEventInput,
} from './events.schema.ts';

export const eventsRouter = router({
  list: publicProcedure
    .input(ListEventsInput)
    .output(withCompiledParse(EventPage))
    .query(({ ctx, input }) => listEvents(ctx.db, ctx.viewer, input)),
  month: publicProcedure
    .input(GetMonthInput)
    .output(withCompiledParse(EventMonth))
    .query(({ ctx, input }) => getMonth(ctx.db, ctx.viewer, input)),
  get: publicProcedure
    .input(GetEventInput)
    .output(withCompiledParse(Event))
    .query(({ ctx, input }) => getEvent(ctx.db, ctx.viewer, input)),
  create: memberProcedure
    .input(CreateEventInput)
    .output(Event)
    .mutation(({ ctx, input }) => createEvent(ctx, input)),
  update: memberProcedure
    .input(UpdateEventInput)
    .output(Event)
    .mutation(({ ctx, input }) => updateEvent(ctx, input)),
  cancel: memberProcedure
    .input(EventRef)
    .output(Event)
    .mutation(({ ctx, input }) => cancelEvent(ctx, input)),
  cancelDate: memberProcedure
    .input(EventDateRef)
    .output(Event)
    .mutation(({ ctx, input }) => cancelEventDate(ctx, input)),
  attendance: attendanceRouter,
  series: seriesRouter,
  calendar: calendarRouter,
  guests: guestsRouter,
  door: doorRouter,
  figures: figuresRouter,
  visitors: visitorsRouter,
});
