import { withTransaction } from '@guildhall/db';
import type { MemberContext } from '../../ground/core/context.ts';
import { notFound } from '../../ground/errors/errors.ts';
import { writeAudit } from '../../ground/core/audit.ts';
import type { EmbeddingsQueued } from './embeddings.schema.ts';
import { forgetFailures, openState } from './embeddings-state.commands.ts';
import { enqueueEmbedding } from './enqueue-embedding.ts';

/**
 * Asks the embeddings service at once, whenever it was to be asked next, and takes whatever vectors it answers
 * with from now on.
 * @throws NOT_FOUND when none is configured
 */
export async function tryEmbeddings(ctx: MemberContext): Promise<EmbeddingsQueued> {
  const { embeddings } = ctx.services;
  if (!embeddings) throw notFound('No embeddings service is set up');
  return withTransaction(ctx.db, async (trx) => {
    const { lastError } = await openState(trx, embeddings.model);
    await forgetFailures(trx);
    await enqueueEmbedding(trx, { isTrial: true });
    await writeAudit(trx, ctx, {
      event: 'embeddings.tried',
      targetType: 'embeddings',
      targetId: embeddings.host,
      after: { model: embeddings.model, reason: lastError },
    });
    return { isQueued: true as const };
  });
}
