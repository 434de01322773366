import { memberProcedure, router } from '../../../ground/core/trpc.ts';
import { getFigures } from './figures.queries.ts';
import { EventFigures, FiguresRef, ListPeopleInput, PeoplePage } from './figures.schema.ts';
import { listPeople } from './people.queries.ts';

/** Who came to the dates of an event, for those who are at its door. */
export const figuresRouter = router({
  get: memberProcedure
    .input(FiguresRef)
    .output(EventFigures)
    .query(({ ctx, input }) => getFigures(ctx.db, ctx.viewer, input)),
  people: memberProcedure
    .input(ListPeopleInput)
    .output(PeoplePage)
    .query(({ ctx, input }) => listPeople(ctx.db, ctx.viewer, input)),
});
