import { setTimeout as pause } from 'node:timers/promises';

import { type Database, poolOf } from '../client.ts';
import { openPositionMonitor } from './position-monitor.ts';
import { type Replica, openReplica } from './replica.ts';

const CHECK_MS = 200;
/** How often replicas are checked that still have to replay a change. */
const CATCH_UP_MS = 5;
/** A replica that has not replayed what the primary wrote this long ago is left out. */
const MAX_LAG_MS = 500;

const POSITION = `select pg_wal_lsn_diff(pg_current_wal_insert_lsn(), '0/0')::float8 as position`;

/** Positions are bytes of WAL since the cluster began: exact up to 9 PB, and the same on primary and replicas. */
export type ReplicaSet = {
  /**
   * A replica that has replayed the WAL up to this position and every change noted here; in turn, when there are
   * several. Undefined when none has: read from the primary.
   */
  reader(position?: number): Database | undefined;
  /** The end of the primary's WAL: a replica that has replayed it shows everything committed before the call. */
  position(): Promise<number>;
  /** Something has changed: replicas are read again once they have replayed it. */
  noteChange(): void;
  close(): Promise<void>;
};

export type ReplicaEvents = {
  /** Replicas that are read, or are left out because they do not answer or lag behind. */
  onChange?: (replica: string, isInUse: boolean) => void;
  onPoolError?: (error: Error) => void;
};

const doNothing = () => {};

const primaries = new WeakMap<Database, Database>();

/** The primary of a replica's database; any other database is its own. For state that is stored by database. */
export const primaryOf = (db: Database): Database => primaries.get(db) ?? db;

/** Watches streaming standbys of a primary, so that reads can go to those that are up to date. */
export function createReplicaSet(
  primary: Database,
  connectionStrings: readonly string[],
  { onChange = doNothing, onPoolError = doNothing }: ReplicaEvents = {},
): ReplicaSet {
  const pool = poolOf(primary);
  const monitor = openPositionMonitor(pool.options.connectionString ?? '', POSITION);
  const replicas = connectionStrings.map((url) => openReplica(url, onPoolError));
  for (const { db } of replicas) primaries.set(db, primary);
  const closing = new AbortController();
  const inUse = new Set<Replica>();
  /** Positions of the primary, oldest first, none older than needed to tell which replicas lag. */
  const history: { at: number; position: number }[] = [];
  let required = Infinity;
  let changes = 1;
  let appliedChanges = 0;
  let turn = 0;
  let wake = doNothing;

  async function readPosition(): Promise<void> {
    const before = changes;
    try {
      const current = (await monitor.read()) ?? Infinity;
      // After a failover to a replica that was behind, the WAL continues from an earlier position.
      if (appliedChanges < before || current < required) required = current;
      history.push({ at: performance.now(), position: current });
    } catch {
      // Without the primary nothing is written; replicas go on with what they have.
      if (required === Infinity) return;
    }
    appliedChanges = before;
  }

  function judge(): void {
    const since = performance.now() - MAX_LAG_MS;
    while ((history[1]?.at ?? Infinity) <= since) history.shift();
    const [oldest] = history;
    const floor = oldest && oldest.at <= since ? oldest.position : 0;
    for (const replica of replicas) {
      const isUsable = replica.replayed() >= floor && replica.replayed() >= 0;
      if (isUsable === inUse.has(replica)) continue;
      if (isUsable) inUse.add(replica);
      else inUse.delete(replica);
      onChange(replica.name, isUsable);
    }
  }

  const isCatchingUp = () => [...inUse].some((replica) => replica.replayed() < required);

  async function watch(): Promise<void> {
    while (!closing.signal.aborted) {
      await readPosition();
      await Promise.all(replicas.map((replica) => replica.check()));
      judge();
      if (changes === appliedChanges) await nextRound(isCatchingUp() ? CATCH_UP_MS : CHECK_MS);
    }
  }

  async function nextRound(ms: number): Promise<void> {
    const woken = new AbortController();
    wake = () => woken.abort();
    const signal = AbortSignal.any([woken.signal, closing.signal]);
    await pause(ms, undefined, { signal, ref: false }).catch(() => {});
  }

  const watching = watch();

  return {
    reader(atLeast = 0) {
      if (changes !== appliedChanges) return undefined;
      const needed = Math.max(required, atLeast);
      const ready = [...inUse].filter((replica) => replica.replayed() >= needed);
      return ready[(turn = (turn + 1) % Math.max(ready.length, 1))]?.db;
    },
    async position() {
      const { rows } = await pool.query<{ position: number }>(POSITION);
      return rows[0]?.position ?? Infinity;
    },
    noteChange() {
      changes += 1;
      wake();
    },
    async close() {
      closing.abort();
      await watching;
      await Promise.all([monitor, ...replicas].map((one) => one.close()));
    },
  };
}
