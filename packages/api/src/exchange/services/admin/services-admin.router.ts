import { adminProcedure, router } from '../../../ground/core/trpc.ts';
import { createService, updateService } from './services-admin.commands.ts';
import { listManagedServices } from './services-admin.queries.ts';
import {
  CreateServiceInput,
  ManagedService,
  ManagedServices,
  UpdateServiceInput,
} from './services-admin.schema.ts';

export const adminServicesRouter = router({
  list: adminProcedure.output(ManagedServices).query(({ ctx }) => listManagedServices(ctx.db)),
  create: adminProcedure
    .input(CreateServiceInput)
    .output(ManagedService)
    .mutation(({ ctx, input }) => createService(ctx, input)),
  update: adminProcedure
    .input(UpdateServiceInput)
    .output(ManagedService)
    .mutation(({ ctx, input }) => updateService(ctx, input)),
});
