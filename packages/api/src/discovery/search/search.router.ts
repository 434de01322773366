import { publicProcedure, router } from '../../ground/core/trpc.ts';
import { searchAll } from './search.queries.ts';
import { SearchInput, SearchResults } from './search.schema.ts';

export const searchRouter = router({
  all: publicProcedure
    .meta({ auth: 'public', limit: 'search' })
    .input(SearchInput)
    .output(SearchResults)
    .query(async ({ ctx, input }) => {
      const { disabledAreas } = await ctx.services.community.get();
      return searchAll(ctx.db, ctx.viewer, { ...input, disabledAreas });
    }),
});
