import { type DatabaseTransaction, sql, withTransaction } from '@guildhall/db';
import type { MemberContext } from '../../ground/core/context.ts';
import { conflict, notFound } from '../../ground/errors/errors.ts';
import { lockList, moveTo, saveOrder } from '../../ground/core/list-order.ts';
import { publishEvent } from '../../ground/core/live.ts';
import { requireVersion } from '../../ground/core/require-version.ts';
import { writeAudit } from '../../ground/core/audit.ts';
import { followIndustries } from '../community/labels.commands.ts';
import { listIndustries } from './industries.queries.ts';
import {
  AddIndustryInput,
  INDUSTRIES_MAX,
  type Industry,
  type IndustryList,
  type MergeIndustryInput,
  type UpdateIndustryInput,
} from './industries.schema.ts';
import { enqueueRenaming } from './rename-industries.commands.ts';

const FULL = `There can be ${INDUSTRIES_MAX} industries. Retire or merge one first.`;
const GONE = 'This industry does not exist';

export const addIndustry = (
  ctx: MemberContext,
  { name, expectedVersion }: AddIndustryInput,
): Promise<IndustryList> =>
  changeList(ctx, expectedVersion, async (trx, items) => {
    if (items.length >= INDUSTRIES_MAX) throw conflict(FULL);
    await requireNewName(trx, name);
    const { id } = await trx
      .insertInto('industries')
      .values({ name, place: items.length + 1 })
      .returning('id')
      .executeTakeFirstOrThrow();
    await writeAudit(trx, ctx, {
      event: 'industry.added',
      targetType: 'industry',
      targetId: id,
      after: { name },
    });
    return [...items.map((item) => item.id), id];
  });

/** Adds several, as far as there is room; those that are on the list already, or are no names of one, stay as they are. */
export const addIndustries = (ctx: MemberContext, names: string[]): Promise<IndustryList> =>
  changeList(ctx, undefined, async (trx, items) => {
    const ids = items.map(({ id }) => id);
    for (const name of names) {
      const { success } = AddIndustryInput.safeParse({ name });
      if (!success || ids.length >= INDUSTRIES_MAX) continue;
      const added = await trx
        .insertInto('industries')
        .values({ name, place: ids.length + 1 })
        .onConflict((conflicting) => conflicting.doNothing())
        .returning('id')
        .executeTakeFirst();
      if (added) ids.push(added.id);
    }
    await writeAudit(trx, ctx, {
      event: 'industry.added',
      targetType: 'industry',
      targetId: ids.at(-1) ?? 0,
      after: { names },
    });
    return ids;
  });

/** Renames, moves, retires or offers again. Businesses and members get a new name from a job. */
export const updateIndustry = (
  ctx: MemberContext,
  { id, place, expectedVersion, ...fields }: UpdateIndustryInput,
): Promise<IndustryList> =>
  changeList(ctx, expectedVersion, async (trx, items) => {
    const before = itemOf(items, id);
    const { name } = fields;
    const stored = { name: before.name, isRetired: before.isRetired };
    if (name !== undefined && name !== before.name) {
      await requireNewName(trx, name, id);
      await enqueueRenaming(trx, { oldName: before.name, newName: name });
    }
    if (Object.keys(fields).length > 0)
      await trx.updateTable('industries').set(fields).where('id', '=', id).execute();
    if (name !== undefined) await followIndustries(trx, ctx, [{ from: before.name, to: name }]);
    await writeAudit(trx, ctx, {
      event: 'industry.updated',
      targetType: 'industry',
      targetId: id,
      before: stored,
      after: { ...stored, ...fields, ...(place !== undefined && { place }) },
    });
    const ids = items.map((item) => item.id);
    return place === undefined ? ids : moveTo(ids, id, place);
  });

/** Removes one from the list; businesses and members that have it get the other from a job. */
export const mergeIndustry = (
  ctx: MemberContext,
  { id, intoId, expectedVersion }: MergeIndustryInput,
): Promise<IndustryList> =>
  changeList(ctx, expectedVersion, async (trx, items) => {
    if (id === intoId) throw conflict('Choose another industry to merge it into');
    const from = itemOf(items, id).name;
    const to = itemOf(items, intoId).name;
    await trx.deleteFrom('industries').where('id', '=', id).execute();
    await enqueueRenaming(trx, { oldName: from, newName: to });
    await followIndustries(trx, ctx);
    await writeAudit(trx, ctx, {
      event: 'industry.merged',
      targetType: 'industry',
      targetId: id,
      before: { name: from },
      after: { name: to },
    });
    return items.map((item) => item.id).filter((other) => other !== id);
  });

/** Edits the list one after the other, and numbers it in the order of the ids that come back. */
async function changeList(
  ctx: MemberContext,
  expectedVersion: number | undefined,
  change: (trx: DatabaseTransaction, items: Industry[]) => Promise<number[]>,
): Promise<IndustryList> {
  return withTransaction(ctx.db, async (trx) => {
    await lockList(trx, 'industries');
    const { items, version } = await listIndustries(trx);
    requireVersion(expectedVersion, version);
    await saveOrder(trx, 'industries', await change(trx, items));
    await publishEvent(trx, 'everybody', ['site', 'admin']);
    return listIndustries(trx);
  });
}

function itemOf(items: Industry[], id: number): Industry {
  const found = items.find((item) => item.id === id);
  if (!found) throw notFound(GONE);
  return found;
}

async function requireNewName(trx: DatabaseTransaction, name: string, ownId = 0): Promise<void> {
  const same = await trx
    .selectFrom('industries')
    .select('name')
    .where(sql<boolean>`key = directory_key(${name}::text)`)
    .where('id', '<>', ownId)
    .executeTakeFirst();
  if (!same) return;
  const message = `This is on the list already, as “${same.name}”`;
  throw conflict(message, [{ path: 'name', message }]);
}
