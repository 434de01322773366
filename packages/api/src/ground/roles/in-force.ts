import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { ROLE_PERMISSIONS } from './roles.policy.ts';
import { type Permission, StaffRole } from './roles.schema.ts';

/** An SQL condition: the grant `alias` is in force today. */
export const inForce = (alias: string): string =>
  `coalesce(${alias}.ends_on >= (now() at time zone 'UTC')::date, true)`;

/** An SQL expression: the roles of the member `alias` that are in force today. */
export const rolesOf = (alias: string): string =>
  `array(select held.role from app.grants as held where held.user_id = ${alias}.id and ${inForce('held')})`;

/** The same for a query on `users`. */
export const ROLES = sql<StaffRole[]>`${sql.raw(rolesOf('users'))}`;

/** A WHERE condition: the member `alias`, a trusted name, holds a permission. */
export function holdsIt(alias: string, permission: Permission): RawBuilder<SqlBool> {
  const roles = StaffRole.options.filter((role) => ROLE_PERMISSIONS[role].includes(permission));
  return sql<SqlBool>`(${sql.ref(`${alias}.role`)} = 'admin' or exists (
    select from grants as held where held.user_id = ${sql.ref(`${alias}.id`)}
      and held.role = any(${roles}::text[]) and ${sql.raw(inForce('held'))}))`;
}
