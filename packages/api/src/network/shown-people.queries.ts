import { CompiledQuery, type Kysely, sql } from 'kysely';
import type { DB } from '@guildhall/db';
import { isFree } from './candidates.queries.ts';
import type { MatchMember } from './match-profile.queries.ts';

/** What is shown of a member who is recommended. */
export type ShownMember = Pick<
  MatchMember,
  | 'id'
  | 'username'
  | 'firstName'
  | 'lastName'
  | 'jobTitle'
  | 'company'
  | 'industry'
  | 'location'
  | 'avatarKey'
  | 'lookingFor'
  | 'servicesOffered'
  | 'lastSeenAt'
>;

/** Also says which version of the row was read. */
export type ShownPerson = ShownMember & { version: number };

const statement = sql`
  select member.id, member.version, member.username, member.first_name as "firstName",
    member.last_name as "lastName", member.job_title as "jobTitle", member.company, member.industry,
    member.location, member.avatar_key as "avatarKey", member.looking_for as "lookingFor",
    member.services_offered as "servicesOffered", member.last_seen_at as "lastSeenAt"
  from unnest($2::int[]) as named (id)
  cross join lateral (select * from users where users.id = named.id limit 1) as member
  where named.id = $1
    or (member.is_active and member.suggestable and ${isFree(sql.raw('$1::int'), sql.raw('$3::timestamptz'))})`;

let text: string | undefined;

/**
 * The viewer, and those of the others whom the viewer may be shown now, as the database has them, in no
 * order. Compiled once, as it is asked with every page of the dashboard.
 */
export async function listShown(
  db: Kysely<DB>,
  viewerId: number,
  ids: number[],
  now: Date,
): Promise<ShownPerson[]> {
  text ??= statement.compile(db).sql;
  const query = CompiledQuery.raw(text, [viewerId, [viewerId, ...ids], now]);
  return (await db.withoutPlugins().executeQuery<ShownPerson>(query)).rows;
}
