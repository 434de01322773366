import { withCompiledParse } from '../../ground/core/with-compiled-parse.ts';
import { adminProcedure, router } from '../../ground/core/trpc.ts';
import { tryEmbeddings } from './embeddings.commands.ts';
import { getEmbeddingsStatus } from './embeddings.queries.ts';
import { EmbeddingsQueued, EmbeddingsStatus } from './embeddings.schema.ts';

export const embeddingsRouter = router({
  status: adminProcedure
    .output(withCompiledParse(EmbeddingsStatus))
    .query(({ ctx }) => getEmbeddingsStatus(ctx.db, ctx.services.embeddings)),
  tryNow: adminProcedure.output(EmbeddingsQueued).mutation(({ ctx }) => tryEmbeddings(ctx)),
});
