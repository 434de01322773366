import { type RawBuilder, sql } from 'kysely';
import type { Database, DatabaseTransaction } from '@guildhall/db';
import { tradeName } from '@guildhall/matching';
import type { Viewer } from '../../ground/core/context.ts';
import { withPlannerSettings } from '../../ground/core/planner-settings.ts';
import { termsOf } from '../../discovery/search/terms.ts';
import { countSettings, hasInitial, isListed, keysOf, matches } from './members-filter.ts';
import {
  type FacetChoice,
  MemberFacet,
  type MemberFacets,
  type MembersFilter,
  OTHER_ALPHABETS,
} from './members.schema.ts';

/** Counts are exact up to this many matching members, so that their cost does not grow with the community. */
export const SAMPLE = 3_000;
/** Choices of one facet, the most frequent ones. */
const CHOICES = 60;
const LETTERS = 'abcdefghijklmnopqrstuvwxyz'.split('');

type Row = { facet: string; value: string; label: string | null; count: number };

/** How many members each choice would show. Every count keeps the search and the other choices. */
export async function countMemberFacets(
  db: Database | DatabaseTransaction,
  viewer: Viewer | null,
  filter: MembersFilter,
): Promise<MemberFacets> {
  const words = filter.search === undefined ? [] : termsOf(filter.search).words;
  return withPlannerSettings(db, countSettings(filter, words), async (trx) => {
    const { rows } = await facetCounts(viewer, filter, words).execute(trx);
    const of = (facet: string) => rows.filter((row) => row.facet === facet);
    const total = of('total')[0]?.count ?? 0;
    const isSampled = (of('without letter')[0]?.count ?? 0) >= SAMPLE;
    const choices = (facet: MemberFacet) => of(facet).map((row) => presentChoice(facet, row));
    return {
      total,
      isLowerBound: total >= SAMPLE || isSampled,
      industry: choices('industry'),
      place: choices('place'),
      offers: choices('offers'),
      seeks: choices('seeks'),
      letters: isSampled ? await listInitials(trx, viewer) : of('letter').map(({ value }) => value),
    };
  });
}

function presentChoice(facet: MemberFacet, { value, label, count }: Row): FacetChoice {
  const isTrade = facet === 'offers' || facet === 'seeks';
  return { value, label: isTrade ? capital(tradeName(value)) : (label ?? value), count };
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** All counts in one statement: of a sample for each set of other choices, in one pass. */
export function facetCounts(viewer: Viewer | null, filter: MembersFilter, words: string[]) {
  const samples = new Map<string, { name: RawBuilder<unknown>; filter: MembersFilter }>();
  const sampleWithout = (omitted: keyof MembersFilter | null): RawBuilder<unknown> => {
    const others = omitted === null ? filter : { ...filter, [omitted]: undefined };
    const place = JSON.stringify([keysOf(others), others.letter]);
    const number = samples.size;
    const sample = samples.get(place) ?? { name: sql.raw(`sample_${number}`), filter: others };
    samples.set(place, sample);
    return sample.name;
  };
  const choicesOf = (facet: MemberFacet) => {
    const start = `${facet}:`;
    const sample = sampleWithout(facet);
    return sql`(select ${facet}::text as facet, substr(key, ${start.length + 1}::int) as value,
        ${LABELS[facet]} as label, count(*)::int as count
      from ${sample}, lateral unnest(directory_keys) as key
      where starts_with(key, ${start}::text)
      group by key order by count(*) desc, key limit ${sql.lit(CHOICES)})`;
  };
  const initials = sampleWithout('letter');
  const counts = [
    ...MemberFacet.options.map(choicesOf),
    countOf('total', sampleWithout(null)),
    countOf('without letter', initials),
    sql`(select 'letter', initial, null, count(*)::int from (
        select case when directory_name >= '{' then ${OTHER_ALPHABETS} else left(directory_name, 1) end as initial
        from ${initials}) as named
      where initial <> '' group by initial order by initial)`,
  ];
  const parts = [...samples.values()].map(
    (sample) => sql`${sample.name} as materialized (
      select directory_name, directory_keys, industry, location from users
      where ${isListed(viewer)} and ${hasInitial(sample.filter.letter)} and ${matches(sample.filter, words)}
      limit ${sql.lit(SAMPLE)})`,
  );
  return sql<Row>`with ${sql.join(parts)} ${sql.join(counts, sql` union all `)}`;
}

const countOf = (name: string, sample: RawBuilder<unknown>) =>
  sql`(select ${name}::text, '', null, count(*)::int from ${sample})`;

/** How most members write it: with region and country only where a namesake has the name alone. */
const LABELS: Record<MemberFacet, RawBuilder<unknown>> = {
  industry: sql`mode() within group (order by btrim(industry))`,
  place: sql`mode() within group (order by btrim(
    case when strpos(key, ',') > 0 then location else split_part(location, ',', 1) end))`,
  offers: sql`null`,
  seeks: sql`null`,
};

/** The initials that any listed member has: one look into the index each. */
async function listInitials(trx: DatabaseTransaction, viewer: Viewer | null): Promise<string[]> {
  const initials = [...LETTERS, OTHER_ALPHABETS];
  const each = initials.map(
    (letter) => sql`exists (select from users where ${isListed(viewer)} and ${hasInitial(letter)})`,
  );
  const { rows } = await sql<{ found: boolean[] }>`select array[${sql.join(each)}] as found`.execute(trx);
  return initials.filter((_, place) => rows[0]?.found[place]);
}
