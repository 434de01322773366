import { type Database, type DatabaseTransaction, sql, withTransaction } from '@guildhall/db';
import type { MemberContext } from '../core/context.ts';
import { conflict, notFound } from '../core/errors.ts';
import { enqueueJob } from '../core/jobs.ts';
import { publishEvent } from '../core/live.ts';
import { requireVersion } from '../core/require-version.ts';
import { writeAudit } from '../security/audit.ts';
import { listIndustries } from './industries.queries.ts';
import {
  type AddIndustryInput,
  INDUSTRIES_MAX,
  type Industry,
  type IndustryList,
  type MergeIndustryInput,
  type Renaming,
  type UpdateIndustryInput,
} from './industries.schema.ts';

/** The job that replaces a name on businesses and members. */
export const RENAME_INDUSTRY_TASK = 'rename-industry';
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

/** Renames, moves, retires or offers again. Businesses and members get a new name from a job. */
export const updateIndustry = (
  ctx: MemberContext,
  { id, place, expectedVersion, ...fields }: UpdateIndustryInput,
): Promise<IndustryList> =>
  changeList(ctx, expectedVersion, async (trx, items) => {
    const before = itemOf(items, id);
    const { name } = fields;
    if (name !== undefined && name !== before.name) {
      await requireNewName(trx, name, id);
      await enqueueRenaming(trx, { from: before.name, to: name });
    }
    if (Object.keys(fields).length > 0)
      await trx.updateTable('industries').set(fields).where('id', '=', id).execute();
    await writeAudit(trx, ctx, {
      event: 'industry.updated',
      targetType: 'industry',
      targetId: id,
      before: { name: before.name, isRetired: before.isRetired },
      after: { ...fields, ...(place !== undefined && { place }) },
    });
    const ids = items.map((item) => item.id);
    if (place === undefined) return ids;
    const others = ids.filter((other) => other !== id);
    return others.toSpliced(place, 0, id);
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
    await enqueueRenaming(trx, { from, to });
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
    await sql`lock table industries in share row exclusive mode`.execute(trx);
    const { items, version } = await listIndustries(trx);
    requireVersion(expectedVersion, version);
    const ids = await change(trx, items);
    await sql`update industries set place = wanted.place
      from unnest(${ids}::int[]) with ordinality as wanted(id, place)
      where industries.id = wanted.id and industries.place <> wanted.place`.execute(trx);
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

/** In one queue, so that a second renaming begins when the first has ended. */
const enqueueRenaming = (trx: DatabaseTransaction, renaming: Renaming) =>
  enqueueJob(trx, RENAME_INDUSTRY_TASK, renaming, { queue: RENAME_INDUSTRY_TASK });

/** Rows in one statement: how long others wait for them. */
const BATCH = 500;
const COLUMNS = [
  { table: 'businesses', column: 'category' },
  { table: 'businesses', column: 'industry' },
  { table: 'users', column: 'industry' },
] as const;

/** Gives the new name to every business and member that has the old one, in any spelling. Idempotent. */
export async function renameIndustry(db: Database, { from, to }: Renaming): Promise<void> {
  for (const { table, column } of COLUMNS) {
    const value = sql.ref(column);
    let after: number | undefined = 0;
    while (after !== undefined) {
      const { rows }: { rows: { id: number }[] } = await sql<{ id: number }>`
        with batch as (
          select id from ${sql.table(table)}
          where id > ${after} and directory_key(${value}) = directory_key(${from}::text) and ${value} <> ${to}
          order by id limit ${sql.lit(BATCH)})
        update ${sql.table(table)} as row set ${value} = ${to} from batch where row.id = batch.id
        returning row.id`.execute(db);
      after = rows.length < BATCH ? undefined : Math.max(...rows.map(({ id }) => id));
    }
  }
}
