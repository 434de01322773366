import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { DB } from '@guildhall/db';
import { isPublicBusiness } from '../../ground/core/visibility.ts';
import { type DirectoryFilter, DirectoryTab, type FacetKind } from './businesses.schema.ts';
import type { SearchMode } from './directory-cursor.ts';
import { chosen, filterKey, hasWords, keyOf, similar } from './directory-search.queries.ts';

/** The cap of a count, so that its cost does not grow with the directory. */
export const FACET_CAP = 200;
/** Sample size: what one in fifteen of them has reaches the cap. */
export const SAMPLE = 3_000;

/** `seen`: the size of its sample. */
export type FacetRow = { kind: FacetKind; name: string; count: number; seen: number };

type OptionKind = Extract<FacetKind, 'category' | 'industry'>;
type Others = Pick<DirectoryFilter, 'tab' | 'category' | 'industry'>;
/** The rows that match the other choices, and how many of them have each key. */
type Sample = { others: Others; rows: RawBuilder<unknown>; keys: RawBuilder<unknown> };

/**
 * All counts in one statement, in one pass over the rows that match each set of other choices, because finding them
 * for every choice separately would cost as much again. With more rows than the sample, the counts of a search are
 * lower bounds; without a search, keys that are rare in the sample are counted through the index, so their count is
 * exact up to the cap.
 */
export function facetCounts(db: Kysely<DB>, filter: DirectoryFilter, mode: SearchMode) {
  const { search, tab, category, industry } = filter;
  const samples = new Map<string, Sample>();
  const sampleOf = (others: Others): Sample => {
    const place = JSON.stringify([others.tab, others.category, others.industry]);
    const number = samples.size;
    const known = samples.get(place);
    if (known) return known;
    const sample = { others, rows: sql.raw(`rows_${number}`), keys: sql.raw(`keys_${number}`) };
    samples.set(place, sample);
    return sample;
  };
  const inTabs = sampleOf({ tab: 'all', category, industry });
  const tabs = DirectoryTab.options.map((name) => {
    const found = sql`(select count(*)::int from ${inTabs.rows} as businesses where ${chosen(name, undefined)})`;
    return sql`select 'tab', ${name}::text, ${complete(filter, found, inTabs, name, filterKey(filter))}, ${seenIn(inTabs)}`;
  });
  const options = (kind: OptionKind, sample: Sample) => sql`
    select ${kind}::text, options.name,
      ${complete(filter, sql`coalesce(keys.count, 0)`, sample, tab, sql<string>`options.key`)}, ${seenIn(sample)}
    from ${optionsOf(kind, filter)} left join ${sample.keys} as keys using (key)`;
  const counts = [
    ...tabs,
    options('category', sampleOf({ tab, category: undefined, industry })),
    options('industry', sampleOf({ tab, category, industry: undefined })),
  ];
  const parts = [...samples.values()].map((sample) => partsOf(sample, search, mode));
  if (mode === 'similar') {
    const everything = { search, tab: 'all' as const, category: undefined, industry: undefined };
    parts.unshift(sql`alike as materialized (${similar(db, everything)})`);
  }
  return sql<FacetRow>`
    with ${sql.join(parts)}
    select * from (${sql.join(counts, sql` union all `)}) as counted (kind, name, count, seen)`;
}

const seenIn = ({ rows }: Sample) => sql`(select count(*)::int from ${rows})`;

function complete(
  { search }: DirectoryFilter,
  count: RawBuilder<unknown>,
  sample: Sample,
  tab: DirectoryTab,
  key: RawBuilder<string> | undefined,
) {
  if (search !== undefined) return count;
  return sql`case
    when ${count} >= ${FACET_CAP} or ${seenIn(sample)} < ${SAMPLE} then ${count}
    else (select count(*)::int from (
      select 1 from businesses where ${isPublicBusiness} and ${chosen(tab, key)} limit ${FACET_CAP}
    ) as hit)
  end`;
}

/** The rows and keys of a sample. A tab without a key is scanned in the order of its own index. */
function partsOf({ others, rows, keys }: Sample, search: string | undefined, mode: SearchMode) {
  const key = filterKey(others);
  const from =
    mode === 'similar'
      ? sql`alike as businesses where true`
      : sql`businesses where ${isPublicBusiness} and ${hasWords(search)}`;
  const order = search === undefined && key === undefined ? sql`order by directory_place, name, id` : sql``;
  return sql`
    ${rows} as materialized (
      select directory_keys, is_featured, is_verified from ${from} and ${chosen(others.tab, key)}
      ${order} limit ${SAMPLE}
    ),
    ${keys} as materialized (
      select key, count(*)::int as count
      from ${rows}, lateral (select distinct unnest(directory_keys)) as own (key)
      group by key
    )`;
}

/** The options of a facet with the key of each; computed once per option. Both facets list the industries, retired ones too. */
function optionsOf(kind: OptionKind, filter: DirectoryFilter) {
  const category = filter.category ?? null;
  const industry = filter.industry ?? null;
  const name = sql`name`;
  const key = kind === 'category' ? keyOf(name, sql`${industry}::text`) : keyOf(sql`${category}::text`, name);
  return sql`(select name, ${key} as key from (select name from industries order by place offset 0) as listed offset 0) as options`;
}
