import { type Kysely, sql } from 'kysely';
import type { DB } from '@guildhall/db';
import type { Viewer } from '../../../ground/core/context.ts';
import { toPage } from '../../../ground/core/keyset.ts';
import { afterCursor, limitPlusOne } from '../../../ground/core/pagination.ts';
import { CARD_COLUMNS, presentCard } from '../business-card.queries.ts';
import { isPublicBusiness } from '../../../ground/core/visibility.ts';
import type { FavouritePage, ListFavouritesInput } from './favourites.schema.ts';

/** The viewer's saved businesses that are still public, last saved first. */
export async function listFavourites(
  db: Kysely<DB>,
  viewer: Viewer,
  input: ListFavouritesInput,
): Promise<FavouritePage> {
  const rows = await db
    .selectFrom('businessFavourites as saved')
    .innerJoin('businesses', 'businesses.id', 'saved.businessId')
    .select(CARD_COLUMNS)
    .select(['saved.createdAt as savedAt', sql<string>`saved.created_at::text`.as('sortKey')])
    .where('saved.userId', '=', viewer.id)
    .where(isPublicBusiness)
    .where(afterCursor(input.cursor, 'saved.created_at', 'saved.business_id'))
    .orderBy('saved.createdAt', 'desc')
    .orderBy('saved.businessId', 'desc')
    .limit(limitPlusOne(input.limit))
    .execute();
  return toPage(rows, input.limit, (row) => ({ ...presentCard(row), savedAt: row.savedAt.toISOString() }));
}
