import type { Kysely } from 'kysely';
import { z } from 'zod';
import type { DB } from '@guildhall/db';
import { enqueueJob } from '../../ground/core/jobs.ts';

/** The task that brings vectors of an embeddings service up to date. */
export const EMBED_TASK = 'embed-statements';

/** One call after the other, however many processes there are: a slow service takes one worker, never all. */
export const EMBED_QUEUE = 'embeddings';

/** Most members of one job. */
export const IDS_MAX = 500;

/** Of these members, or of all with a higher id than `after`; a trial asks the service even with nothing to do. */
export const EmbedPayload = z
  .object({ ids: z.array(z.int()).max(IDS_MAX), after: z.int(), isTrial: z.boolean() })
  .partial();
export type EmbedPayload = z.infer<typeof EmbedPayload>;

/** Queues the job in the caller's transaction. There is at most one that goes through all members. */
export async function enqueueEmbedding(
  db: Kysely<DB>,
  payload: EmbedPayload = {},
  options: { runAt?: Date } = {},
): Promise<void> {
  const key = payload.ids === undefined ? { key: EMBED_TASK } : {};
  await enqueueJob(db, EMBED_TASK, payload, { ...options, ...key, queue: EMBED_QUEUE });
}
