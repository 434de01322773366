import { staffProcedure, router } from '../../ground/core/trpc.ts';
import { tryEmbeddings } from './embeddings.commands.ts';
import { getEmbeddingsStatus } from './embeddings.queries.ts';
import { EmbeddingsQueued, EmbeddingsStatus } from './embeddings.schema.ts';

export const embeddingsRouter = router({
  status: staffProcedure('system')
    .output(EmbeddingsStatus)
    .query(({ ctx }) => getEmbeddingsStatus(ctx.db, ctx.services.embeddings)),
  tryNow: staffProcedure('system')
    .output(EmbeddingsQueued)
    .mutation(({ ctx }) => tryEmbeddings(ctx)),
});
