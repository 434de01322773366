import { setImmediate } from 'node:timers/promises';
import type { Kysely } from 'kysely';
import type { DB } from '@guildhall/db';
import type { Logger } from '../core/context.ts';
import { type PeopleChange, onPeopleChange } from '../core/people-changes.ts';
import { countPeople, readTies, readPeople } from './indexed-people.queries.ts';
import { PeopleIndex } from './people-index.ts';

/** Smaller communities are asked for in SQL, which answers them soon enough. */
const MEMBERS_MIN = 5_000;
const PAGE = 100;
/** Parsed before others have their turn: a few milliseconds. */
const AT_ONCE = 20;

type State = {
  index: PeopleIndex | undefined;
  isEnded: boolean;
  /** Everybody is to be read anew. */
  isAllDue: boolean;
  working: Promise<void> | undefined;
};

const indexes = new WeakMap<Kysely<DB>, () => PeopleIndex | undefined>();

/** The index of this database; undefined while there is none, or it is being made anew. */
export const peopleIndexOf = (db: Kysely<DB>): PeopleIndex | undefined => indexes.get(db)?.();

/**
 * Keeps the members of a large community in memory from now on: made in the background, and followed up
 * with every change that is heard of. Until it is complete, and whenever it cannot be relied upon,
 * recommendations come from SQL alone. Ended by the answer.
 */
export function keepPeopleIndexed(
  db: Kysely<DB>,
  log: Logger,
  { membersMin = MEMBERS_MIN } = {},
): { settled(): Promise<void>; close(): Promise<void> } {
  const state: State = { index: undefined, isEnded: false, isAllDue: true, working: undefined };
  const due = new Set<number>();

  async function makeAnew(): Promise<void> {
    state.isAllDue = false;
    due.clear();
    state.index = undefined;
    if ((await countPeople(db)) < membersMin) return;
    const made = new PeopleIndex();
    for (let after = 0; !state.isEnded && !state.isAllDue;) {
      const page = { after, limit: PAGE };
      const members = await readTies(db, page);
      for (const [id, ties] of members) made.setTies(id, ties);
      const last = [...members.keys()].at(-1);
      if (last === undefined) {
        state.index = made;
        log.info({ members: made.size }, 'the members are kept in memory');
        return;
      }
      await putAll(made, await readPeople(db, { ids: [...members.keys()] }));
      after = last;
    }
  }

  async function followUp(): Promise<void> {
    const ids = [...due].slice(0, PAGE);
    for (const id of ids) due.delete(id);
    if (!state.index) return;
    const [people, members] = await Promise.all([readPeople(db, { ids }), readTies(db, { ids })]);
    // Those who may no longer be suggested are not among the people.
    for (const id of ids) state.index.remove(id);
    for (const [id, ties] of members) state.index.setTies(id, ties);
    await putAll(state.index, people);
    if (state.index.isWasteful) state.isAllDue = true;
  }

  async function work(): Promise<void> {
    try {
      while (!state.isEnded && (state.isAllDue || due.size > 0))
        await (state.isAllDue ? makeAnew() : followUp());
    } catch (error) {
      state.index = undefined;
      log.warn({ err: error }, 'the members could not be kept in memory; the next change tries again');
      state.isAllDue = true;
    } finally {
      state.working = undefined;
    }
  }

  const hear = (change: PeopleChange) => {
    if (change === 'all') state.isAllDue = true;
    else for (const id of change) due.add(id);
    state.working ??= work();
  };
  const stop = onPeopleChange(hear);
  indexes.set(db, () => (state.isAllDue ? undefined : state.index));
  hear('all');

  return {
    async settled() {
      while (state.working) await state.working;
    },
    async close() {
      state.isEnded = true;
      stop();
      indexes.delete(db);
      await state.working;
    },
  };
}

async function putAll(into: PeopleIndex, people: Awaited<ReturnType<typeof readPeople>>): Promise<void> {
  for (const [place, read] of people.entries()) {
    if (place % AT_ONCE === AT_ONCE - 1) await setImmediate();
    into.put(read());
  }
}
