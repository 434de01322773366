import { withTransaction } from '@guildhall/db';
import type { MemberContext } from '../../../ground/core/context.ts';
import { publishEvent } from '../../../ground/core/live.ts';
import { dismissedKey, listChecklist } from './checklist.queries.ts';
import type { ChecklistItem, DismissInput } from './checklist.schema.ts';

/** Takes an item off the list of every administrator. */
export async function dismissItem(ctx: MemberContext, { item }: DismissInput): Promise<ChecklistItem[]> {
  return withTransaction(ctx.db, async (trx) => {
    await trx
      .insertInto('settings')
      .values({ key: dismissedKey(item), value: 'true', updatedBy: ctx.viewer.id })
      .onConflict((conflicting) => conflicting.doNothing())
      .execute();
    await publishEvent(trx, [ctx.viewer.id], ['admin']);
    return listChecklist(trx, ctx.services);
  });
}
