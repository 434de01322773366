import type { Database } from '@guildhall/db';

/** Six people who try every call. `owner` owns what the call is about; `member` and `other` are strangers to it. */
export const PEOPLE = ['visitor', 'member', 'owner', 'other', 'deactivated', 'admin'] as const;
export type Person = (typeof PEOPLE)[number];

/** 'ok' is any 2xx. */
export type Outcome = 'ok' | 400 | 401 | 403 | 404 | 409 | 412;
export type Outcomes = Record<Person, Outcome>;

export type Members = Record<
  Exclude<Person, 'visitor'>,
  { id: number; email: string; username: string | null }
>;
export type World = { db: Database; members: Members };

export type MatrixRow = {
  /** Path of the procedure, such as 'feed.delete'. */
  procedure: string;
  /** The documented route over the same procedure, such as 'DELETE /api/feed/:id'. */
  route?: string;
  /** A fresh input for each try, so that one try does not spoil the next. */
  input?: (world: World, person: Person) => Promise<object> | object;
  /** The call starts or ends a session, so each try needs one of its own. */
  changesSession?: true;
  expect: Outcomes;
  /** Where the route answers otherwise than the procedure. */
  expectRoute?: Partial<Outcomes>;
};

/** Everyone may, signed in or not. */
export const EVERYONE: Outcomes = {
  visitor: 'ok',
  member: 'ok',
  owner: 'ok',
  other: 'ok',
  deactivated: 'ok',
  admin: 'ok',
};

/** Whoever is signed in and active may. */
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

/** The owner, and administrators; others see the thing but may not do this to it. */
export const OWNER_OR_ADMIN: Outcomes = { ...MEMBERS, member: 403, other: 403 };

/** The owner alone; for all others it does not exist. */
export const OWNER_ALONE: Outcomes = { ...MEMBERS, member: 404, other: 404, admin: 404 };
