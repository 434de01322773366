import type { Insertable, Selectable } from 'kysely';

import type { User } from '@guildhall/db';
import type { Clock } from './clock.ts';

/** What matching reads of a profile. */
type Profile = Pick<
  Selectable<User>,
  | 'firstName'
  | 'jobTitle'
  | 'company'
  | 'industry'
  | 'location'
  | 'professionalSummary'
  | 'bio'
  | 'skills'
  | 'interests'
  | 'lookingFor'
  | 'servicesOffered'
  | 'targetAudience'
  | 'preferredConnectionTypes'
>;

/** A member of the demo community. */
export type DemoMember = Insertable<User> & Profile & { id: number; username: string; createdAt: Date };

/** How two members are tied by others: each mutual friend counts one over the number of their connections. */
export type Ties = { mutualConnections: number; allocation: number };

/** The score that a request from one member to another is stored with; null where there is no match. */
export type Match = (asking: Profile, asked: Profile, ties: Ties) => number | null;

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
