import { adminProcedure, router } from '../../ground/core/trpc.ts';
import { setDuty } from './duties.commands.ts';
import { listDuties } from './duties.queries.ts';
import { AdminDuties, SetDutyInput } from '../../ground/duties/duties.schema.ts';

export const dutiesRouter = router({
  list: adminProcedure.output(AdminDuties).query(({ ctx }) => listDuties(ctx.db)),
  set: adminProcedure
    .input(SetDutyInput)
    .output(AdminDuties)
    .mutation(({ ctx, input }) => setDuty(ctx, input)),
});
