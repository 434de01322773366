import { type Kysely, sql } from 'kysely';
import type { DB } from '@guildhall/db';
import type { EmbeddingsSettings } from '../../ground/core/context.ts';
import type { EmbeddingsStatus } from './embeddings.schema.ts';
import { isCurrent, isEligible } from './member-vectors.queries.ts';

/** How far the configured service has come; null without one. */
export async function getEmbeddingsStatus(
  db: Kysely<DB>,
  settings: EmbeddingsSettings | null,
): Promise<EmbeddingsStatus> {
  if (!settings) return null;
  const { model } = settings;
  const state = await db
    .selectFrom('embeddingsState')
    .select(['dimension', 'lastError', 'retryAt', 'succeededAt'])
    .where('model', '=', model)
    .executeTakeFirst();
  const counts = await db
    .selectFrom('users')
    .leftJoin('statementVectors as held', 'held.userId', 'users.id')
    .select([
      sql<number>`count(*)::int`.as('total'),
      sql<number>`count(*) filter (where ${isCurrent({ model, dimension: state?.dimension ?? null })})::int`.as(
        'done',
      ),
    ])
    .where(isEligible)
    .executeTakeFirstOrThrow();
  return {
    ...settings,
    ...counts,
    lastError: state?.lastError ?? null,
    retryAt: state?.retryAt?.toISOString() ?? null,
    succeededAt: state?.succeededAt?.toISOString() ?? null,
  };
}
