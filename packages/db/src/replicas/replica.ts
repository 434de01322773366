import { type Database, createDatabase, poolOf } from '../client.ts';
import { trackConnections } from '../pool.ts';
import { openPositionMonitor } from './position-monitor.ts';

/** Null once the server has been promoted: then it is no longer a replica of this primary. */
const REPLAYED = `
  select case when pg_is_in_recovery() then pg_wal_lsn_diff(pg_last_wal_replay_lsn(), '0/0')::float8 end as position`;

export type Replica = {
  db: Database;
  /** Host and port, for the log. */
  name: string;
  /** The WAL position that the last check found replayed; -1 when it failed. */
  replayed(): number;
  /** Asks how far the replica is. When it does not answer, statements under way on it are rejected. */
  check(): Promise<void>;
  close(): Promise<void>;
};

/** Opens the pool of a streaming standby. */
export function openReplica(connectionString: string, onPoolError: (error: Error) => void): Replica {
  const db = createDatabase({ connectionString, applicationName: 'guildhall-replica', onPoolError });
  const monitor = openPositionMonitor(connectionString, REPLAYED);
  const closeConnections = trackConnections(poolOf(db));
  let replayed = -1;

  return {
    db,
    name: new URL(connectionString).host,
    replayed: () => replayed,
    async check() {
      const found = await monitor.read().catch(() => null);
      if (found === null && replayed >= 0) closeConnections();
      replayed = found ?? -1;
    },
    async close() {
      await Promise.all([db.destroy(), monitor.close()]);
    },
  };
}
