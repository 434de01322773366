import { publicProcedure, router } from '../../ground/core/trpc.ts';
import { listServices } from './services.queries.ts';
import { ServiceList } from './services.schema.ts';

export const servicesRouter = router({
  list: publicProcedure.output(ServiceList).query(({ ctx }) => listServices(ctx.db)),
});
