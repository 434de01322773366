import { type Kysely, type Selectable, sql } from 'kysely';
import type { DB } from '@guildhall/db';
import type { Scale } from '@guildhall/matching';
import type { EmbeddingsError } from './embeddings-error.ts';

const MINUTE_MS = 60_000;
/** Waits after one, two, three failures in a row; then always the last one. */
const BACKOFF_MS = [1, 5, 15, 60].map((minutes) => minutes * MINUTE_MS);

export type EmbeddingsState = Selectable<DB['embeddingsState']>;

/** What is known of the service. A change of model starts over. */
export async function openState(db: Kysely<DB>, model: string): Promise<EmbeddingsState> {
  await sql`
    insert into ops.embeddings_state as former (model) values (${model})
    on conflict (is_only) do update
    set model = excluded.model, dimension = null, mean = null, deviation = null, failures = 0,
      retry_at = null, last_error = null, succeeded_at = null
    where former.model <> excluded.model`.execute(db);
  return db.selectFrom('embeddingsState').selectAll().executeTakeFirstOrThrow();
}

/** The service answered with vectors of this many numbers. */
export async function noteSuccess(db: Kysely<DB>, dimension: number): Promise<void> {
  await db
    .updateTable('embeddingsState')
    .set({ dimension, failures: 0, retryAt: null, lastError: null, succeededAt: sql<Date>`now()` })
    .execute();
}

/** @returns when to try again */
export async function noteFailure(
  db: Kysely<DB>,
  { message, retryAfterMs = 0 }: EmbeddingsError,
  model: string,
): Promise<Date> {
  const { failures } = await openState(db, model);
  const backoffMs = BACKOFF_MS[Math.min(failures, BACKOFF_MS.length - 1)] ?? 0;
  const retryAt = new Date(Date.now() + Math.max(backoffMs, retryAfterMs));
  await db
    .updateTable('embeddingsState')
    .set({ failures: failures + 1, retryAt, lastError: message.slice(0, 500) })
    .execute();
  return retryAt;
}

/** Forgets failures and how long vectors are, so that whatever the service answers next counts. */
export async function forgetFailures(db: Kysely<DB>): Promise<void> {
  await db.updateTable('embeddingsState').set({ failures: 0, retryAt: null, dimension: null }).execute();
}

export async function noteScale(db: Kysely<DB>, scale: Scale): Promise<void> {
  await db.updateTable('embeddingsState').set(scale).execute();
}

/** Deletes everything computed by the service, once none is configured. */
export async function removeEmbeddings(db: Kysely<DB>): Promise<void> {
  await db.deleteFrom('statementVectors').execute();
  await db.deleteFrom('embeddingsState').execute();
}
