import type { Kysely } from 'kysely';
import { type DB, sql } from '@guildhall/db';
import { PERSONAL_DATA } from '../../erasure/personal-data.ts';
import { recomputeRating } from '../../../directory/businesses/reviews/rating.commands.ts';
import { MERGE_RULES, type MergeRule } from './merge-rules.ts';
import { uniteChapters } from './unite-chapters.commands.ts';
import { uniteHistory } from './unite-memberships.commands.ts';
import { type Accounts, type MovedRows, movePairs } from './merge-pairs.commands.ts';

/** Moves everything that names the merged account, table by table of the personal-data registry. */
export async function moveRows(trx: Kysely<DB>, accounts: Accounts): Promise<MovedRows[]> {
  await dropOwnRelations(trx, accounts);
  const moved = await movePairs(trx, accounts);
  moved.push(await moveReviews(trx, accounts));
  for (const { table, column } of PERSONAL_DATA) {
    const rule = MERGE_RULES[`${table}.${column}`];
    if (rule?.does === 'move') moved.push(await moveColumn(trx, accounts, { table, column, rule }));
    if (rule?.does === 'drop')
      await sql`delete from ${sql.table(table)} where ${sql.ref(column)} = ${accounts.merged}`.execute(trx);
  }
  for (const table of ['post', 'article'] as const) moved.push(await moveShares(trx, accounts, table));
  await uniteHistory(trx, accounts);
  await uniteChapters(trx, accounts);
  await renameMember(trx, accounts);
  await requireNothingLeft(trx, accounts.merged);
  return moved.filter(({ moved: rows, dropped }) => rows + dropped > 0);
}

/** An application to, or a report or invitation of, what is now one's own; of two invitations the survivor's stays. */
async function dropOwnRelations(trx: Kysely<DB>, { survivor, merged }: Accounts): Promise<void> {
  const both = sql`array[${survivor}::int, ${merged}::int]`;
  await sql`delete from opportunity_applications using opportunities
    where opportunities.id = opportunity_id and user_id = any(${both}) and posted_by = any(${both})`.execute(
    trx,
  );
  await sql`delete from reports where object_type = 'user' and object_id = any(${both})
    and reporter_id = any(${both})`.execute(trx);
  await sql`delete from invited_members where user_id = any(${both}) and invited_by = any(${both})`.execute(
    trx,
  );
  await sql`delete from invited_members where user_id = ${merged}
    and exists (select from invited_members as held where held.user_id = ${survivor})`.execute(trx);
}

type Column = { table: string; column: string; rule: Extract<MergeRule, { does: 'move' }> };

async function moveColumn(
  trx: Kysely<DB>,
  { survivor, merged }: Accounts,
  { table, column, rule: { per, counter } }: Column,
): Promise<MovedRows> {
  const [name, member] = [sql.table(table), sql.ref(column)];
  let dropped = 0;
  if (per.length > 0) {
    const same = per.map((key) => sql`held.${sql.ref(key)} = twice.${sql.ref(key)}`);
    const { rows } = await sql<{ key: number }>`
      delete from ${name} as twice using ${name} as held
      where twice.${member} = ${merged} and held.${member} = ${survivor} and ${sql.join(same, sql` and `)}
      returning twice.${sql.ref(counter?.key ?? column)} as key`.execute(trx);
    dropped = rows.length;
    if (counter)
      await countDown(
        trx,
        counter,
        rows.map(({ key }) => key),
      );
  }
  const { numAffectedRows = 0n } = await sql`
    update ${name} set ${member} = ${survivor} where ${member} = ${merged}`.execute(trx);
  return { table, moved: Number(numAffectedRows), dropped };
}

async function countDown(
  trx: Kysely<DB>,
  { table, column }: { table: string; column: string },
  ids: number[],
): Promise<void> {
  const counted = sql.ref(column);
  await sql`update ${sql.table(table)} set ${counted} = greatest(${counted} - 1, 0)
    where id = any(${ids}::int[])`.execute(trx);
}

/** Reviews of what is now one's own business, or twice of the same one, no longer count. */
async function moveReviews(trx: Kysely<DB>, { survivor, merged }: Accounts): Promise<MovedRows> {
  const { rows } = await sql<{ businessId: number }>`
    delete from business_reviews as review using businesses
    where businesses.id = review.business_id and (
      (review.user_id in (${survivor}, ${merged}) and businesses.owner_id in (${survivor}, ${merged}))
      or (review.user_id = ${merged} and exists (
        select from business_reviews as held
        where held.business_id = review.business_id and held.user_id = ${survivor})))
    returning review.business_id as "businessId"`.execute(trx);
  for (const businessId of new Set(rows.map((row) => row.businessId))) await recomputeRating(trx, businessId);
  return { table: 'business_reviews', moved: 0, dropped: rows.length };
}

/** Shares name members by a text, because visitors share too. */
async function moveShares(
  trx: Kysely<DB>,
  { survivor, merged }: Accounts,
  what: 'post' | 'article',
): Promise<MovedRows> {
  const [shares, key] = [sql.table(`${what}_shares`), sql.ref(`${what}_id`)];
  const { rows } = await sql<{ key: number }>`
    delete from ${shares} as twice using ${shares} as held
    where twice.visitor_id = ${`member:${merged}`} and held.visitor_id = ${`member:${survivor}`}
      and held.${key} = twice.${key}
    returning twice.${key} as key`.execute(trx);
  await countDown(
    trx,
    { table: `${what}s`, column: 'shares' },
    rows.map((row) => row.key),
  );
  const { numAffectedRows = 0n } = await sql`
    update ${shares} set visitor_id = ${`member:${survivor}`}
    where visitor_id = ${`member:${merged}`}`.execute(trx);
  return { table: `${what}_shares`, moved: Number(numAffectedRows), dropped: rows.length };
}

/** Where a member is named by an id that no foreign key holds. */
async function renameMember(trx: Kysely<DB>, { survivor, merged }: Accounts): Promise<void> {
  await sql`update notifications set data = jsonb_set(data, '{personId}', to_jsonb(${survivor}::int))
    where data ->> 'personId' = ${String(merged)}`.execute(trx);
  await sql`delete from reports as twice using reports as held
    where twice.object_type = 'user' and twice.object_id = ${merged} and held.object_type = 'user'
      and held.object_id = ${survivor} and held.reporter_id = twice.reporter_id`.execute(trx);
  await sql`update reports set object_id = ${survivor}
    where object_type = 'user' and object_id = ${merged}`.execute(trx);
  // Undoing the import must not remove an account that another was merged into.
  await sql`update member_import_rows set outcome = 'kept', reason = 'Merged with another account'
    where user_id = ${survivor} and business_id is null and outcome = 'created'`.execute(trx);
  const [mention, renamed] = [`](m:${merged})`, `](m:${survivor})`];
  for (const table of ['posts', 'post_comments', 'messages'])
    await sql`update ${sql.table(table)} set content = replace(content, ${mention}, ${renamed})
      where content like ${`%${mention}%`}`.execute(trx);
}

/** Deleting the account must not take anything with it. */
async function requireNothingLeft(trx: Kysely<DB>, merged: number): Promise<void> {
  for (const { table, column } of PERSONAL_DATA) {
    if (MERGE_RULES[`${table}.${column}`]?.does === 'keep') continue;
    const { rows } =
      await sql`select from ${sql.table(table)} where ${sql.ref(column)} = ${merged} limit 1`.execute(trx);
    if (rows.length > 0) throw new Error(`The merge left rows in ${table}.${column}`);
  }
}
