import { staffProcedure, staffStepUpProcedure, router } from '../../ground/core/trpc.ts';
import { AccountExport } from '../account/account.schema.ts';
import { createDataRequest, decideDataRequest } from './data-requests.commands.ts';
import { getDataRequest, listDataRequests } from './data-requests.queries.ts';
import {
  CreateDataRequestInput,
  DataRequest,
  DataRequestPage,
  DataRequestRef,
  DecideDataRequestInput,
  ListDataRequestsInput,
} from './data-requests.schema.ts';
import { exportSubject } from './export-subject.commands.ts';

export const dataRequestsRouter = router({
  list: staffProcedure('accounts')
    .input(ListDataRequestsInput)
    .output(DataRequestPage)
    .query(({ ctx, input }) => listDataRequests(ctx.db, ctx.viewer, input)),
  get: staffProcedure('accounts')
    .input(DataRequestRef)
    .output(DataRequest)
    .query(({ ctx, input }) => getDataRequest(ctx.db, ctx.viewer, input)),
  create: staffStepUpProcedure('accounts')
    .input(CreateDataRequestInput)
    .output(DataRequest)
    .mutation(({ ctx, input }) => createDataRequest(ctx, input)),
  decide: staffStepUpProcedure('accounts')
    .input(DecideDataRequestInput)
    .output(DataRequest)
    .mutation(({ ctx, input }) => decideDataRequest(ctx, input)),
  /** A mutation, because each download is recorded. */
  download: staffStepUpProcedure('accounts')
    .input(DataRequestRef)
    .output(AccountExport)
    .mutation(({ ctx, input }) => exportSubject(ctx, input)),
});
