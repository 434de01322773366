import { publicProcedure, router } from '../core/trpc.ts';
import { SiteConfig } from './site.schema.ts';

export const siteRouter = router({
  config: publicProcedure.output(SiteConfig).query(({ ctx }) => ctx.services.config),
});
