import { type Kysely, type RawBuilder, type SelectQueryBuilder, type SqlBool, sql } from 'kysely';
import type { DB } from '@guildhall/db';
import { containsText } from '../../ground/core/text-search.ts';
import { avatarUrl } from '../../ground/values/avatar.ts';
import { toPage } from '../../ground/core/keyset.ts';
import { afterCursor } from '../../ground/core/pagination.ts';
import type { AdminUser, AdminUserPage, ListUsersInput } from './users.schema.ts';
import { usernameOf } from '../../ground/values/person-name.ts';
import { SEARCHED_MEMBER } from '../../ground/core/person.ts';

const TODAY = sql`(now() at time zone 'UTC')::date`;

/** The condition of each filter, written as in its index. */
const FILTERS: Record<ListUsersInput['filter'], RawBuilder<SqlBool>> = {
  all: sql`true`,
  active: sql`users.is_active`,
  inactive: sql`not users.is_active`,
  admins: sql`users.role = 'admin'`,
  notJoined: sql`not users.has_joined`,
  unconfirmed: sql`users.has_joined and users.email_verified_at is null and users.erased_at is null`,
  expiring: sql`users.membership_expires_on between ${TODAY} and ${TODAY} + 30`,
  expired: sql`users.membership_expires_on < ${TODAY}`,
};

/** A WHERE condition: the member is not erased, and is found by the search and the filter. */
export const isListed = ({
  search,
  filter,
}: Pick<ListUsersInput, 'search' | 'filter'>): RawBuilder<SqlBool> => {
  const isFound = search === undefined ? sql<SqlBool>`true` : containsText(SEARCHED_MEMBER, search);
  return sql<SqlBool>`users.erased_at is null and ${FILTERS[filter]} and ${isFound}`;
};

/** All members that have not been erased, newest first. */
export async function listUsers(db: Kysely<DB>, input: ListUsersInput): Promise<AdminUserPage> {
  const { limit, search, filter } = input;
  let query = users(db)
    .orderBy('users.createdAt', 'desc')
    .orderBy('users.id', 'desc')
    .limit(limit + 1);
  query = query.where(isListed({ search, filter }));
  query = query.where(afterCursor(input.cursor, 'users.created_at', 'users.id'));
  return toPage(await query.execute(), limit, presentUser);
}

export async function findUser(db: Kysely<DB>, id: number): Promise<AdminUser | undefined> {
  const row = await users(db).where('users.id', '=', id).executeTakeFirst();
  return row && presentUser(row);
}

export const users = (db: Kysely<DB>) =>
  db
    .selectFrom('users')
    .select([
      'users.id',
      'users.username',
      'users.firstName',
      'users.lastName',
      'users.email',
      'users.company',
      'users.jobTitle',
      'users.role',
      'users.isActive',
      'users.hasJoined',
      'users.membershipNumber',
      'users.membershipStartsOn',
      'users.membershipExpiresOn',
      'users.avatarKey',
      'users.createdAt',
      'users.lastSeenAt',
      sql<string>`users.created_at::text`.as('sortKey'),
      sql<number>`(select count(*) from connections c join users o on o.id = c.connected_user_id
          where c.user_id = users.id and c.status = 'accepted' and o.is_active)
        + (select count(*) from connections c join users o on o.id = c.user_id
          where c.connected_user_id = users.id and c.status = 'accepted' and o.is_active)`.as(
        'connectionCount',
      ),
    ])
    .where('users.erasedAt', 'is', null);

type UserRow = ReturnType<typeof users> extends SelectQueryBuilder<DB, never, infer R> ? R : never;

export function presentUser({ avatarKey, ...row }: UserRow): AdminUser {
  return {
    ...row,
    username: usernameOf(row),
    avatar: avatarUrl(avatarKey),
    createdAt: row.createdAt.toISOString(),
    lastSeenAt: row.lastSeenAt?.toISOString() ?? null,
  };
}
