import { sql } from 'kysely';
import { withTransaction } from '@guildhall/db';
import type { MemberContext } from '../../../ground/core/context.ts';
import { conflict, forbidden, notFound } from '../../../ground/errors/errors.ts';
import { isOwner } from '../businesses.policy.ts';
import { BUSINESS_GONE, findBusinessRow } from '../businesses.queries.ts';
import type { ListedState, SetListedInput } from './own.schema.ts';

const TAKEN_OFF =
  'An administrator has taken this business off the directory. Write to them to have it back.';

/**
 * Takes the viewer's business off the directory, or puts it back; setting what is so already changes nothing.
 * @throws CONFLICT when an administrator has taken it off
 */
export async function setListed(ctx: MemberContext, { id, isListed }: SetListedInput): Promise<ListedState> {
  return withTransaction(ctx.db, async (trx) => {
    const before = await findBusinessRow(trx, ctx.viewer, id, { lock: true });
    if (!before) throw notFound(BUSINESS_GONE);
    if (!isOwner(ctx.viewer, before)) throw forbidden('Only the owner may publish this business');
    if (before.isActive === isListed) return { id, isListed };
    const { numUpdatedRows } = await trx
      .updateTable('businesses')
      .set({
        isActive: isListed,
        unpublishedAt: isListed ? null : sql<Date>`now()`,
        version: sql<number>`version + 1`,
      })
      .where('id', '=', id)
      .$if(isListed, (query) => query.where('unpublishedAt', 'is not', null))
      .executeTakeFirstOrThrow();
    if (numUpdatedRows === 0n) throw conflict(TAKEN_OFF);
    return { id, isListed };
  });
}
