import { type Kysely, sql } from 'kysely';
import type { DB } from '@guildhall/db';
import { nameIn } from '../../ground/core/person.ts';
import { inForce } from '../../ground/roles/in-force.ts';
import type { Grant, GrantList } from './grants.schema.ts';

/** Far more than a community has people with a role. */
const AT_MOST = 500;

/** Who holds which role today. Roles are few, so the list has no pages. */
export async function listGrants(db: Kysely<DB>): Promise<GrantList> {
  const { rows } = await sql<Omit<Grant, 'grantedAt'> & { grantedAt: Date | null }>`
    select * from (
    select json_build_object('id', u.id, 'name', ${nameIn('u')}) as member, 'administrator' as role,
      null as "grantedBy", u.role_changed_at as "grantedAt",
      null::text as "endsOn", 0 as place
    from users as u where u.role = 'admin' and u.is_active
    union all
    select json_build_object('id', u.id, 'name', ${nameIn('u')}), held.role,
      case when by.id is not null then json_build_object('id', by.id, 'name', ${nameIn('by')}) end,
      held.granted_at, held.ends_on::text, 1
    from grants as held
    join users as u on u.id = held.user_id
    left join users as by on by.id = held.granted_by and by.erased_at is null
    where ${sql.raw(inForce('held'))} and u.is_active
    ) as held_today
    order by place, role, member ->> 'name'
    limit ${AT_MOST}`.execute(db);
  return rows.map(({ member, role, grantedBy, grantedAt, endsOn }) => ({
    member,
    role,
    grantedBy,
    grantedAt: grantedAt?.toISOString() ?? null,
    endsOn,
  }));
}
