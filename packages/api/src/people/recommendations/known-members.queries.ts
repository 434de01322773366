import { type Kysely, sql } from 'kysely';
import type { DB } from '@guildhall/db';
import { type MemberReading, lookupTerms } from '@guildhall/matching';
import { CANDIDATE_LIMITS, RANKED_WHOLE } from '@guildhall/member-index';
import { listMatchMembers } from '../../discovery/readings/match-profile.queries.ts';
import { listReadings } from '../../discovery/readings/member-readings.ts';
import { isPublicMember, notBlocked } from '../../ground/core/visibility.ts';
import { termSource } from './candidate-ids.queries.ts';
import { getTermStatistics } from './term-frequency.queries.ts';

/** How many of those the viewer has to do with are read, the newest first. */
const TIED = 200;

/**
 * What matching reads of those who may meet a need of the viewer, whether they may be suggested or not: also whom the
 * viewer knows, has asked or has dismissed. In a small community that is everybody whom the viewer may see.
 */
export async function listKnownReadings(
  db: Kysely<DB>,
  viewerId: number,
  reading: MemberReading,
): Promise<MemberReading[]> {
  const statistics = await getTermStatistics(db);
  const sources = [
    termSource('search_terms', lookupTerms(reading).needs, CANDIDATE_LIMITS.offers, statistics),
    tied(viewerId),
    statistics.members <= RANKED_WHOLE &&
      sql`select id from users order by id desc limit ${sql.lit(RANKED_WHOLE)}`,
  ].filter((source) => source !== null && source !== false);
  const { rows } = await sql<{ id: number }>`
    with named as materialized (${sql.join(
      sources.map((source) => sql`(${source})`),
      sql` union `,
    )})
    select named.id from named
    where named.id <> ${viewerId} and ${notBlocked({ id: viewerId }, 'named.id')}
      and (select ${isPublicMember('member')} from users as member where member.id = named.id)`.execute(db);
  const members = await listMatchMembers(
    db,
    rows.map(({ id }) => id),
  );
  return Array.from((await listReadings(db, members)).values(), (stored) => stored.reading);
}

/** Whom the viewer is connected with, or was asked by, or has asked or dismissed. */
const tied = (viewerId: number) => sql`
  (select connected_user_id as id from connections where user_id = ${viewerId}
    order by created_at desc, connections.id desc limit ${sql.lit(TIED)})
  union all
  (select user_id from connections where connected_user_id = ${viewerId}
    order by created_at desc, connections.id desc limit ${sql.lit(TIED)})
  union all
  (select dismissed_user_id from dismissals where user_id = ${viewerId} limit ${sql.lit(TIED)})`;
