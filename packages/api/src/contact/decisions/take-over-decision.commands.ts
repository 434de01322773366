import type { Kysely } from 'kysely';
import type { DB } from '@guildhall/db';
import type { Viewer } from '../../ground/core/context.ts';

type Table = 'posts' | 'businessReviews' | 'businesses' | 'shortUrls';

/**
 * An administrator hides what the decision of another one has hidden already: taking that decision back then leaves it
 * hidden, because whoever decided last decides.
 */
export async function takeOverDecision(
  trx: Kysely<DB>,
  viewer: Viewer,
  table: Table,
  id: number,
): Promise<void> {
  await trx
    .updateTable(table)
    .set({ decisionId: null })
    .where('id', '=', id)
    .where('decisionId', 'in', (eb) =>
      eb
        .selectFrom('moderationDecisions')
        .select('moderationDecisions.id')
        .where('decidedBy', 'is distinct from', viewer.id),
    )
    .execute();
}
