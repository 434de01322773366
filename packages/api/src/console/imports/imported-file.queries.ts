import { type Kysely, type Selectable, sql } from 'kysely';
import type { DB } from '@guildhall/db';
import { countryOf } from '../../community/community/community-country.ts';
import { readCommunity } from '../../community/community/community.queries.ts';
import { ImportMapping, ImportOptions } from './imports.schema.ts';
import type { ImportedFile } from './judge-row.ts';

type StoredFile = Pick<
  Selectable<DB['memberImports']>,
  'id' | 'createdBy' | 'columns' | 'mapping' | 'options'
>;

/** What the rules of its kind read of an import. */
export async function importedFile(db: Kysely<DB>, stored: StoredFile): Promise<ImportedFile> {
  const { id, createdBy, columns, mapping, options } = stored;
  const community = await readCommunity(db);
  const { dateLocale, timeZone } = community;
  const region = dateLocale === '' ? undefined : new Intl.Locale(dateLocale).region;
  return {
    id,
    createdBy,
    columns,
    mapping: ImportMapping.parse(mapping),
    options: ImportOptions.parse(options),
    place: { country: countryOf(community), region, timeZone, dateLocale },
    isDayFirst: await findDayFirst(db, id, ImportMapping.parse(mapping).membershipStartsOn, region),
  };
}

/** Countries that write the month first. */
const MONTH_FIRST = new Set(['US', 'PH', 'FM', 'MH', 'PW']);

/** Whether dates such as 01/02/2003 begin with the day: by those of the column that say so, else as its country does. */
async function findDayFirst(
  db: Kysely<DB>,
  importId: number,
  column: number | undefined,
  region: string | undefined,
): Promise<boolean | undefined> {
  if (column === undefined) return undefined;
  const cell = sql<string>`cells[${column + 1}::int]`;
  const found = await db
    .selectFrom('memberImportRows')
    .select([
      sql<boolean | null>`bool_or(${cell} ~ '^\\s*(1[3-9]|2\\d|3[01])[-/]\\d{1,2}[-/]')`.as('hasDayFirst'),
      sql<boolean | null>`bool_or(${cell} ~ '^\\s*\\d{1,2}[-/](1[3-9]|2\\d|3[01])[-/]')`.as('hasMonthFirst'),
    ])
    .where('importId', '=', importId)
    .executeTakeFirst();
  const { hasDayFirst = false, hasMonthFirst = false } = found ?? {};
  if (hasDayFirst && hasMonthFirst) return undefined;
  if (hasDayFirst || hasMonthFirst) return hasDayFirst === true;
  return region === undefined ? undefined : !MONTH_FIRST.has(region);
}
