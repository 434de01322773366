import { type Kysely, type SqlBool, sql } from 'kysely';
import type { DB, Database, DatabaseTransaction } from '@guildhall/db';
import { placeKey } from '@guildhall/matching';
import { isPublicBusiness } from '../../ground/core/visibility.ts';
import { sharedQuery } from '../../ground/core/serialized-query.ts';
import { locationCounts, townCounts } from '../../discovery/towns/town-counts.queries.ts';
import { type TownCount, TownCounts } from '../../discovery/towns/towns.schema.ts';
import { BusinessMapInput } from './businesses.schema.ts';
import type { SearchMode } from './directory-cursor.ts';
import {
  chooseMode,
  chosen,
  filterKey,
  hasWords,
  isNear,
  opened,
  similar,
  withSearchSettings,
  withoutSequentialScans,
} from './directory-search.queries.ts';

/** Where the businesses are that the directory lists for the filter; `place` of a town is what `near` is set to. */
export async function listBusinessTowns(
  db: Database | DatabaseTransaction,
  filter: BusinessMapInput,
): Promise<TownCounts> {
  const rows = await withTownSettings(db, filter, async (trx) => {
    const read = async (mode: SearchMode) => (await businessLocations(trx, filter, mode).execute(trx)).rows;
    const found = await read('words');
    if (found.length > 0 || (await chooseMode(trx, filter.search)) === 'words') return found;
    return read('similar');
  });
  const { towns, ...others } = townCounts(rows);
  return { ...others, towns: towns.map(asNear) };
}

/** Runs reads for the map: a search and what is near a town are looked up, all others are bounded. */
export const withTownSettings = <T>(
  db: Database | DatabaseTransaction,
  { search, near }: BusinessMapInput,
  read: (trx: DatabaseTransaction) => Promise<T>,
): Promise<T> =>
  (search === undefined && near === undefined ? withoutSequentialScans : withSearchSettings)(db, read);

export const sharedBusinessTowns = sharedQuery(BusinessMapInput, TownCounts, listBusinessTowns);

/** How many businesses are in each city, as it is written. The country alone is there by default, and is no town. */
export function businessLocations(db: Kysely<DB>, filter: BusinessMapInput, mode: SearchMode) {
  const matching =
    mode === 'similar'
      ? sql<SqlBool>`id in (select id from (${similar(db, filter)}) as alike)`
      : sql<SqlBool>`${isPublicBusiness} and ${chosen(filter.tab, filterKey(filter))} and ${hasWords(filter.search)}`;
  const city = sql`nullif(btrim(city), '')`;
  return locationCounts(sql`select place_key as place,
      case when ${city} is null then '' else concat_ws(', ', ${city}, nullif(btrim(state), ''), country) end as location
    from businesses where ${matching} and ${opened(filter)} and ${isNear(filter.near)}`);
}

/** The town with the shortest words that stand for it and for no namesake, for the filter `near`. */
function asNear(town: TownCount): TownCount {
  const { place, name, region, country } = town;
  const whole = [name, region, country].filter(Boolean).join(', ');
  const short = [name, `${name}, ${region ?? country}`].find((words) => placeKey(words) === place);
  return { ...town, place: short ?? whole };
}
