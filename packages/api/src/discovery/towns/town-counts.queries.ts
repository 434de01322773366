import { type RawBuilder, sql } from 'kysely';
import { townOf } from '@guildhall/matching';
import { type TownCount, type TownCounts, TOWNS_MAX } from './towns.schema.ts';

/** How many are placed on a map at most, so that its cost does not grow with the community. */
export const PLACED = 10_000;
/** Different texts that are looked up in the gazetteer, some microseconds each: the most frequent ones. */
const TEXTS = 1_000;

const countryNames = new Intl.DisplayNames('en', { type: 'region' });

type Row = { place: string | null; text: string; count: number; total: number };

export const NO_TOWNS: TownCounts = { towns: [], elsewhere: 0, unstated: 0, isLowerBound: false };

/**
 * How many state each location; an empty text stands for those who state none.
 * @param located a SELECT of `place`, the key of the place, and `location`, the text; bounded here
 */
export const locationCounts = (located: RawBuilder<unknown>) =>
  sql<Row>`with located as materialized (${located} limit ${sql.lit(PLACED)})
    select place, mode() within group (order by location) as text,
      count(*)::int as count, (sum(count(*)) over ())::int as total
    from located group by place, lower(location)
    order by place is null and lower(location) = '' desc, count(*) desc, lower(location)
    limit ${sql.lit(TEXTS)}`;

/** The towns of these counts, and how many are in none of them. */
export function townCounts(rows: readonly Row[]): TownCounts {
  const total = rows[0]?.total ?? 0;
  const unstated = rows.find(({ text }) => text === '')?.count ?? 0;
  const towns = townsOf(rows).slice(0, TOWNS_MAX);
  const placed = towns.reduce((sum, { count }) => sum + count, 0);
  return { towns, elsewhere: total - unstated - placed, unstated, isLowerBound: total >= PLACED };
}

/** The towns of these texts, those with most first. */
function townsOf(rows: readonly Row[]): TownCount[] {
  const towns = new Map<string, TownCount>();
  for (const { place, text, count } of rows) {
    const town = place === null ? null : townOf(text);
    if (place === null || town === null) continue;
    const { region, name, latitude, longitude } = town;
    const countryCode = town.country.toUpperCase();
    const country = countryNames.of(countryCode) ?? countryCode;
    const key = [place, country, region].join('\n');
    // The first text is the most frequent one: that spelling names the town.
    const known = towns.get(key) ?? {
      place,
      name,
      region,
      country,
      countryCode,
      latitude,
      longitude,
      count: 0,
    };
    towns.set(key, { ...known, count: known.count + count });
  }
  return [...towns.values()].toSorted((one, other) => other.count - one.count);
}
