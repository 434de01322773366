import type { Kysely } from 'kysely';
import type { DB } from '@guildhall/db';
import type { EmbeddingsSettings } from '../../ground/core/context.ts';
import type { Logger } from '../../ground/core/logger.ts';
import { type MemberChange, onMemberChange } from '../../ground/core/member-changes.ts';
import { removeEmbeddings } from './embeddings-state.commands.ts';
import { IDS_MAX, enqueueEmbedding } from './enqueue-embedding.ts';

/** Changes within this time become one job. */
const GATHER_MS = 500;

/**
 * Queues the job at the start and whenever profiles change; what goes unnoticed, as when the database is away,
 * the hourly run finds. Without a service it removes what a former one left.
 */
export async function startEmbeddings(
  db: Kysely<DB>,
  settings: EmbeddingsSettings | null,
  log: Logger,
): Promise<{ close(): Promise<void> }> {
  if (!settings) {
    await removeEmbeddings(db);
    return { async close() {} };
  }
  const changed = new Set<number>();
  let timer: NodeJS.Timeout | undefined;
  let working: Promise<void> = Promise.resolve();

  async function enqueueChanged(): Promise<void> {
    const ids = [...changed];
    changed.clear();
    try {
      for (let at = 0; at < ids.length; at += IDS_MAX)
        await enqueueEmbedding(db, { ids: ids.slice(at, at + IDS_MAX) });
    } catch (error) {
      log.warn({ err: error }, 'changed profiles wait for the next run of the embeddings');
    }
  }

  const unsubscribe = onMemberChange((change: MemberChange) => {
    if (change === 'all') working = working.then(() => enqueueEmbedding(db)).catch(() => {});
    else for (const id of change) changed.add(id);
    timer ??= setTimeout(() => {
      timer = undefined;
      working = working.then(enqueueChanged);
    }, GATHER_MS);
  });
  await enqueueEmbedding(db);
  return {
    async close() {
      unsubscribe();
      clearTimeout(timer);
      await working;
    },
  };
}
