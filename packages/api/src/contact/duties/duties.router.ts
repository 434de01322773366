import { staffProcedure, router } from '../../ground/core/trpc.ts';
import { setDuty } from './duties.commands.ts';
import { listDuties } from './duties.queries.ts';
import { AdminDuties, SetDutyInput } from '../../ground/duties/duties.schema.ts';

export const dutiesRouter = router({
  list: staffProcedure('settings')
    .output(AdminDuties)
    .query(({ ctx }) => listDuties(ctx.db)),
  set: staffProcedure('settings')
    .input(SetDutyInput)
    .output(AdminDuties)
    .mutation(({ ctx, input }) => setDuty(ctx, input)),
});
