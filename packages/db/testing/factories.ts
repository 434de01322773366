import type { Insertable, Selectable } from 'kysely';

import type {
  Connection,
  DB,
  Database,
  DatabaseTransaction,
  PasswordCost,
  Post,
  User,
} from '../src/index.ts';

export type FactoryDatabase = Database | DatabaseTransaction;

export const TEST_PASSWORD = 'correct horse';
/** The least that argon2 accepts. With PASSWORD_COST, hashing would be a tenth of the CPU time of all tests. */
export const TEST_PASSWORD_COST: PasswordCost = { memoryCost: 8, timeCost: 1 };
/** argon2id of TEST_PASSWORD at TEST_PASSWORD_COST. */
export const TEST_PASSWORD_HASH =
  '$argon2id$v=19$m=8,p=1,t=1$eocgGbAAXT0YFen+ah/X2Q$sR1kVbEb9nqeDLwMEvZB80cV+lDPSCV8nFNTXst/0Qs';

let made = 0;

/** A number that is unique within this process. */
export function serial(): number {
  made += 1;
  return made;
}

/** An active member with a username, a confirmed address and nothing in the profile but a name. Password: TEST_PASSWORD. */
export function makeMember(
  db: FactoryDatabase,
  overrides: Partial<Insertable<User>> = {},
): Promise<Selectable<User>> {
  const number = serial();
  return db
    .insertInto('users')
    .values({
      email: `member-${number}@test.test`,
      username: `member-${number}`,
      password: TEST_PASSWORD_HASH,
      firstName: 'Member',
      lastName: `Number ${number}`,
      emailVerifiedAt: new Date(),
      ...overrides,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** A pending request from one new member to another; give `status` for any other state. */
export async function makeConnection(
  db: FactoryDatabase,
  overrides: Partial<Insertable<Connection>> = {},
): Promise<Selectable<Connection>> {
  const { status = 'pending' } = overrides;
  return db
    .insertInto('connections')
    .values({
      userId: overrides.userId ?? (await makeMember(db)).id,
      connectedUserId: overrides.connectedUserId ?? (await makeMember(db)).id,
      acceptedAt: status === 'accepted' || status === 'removed' ? new Date() : null,
      endedAt: status === 'pending' || status === 'accepted' ? null : new Date(),
      ...overrides,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** A published post of a new member. */
export async function makePost(
  db: FactoryDatabase,
  overrides: Partial<Insertable<Post>> = {},
): Promise<Selectable<Post>> {
  return db
    .insertInto('posts')
    .values({
      userId: overrides.userId ?? (await makeMember(db)).id,
      content: `Post number ${serial()}`,
      ...overrides,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** A member with a role of the staff. */
export async function makeStaff(
  db: FactoryDatabase,
  role: DB['grants']['role'],
  overrides: Partial<Insertable<User>> = {},
): Promise<Selectable<User>> {
  const member = await makeMember(db, overrides);
  await db.insertInto('grants').values({ userId: member.id, role }).execute();
  return member;
}
