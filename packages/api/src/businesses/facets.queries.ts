import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { DB, Database, DatabaseTransaction } from '@guildhall/db';
import { DIRECTORY_CATEGORIES, DIRECTORY_INDUSTRIES } from './business-options.schema.ts';
import { type DirectoryFacets, type DirectoryFilter, DirectoryTab } from './businesses.schema.ts';
import type { SearchMode } from './directory-cursor.ts';
import {
  chooseMode,
  chosen,
  filterKey,
  hasWords,
  isPublic,
  keyOf,
  similar,
  withSearchSettings,
} from './directory-search.queries.ts';

/** Counting stops here, so that no count grows with the directory. */
export const FACET_CAP = 200;

type Kind = 'tab' | 'category' | 'industry';
type CountRow = { kind: Kind; name: string; count: number };

/**
 * How many businesses each choice would show, were it taken now: every count keeps the search and
 * the other choices, and replaces its own.
 */
export async function countFacets(
  db: Database | DatabaseTransaction,
  filter: DirectoryFilter,
): Promise<DirectoryFacets> {
  const { rows } = await withSearchSettings(db, async (trx) =>
    facetCounts(trx, filter, await chooseMode(trx, filter.search)).execute(trx),
  );
  const of = (kind: Kind) =>
    rows.filter((row) => row.kind === kind).map(({ name, count }) => ({ name, count }));
  const tab = (name: string) => of('tab').find((row) => row.name === name)?.count ?? 0;
  return {
    cap: FACET_CAP,
    tabs: { all: tab('all'), featured: tab('featured'), verified: tab('verified') },
    categories: of('category'),
    industries: of('industry'),
  };
}

/** One statement for all counts. The test on plans explains it. */
export function facetCounts(db: Kysely<DB>, filter: DirectoryFilter, mode: SearchMode) {
  const { category = null, industry = null, search } = filter;
  const everything = { search, tab: 'all' as const, category: undefined, industry: undefined };
  const alike = mode === 'similar' ? similar(db, everything) : sql`select`;
  const source =
    mode === 'similar'
      ? sql`alike as businesses where true`
      : sql`businesses where ${isPublic} and ${hasWords(search)}`;
  const countOf = (tab: DirectoryTab, key: RawBuilder<string> | undefined) => sql`(
    select count(*)::int from (select 1 from ${source} and ${chosen(tab, key)} limit ${FACET_CAP}) as hit
  )`;

  const tabs = DirectoryTab.options.map(
    (tab) => sql`select 'tab', ${tab}::text, ${countOf(tab, filterKey(filter))}`,
  );
  const options = (kind: Kind, names: readonly string[], key: RawBuilder<string>) =>
    sql`select ${kind}::text, option, ${countOf(filter.tab, key)} from unnest(${names}::text[]) as option`;
  const option = sql`option`;
  return sql<CountRow>`
    with alike as materialized (${alike}),
    counted (kind, name, count) as (
      ${sql.join(tabs, sql` union all `)}
      union all ${options('category', DIRECTORY_CATEGORIES, keyOf(option, sql`${industry}::text`))}
      union all ${options('industry', DIRECTORY_INDUSTRIES, keyOf(sql`${category}::text`, option))}
    )
    select kind, name, count from counted`;
}
