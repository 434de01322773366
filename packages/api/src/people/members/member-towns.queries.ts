import { sql } from 'kysely';
import type { Database, DatabaseTransaction } from '@guildhall/db';
import type { Viewer } from '../../ground/core/context.ts';
import { withPlannerSettings } from '../../ground/core/planner-settings.ts';
import { termsOf } from '../../discovery/search/terms.ts';
import { NO_TOWNS, locationCounts, townCounts } from '../../discovery/towns/town-counts.queries.ts';
import type { TownCounts } from '../../discovery/towns/towns.schema.ts';
import { countSettings, hasInitial, isListed, matches } from './members-filter.ts';
import type { MembersFilter } from './members.schema.ts';

/** Where the members are who match the filter. Only those whom the viewer may see count. */
export async function listMemberTowns(
  db: Database | DatabaseTransaction,
  viewer: Viewer | null,
  filter: MembersFilter,
): Promise<TownCounts> {
  const words = filter.search === undefined ? [] : termsOf(filter.search).words;
  // Nothing but punctuation was typed.
  if (filter.search !== undefined && words.length === 0) return NO_TOWNS;
  const { rows } = await withPlannerSettings(db, countSettings(filter, words), (trx) =>
    memberLocations(viewer, filter, words).execute(trx),
  );
  return townCounts(rows);
}

/** How many members write each location. */
export const memberLocations = (viewer: Viewer | null, filter: MembersFilter, words: string[]) =>
  locationCounts(sql`select location_key as place, coalesce(btrim(location), '') as location from users
    where ${isListed(viewer)} and ${hasInitial(filter.letter)} and ${matches(filter, words)}`);
