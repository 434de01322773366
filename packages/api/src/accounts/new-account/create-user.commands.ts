import type { Kysely } from 'kysely';
import type { DB } from '@guildhall/db';
import { refreshDerived } from '../../people/profile/derived.commands.ts';
import { usernameCandidates } from '../../people/profile/username.ts';
import type { RegisterInput } from './register.schema.ts';

type NewUser = Omit<RegisterInput, 'password' | 'accepts'> & {
  password: string;
  role?: 'user' | 'admin';
  isActive?: boolean;
  hasJoined?: boolean;
  ownFields?: string[];
  emailVerifiedAt?: Date | null;
  locale?: string | null;
  membershipNumber?: string | null;
  membershipStartsOn?: string | null;
  membershipExpiresOn?: string | null;
  adminNotes?: string | null;
};

/**
 * Inserts a member with a hashed password under the first free username.
 * @returns the id, or undefined when the email address is taken
 */
export async function createUser(db: Kysely<DB>, user: NewUser): Promise<number | undefined> {
  const id = await insertUser(db, user);
  if (id !== undefined) await refreshDerived(db, id);
  return id;
}

/** The same without reading the profile, which a job does within minutes. */
async function insertUser(db: Kysely<DB>, user: NewUser): Promise<number | undefined> {
  for (const username of usernameCandidates(user.firstName, user.lastName)) {
    const created = await db
      .insertInto('users')
      .values({ ...user, username })
      .onConflict((conflicting) => conflicting.doNothing())
      .returning('id')
      .executeTakeFirst();
    if (created) return created.id;
    const taken = await db
      .selectFrom('users')
      .select('id')
      .where('email', '=', user.email)
      .executeTakeFirst();
    if (taken) return undefined;
  }
  return undefined;
}

/**
 * Inserts many members at once; their profiles are read by a job within minutes.
 * @returns the id of each email address that was not taken, nor its membership number
 */
export async function insertUsers(db: Kysely<DB>, users: NewUser[]): Promise<Map<string, number>> {
  if (users.length === 0) return new Map();
  const inserted = await db
    .insertInto('users')
    .values(
      users.map((user) => {
        const [username = null] = usernameCandidates(user.firstName, user.lastName);
        return { ...user, username };
      }),
    )
    .onConflict((conflicting) => conflicting.doNothing())
    .returning(['id', 'email'])
    .execute();
  const ids = new Map(inserted.map(({ id, email }) => [email, id]));
  // Namesakes get the next free username.
  for (const user of users) {
    const id = ids.has(user.email) ? undefined : await insertUser(db, user);
    if (id !== undefined) ids.set(user.email, id);
  }
  return ids;
}
