import { type Kysely, type SelectQueryBuilder, sql } from 'kysely';
import type { DB } from '@guildhall/db';
import { notFound } from '../../ground/errors/errors.ts';
import { lapsed } from '../../ground/core/membership.ts';
import { PROFILE_FIELDS } from '../../people/profile/profile.schema.ts';
import type { RoleHolder } from '../../ground/roles/roles.policy.ts';
import type { AdminMember, AdminMemberPage, MemberRef } from './member.schema.ts';
import { readUsers } from './user-order.queries.ts';
import { isListed, presentUser, users } from './users.queries.ts';
import type { ListUsersInput } from './users.schema.ts';

/** A member, joined or not, active or not. */
export async function getMember(db: Kysely<DB>, { id }: MemberRef): Promise<AdminMember> {
  const row = await members(db).where('users.id', '=', id).executeTakeFirst();
  if (!row) throw notFound('This member does not exist');
  return present(row);
}

/** Members with everything that the console shows of one, in the order that is asked for. */
export async function listMembers(
  db: Kysely<DB>,
  viewer: RoleHolder,
  input: ListUsersInput,
): Promise<AdminMemberPage> {
  const { rows, nextCursor } = await readUsers(members(db).where(isListed(viewer, input)), input);
  return { items: rows.map(present), nextCursor };
}

const members = (db: Kysely<DB>) =>
  users(db).select([
    ...PROFILE_FIELDS.map((field) => `users.${field}` as const),
    'users.emailVerifiedAt',
    'users.adminNotes',
    sql<
      string | null
    >`case when users.email_bounced_at is not null then coalesce(users.email_bounce, '') end`.as(
      'emailBounce',
    ),
    sql<boolean>`${sql.raw(lapsed('users'))}`.as('isLapsed'),
    RESENDABLE.as('resendable'),
    sql<boolean>`exists (
      select from totp where totp.user_id = users.id and totp.confirmed_at is not null)`.as(
      'hasSecondFactor',
    ),
  ]);

type MemberRow = ReturnType<typeof members> extends SelectQueryBuilder<DB, never, infer R> ? R : never;

const present = (row: MemberRow): AdminMember => ({
  ...row,
  ...presentUser(row),
  emailVerifiedAt: row.emailVerifiedAt?.toISOString() ?? null,
});

type Resend = NonNullable<AdminMember['resendable']>;

/** A member who has never signed in gets the invitation, to choose a password; a deactivated one gets nothing. */
const RESENDABLE = sql<Resend | null>`case
  when not users.has_joined then 'invitation'
  when not users.is_active or users.email_verified_at is not null then null
  when users.last_seen_at is null then 'invitation'
  else 'confirmation' end`;

/** Of these members the ones to whom an email can be sent again, locked in one order. */
export async function listResendable(
  trx: Kysely<DB>,
  ids: number[],
): Promise<{ id: number; mail: Resend }[]> {
  const rows = await trx
    .selectFrom('users')
    .select(['id', RESENDABLE.as('mail')])
    .where('id', 'in', ids)
    .where('erasedAt', 'is', null)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
  return rows.flatMap(({ id, mail }) => (mail === null ? [] : [{ id, mail }]));
}
