import { type DatabaseTransaction, withTransaction } from '@guildhall/db';
import type { MemberContext } from '../../core/context.ts';
import { conflict, notFound } from '../../core/errors.ts';
import { publishEvent } from '../../core/live.ts';
import { writeAudit } from '../../security/audit.ts';
import { findManagedService } from './services-admin.queries.ts';
import {
  type CreateServiceInput,
  type ManagedService,
  SERVICES_MAX,
  type UpdateServiceInput,
} from './services-admin.schema.ts';

const GONE = 'This service does not exist';
const FULL = `There can be ${SERVICES_MAX} services. Change one that you no longer offer.`;

export async function createService(ctx: MemberContext, input: CreateServiceInput): Promise<ManagedService> {
  return withTransaction(ctx.db, async (trx) => {
    const { count } = await trx
      .selectFrom('services')
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow();
    if (count >= SERVICES_MAX) throw conflict(FULL);
    const { id } = await trx.insertInto('services').values(input).returning('id').executeTakeFirstOrThrow();
    return noteChange(trx, ctx, 'service.created', id, { after: { ...input } });
  });
}

/** Changes the given fields. Orders hold the name and the price of their day, so they stay as they are. */
export async function updateService(
  ctx: MemberContext,
  { id, ...fields }: UpdateServiceInput,
): Promise<ManagedService> {
  return withTransaction(ctx.db, async (trx) => {
    const before = await findManagedService(trx, id);
    if (!before) throw notFound(GONE);
    if (Object.keys(fields).length === 0) return before;
    await trx.updateTable('services').set(fields).where('id', '=', id).execute();
    const changed = Object.fromEntries(Object.entries(before).filter(([key]) => key in fields));
    return noteChange(trx, ctx, 'service.updated', id, { before: changed, after: { ...fields } });
  });
}

async function noteChange(
  trx: DatabaseTransaction,
  ctx: MemberContext,
  event: string,
  id: number,
  change: { before?: Record<string, unknown>; after: Record<string, unknown> },
): Promise<ManagedService> {
  await writeAudit(trx, ctx, { event, targetType: 'service', targetId: id, ...change });
  await publishEvent(trx, 'everybody', ['services', 'admin']);
  const service = await findManagedService(trx, id);
  if (!service) throw notFound(GONE);
  return service;
}
