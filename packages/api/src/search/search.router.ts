import { withCompiledParse } from '../core/with-compiled-parse.ts';
import { publicProcedure, router } from '../core/trpc.ts';
import { searchAll } from './search.queries.ts';
import { SearchInput, SearchResults } from './search.schema.ts';

export const searchRouter = router({
  all: publicProcedure
    .meta({ auth: 'public', limit: 'search' })
    .input(SearchInput)
    .output(withCompiledParse(SearchResults))
    .query(({ ctx, input }) => searchAll(ctx.db, ctx.viewer, input)),
});
