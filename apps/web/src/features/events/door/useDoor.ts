import { useEffect, useState, useSyncExternalStore } from 'react';
import { trpc } from '../../../lib/trpc.ts';
import { openDoorDatabase } from './door-database.ts';
import { type Door, type DoorApi, type DoorState, createDoor } from './door-store.ts';

/** Another phone's check-ins show after this long. */
const REFRESH_MS = 20_000;
const PAGE = 100;

export type DoorAddress = { id: number; dateId: number; pass: string | null };

/** The door of a date on this phone; null until the storage of the phone is open. */
export function useDoor({ id, dateId, pass }: DoorAddress): { door: Door; state: DoorState } | null {
  const { client } = trpc.useUtils();
  const [door, setDoor] = useState<Door | null>(null);
  useEffect(() => {
    const { list, open, checkIn, undo } = client.events.door;
    const ref = { id, dateId };
    const byPass = pass === null ? ref : { ...ref, pass };
    const api: DoorApi = {
      list: (cursor) =>
        pass === null
          ? list.query({ ...ref, limit: PAGE, cursor })
          : open.mutate({ ...ref, pass, limit: PAGE, cursor }),
      checkIn: (items) =>
        checkIn.mutate({
          ...byPass,
          items: items.map(({ clientId, who, status, substituteName, statedAt }) => ({
            clientId,
            who,
            status,
            substituteName,
            statedAt,
          })),
        }),
      undo: (clientId) => undo.mutate({ ...byPass, clientId }),
    };
    let isLeft = false;
    const start = async () => {
      const database = await openDoorDatabase();
      if (isLeft) return;
      const opened = createDoor(dateId, { api, database });
      setDoor(opened);
      await opened.start();
    };
    void start();
    return () => {
      isLeft = true;
    };
  }, [client, id, dateId, pass]);
  useEffect(() => {
    if (!door) return undefined;
    const refresh = () => void (document.visibilityState === 'visible' && door.refresh());
    const timer = setInterval(refresh, REFRESH_MS);
    window.addEventListener('online', refresh);
    document.addEventListener('visibilitychange', refresh);
    return () => {
      clearInterval(timer);
      window.removeEventListener('online', refresh);
      document.removeEventListener('visibilitychange', refresh);
    };
  }, [door]);
  const state = useSyncExternalStore(
    (listener) => door?.subscribe(listener) ?? doNothing,
    () => door?.getState() ?? null,
    () => null,
  );
  return door && state ? { door, state } : null;
}

const doNothing = () => {};
