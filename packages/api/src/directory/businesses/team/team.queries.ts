import { type Kysely, sql } from 'kysely';
import type { DB } from '@guildhall/db';
import { avatarUrl } from '../../../ground/values/avatar.ts';
import type { Viewer } from '../../../ground/core/context.ts';
import { isPublicMember, notBlocked } from '../../../ground/core/visibility.ts';
import { isVisible } from '../businesses.queries.ts';
import type { Employee, Invitation, InvitationStatus, ManagedEmployee } from './team.schema.ts';
import { usernameOf } from '../../../ground/values/person-name.ts';

/** More members than a team may have. */
const TEAM_MAX = 500;

/** The public team: active members who have confirmed. */
export async function listTeam(db: Kysely<DB>, businessId: number): Promise<Employee[]> {
  const rows = await employees(db, businessId)
    .where('employment.status', '=', 'confirmed')
    .where('employment.isActive', '=', true)
    .where(isPublicMember('person'))
    .execute();
  return rows.map(present);
}

/** Team members and invited ones, for those who manage it. */
export async function listManagedTeam(db: Kysely<DB>, businessId: number): Promise<ManagedEmployee[]> {
  const rows = await employees(db, businessId).execute();
  return rows.map((row) =>
    Object.assign(present(row), { status: row.status, addedAt: row.addedAt.toISOString() }),
  );
}

/** The viewer's pending invitations, newest first. */
export async function listInvitations(db: Kysely<DB>, viewer: Viewer): Promise<Invitation[]> {
  const rows = await db
    .selectFrom('businessEmployees as employment')
    .innerJoin('businesses', 'businesses.id', 'employment.businessId')
    .select([
      'employment.id',
      'employment.role',
      'employment.title',
      'employment.addedAt',
      'businesses.id as businessId',
      'businesses.slug',
      'businesses.name',
    ])
    .where('employment.userId', '=', viewer.id)
    .where('employment.status', '=', 'invited')
    .where(isVisible(viewer))
    .where(notBlocked(viewer, 'businesses.owner_id'))
    .orderBy('employment.id', 'desc')
    .limit(sql.lit(TEAM_MAX))
    .execute();
  return rows.map(({ id, role, title, addedAt, businessId, slug, name }) => ({
    id,
    business: { id: businessId, slug, name },
    role,
    title,
    addedAt: addedAt.toISOString(),
  }));
}

export async function isOnTeam(db: Kysely<DB>, businessId: number, userId: number): Promise<boolean> {
  const row = await db
    .selectFrom('businessEmployees')
    .select('id')
    .where('businessId', '=', businessId)
    .where('userId', '=', userId)
    .where('status', '=', 'confirmed')
    .where('isActive', '=', true)
    .executeTakeFirst();
  return row !== undefined;
}

export type EmploymentRow = {
  id: number;
  userId: number;
  status: InvitationStatus;
  business: { id: number; slug: string; name: string };
  ownerId: number;
  ownerIsPublic: boolean;
};

/** One team membership with its business, locked until the transaction ends. */
export async function lockEmployment(trx: Kysely<DB>, id: number): Promise<EmploymentRow | undefined> {
  const row = await trx
    .selectFrom('businessEmployees as employment')
    .innerJoin('businesses', 'businesses.id', 'employment.businessId')
    .select([
      'employment.id',
      'employment.userId',
      'employment.status',
      'businesses.id as businessId',
      'businesses.slug',
      'businesses.name',
      'businesses.ownerId',
      'businesses.ownerIsPublic',
    ])
    .where('employment.id', '=', id)
    .where('businesses.deletedAt', 'is', null)
    .forUpdate('employment')
    .executeTakeFirst();
  if (!row) return undefined;
  const { businessId, slug, name, ownerId, ...employment } = row;
  return { ...employment, ownerId, business: { id: businessId, slug, name } };
}

function employees(db: Kysely<DB>, businessId: number) {
  return db
    .selectFrom('businessEmployees as employment')
    .innerJoin('users as person', 'person.id', 'employment.userId')
    .select([
      'employment.id',
      'employment.userId',
      'employment.role',
      'employment.title',
      'employment.department',
      'employment.status',
      'employment.addedAt',
      'person.firstName',
      'person.lastName',
      'person.username',
      'person.avatarKey',
    ])
    .where('employment.businessId', '=', businessId)
    .where('person.isActive', '=', true)
    .orderBy('employment.id')
    .limit(sql.lit(TEAM_MAX));
}

type Row = Awaited<ReturnType<ReturnType<typeof employees>['execute']>>[number];

function present(row: Row): Employee {
  return {
    id: row.id,
    firstName: row.firstName,
    lastName: row.lastName,
    username: usernameOf({ id: row.userId, username: row.username }),
    avatar: avatarUrl(row.avatarKey),
    role: row.role,
    title: row.title,
    department: row.department,
  };
}
