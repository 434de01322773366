import { describe, expect, it } from 'vitest';
import type { DoorDatabase, DoorPerson, QueuedCheckIn, StoredList } from './door-database.ts';
import { BATCH, type DoorApi, createDoor, waitingOf } from './door-store.ts';

const event = {
  title: 'Breakfast',
  slug: 'breakfast',
  timeZone: 'UTC',
  startsAt: '2030-05-01T08:00:00.000Z',
  endsAt: '2030-05-01T09:00:00.000Z',
};

const person = (number: number): DoorPerson => ({
  key: `m${number}`,
  name: `Member ${String(number).padStart(3, '0')}`,
  isGuest: false,
  isWaiting: false,
  attendance: null,
});

/** What a phone stores. */
function storage(): DoorDatabase {
  const lists = new Map<number, StoredList>();
  const queue = new Map<string, QueuedCheckIn>();
  return {
    readList: async (dateId) => lists.get(dateId),
    writeList: async (list) => void lists.set(list.dateId, list),
    readQueue: async () => [...queue.values()],
    enqueue: async (item) => void queue.set(item.clientId, item),
    dequeue: async (ids) => {
      for (const id of ids) queue.delete(id);
    },
  };
}

/** A server that several phones share, and that can be out of reach. */
function server(count: number) {
  const people = new Map(
    Array.from({ length: count }, (_, number) => [`m${number + 1}`, person(number + 1)]),
  );
  const state = { isUp: true, batches: [] as number[], loseAnswer: false };
  const seen = new Map<string, string>();
  const reach = () => {
    if (!state.isUp) throw new TypeError('Failed to fetch');
  };
  const api: DoorApi = {
    async list() {
      reach();
      return { event, items: [...people.values()], nextCursor: null };
    },
    async checkIn(items) {
      reach();
      state.batches.push(items.length);
      const answers = items.map(({ clientId, who }) => {
        const key = 'key' in who ? who.key : '';
        const found = people.get(key);
        if (!found)
          return { clientId, outcome: 'refused' as const, message: 'Not on the list', person: null };
        if (found.attendance && seen.get(clientId) !== key)
          return { clientId, outcome: 'already' as const, message: null, person: found };
        const attendance = {
          clientId,
          status: 'present' as const,
          substituteName: null,
          at: event.startsAt,
          by: 'Ben',
        };
        const recorded = { ...found, attendance };
        people.set(key, recorded);
        seen.set(clientId, key);
        return { clientId, outcome: 'recorded' as const, message: null, person: recorded };
      });
      if (state.loseAnswer) throw new TypeError('Failed to fetch');
      return { items: answers };
    },
    async undo(clientId) {
      reach();
      const key = seen.get(clientId) ?? '';
      const undone = { ...(people.get(key) ?? person(0)), attendance: null };
      people.set(key, undone);
      return { person: undone };
    },
  };
  const came = () => [...people.values()].filter(({ attendance }) => attendance !== null).length;
  return { api, state, came };
}

const check = (door: ReturnType<typeof createDoor>, number: number) =>
  door.checkIn({
    who: { key: `m${number}` },
    label: person(number).name,
    status: 'present',
    substituteName: null,
  }).tried;

async function phone(api: DoorApi, database = storage()) {
  const door = createDoor(1, { api, database });
  await door.start();
  return { door, database };
}

describe('a phone at a door', () => {
  it('shows a check-in as waiting until the server has recorded it', async () => {
    const { api, state, came } = server(3);
    const { door } = await phone(api);
    state.isUp = false;
    await check(door, 2);
    expect(waitingOf(door.getState().queue, 'm2')).toMatchObject({ label: 'Member 002' });
    expect(door.getState().people.find(({ key }) => key === 'm2')?.attendance).toBeNull();
    expect(came()).toBe(0);
    state.isUp = true;
    await door.refresh();
    expect(door.getState()).toMatchObject({ queue: [], isFresh: true });
    expect(door.getState().people.find(({ key }) => key === 'm2')?.attendance?.by).toBe('Ben');
    expect(came()).toBe(1);
  });

  it('has its list and what waits after it was closed without a network', async () => {
    const { api, state, came } = server(3);
    const { door, database } = await phone(api);
    state.isUp = false;
    await check(door, 1);
    const { door: reopened } = await phone(api, database);
    expect(reopened.getState()).toMatchObject({ isFresh: false, hasFailed: true, error: null });
    expect(reopened.getState().people).toHaveLength(3);
    expect(reopened.getState().queue).toHaveLength(1);
    state.isUp = true;
    await reopened.refresh();
    expect(came()).toBe(1);
  });

  it('sends many in batches, and none twice when an answer is lost', async () => {
    const { api, state, came } = server(450);
    const { door } = await phone(api);
    state.isUp = false;
    for (let number = 1; number <= 450; number += 1) await check(door, number);
    Object.assign(state, { isUp: true, loseAnswer: true });
    await door.refresh();
    expect(door.getState().queue).toHaveLength(450);
    Object.assign(state, { loseAnswer: false, batches: [] });
    await door.refresh();
    expect(state.batches).toEqual([BATCH, BATCH, 50]);
    expect(came()).toBe(450);
    expect(door.getState()).toMatchObject({ queue: [], notices: [] });
  });

  it('is shown who was faster on another phone', async () => {
    const { api, state } = server(2);
    const [one, two] = [await phone(api), await phone(api)];
    state.isUp = false;
    await check(one.door, 1);
    await check(two.door, 1);
    state.isUp = true;
    await two.door.refresh();
    await one.door.refresh();
    expect(two.door.getState().notices).toEqual([]);
    const [notice] = one.door.getState().notices;
    expect(notice).toMatchObject({ kind: 'already', label: 'Member 001' });
    one.door.dismiss(notice?.id ?? '');
    expect(one.door.getState().notices).toEqual([]);
  });

  it('says why the server takes nothing, and keeps what waits', async () => {
    const { api } = server(1);
    const refusal = Object.assign(new Error('Its day is over'), { data: { httpStatus: 403 } });
    const { door } = await phone({ ...api, checkIn: () => Promise.reject(refusal) });
    await check(door, 1);
    expect(door.getState()).toMatchObject({ error: 'Its day is over' });
    expect(door.getState().queue).toHaveLength(1);
  });

  it('undoes what waits on the phone, and what was recorded on the server', async () => {
    const { api, state, came } = server(2);
    const { door } = await phone(api);
    await check(door, 1);
    expect(came()).toBe(1);
    await door.undo(door.getState().people[0]?.attendance?.clientId ?? '');
    expect(came()).toBe(0);
    state.isUp = false;
    await check(door, 2);
    await door.undo(door.getState().queue[0]?.clientId ?? '');
    state.isUp = true;
    await door.refresh();
    expect(came()).toBe(0);
  });
});
