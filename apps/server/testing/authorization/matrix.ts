import type { Database } from '@guildhall/db';
import type { Permission, StaffRole } from '@guildhall/api/ground/roles/roles.schema';

/** The actors that try every call. `owner` owns the resource; `member` and `other` are unrelated to it. */
export const ACTORS = ['visitor', 'member', 'owner', 'other', 'deactivated', 'admin'] as const;
type BaseActor = (typeof ACTORS)[number];
/** Also one member for each role, whose outcomes `outcomes-of-roles.ts` derives from a row. */
export type Actor = BaseActor | StaffRole;

/** 'ok' is any 2xx. */
export type Outcome = 'ok' | 400 | 401 | 403 | 404 | 409 | 412;
export type Outcomes = Record<BaseActor, Outcome>;

export type Members = Record<
  Exclude<Actor, 'visitor'>,
  { id: number; email: string; username: string | null }
>;
export type Fixtures = { db: Database; members: Members };

export type MatrixRow = {
  /** Path of the procedure, such as 'feed.delete'. */
  procedure: string;
  /** The documented route over the same procedure, such as 'DELETE /api/feed/:id'. */
  route?: string;
  /** Builds a fresh input for each attempt, so that attempts do not affect each other. */
  input?: (fixtures: Fixtures, actor: Actor) => Promise<object> | object;
  /** Of a procedure for members: a role with one of these permissions may do what an administrator may. */
  permissions?: Permission[];
  /** The call creates or revokes a session, so each attempt needs its own. */
  changesSession?: true;
  expect: Outcomes;
  /** Where the REST route differs from the procedure. */
  expectRoute?: Partial<Outcomes>;
};

/** Everyone, signed in or not. */
export const EVERYONE: Outcomes = {
  visitor: 'ok',
  member: 'ok',
  owner: 'ok',
  other: 'ok',
  deactivated: 'ok',
  admin: 'ok',
};

/** Signed-in, active members. */
export const MEMBERS: Outcomes = { ...EVERYONE, visitor: 401, deactivated: 401 };

/** Administrators only. */
export const ADMINS: Outcomes = {
  visitor: 401,
  member: 403,
  owner: 403,
  other: 403,
  deactivated: 401,
  admin: 'ok',
};

/** The owner and administrators; others can see the resource but not do this. */
export const OWNER_OR_ADMIN: Outcomes = { ...MEMBERS, member: 403, other: 403 };

/** The owner only; for others the resource does not exist. */
export const OWNER_ONLY: Outcomes = { ...MEMBERS, member: 404, other: 404, admin: 404 };
