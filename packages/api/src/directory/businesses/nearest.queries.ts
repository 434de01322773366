import { type Kysely, type RawBuilder, type SqlBool, sql } from 'kysely';
import type { DB } from '@guildhall/db';
import { placeKeysNear } from '@guildhall/matching';
import { isPublicBusiness } from '../../ground/core/visibility.ts';
import { CARD_COLUMNS } from './business-card.queries.ts';
import type { ListBusinessesInput } from './businesses.schema.ts';
import type { DirectoryPlace } from './directory-cursor.ts';
import { chosen, filterKey, hasWords, opened } from './directory-search.queries.ts';

/**
 * One page plus one row, the nearest town first and each town in listing order. Every town is read up to a page
 * through its index, so that the cost does not grow with the businesses there.
 */
export function nearestPage(db: Kysely<DB>, input: ListBusinessesInput, after: DirectoryPlace | undefined) {
  const towns = sql<{
    key: string;
    nearness: number;
  }>`unnest(${placeKeysNear(input.near)}::text[]) with ordinality`;
  const page = db
    .selectFrom(towns.as<'town'>(sql`town (key, nearness)`))
    .innerJoinLateral(
      (eb) =>
        eb
          .selectFrom('businesses')
          .select(['businesses.id', 'businesses.directoryPlace', 'businesses.name'])
          .where(sql<SqlBool>`businesses.place_key = town.key`)
          .where(isPublicBusiness)
          .where(chosen(input.tab, filterKey(input)))
          .where(hasWords(input.search))
          .where(opened(input))
          .where(followsInTown(after))
          .orderBy('businesses.directoryPlace')
          .orderBy('businesses.name')
          .orderBy('businesses.id')
          .limit(sql.lit(input.limit + 1))
          .as('hits'),
      (join) => join.onTrue(),
    )
    .select(['hits.id', 'hits.directoryPlace', 'hits.name', sql<number>`town.nearness::int`.as('nearness')])
    .where(after === undefined ? sql<SqlBool>`true` : sql<SqlBool>`town.nearness >= ${after.nearness}::int`)
    .orderBy('nearness')
    .orderBy('hits.directoryPlace')
    .orderBy('hits.name')
    .orderBy('hits.id')
    .limit(sql.lit(input.limit + 1));
  return db
    .selectFrom(page.as('page'))
    .innerJoin('businesses', 'businesses.id', 'page.id')
    .select([...CARD_COLUMNS, 'page.directoryPlace', 'page.nearness'])
    .orderBy('page.nearness')
    .orderBy('page.directoryPlace')
    .orderBy('page.name')
    .orderBy('page.id');
}

/** In the town of the cursor what follows it, and all of the towns behind. A comparison of rows, as the index has. */
function followsInTown(after: DirectoryPlace | undefined): RawBuilder<SqlBool> {
  if (after === undefined) return sql<SqlBool>`true`;
  const { nearness, place, name, id } = after;
  const isHere = sql`town.nearness = ${nearness}::int`;
  return sql<SqlBool>`(businesses.directory_place, businesses.name, businesses.id) > (
    case when ${isHere} then ${place}::bigint else -9223372036854775808 end,
    case when ${isHere} then ${name}::text else '' end,
    case when ${isHere} then ${id}::int else 0 end)`;
}
