import { memberProcedure, router } from '../../ground/core/trpc.ts';
import { suggestMentions } from './mentions.queries.ts';
import { MentionSuggestions, SuggestMentionsInput } from '../../ground/mentions/mentions.schema.ts';

export const mentionsRouter = router({
  suggest: memberProcedure
    .meta({ auth: 'member', limit: 'search' })
    .input(SuggestMentionsInput)
    .output(MentionSuggestions)
    .query(async ({ ctx, input }) => {
      const { disabledAreas } = await ctx.services.community.get();
      return suggestMentions(ctx.db, ctx.viewer, { ...input, disabledAreas });
    }),
});
