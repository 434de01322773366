import type { TestApi } from '../index.ts';
import { importer } from '../imports.ts';
import { regionOf } from '../../src/ground/values/countries.ts';
import { continueImports } from '../../src/console/imports/continue-imports.commands.ts';
import { ImportMapping } from '../../src/console/imports/imports.schema.ts';
import { type ImportedRow, differences } from './compare.ts';
import { type ExpectedList, bytesOf } from './expected.ts';

/** The names of what is expected of members, where the import has others. */
const FIELDS: Record<string, string> = {
  phone: 'phoneNumber',
  memberNumber: 'membershipNumber',
  memberSince: 'membershipStartsOn',
};

/**
 * Imports a list as an administrator does who changes nothing of what is proposed, in a community of its country, and
 * undoes it. Where a file names no columns, the administrator does.
 * @returns what is stored otherwise than expected, also of rows that are no entries; and rows that are refused with a
 * reason although somebody was expected
 */
export async function importList(
  api: TestApi,
  list: ExpectedList,
): Promise<{ wrong: string[]; refused: string[] }> {
  const { db } = api;
  await settle(api, list.country);
  const { upload, imports, undo } = await importer(api, list.kind);
  const { id, mapping, options } = await upload(bytesOf(list), list.list);
  const named = list.columns?.map((field, column) => [FIELDS[field] ?? field, column] as const);
  await imports.check({
    id,
    mapping: named ? ImportMapping.parse(Object.fromEntries(named)) : mapping,
    options,
  });
  await continueImports(db);
  await imports.run({ id, ending: (await imports.get({ id })).ending });
  await continueImports(db);
  const rows = await importedRows(api, list, id);
  const expected = new Map(list.rows.map(({ line, outcomes }) => [line, outcomes]));
  const wrong = list.rows.flatMap(({ line, outcomes }) =>
    differences(rows.get(line), outcomes, list.country).map((each) => `row ${line}: ${each}`),
  );
  for (const { line, stored } of rows.values())
    if (stored && !expected.has(line)) wrong.push(`row ${line}: is no entry, but is stored`);
  await undo(id);
  await db.deleteFrom('memberImports').execute();
  const isRefusal = (each: string) => each.includes(': refused: ');
  return { wrong: wrong.filter((each) => !isRefusal(each)), refused: wrong.filter(isRefusal) };
}

async function settle({ db }: TestApi, country: string): Promise<void> {
  const { language } = new Intl.Locale(`und-${country}`).maximize();
  await db.deleteFrom('settings').where('key', '=', 'dateLocale').execute();
  await db
    .insertInto('settings')
    .values({ key: 'dateLocale', value: JSON.stringify(`${language}-${country}`) })
    .execute();
}

async function importedRows(
  { db }: TestApi,
  { kind }: ExpectedList,
  id: number,
): Promise<Map<number, ImportedRow>> {
  const rows = await db
    .selectFrom('memberImportRows')
    .select(['line', 'outcome', 'reason', 'userId', 'businessId'])
    .where('importId', '=', id)
    .execute();
  const stored = kind === 'members' ? await storedMembers(db) : await storedBusinesses(db);
  return new Map(
    rows.map(({ line, outcome, reason, userId, businessId }) => [
      line,
      {
        line,
        outcome: outcome ?? 'none',
        reason,
        stored:
          outcome === 'created' ? stored.get((kind === 'members' ? userId : businessId) ?? 0) : undefined,
      },
    ]),
  );
}

type Stored = Map<number, Record<string, string | null>>;

async function storedMembers(db: TestApi['db']): Promise<Stored> {
  const users = await db.selectFrom('users').selectAll().execute();
  return new Map(
    users.map(
      ({ id, firstName, lastName, email, company, jobTitle, location, phoneNumber, membershipStartsOn }) => [
        id,
        {
          firstName,
          lastName,
          email,
          company,
          jobTitle,
          location,
          phone: phoneNumber,
          memberSince: membershipStartsOn,
        },
      ],
    ),
  );
}

async function storedBusinesses(db: TestApi['db']): Promise<Stored> {
  const businesses = await db.selectFrom('businesses').selectAll().execute();
  return new Map(
    businesses.map(({ id, name, category, email, phone, website, city, country }) => [
      id,
      { name, category, email, phone, website, town: city, country: regionOf(country) ?? country },
    ]),
  );
}
