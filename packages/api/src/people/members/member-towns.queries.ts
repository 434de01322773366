import { sql } from 'kysely';
import type { Database, DatabaseTransaction } from '@guildhall/db';
import { townOf } from '@guildhall/matching';
import type { Viewer } from '../../ground/core/context.ts';
import { withPlannerSettings } from '../../ground/core/planner-settings.ts';
import { termsOf } from '../../discovery/search/terms.ts';
import { countSettings, hasInitial, isListed, matches } from './members-filter.ts';
import { type MemberTown, type MemberTowns, type MembersFilter, TOWNS_MAX } from './members.schema.ts';

/** Members who are placed on the map at most, so that its cost does not grow with the community. */
const PLACED = 10_000;
/** Different texts that are looked up in the gazetteer, some microseconds each: those of most members. */
const TEXTS = 1_000;

const countryNames = new Intl.DisplayNames('en', { type: 'region' });

type Row = { place: string | null; text: string; count: number; total: number };

/** Where the members are who match the filter. Only those whom the viewer may see count. */
export async function listMemberTowns(
  db: Database | DatabaseTransaction,
  viewer: Viewer | null,
  filter: MembersFilter,
): Promise<MemberTowns> {
  const words = filter.search === undefined ? [] : termsOf(filter.search).words;
  // Nothing but punctuation was typed.
  if (filter.search !== undefined && words.length === 0)
    return { towns: [], elsewhere: 0, unstated: 0, isLowerBound: false };
  const { rows } = await withPlannerSettings(db, countSettings(filter, words), (trx) =>
    locationCounts(viewer, filter, words).execute(trx),
  );
  const total = rows[0]?.total ?? 0;
  const unstated = rows.find(({ text }) => text === '')?.count ?? 0;
  const towns = townsOf(rows).slice(0, TOWNS_MAX);
  const placed = towns.reduce((sum, { count }) => sum + count, 0);
  return { towns, elsewhere: total - unstated - placed, unstated, isLowerBound: total >= PLACED };
}

/** How many members write each location; an empty text stands for those who state none. */
export function locationCounts(viewer: Viewer | null, filter: MembersFilter, words: string[]) {
  return sql<Row>`with members as materialized (
      select location_key, coalesce(btrim(location), '') as location from users
      where ${isListed(viewer)} and ${hasInitial(filter.letter)} and ${matches(filter, words)}
      limit ${sql.lit(PLACED)})
    select location_key as place, mode() within group (order by location) as text,
      count(*)::int as count, (sum(count(*)) over ())::int as total
    from members group by location_key, lower(location)
    order by location_key is null and lower(location) = '' desc, count(*) desc, lower(location)
    limit ${sql.lit(TEXTS)}`;
}

/** The towns of these texts, those with most members first. */
function townsOf(rows: readonly Row[]): MemberTown[] {
  const towns = new Map<string, MemberTown>();
  for (const { place, text, count } of rows) {
    const town = place === null ? null : townOf(text);
    if (place === null || town === null) continue;
    const { region, name, latitude, longitude } = town;
    const country = countryNames.of(town.country.toUpperCase()) ?? town.country;
    const key = [place, country, region].join('\n');
    // The first text is the one of most members: their spelling names the town.
    const known = towns.get(key) ?? { place, name, region, country, latitude, longitude, count: 0 };
    towns.set(key, { ...known, count: known.count + count });
  }
  return [...towns.values()].toSorted((one, other) => other.count - one.count);
}
