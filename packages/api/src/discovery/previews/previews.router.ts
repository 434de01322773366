import { publicProcedure, router } from '../../ground/core/trpc.ts';
import { listPreviews } from './previews.queries.ts';
import { ListPreviewsInput, Previews } from './previews.schema.ts';

export const previewsRouter = router({
  list: publicProcedure
    .input(ListPreviewsInput)
    .output(Previews)
    .query(async ({ ctx, input }) => {
      const { disabledAreas } = await ctx.services.community.get();
      return listPreviews(ctx.db, ctx.viewer, { ...input, disabledAreas });
    }),
});
