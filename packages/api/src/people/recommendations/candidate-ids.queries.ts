import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { DB } from '@guildhall/db';
import { isPublicMember } from '../../ground/core/visibility.ts';
import type { IndexTerms } from '@guildhall/matching';
import { ALLOCATION, CANDIDATE_LIMITS, RANKED_WHOLE } from '@guildhall/member-index';
import { DECLINE_DAYS, PENDING_DAYS, WITHDRAWAL_DAYS } from './request-days.policy.ts';
import { acceptedOf } from './graph.queries.ts';
import { FRIENDS, FRIENDS_OF_EACH, SCANNED_MAX, scanBudget } from './lookup-limits.ts';
import { type TermColumn, type TermStatistics, getTermStatistics } from './term-frequency.queries.ts';

/** The viewer, and what candidates for them are looked up by: `terms` are their `lookupTerms`. */
type RankingViewer = { id: number; terms: IndexTerms; industry: string | null; locationKey: string | null };

/** A condition: the member is public and may be suggested. The partial indexes repeat two of its terms. */
const isSuggested = (member: 'member' | 'users') =>
  sql`${isPublicMember(member)} and ${sql.ref(`${member}.suggestable`)}`;

/**
 * Ids of members worth scoring for the viewer, each once, by index scans alone. Excludes the viewer,
 * deactivated members, members who opted out, connections, pending and recently declined or withdrawn
 * requests, dismissed and blocked members.
 */
export async function listCandidateIds(db: Kysely<DB>, viewer: RankingViewer, now: Date): Promise<number[]> {
  const statistics = await getTermStatistics(db);
  const sources = [
    termSource('search_terms', viewer.terms.needs, CANDIDATE_LIMITS.offers, statistics),
    termSource('seek_terms', viewer.terms.offers, CANDIDATE_LIMITS.seeks, statistics),
    friendsOfFriends(viewer.id),
    viewer.locationKey && newestWhere(sql`location_key = ${viewer.locationKey}`, CANDIDATE_LIMITS.location),
    viewer.industry &&
      newestWhere(sql`lower(industry) = lower(${viewer.industry})`, CANDIDATE_LIMITS.industry),
    newest(),
  ].filter((source) => source !== null && source !== '');
  const { rows } = await sql<{ id: number }>`
    with named as materialized (${sql.join(
      sources.map((source) => sql`(${source})`),
      sql` union `,
    )})
    select named.id from named
    where named.id <> ${viewer.id}
      and (select ${isSuggested('member')} from users as member where member.id = named.id)
      and ${isSuggestible(sql`${viewer.id}::int`, sql`${now}::timestamptz`)}
    order by named.id
  `.execute(db);
  return rows.map(({ id }) => id);
}

/**
 * Members who have one of the terms, those with most of them first. Only selective terms are looked up: a
 * term that every tenth member has is found among the newest members and those of the same industry anyway.
 */
export function termSource(
  column: TermColumn,
  terms: readonly string[],
  limit: number,
  statistics: TermStatistics,
) {
  const chosen = selectiveTerms(column, terms, statistics);
  if (chosen.length === 0) return null;
  const held = sql.ref(column);
  return sql`
    select id from (
      select id, last_seen_at, (select count(*) from unnest(${held}) as term where term = any(${chosen}::text[])) as hits
      from users
      where ${held} && ${chosen}::text[] and ${isSuggested('users')}
      limit ${sql.lit(SCANNED_MAX)}
    ) as holders
    order by hits desc, last_seen_at desc nulls last, id
    limit ${sql.lit(limit)}`;
}

/** The rarest of the terms, as many as are expected to stay within the scan budget. */
export function selectiveTerms(
  column: TermColumn,
  terms: readonly string[],
  statistics: TermStatistics,
): string[] {
  const budget = scanBudget(statistics.members);
  const rarestFirst = terms
    .map((term) => ({ term, frequency: statistics.documentFrequency(column, term) }))
    .toSorted((one, other) => one.frequency - other.frequency);
  let scanned = 0;
  return rarestFirst.flatMap(({ term, frequency }) => {
    scanned += frequency;
    return scanned <= budget ? [term] : [];
  });
}

/** The members whom mutual friends bring most: each friend counts one over the number of their connections. */
function friendsOfFriends(viewerId: number) {
  return sql`
    select walked.id from (
      select theirs.id, ${sql.lit(ALLOCATION)} / count(*) over (partition by mine.id) as allocation
      from (${acceptedOf(sql`${viewerId}::int`, FRIENDS)}) as mine
      cross join lateral (${acceptedOf(sql`mine.id`, FRIENDS_OF_EACH)}) as theirs
    ) as walked
    group by walked.id
    order by sum(walked.allocation) desc, walked.id
    limit ${sql.lit(CANDIDATE_LIMITS.friendsOfFriends)}`;
}

/** The newest members; all of them in a small community. */
function newest() {
  return sql`
    select id from (
      select id, row_number() over newest_first as place, count(*) over () as members
      from (select id, created_at from users where ${isSuggested('users')}
        order by created_at desc, id desc limit ${sql.lit(RANKED_WHOLE + 1)}) as newest
      window newest_first as (order by created_at desc, id desc)
    ) as placed
    where members <= ${sql.lit(RANKED_WHOLE)} or place <= ${sql.lit(CANDIDATE_LIMITS.newest)}`;
}

/** The newest members of one location or industry. */
function newestWhere(condition: ReturnType<typeof sql>, limit: number) {
  return sql`select id from users where ${condition} and ${isSuggested('users')}
    order by id desc limit ${sql.lit(limit)}`;
}

/**
 * Condition: no connection, request, block or dismissal rules out suggesting `named.id` to the viewer. Scalar
 * subqueries on purpose: each is one index probe per candidate, where an anti-join could scan whole tables.
 */
export function isSuggestible(me: RawBuilder<unknown>, now: RawBuilder<unknown>) {
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
