import { withTransaction } from '@guildhall/db';
import type { MemberContext } from '../../ground/core/context.ts';
import { forbidden } from '../../ground/errors/errors.ts';
import { getWidget } from './widgets.queries.ts';
import type { CreateWidgetInput, UpdateWidgetInput, Widget, WidgetRef } from './widgets.schema.ts';

export async function createWidget(ctx: MemberContext, input: CreateWidgetInput): Promise<Widget> {
  return withTransaction(ctx.db, async (trx) => {
    const { id } = await trx
      .insertInto('widgets')
      .values({ ...input, ownerId: ctx.viewer.id })
      .returning('id')
      .executeTakeFirstOrThrow();
    return getWidget(trx, ctx.viewer, id);
  });
}

/** @throws FORBIDDEN for anyone but the owner */
export async function updateWidget(
  ctx: MemberContext,
  { id, title, description }: UpdateWidgetInput,
): Promise<Widget> {
  return withTransaction(ctx.db, async (trx) => {
    const { can } = await getWidget(trx, ctx.viewer, id);
    if (!can.edit) throw forbidden('Only the owner may edit this widget');
    if (title !== undefined || description !== undefined)
      await trx
        .updateTable('widgets')
        .set({ ...(title !== undefined && { title }), ...(description !== undefined && { description }) })
        .where('id', '=', id)
        .where('ownerId', '=', ctx.viewer.id)
        .execute();
    return getWidget(trx, ctx.viewer, id);
  });
}

/** @throws FORBIDDEN for anyone but the owner and administrators */
export async function deleteWidget(ctx: MemberContext, { id }: WidgetRef): Promise<WidgetRef> {
  return withTransaction(ctx.db, async (trx) => {
    const { can } = await getWidget(trx, ctx.viewer, id);
    if (!can.delete) throw forbidden('Only the owner may delete this widget');
    await trx.deleteFrom('widgets').where('id', '=', id).execute();
    return { id };
  });
}
