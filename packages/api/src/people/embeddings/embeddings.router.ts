import { adminProcedure, router } from '../../ground/core/trpc.ts';
import { tryEmbeddings } from './embeddings.commands.ts';
import { getEmbeddingsStatus } from './embeddings.queries.ts';
import { EmbeddingsQueued, EmbeddingsStatus } from './embeddings.schema.ts';

export const embeddingsRouter = router({
  status: adminProcedure
    .output(EmbeddingsStatus)
    .query(({ ctx }) => getEmbeddingsStatus(ctx.db, ctx.services.embeddings)),
  tryNow: adminProcedure.output(EmbeddingsQueued).mutation(({ ctx }) => tryEmbeddings(ctx)),
});
