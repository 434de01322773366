import { staffProcedure, router } from '../../../ground/core/trpc.ts';
import { Business, BusinessRef } from '../businesses.schema.ts';
import {
  adminCreateBusiness,
  adminUpdateBusiness,
  deleteBusiness,
  restoreBusiness,
  setBusinessStatus,
} from './business-admin.commands.ts';
import {
  AdminCreateBusinessInput,
  AdminUpdateBusinessInput,
  SetBusinessStatusInput,
} from './business-admin.schema.ts';

export const businessAdminRouter = router({
  create: staffProcedure('directory')
    .input(AdminCreateBusinessInput)
    .output(Business)
    .mutation(({ ctx, input }) => adminCreateBusiness(ctx, input)),

  update: staffProcedure('directory')
    .input(AdminUpdateBusinessInput)
    .output(Business)
    .mutation(({ ctx, input }) => adminUpdateBusiness(ctx, input)),

  setStatus: staffProcedure('directory')
    .input(SetBusinessStatusInput)
    .output(Business)
    .mutation(({ ctx, input }) => setBusinessStatus(ctx, input)),

  delete: staffProcedure('directory')
    .input(BusinessRef)
    .output(BusinessRef)
    .mutation(({ ctx, input }) => deleteBusiness(ctx, input)),

  restore: staffProcedure('directory')
    .input(BusinessRef)
    .output(Business)
    .mutation(({ ctx, input }) => restoreBusiness(ctx, input)),
});
