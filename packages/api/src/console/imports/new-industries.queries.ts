import { type Kysely, sql } from 'kysely';
import type { DB } from '@guildhall/db';
import { INDUSTRIES_MAX } from '../../community/industries/industries.schema.ts';
import { cleanCell } from './cells/clean-cell.ts';
import type { ImportMapping } from './imports.schema.ts';

/** The trades of what a file adds and changes that are not on the community's list, most frequent first. */
export async function findNewIndustries(
  db: Kysely<DB>,
  importId: number,
  { industry, category }: ImportMapping,
): Promise<string[]> {
  const columns = [industry, category].flatMap((column) => (column === undefined ? [] : column + 1));
  if (columns.length === 0) return [];
  const { rows } = await sql<{ name: string }>`
    select min(cells[chosen.position]) as name from member_import_rows
    cross join unnest(${columns}::int[]) as chosen(position)
    where import_id = ${importId} and outcome in ('new', 'change') and btrim(coalesce(cells[chosen.position], '')) <> ''
      and not exists (select from industries where key = directory_key(cells[chosen.position]))
    group by directory_key(cells[chosen.position])
    order by count(*) desc, 1 limit ${INDUSTRIES_MAX}`.execute(db);
  return rows.flatMap(({ name }) => cleanCell('industry', name).value || []);
}
