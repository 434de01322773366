import type { Kysely } from 'kysely';
import type { DB } from '@guildhall/db';
import { scaleOf } from '@guildhall/matching';
import type { Logger } from '../../ground/core/logger.ts';
import { type EmbeddingsService, embedMembers, embedTexts } from './embed-members.commands.ts';
import { EmbeddingsError } from './embeddings-error.ts';
import { noteFailure, noteScale, openState } from './embeddings-state.commands.ts';
import { type EmbedPayload, enqueueEmbedding } from './enqueue-embedding.ts';
import { removeIneligible } from './member-vectors.commands.ts';
import { forgetCurrentModel } from './similarities.queries.ts';
import { listOutdated, sampleVectors } from './member-vectors.queries.ts';

/** Members whose texts go out in one call: at most 32 texts. */
const MEMBERS_PER_CALL = 4;
/** Then the job makes room for others and goes on in another one. */
const SLICE_MS = 4_000;
/** Members whose similarities say how those of a model are spread. */
const SAMPLE = 40;
/** What is sent when an administrator tries the service. */
const TRIAL_TEXT = 'bookkeeping';

export type EmbedHost = { db: Kysely<DB>; log: Logger; service: EmbeddingsService };

/** Where the job is: after the member with this id, at a group that ends with the one with the other. */
type Position = { after: number; groupEnd: number };

/**
 * The job: brings the vectors of some members, or of all, up to date. What the service fails at stays outdated
 * and is tried again later; so nothing is lost, and nobody waits for it.
 */
export async function embedStatements(
  host: EmbedHost,
  { ids, after = 0, isTrial = false }: EmbedPayload,
  signal: AbortSignal,
): Promise<void> {
  const { db, log, service } = host;
  const state = await openState(db, service.model);
  if (state.retryAt !== null && state.retryAt > new Date())
    return enqueueEmbedding(db, {}, { runAt: state.retryAt });
  const position = { after, groupEnd: after };
  try {
    if (isTrial) await embedTexts(db, service, [TRIAL_TEXT], state.dimension, signal);
    if (after === 0) await removeIneligible(db, ids);
    const isDone = await embedFrom(host, position, ids, signal);
    await (isDone
      ? measureScale(host)
      : enqueueEmbedding(db, { ...(ids && { ids }), after: position.after }));
  } catch (error) {
    if (signal.aborted) return enqueueEmbedding(db);
    if (!(error instanceof EmbeddingsError)) throw error;
    log.warn({ reason: error.message }, 'the embeddings service failed');
    const runAt = await noteFailure(db, error, state.model);
    // What is refused for its content must not keep the others waiting.
    await enqueueEmbedding(db, error.isRejected ? { after: position.groupEnd } : {}, { runAt });
  }
}

/** @returns whether it came to the end within its time */
async function embedFrom(
  { db, service }: EmbedHost,
  position: Position,
  ids: number[] | undefined,
  signal: AbortSignal,
): Promise<boolean> {
  const until = Date.now() + SLICE_MS;
  while (Date.now() < until && !signal.aborted) {
    const state = await openState(db, service.model);
    const members = await listOutdated(db, state, { ids, after: position.after }, MEMBERS_PER_CALL);
    if (members.length === 0) return true;
    position.groupEnd = members.at(-1)?.id ?? position.after;
    await embedMembers(db, service, members, state, signal);
    // The first answer says how long vectors are, and those of another length are outdated from then on.
    position.after = state.dimension === null ? 0 : position.groupEnd;
  }
  return false;
}

async function measureScale({ db, service }: EmbedHost): Promise<void> {
  const state = await openState(db, service.model);
  const scale = scaleOf(await sampleVectors(db, state, SAMPLE));
  if (!scale) return;
  await noteScale(db, scale);
  forgetCurrentModel(db);
}
