import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { DB } from '@guildhall/db';
import { DECLINE_DAYS, PENDING_DAYS, WITHDRAWAL_DAYS } from '../connections/connections.policy.ts';
import { acceptedOf } from '../connections/graph.queries.ts';
import { FRIENDS, FRIENDS_OF_EACH, LIMITS, TOUCHED_MAX, touchable } from './candidate-limits.ts';
import { type TermColumn, type TermStatistics, getTermStatistics } from './term-frequency.queries.ts';

export type Seeker = {
  id: number;
  searchTerms: string[];
  seekTerms: string[];
  industry: string | null;
  locationKey: string | null;
};

/**
 * Ids of members worth scoring for the viewer, from indexes alone, each once. Left out are the viewer,
 * the inactive, those who opted out, the connected, pending, lately declined or withdrawn, dismissed
 * and blocked.
 */
export async function listCandidateIds(db: Kysely<DB>, seeker: Seeker, now: Date): Promise<number[]> {
  const statistics = await getTermStatistics(db);
  const sources = [
    termSource('search_terms', seeker.seekTerms, LIMITS.offers, statistics),
    termSource('seek_terms', seeker.searchTerms, LIMITS.seeks, statistics),
    friendsOfFriends(seeker.id),
    seeker.locationKey && members(sql`location_key = ${seeker.locationKey}`, LIMITS.place),
    seeker.industry && members(sql`lower(industry) = lower(${seeker.industry})`, LIMITS.industry),
    sql`select id from users where is_active and suggestable
      order by created_at desc, id desc limit ${sql.lit(LIMITS.newest)}`,
  ].filter((source) => source !== null && source !== '');
  const { rows } = await sql<{ id: number }>`
    with named as materialized (${sql.join(
      sources.map((source) => sql`(${source})`),
      sql` union `,
    )})
    select named.id from named
    where named.id <> ${seeker.id}
      and (select member.is_active and member.suggestable from users as member where member.id = named.id)
      and ${isFree(sql`${seeker.id}::int`, sql`${now}::timestamptz`)}
    order by named.id
  `.execute(db);
  return rows.map(({ id }) => id);
}

/**
 * Members having one of the terms, those with most of them first. Only terms rare enough to narrow
 * the search are looked up, rarest first: a term that every tenth member has is met among the newest
 * and the same industry anyway.
 */
function termSource(column: TermColumn, terms: string[], limit: number, statistics: TermStatistics) {
  const chosen = tellingTerms(column, terms, statistics);
  if (chosen.length === 0) return null;
  const held = sql.ref(column);
  return sql`
    select id from (
      select id, last_seen_at, (select count(*) from unnest(${held}) as term where term = any(${chosen}::text[])) as hits
      from users
      where ${held} && ${chosen}::text[] and is_active and suggestable
      limit ${sql.lit(TOUCHED_MAX)}
    ) as holders
    order by hits desc, last_seen_at desc nulls last, id
    limit ${sql.lit(limit)}`;
}

/** The rarest of the terms, as many as are expected to stay within what a lookup may touch. */
export function tellingTerms(column: TermColumn, terms: string[], statistics: TermStatistics): string[] {
  const budget = touchable(statistics.members);
  const rarestFirst = terms
    .map((term) => ({ term, holders: statistics.holders(column, term) }))
    .toSorted((one, other) => one.holders - other.holders);
  let touched = 0;
  return rarestFirst.flatMap(({ term, holders }) => {
    touched += holders;
    return touched <= budget ? [term] : [];
  });
}

function friendsOfFriends(viewerId: number) {
  return sql`
    select theirs.id from (${acceptedOf(sql`${viewerId}::int`, FRIENDS)}) as mine
    cross join lateral (${acceptedOf(sql`mine.id`, FRIENDS_OF_EACH)}) as theirs
    group by theirs.id
    order by count(*) desc, theirs.id
    limit ${sql.lit(LIMITS.friendsOfFriends)}`;
}

/** The newest members of one place or industry. */
function members(condition: ReturnType<typeof sql>, limit: number) {
  return sql`select id from users where ${condition} and is_active and suggestable
    order by id desc limit ${sql.lit(limit)}`;
}

/**
 * Nothing stands between the viewer and `named.id`. Scalar subqueries on purpose: each is one index
 * probe for one candidate, where an anti-join could read whole tables.
 */
export function isFree(me: RawBuilder<unknown>, now: RawBuilder<unknown>) {
  const since = (days: number) => sql`${now} - make_interval(days => ${sql.lit(days)})`;
  return sql`
    (select true from connections as pair
      where least(pair.user_id, pair.connected_user_id) = least(${me}, named.id)
        and greatest(pair.user_id, pair.connected_user_id) = greatest(${me}, named.id)
        and (pair.status in ('pending', 'accepted')
          or coalesce(pair.declined_at, case when pair.status = 'declined' then pair.ended_at end) > ${since(DECLINE_DAYS)}
          or (pair.user_id = ${me} and (
            (pair.status = 'declined' and pair.created_at > ${since(PENDING_DAYS)})
            or (pair.status = 'withdrawn' and pair.ended_at > ${since(WITHDRAWAL_DAYS)}))))
      limit 1) is null
    and (select true from blocks where blocker_id = ${me} and blocked_id = named.id) is null
    and (select true from blocks where blocker_id = named.id and blocked_id = ${me}) is null
    and (select true from dismissals
      where user_id = ${me} and dismissed_user_id = named.id and until > ${now}) is null`;
}
