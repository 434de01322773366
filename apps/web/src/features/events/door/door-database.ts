import type { Inputs, Outputs } from '../../../lib/trpc.ts';

export type DoorPage = Outputs['events']['door']['open'];
export type DoorPerson = DoorPage['items'][number];
export type DoorEvent = DoorPage['event'];
export type QueuedCheckIn = Inputs['events']['door']['checkIn']['items'][number] & {
  dateId: number;
  /** What the list and the notices say of it before the server has answered. */
  label: string;
  queuedAt: number;
};
export type StoredList = { dateId: number; event: DoorEvent; people: DoorPerson[]; fetchedAt: number };

const NAME = 'guildhall-door';
/** A list of names stays on a phone for a day. */
export const LIST_MS = 24 * 60 * 60 * 1_000;

/** Where a phone stores the list of a door and the check-ins that wait to be sent, so that both survive a reload. */
export type DoorDatabase = {
  readList(dateId: number): Promise<StoredList | undefined>;
  writeList(list: StoredList): Promise<void>;
  /** In the order in which they were made. */
  readQueue(dateId: number): Promise<QueuedCheckIn[]>;
  enqueue(item: QueuedCheckIn): Promise<void>;
  dequeue(clientIds: string[]): Promise<void>;
};

/** Opens the database of this browser, and deletes lists that are older than a day. */
export async function openDoorDatabase(): Promise<DoorDatabase> {
  const request = indexedDB.open(NAME, 1);
  request.addEventListener('upgradeneeded', () => {
    request.result.createObjectStore('lists', { keyPath: 'dateId' });
    request.result.createObjectStore('queue', { keyPath: 'clientId' }).createIndex('dateId', 'dateId');
  });
  const database = await done(request);
  const store = (name: 'lists' | 'queue', mode: IDBTransactionMode) =>
    database.transaction(name, mode).objectStore(name);
  const lists: StoredList[] = await done(store('lists', 'readonly').getAll());
  for (const { dateId, fetchedAt } of lists)
    if (fetchedAt < Date.now() - LIST_MS) await done(store('lists', 'readwrite').delete(dateId));
  return {
    async readList(dateId) {
      const list: StoredList | undefined = await done(store('lists', 'readonly').get(dateId));
      return list;
    },
    async writeList(list) {
      await done(store('lists', 'readwrite').put(list));
    },
    async readQueue(dateId) {
      const queue: QueuedCheckIn[] = await done(store('queue', 'readonly').index('dateId').getAll(dateId));
      return queue.toSorted((one, other) => one.queuedAt - other.queuedAt);
    },
    async enqueue(item) {
      await done(store('queue', 'readwrite').put(item));
    },
    async dequeue(clientIds) {
      const queue = store('queue', 'readwrite');
      await Promise.all(clientIds.map((clientId) => done(queue.delete(clientId))));
    },
  };
}

/** The result of a request of IndexedDB. */
function done<Result>(request: IDBRequest<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(request.error ?? new Error('The storage failed')));
  });
}
