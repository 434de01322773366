import { publicProcedure, router } from '../../ground/core/trpc.ts';
import { getNotices } from '../banners/banners.queries.ts';
import { Notices, NoticesInput } from '../banners/banners.schema.ts';
import { getFrontPage } from './front.queries.ts';
import { FrontPage } from './front.schema.ts';
import { getSiteConfig } from './site.queries.ts';
import { SiteConfig } from './site.schema.ts';

export const siteRouter = router({
  config: publicProcedure.output(SiteConfig).query(({ ctx }) => getSiteConfig(ctx.services)),
  front: publicProcedure.output(FrontPage).query(({ ctx }) => getFrontPage(ctx)),
  notices: publicProcedure
    .input(NoticesInput)
    .output(Notices)
    .query(({ ctx, input }) => getNotices(ctx, input)),
});
