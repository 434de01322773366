import { type Kysely, sql } from 'kysely';
import type { DB } from '@guildhall/db';
import type { RatingSummary } from './reviews.schema.ts';

/** Recomputes the rating from approved reviews of public members, by the function that triggers use too. */
export async function recomputeRating(trx: Kysely<DB>, businessId: number): Promise<RatingSummary> {
  await sql`select recompute_ratings(current_schema(), array[${businessId}::int])`.execute(trx);
  return trx
    .selectFrom('businesses')
    .select(['rating', 'ratingAverage', 'reviewCount', 'ratingCounts'])
    .where('id', '=', businessId)
    .executeTakeFirstOrThrow();
}
