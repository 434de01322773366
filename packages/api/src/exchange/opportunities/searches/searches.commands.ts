import { withTransaction } from '@guildhall/db';
import type { MemberContext } from '../../../ground/core/context.ts';
import { lockUser } from '../../../ground/core/lock-user.ts';
import { conflict, notFound } from '../../../ground/errors/errors.ts';
import { listSearches, storedTextOf } from './searches.queries.ts';
import {
  SEARCHES_MAX,
  type SaveSearchInput,
  type SavedSearches,
  type SearchRef,
  type UpdateSearchInput,
} from './searches.schema.ts';

/**
 * Saves a search, of which the viewer hears from now on. The same search twice is one: the later name and frequency
 * stay.
 * @throws CONFLICT when the viewer has as many as one may have
 */
export async function saveSearch(
  ctx: MemberContext,
  { name, filter, frequency }: SaveSearchInput,
): Promise<SavedSearches> {
  const { viewer } = ctx;
  return withTransaction(ctx.db, async (trx) => {
    await lockUser(trx, viewer.id);
    const { items, can } = await listSearches(trx, viewer);
    const same = items.find((item) => JSON.stringify(item.filter) === JSON.stringify(filter));
    if (same)
      await trx
        .updateTable('opportunitySearches')
        .set({ name, frequency })
        .where('id', '=', same.id)
        .execute();
    else {
      if (!can.create) throw conflict(`You can save ${SEARCHES_MAX} searches. Delete one of them first.`);
      await trx
        .insertInto('opportunitySearches')
        .values({ userId: viewer.id, name, frequency, ...filter, ...storedTextOf(filter.search) })
        .execute();
    }
    return listSearches(trx, viewer);
  });
}

/** Renames a saved search of the viewer's own, or changes how often they hear of it. */
export async function updateSearch(
  ctx: MemberContext,
  { id, name, frequency }: UpdateSearchInput,
): Promise<SavedSearches> {
  const row = await ctx.db
    .updateTable('opportunitySearches')
    .set({ name, frequency })
    .where('id', '=', id)
    .where('userId', '=', ctx.viewer.id)
    .returning('id')
    .executeTakeFirst();
  if (!row) throw notFound('This search is no longer saved');
  return listSearches(ctx.db, ctx.viewer);
}

/** Deletes a saved search of the viewer's own. Idempotent. */
export async function deleteSearch(ctx: MemberContext, { id }: SearchRef): Promise<SavedSearches> {
  await ctx.db
    .deleteFrom('opportunitySearches')
    .where('id', '=', id)
    .where('userId', '=', ctx.viewer.id)
    .execute();
  return listSearches(ctx.db, ctx.viewer);
}
