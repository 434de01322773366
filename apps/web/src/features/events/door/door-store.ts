import { newIdempotencyKey } from '../../../lib/idempotency.ts';
import type { Outputs } from '../../../lib/trpc.ts';
import type { DoorDatabase, DoorEvent, DoorPage, DoorPerson, QueuedCheckIn } from './door-database.ts';

type Results = Outputs['events']['door']['checkIn'];

/** The calls of one door, by an organizer's session or a volunteer's link. */
export type DoorApi = {
  list(cursor: string | null): Promise<DoorPage>;
  checkIn(items: QueuedCheckIn[]): Promise<Results>;
  undo(clientId: string): Promise<{ person: DoorPerson }>;
};

/** What someone at the door has to know of a check-in that was not the first, or was not taken. */
export type Notice = { id: string; label: string } & (
  | { kind: 'already'; person: DoorPerson }
  | { kind: 'refused'; message: string }
);

export type DoorState = {
  event: DoorEvent | null;
  people: DoorPerson[];
  queue: QueuedCheckIn[];
  notices: Notice[];
  /** Whether the list is from the network; false while only that of the phone is there. */
  isFresh: boolean;
  /** Whether the list could not be read last time. */
  hasFailed: boolean;
  /** Why the server refused the last call; null while it answers, or there is no network. */
  error: string | null;
};

/** Check-ins in one call, as the server takes them. */
export const BATCH = 200;

const isRefusal = (error: unknown): error is Error & { data: { httpStatus: number } } =>
  error instanceof Error && 'data' in error && error.data !== null && error.data !== undefined;

/**
 * The list of a door on this phone. A check-in is stored first and then sent, so nothing is lost without a network; it
 * counts once the server has recorded it.
 */
export function createDoor(dateId: number, { api, database }: { api: DoorApi; database: DoorDatabase }) {
  let state: DoorState = {
    event: null,
    people: [],
    queue: [],
    notices: [],
    isFresh: false,
    hasFailed: false,
    error: null,
  };
  const listeners = new Set<() => void>();
  const set = (change: Partial<DoorState>) => {
    state = { ...state, ...change };
    for (const listener of listeners) listener();
  };
  const store = async () => {
    if (state.event)
      await database.writeList({ dateId, event: state.event, people: state.people, fetchedAt: Date.now() });
  };
  const replace = (person: DoorPerson) => {
    const others = state.people.filter(({ key }) => key !== person.key);
    set({ people: sorted([...others, person]) });
  };

  async function fetchList(): Promise<void> {
    const people: DoorPerson[] = [];
    let cursor: string | null = null;
    let event: DoorEvent;
    do {
      const page: DoorPage = await api.list(cursor);
      people.push(...page.items);
      ({ event, nextCursor: cursor } = page);
    } while (cursor !== null);
    set({ event, people: sorted(people), isFresh: true, hasFailed: false, error: null });
    await store();
  }

  async function sendBatch(batch: QueuedCheckIn[]): Promise<void> {
    const { items } = await api.checkIn(batch);
    const labels = new Map(batch.map(({ clientId, label }) => [clientId, label]));
    await database.dequeue(items.map(({ clientId }) => clientId));
    const answered = new Set(items.map(({ clientId }) => clientId));
    const notices = items.flatMap(({ clientId: id, outcome, message, person }): Notice[] => {
      const label = person?.name ?? labels.get(id) ?? '';
      if (outcome === 'already' && person) return [{ id, label, kind: 'already', person }];
      return outcome === 'refused' ? [{ id, label, kind: 'refused', message: message ?? '' }] : [];
    });
    set({
      queue: state.queue.filter(({ clientId }) => !answered.has(clientId)),
      notices: [...notices, ...state.notices],
      error: null,
    });
    for (const { person } of items) if (person) replace(person);
    await store();
  }

  let sending: Promise<void> | null = null;
  /** Sends what waits, in the order in which it was made. Without a network it goes on waiting. */
  function send(): Promise<void> {
    sending ??= sendAll().finally(() => {
      sending = null;
    });
    return sending;
  }

  async function sendAll(): Promise<void> {
    try {
      while (state.queue.length > 0) await sendBatch(state.queue.slice(0, BATCH));
    } catch (error) {
      set({ error: isRefusal(error) ? error.message : null });
    }
  }

  return {
    getState: () => state,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    /** Shows what the phone has, then what the server has. */
    async start(): Promise<void> {
      const [list, queue] = [await database.readList(dateId), await database.readQueue(dateId)];
      set({ queue, ...(list && !state.isFresh && { event: list.event, people: list.people }) });
      await this.refresh();
    },
    /** Sends what waits, and reads the list again. */
    async refresh(): Promise<void> {
      await send();
      try {
        await fetchList();
      } catch (error) {
        set({ isFresh: false, hasFailed: true, ...(isRefusal(error) && { error: error.message }) });
      }
    },
    /** Under which id it is recorded, and when that was tried. */
    checkIn(item: Pick<QueuedCheckIn, 'who' | 'label' | 'status' | 'substituteName'>) {
      const now = Date.now();
      const queued = {
        ...item,
        dateId,
        clientId: newIdempotencyKey(),
        queuedAt: now,
        statedAt: new Date(now).toISOString(),
      };
      const record = async () => {
        await database.enqueue(queued);
        set({ queue: [...state.queue, queued] });
        await send();
      };
      return { clientId: queued.clientId, tried: record() };
    },
    /** Takes back a check-in that waits, or one that was recorded. */
    async undo(clientId: string): Promise<void> {
      // What is on its way may have been recorded.
      await sending;
      if (state.queue.some((item) => item.clientId === clientId)) {
        await database.dequeue([clientId]);
        set({ queue: state.queue.filter((item) => item.clientId !== clientId) });
        return;
      }
      replace((await api.undo(clientId)).person);
      await store();
    },
    dismiss(id: string): void {
      set({ notices: state.notices.filter((notice) => notice.id !== id) });
    },
  };
}

export type Door = ReturnType<typeof createDoor>;

const sorted = (people: DoorPerson[]) => people.toSorted((one, other) => one.name.localeCompare(other.name));

/** What waits to be sent of someone on the list. */
export const waitingOf = (queue: QueuedCheckIn[], key: string): QueuedCheckIn | undefined =>
  queue.find(({ who }) => 'key' in who && who.key === key);
