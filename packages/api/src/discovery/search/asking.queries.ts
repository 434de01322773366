import { type Kysely, type RawBuilder, type SqlBool, sql } from 'kysely';
import type { DB } from '@guildhall/db';
import { type MemberReading, askingTerms, rankAsking } from '@guildhall/matching';
import type { Viewer } from '../../ground/core/context.ts';
import { presentPerson } from '../../ground/core/person.ts';
import type { Person } from '../../ground/values/person.schema.ts';
import { isPublicMember, notBlocked } from '../../ground/core/visibility.ts';
import { listMatchMembers } from '../readings/match-profile.queries.ts';
import { listReadings } from '../readings/member-readings.ts';

/** How many members with a term are read, and how many of those who share most terms are compared by meaning. */
const SCANNED = 1_000;
const COMPARED = 60;

/**
 * Members who look for what is wanted in a search such as "someone who needs a website", of those whom the
 * condition `among` admits, each with what they write of it. Members who turned suggestions off are found by their own words only.
 */
export async function listAsking(
  db: Kysely<DB>,
  viewer: Viewer | null,
  wanted: MemberReading,
  limit: number,
  among: RawBuilder<SqlBool> = sql<SqlBool>`true`,
): Promise<(Person & { seeks: string })[]> {
  const terms = askingTerms(wanted);
  const { rows } = await sql<{ id: number }>`
    select id from (
      select id, (select count(*) from unnest(seek_terms) as term where term = any(${terms}::text[])) as shared
      from users where ${isPublicMember('users')} and suggestable and erased_at is null
        and ${notBlocked(viewer, 'users.id')} and seek_terms && ${terms}::text[] and ${among}
      limit ${sql.lit(SCANNED)}
    ) as sharing
    order by shared desc, id desc
    limit ${sql.lit(COMPARED)}`.execute(db);
  const members = await listMatchMembers(
    db,
    rows.map(({ id }) => id),
  );
  const readings = await listReadings(db, members);
  const read = members.flatMap((member) => {
    const reading = readings.get(member.id)?.reading;
    return reading && member.id !== viewer?.id ? [{ member, reading }] : [];
  });
  return rankAsking(wanted, read, ({ reading }) => reading)
    .slice(0, limit)
    .map(({ candidate, need }) => Object.assign(presentPerson(candidate.member), { seeks: need }));
}
