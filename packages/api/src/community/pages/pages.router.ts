import { publicProcedure, router } from '../../ground/core/trpc.ts';
import { currentReader } from '../../ground/core/current-reader.ts';
import { getPage } from './pages.queries.ts';
import { Page, PageSlug } from '../../ground/settings/pages.schema.ts';

export const pagesRouter = router({
  get: publicProcedure
    .input(PageSlug)
    .output(Page)
    .query(async ({ ctx, input }) => getPage(ctx.db, input.slug, await currentReader(ctx.services))),
});
