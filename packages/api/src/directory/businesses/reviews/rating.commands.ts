import { type Kysely, sql } from 'kysely';
import type { DB } from '@guildhall/db';
import { summarise } from './rating.ts';
import type { RatingSummary } from './reviews.schema.ts';

/**
 * Recomputes the rating from approved reviews. The caller holds a lock on the business, so that no two run
 * concurrently.
 */
export async function recomputeRating(trx: Kysely<DB>, businessId: number): Promise<RatingSummary> {
  const rows = await trx
    .selectFrom('businessReviews')
    .select(['rating', sql<number>`count(*)::int`.as('count')])
    .where('businessId', '=', businessId)
    .where('isApproved', '=', true)
    .groupBy('rating')
    .execute();
  const summary = summarise(
    [1, 2, 3, 4, 5].map((stars) => rows.find(({ rating }) => rating === stars)?.count ?? 0),
  );
  await trx.updateTable('businesses').set(summary).where('id', '=', businessId).execute();
  return summary;
}
