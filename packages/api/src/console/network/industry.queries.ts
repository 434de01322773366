import { type Kysely, sql } from 'kysely';
import type { DB } from '@guildhall/db';
import { isPublicMember } from '../../ground/core/visibility.ts';
import { createTtlCache } from '../../ground/cache/ttl-cache.ts';
import type { IndustryInsights } from './network.schema.ts';

/** With fewer members than this, statistics could identify individuals. */
const MEMBERS_MIN = 5;
/** Sample size: the newest members of a large industry. */
const MEMBERS_READ = 1_000;
/** Connections counted per member, in each direction. */
const CONNECTIONS_READ = 500;
const SKILLS_MAX = 4;
const ROLES_MAX = 3;
const TTL_MS = 60_000;
const INDUSTRIES_CACHED = 200;

const cache = createTtlCache<IndustryInsights | undefined>({ ttlMs: TTL_MS, max: INDUSTRIES_CACHED });

/** What the active members of an industry have in common; undefined for fewer than five. Up to a minute old. */
export async function findIndustryInsights(
  db: Kysely<DB>,
  industry: string | null,
  now: Date,
): Promise<IndustryInsights | undefined> {
  const name = industry?.trim() ?? '';
  if (name === '') return undefined;
  const insights = await cache(db, name.toLowerCase(), now, () => readInsights(db, name));
  return insights && { ...insights, industry: name };
}

type Row = {
  members: number;
  averageConnections: number | null;
  topSkills: string[] | null;
  emergingRoles: string[] | null;
};

async function readInsights(db: Kysely<DB>, industry: string): Promise<IndustryInsights | undefined> {
  const { rows } = await sql<Row>`
    with peers as materialized (
      select id, skills, trim(job_title) as role, created_at > now() - interval '90 days' as is_new
      from users where lower(industry) = lower(${industry}) and ${isPublicMember('users')}
      order by id desc limit ${sql.lit(MEMBERS_READ)}
    ),
    skill_counts as (
      select mode() within group (order by trim(skill)) as name, count(distinct peers.id) as members
      from peers cross join lateral unnest(peers.skills) as skill
      where trim(skill) <> ''
      group by lower(trim(skill)) order by members desc, name limit ${sql.lit(SKILLS_MAX)}
    ),
    -- A role is emerging when newcomers hold it more often than established members.
    role_counts as (
      select mode() within group (order by role) as name,
        count(*) filter (where is_new) as newcomers, count(*) filter (where not is_new) as established
      from peers where role <> ''
      group by lower(role) having count(*) filter (where is_new) > 0
      order by count(*) filter (where is_new) - count(*) filter (where not is_new) desc,
        count(*) filter (where is_new) desc, name
      limit ${sql.lit(ROLES_MAX)}
    )
    select
      (select count(*)::int from peers) as members,
      (select round(avg(${connectionsOf('user_id', 'connected_user_id')} + ${connectionsOf('connected_user_id', 'user_id')}), 1)::float8 from peers)
        as average_connections,
      (select array_agg(name order by members desc, name) from skill_counts) as top_skills,
      (select array_agg(name order by newcomers - established desc, newcomers desc, name) from role_counts)
        as emerging_roles
  `.execute(db);
  const [row] = rows;
  if (!row || row.members < MEMBERS_MIN) return undefined;
  return {
    industry,
    averageConnections: row.averageConnections ?? 0,
    topSkills: row.topSkills ?? [],
    emergingRoles: row.emergingRoles ?? [],
  };
}

type Side = 'user_id' | 'connected_user_id';

const connectionsOf = (side: Side, other: Side) => sql`(
  select count(*) from (
    select from connections join users as other on other.id = ${sql.ref(other)}
    where ${sql.ref(side)} = peers.id and status = 'accepted' and other.is_active
    limit ${sql.lit(CONNECTIONS_READ)}
  ) as counted)`;
