import { memberProcedure, router } from '../../../ground/core/trpc.ts';
import { deleteSearch, saveSearch, updateSearch } from './searches.commands.ts';
import { listSearches, previewSearch } from './searches.queries.ts';
import {
  PreviewSearchInput,
  SaveSearchInput,
  SavedSearches,
  SearchPreview,
  SearchRef,
  UpdateSearchInput,
} from './searches.schema.ts';

export const searchesRouter = router({
  list: memberProcedure.output(SavedSearches).query(({ ctx }) => listSearches(ctx.db, ctx.viewer)),

  preview: memberProcedure
    .input(PreviewSearchInput)
    .output(SearchPreview)
    .query(({ ctx, input }) => previewSearch(ctx.db, ctx.viewer, input)),

  save: memberProcedure
    .meta({ auth: 'member', limit: 'correction' })
    .input(SaveSearchInput)
    .output(SavedSearches)
    .mutation(({ ctx, input }) => saveSearch(ctx, input)),

  update: memberProcedure
    .input(UpdateSearchInput)
    .output(SavedSearches)
    .mutation(({ ctx, input }) => updateSearch(ctx, input)),

  remove: memberProcedure
    .input(SearchRef)
    .output(SavedSearches)
    .mutation(({ ctx, input }) => deleteSearch(ctx, input)),
});
