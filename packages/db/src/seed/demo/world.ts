import type { Insertable } from 'kysely';

import type { User } from '../../schema.gen.ts';
import type { Clock } from './clock.ts';

/** A member of the demo community, as the other parts of the seed need to know it. */
export type Person = Insertable<User> & { id: number; username: string; createdAt: Date };

/** What the parts of the demo are given: when it is, and who is there. */
export interface World {
  clock: Clock;
  people: readonly Person[];
  /** The active ones; the others take no part in anything new. */
  active: readonly Person[];
  /** @throws when the data names somebody who is not there */
  person(username: string): Person;
}

export function createWorld(clock: Clock, people: readonly Person[]): World {
  const byUsername = new Map(people.map((person) => [person.username, person]));
  return {
    clock,
    people,
    active: people.filter((person) => person.isActive !== false),
    person(username) {
      const person = byUsername.get(username);
      if (!person) throw new Error(`The demo data names ${username}, who is no demo member`);
      return person;
    },
  };
}
