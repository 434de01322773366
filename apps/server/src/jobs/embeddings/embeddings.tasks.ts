import type { TaskList } from 'graphile-worker';
import {
  EMBED_QUEUE,
  EMBED_TASK,
  EmbedPayload,
  type EmbeddingsService,
  type Logger,
  embedStatements,
} from '@guildhall/api';
import type { Database } from '@guildhall/db';

/** Finds every hour what no notification told of. Same format as in `tasks.ts`. */
const HOURLY = `
31 * * * * ${EMBED_TASK} ?jobKey=${EMBED_TASK}&queue=${EMBED_QUEUE}
`;

/** Without a service there are no runs; a job that was queued by an earlier configuration does nothing. */
export function embeddingsTasks(
  db: Database,
  log: Logger,
  service: EmbeddingsService | null,
): { tasks: TaskList; crontab: string } {
  if (!service) return { tasks: { [EMBED_TASK]: () => {} }, crontab: '' };
  return {
    tasks: {
      [EMBED_TASK]: (payload, { abortSignal }) =>
        embedStatements({ db, log, service }, EmbedPayload.parse(payload ?? {}), abortSignal),
    },
    crontab: HOURLY,
  };
}
