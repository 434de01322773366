import { staffProcedure, router } from '../../../ground/core/trpc.ts';
import { listAdminBusinesses } from './business-list.queries.ts';
import { AdminBusinessPage, ListAdminBusinessesInput } from './business-list.schema.ts';

/** `admin.businesses`; what changes a business is `businesses.admin`. */
export const adminBusinessesRouter = router({
  list: staffProcedure('directory')
    .input(ListAdminBusinessesInput)
    .output(AdminBusinessPage)
    .query(({ ctx, input }) => listAdminBusinesses(ctx.db, input)),
});
