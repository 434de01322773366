import type { Insertable } from 'kysely';

import type { User } from '../../schema.gen.ts';
import type { Clock } from './clock.ts';

/** A member of the demo community. */
export type DemoMember = Insertable<User> & { id: number; username: string; createdAt: Date };

/** Shared by all parts of the seed: the clock and the members. */
export interface SeedContext {
  clock: Clock;
  members: readonly DemoMember[];
  /** The active ones; the others do nothing new. */
  active: readonly DemoMember[];
  /** @throws when the data names a member who does not exist */
  member(username: string): DemoMember;
}

export function createSeedContext(clock: Clock, members: readonly DemoMember[]): SeedContext {
  const byUsername = new Map(members.map((member) => [member.username, member]));
  return {
    clock,
    members,
    active: members.filter((member) => member.isActive !== false),
    member(username) {
      const member = byUsername.get(username);
      if (!member) throw new Error(`The demo data names ${username}, who is no demo member`);
      return member;
    },
  };
}
