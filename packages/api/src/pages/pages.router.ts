import { publicProcedure, router } from '../core/trpc.ts';
import { withCompiledParse } from '../core/with-compiled-parse.ts';
import { getPage } from './pages.queries.ts';
import { Page, PageSlug } from './pages.schema.ts';

export const pagesRouter = router({
  get: publicProcedure
    .input(PageSlug)
    .output(withCompiledParse(Page))
    .query(({ ctx, input }) => getPage(ctx.db, input.slug)),
});
