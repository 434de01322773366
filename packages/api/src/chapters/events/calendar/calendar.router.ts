import { memberProcedure, router } from '../../../ground/core/trpc.ts';
import { removeCalendarFeed, replaceCalendarFeed } from './calendar.commands.ts';
import { getCalendarFeed } from './calendar.queries.ts';
import { CalendarFeed, NewCalendarFeed } from './calendar.schema.ts';

export const calendarRouter = router({
  get: memberProcedure.output(CalendarFeed).query(({ ctx }) => getCalendarFeed(ctx.db, ctx.viewer)),
  replace: memberProcedure.output(NewCalendarFeed).mutation(({ ctx }) => replaceCalendarFeed(ctx)),
  remove: memberProcedure.output(CalendarFeed).mutation(({ ctx }) => removeCalendarFeed(ctx)),
});
