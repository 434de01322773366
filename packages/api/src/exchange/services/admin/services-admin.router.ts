import { staffProcedure, router } from '../../../ground/core/trpc.ts';
import { createService, deleteService, updateService } from './services-admin.commands.ts';
import { listManagedServices } from './services-admin.queries.ts';
import {
  CreateServiceInput,
  ManagedService,
  ManagedServices,
  ServiceRef,
  UpdateServiceInput,
} from './services-admin.schema.ts';

export const adminServicesRouter = router({
  list: staffProcedure('orders')
    .output(ManagedServices)
    .query(({ ctx }) => listManagedServices(ctx.db)),
  create: staffProcedure('orders')
    .input(CreateServiceInput)
    .output(ManagedService)
    .mutation(({ ctx, input }) => createService(ctx, input)),
  update: staffProcedure('orders')
    .input(UpdateServiceInput)
    .output(ManagedService)
    .mutation(({ ctx, input }) => updateService(ctx, input)),
  delete: staffProcedure('orders')
    .input(ServiceRef)
    .output(ServiceRef)
    .mutation(({ ctx, input }) => deleteService(ctx, input)),
});
