import { memberProcedure, router, staffProcedure, staffStepUpProcedure } from '../../ground/core/trpc.ts';
import { passwordProcedure } from '../account/own-password.ts';
import { approveHandover, cancelHandover, confirmHandover } from './agree.commands.ts';
import { getChecklist, getHandover, listHandovers } from './handovers.queries.ts';
import {
  Checklist,
  ChecklistInput,
  ConfirmHandoverInput,
  HandoverDetails,
  HandoverList,
  HandoverRef,
  StartHandoverInput,
} from './handovers.schema.ts';
import { startHandover } from './start-handover.commands.ts';

/** Offices that are handed over, in the console. */
export const adminHandoversRouter = router({
  list: staffProcedure('console')
    .output(HandoverList)
    .query(({ ctx }) => listHandovers(ctx)),
  checklist: staffProcedure('console')
    .input(ChecklistInput)
    .output(Checklist)
    .query(({ ctx, input }) => getChecklist(ctx, input.fromUserId)),
  start: staffStepUpProcedure('console')
    .input(StartHandoverInput)
    .output(HandoverDetails)
    .mutation(({ ctx, input }) => startHandover(ctx, input)),
  approve: staffStepUpProcedure('roles')
    .input(HandoverRef)
    .output(HandoverDetails)
    .mutation(({ ctx, input }) => approveHandover(ctx, input)),
});

/** The same for the two, of whom the incoming one has no role yet. */
export const handoversRouter = router({
  get: memberProcedure
    .input(HandoverRef)
    .output(HandoverDetails)
    .query(({ ctx, input }) => getHandover(ctx, ctx.db, input.id)),
  confirm: passwordProcedure
    .input(ConfirmHandoverInput)
    .output(HandoverDetails)
    .mutation(({ ctx, input }) => confirmHandover(ctx, input)),
  cancel: memberProcedure
    .input(HandoverRef)
    .output(HandoverDetails)
    .mutation(({ ctx, input }) => cancelHandover(ctx, input)),
});
