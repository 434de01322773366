import { Client } from 'pg';
import { BackupError } from './backup-error.ts';

/**
 * Runs `work` on a dedicated connection, so that long-running work takes none from the pool.
 */
export async function withClient<T>(
  connectionString: string,
  work: (client: Client) => Promise<T>,
): Promise<T> {
  const client = new Client({
    connectionString,
    application_name: 'guildhall-backup',
    connectionTimeoutMillis: 5_000,
    keepAlive: true,
  });
  client.on('error', () => {});
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end().catch(() => {});
  }
}

/**
 * No timeouts, and a fixed text format, so that equal data has equal checksums whatever the settings of the
 * database. SET LOCAL, because a pooler may reuse the connection.
 */
const TRANSACTION_SETTINGS = `
  set local statement_timeout = 0;
  set local lock_timeout = 0;
  set local idle_in_transaction_session_timeout = 0;
  set local timezone = 'UTC';
  set local datestyle = 'ISO, YMD';
  set local intervalstyle = 'iso_8601';
  set local bytea_output = 'hex';
  set local extra_float_digits = 1;`;

/** Runs the work between BEGIN and COMMIT; rolls back when it throws. */
export async function inTransaction<T>(client: Client, mode: string, work: () => Promise<T>): Promise<T> {
  await client.query(`begin ${mode}`);
  try {
    await client.query(TRANSACTION_SETTINGS);
    const result = await work();
    await client.query('commit');
    return result;
  } catch (error) {
    await client.query('rollback').catch(() => {});
    throw error;
  }
}

/**
 * For work with COPY: during a COPY the connection accepts no other command, not even ROLLBACK. So when the
 * work fails, the connection is closed, which rolls back.
 */
export async function orDisconnect<T>(client: Client, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    client.end().catch(() => {});
    throw error;
  }
}

const LOCK = `hashtext('guildhall.backups')`;

export type LockOptions = {
  connectionString: string;
  /** Wait for the lock instead of throwing 'busy'. */
  wait?: boolean;
};

/**
 * Runs one backup, export or restore of the database at a time, across processes. The advisory lock belongs to a
 * transaction, so a killed process releases it. `signal` aborts when the connection breaks and the lock is lost.
 * @throws BackupError 'busy'
 */
export async function withBackupLock<T>(
  { connectionString, wait = false }: LockOptions,
  work: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  return withClient(connectionString, async (client) => {
    const lost = new AbortController();
    client.on('end', () => lost.abort(new Error('The connection that held the backup lock broke')));
    return inTransaction(client, 'isolation level read committed', async () => {
      if (wait) await client.query(`select pg_advisory_xact_lock(${LOCK})`);
      else {
        const { rows } = await client.query<{ free: boolean }>(
          `select pg_try_advisory_xact_lock(${LOCK}) as free`,
        );
        if (!rows[0]?.free) throw new BackupError('busy', 'Another backup or restore is under way');
      }
      return work(lost.signal);
    });
  });
}
