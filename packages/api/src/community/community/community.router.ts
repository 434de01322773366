import { staffProcedure, router } from '../../ground/core/trpc.ts';
import { updateCommunity } from './community.commands.ts';
import { readCommunity } from './community.queries.ts';
import { PreviewWordsInput, WordsPreview } from './own-words.schema.ts';
import { previewWords } from './own-words.queries.ts';
import { ChangeCommunityInput, Community } from '../../ground/settings/community.schema.ts';

export const communityRouter = router({
  get: staffProcedure('settings')
    .output(Community)
    .query(({ ctx }) => readCommunity(ctx.db)),
  previewWords: staffProcedure('settings')
    .input(PreviewWordsInput)
    .output(WordsPreview)
    .query(({ ctx, input }) => previewWords(ctx.services, input)),
  update: staffProcedure('settings')
    .input(ChangeCommunityInput)
    .output(Community)
    .mutation(({ ctx, input }) => updateCommunity(ctx, input)),
});
