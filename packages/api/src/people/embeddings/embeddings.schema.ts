import { z } from 'zod';
import { isoDate } from '../../ground/values/fields.ts';

/** How far the embeddings service has come; null when none is configured. */
export const EmbeddingsStatus = z
  .object({
    host: z.string(),
    model: z.string(),
    /** Members with current vectors, of all who may be suggested. */
    done: z.int(),
    total: z.int(),
    /** What went wrong in the last call, in one sentence; null when it succeeded. */
    lastError: z.string().nullable(),
    /** When it is tried again; null: whenever there is something to send. */
    retryAt: isoDate.nullable(),
    /** Of the last answer. */
    succeededAt: isoDate.nullable(),
  })
  .nullable();
export type EmbeddingsStatus = z.infer<typeof EmbeddingsStatus>;

export const EmbeddingsQueued = z.object({ isQueued: z.literal(true) });
export type EmbeddingsQueued = z.infer<typeof EmbeddingsQueued>;
