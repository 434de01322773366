import type { MemberContext } from '../../../ground/core/context.ts';
import { notFound } from '../../../ground/errors/errors.ts';
import { BUSINESS_GONE, findBusinessRow } from '../businesses.queries.ts';
import type { FavouriteState, SetFavouriteInput } from './favourites.schema.ts';
import { toggleRow } from '../../../ground/core/toggle-row.ts';

/** Sets whether the viewer has saved the business. Idempotent. */
export async function setFavourite(ctx: MemberContext, input: SetFavouriteInput): Promise<FavouriteState> {
  const business = await findBusinessRow(ctx.db, ctx.viewer, input.id);
  if (!business) throw notFound(BUSINESS_GONE);
  const key = { userId: ctx.viewer.id, businessId: business.id };
  await toggleRow(ctx.db, 'businessFavourites', key, input.saved);
  return { id: business.id, saved: input.saved };
}
