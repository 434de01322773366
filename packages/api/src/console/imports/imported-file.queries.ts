import type { Kysely, Selectable } from 'kysely';
import type { DB } from '@guildhall/db';
import { readCommunity } from '../../community/community/community.queries.ts';
import { ImportMapping, ImportOptions } from './imports.schema.ts';
import type { ImportedFile } from './judge-row.ts';

type StoredFile = Pick<
  Selectable<DB['memberImports']>,
  'id' | 'createdBy' | 'columns' | 'mapping' | 'options'
>;

const countryNames = new Intl.DisplayNames('en', { type: 'region' });

/** What the rules of its kind read of an import. */
export async function importedFile(db: Kysely<DB>, stored: StoredFile): Promise<ImportedFile> {
  const { id, createdBy, columns, mapping, options } = stored;
  const { dateLocale, timeZone } = await readCommunity(db);
  const region = dateLocale === '' ? undefined : new Intl.Locale(dateLocale).region;
  return {
    id,
    createdBy,
    columns,
    mapping: ImportMapping.parse(mapping),
    options: ImportOptions.parse(options),
    place: { country: (region && countryNames.of(region)) ?? '', timeZone },
  };
}
