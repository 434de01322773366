import type { AuditEvent } from '../../../ground/values/audit-events.messages.ts';
import { type DatabaseTransaction, withTransaction } from '@guildhall/db';
import type { MemberContext } from '../../../ground/core/context.ts';
import { conflict, notFound } from '../../../ground/errors/errors.ts';
import { lockList, moveTo, saveOrder } from '../../../ground/core/list-order.ts';
import { publishEvent } from '../../../ground/core/live.ts';
import { requireCategory } from '../../../community/community/categories.commands.ts';
import { writeAudit } from '../../../ground/core/audit.ts';
import { findManagedService, listManagedServices } from './services-admin.queries.ts';
import {
  type CreateServiceInput,
  type ManagedService,
  SERVICES_MAX,
  type ServiceRef,
  type UpdateServiceInput,
} from './services-admin.schema.ts';

const GONE = 'This service does not exist';
const ORDERED = 'Members have ordered this service, so it can only be taken off offer.';
const FULL = `There can be ${SERVICES_MAX} services. Change one that you no longer offer.`;

export async function createService(ctx: MemberContext, input: CreateServiceInput): Promise<ManagedService> {
  return withTransaction(ctx.db, async (trx) => {
    await requireCategory(trx, 'serviceCategories', input.category);
    const { count } = await trx
      .selectFrom('services')
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow();
    if (count >= SERVICES_MAX) throw conflict(FULL);
    const { id } = await trx
      .insertInto('services')
      .values({ ...input, place: count + 1 })
      .returning('id')
      .executeTakeFirstOrThrow();
    return noteChange(trx, ctx, 'service.created', id, { after: { ...input } });
  });
}

/** Changes the given fields, and moves the service. Orders hold the name and the price of their day, so they stay as they are. */
export async function updateService(
  ctx: MemberContext,
  { id, place, ...fields }: UpdateServiceInput,
): Promise<ManagedService> {
  return withTransaction(ctx.db, async (trx) => {
    const before = await findManagedService(trx, id);
    if (!before) throw notFound(GONE);
    await requireCategory(trx, 'serviceCategories', fields.category, before.category);
    if (place === undefined && Object.keys(fields).length === 0) return before;
    const moved = place === undefined ? undefined : await move(trx, id, place);
    if (Object.keys(fields).length > 0)
      await trx.updateTable('services').set(fields).where('id', '=', id).execute();
    const changed = Object.fromEntries(Object.entries(before).filter(([key]) => key in fields));
    return noteChange(trx, ctx, 'service.updated', id, {
      before: { ...changed, ...(moved && { place: moved.from }) },
      after: { ...fields, ...(moved && { place: moved.to }) },
    });
  });
}

/** Deletes a service that nobody has ordered; orders need theirs. */
export async function deleteService(ctx: MemberContext, { id }: ServiceRef): Promise<ServiceRef> {
  return withTransaction(ctx.db, async (trx) => {
    // An order that is placed meanwhile waits for this lock, and then finds no service.
    await trx.selectFrom('services').select('id').where('id', '=', id).forUpdate().execute();
    const found = await findManagedService(trx, id);
    if (!found) throw notFound(GONE);
    const { isOrdered, ...before } = found;
    if (isOrdered) throw conflict(ORDERED);
    await trx.deleteFrom('services').where('id', '=', id).execute();
    await announce(trx, ctx, 'service.deleted', id, { before });
    return { id };
  });
}

/** Numbers all services in their order with this one at the place; resolves with its places before and after. */
async function move(
  trx: DatabaseTransaction,
  id: number,
  place: number,
): Promise<{ from: number; to: number }> {
  await lockList(trx, 'services');
  const ids = (await listManagedServices(trx)).map((service) => service.id);
  const moved = moveTo(ids, id, place);
  await saveOrder(trx, 'services', moved);
  return { from: ids.indexOf(id), to: moved.indexOf(id) };
}

type Change = { before?: Record<string, unknown>; after?: Record<string, unknown> };

async function noteChange(
  trx: DatabaseTransaction,
  ctx: MemberContext,
  event: AuditEvent,
  id: number,
  change: Change,
): Promise<ManagedService> {
  await announce(trx, ctx, event, id, change);
  const service = await findManagedService(trx, id);
  if (!service) throw notFound(GONE);
  return service;
}

async function announce(
  trx: DatabaseTransaction,
  ctx: MemberContext,
  event: AuditEvent,
  id: number,
  change: Change,
): Promise<void> {
  await writeAudit(trx, ctx, { event, targetType: 'service', targetId: id, ...change });
  await publishEvent(trx, 'everybody', ['services', 'admin']);
}
