import { publicProcedure, router } from '../../ground/core/trpc.ts';
import { withCompiledParse } from '../../ground/core/with-compiled-parse.ts';
import { getPage } from './pages.queries.ts';
import { Page, PageSlug } from '../../ground/settings/pages.schema.ts';

export const pagesRouter = router({
  get: publicProcedure
    .input(PageSlug)
    .output(withCompiledParse(Page))
    .query(({ ctx, input }) => getPage(ctx.db, input.slug)),
});
