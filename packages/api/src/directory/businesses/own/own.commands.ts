import { sql } from 'kysely';
import { withTransaction } from '@guildhall/db';
import type { MemberContext } from '../../../ground/core/context.ts';
import { conflict, forbidden, notFound } from '../../../ground/errors/errors.ts';
import { isOwner } from '../businesses.policy.ts';
import { BUSINESS_GONE, findBusinessRow } from '../businesses.queries.ts';
import type { PublishedState, SetPublishedInput } from './own.schema.ts';

const TAKEN_OFF =
  'An administrator has taken this business off the directory. Write to them to have it back.';

/**
 * Takes the viewer's business off the directory, or puts it back; setting what is so already changes nothing.
 * @throws CONFLICT when an administrator has taken it off
 */
export async function setPublished(
  ctx: MemberContext,
  { id, isPublished }: SetPublishedInput,
): Promise<PublishedState> {
  return withTransaction(ctx.db, async (trx) => {
    const before = await findBusinessRow(trx, ctx.viewer, id, { lock: true });
    if (!before) throw notFound(BUSINESS_GONE);
    if (!isOwner(ctx.viewer, before)) throw forbidden('Only the owner may publish this business');
    if (before.isActive === isPublished) return { id, isPublished };
    const { numUpdatedRows } = await trx
      .updateTable('businesses')
      .set({
        isActive: isPublished,
        unpublishedAt: isPublished ? null : sql<Date>`now()`,
        version: sql<number>`version + 1`,
      })
      .where('id', '=', id)
      .$if(isPublished, (query) => query.where('unpublishedAt', 'is not', null))
      .executeTakeFirstOrThrow();
    if (numUpdatedRows === 0n) throw conflict(TAKEN_OFF);
    return { id, isPublished };
  });
}
