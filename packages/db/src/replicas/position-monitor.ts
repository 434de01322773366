import { Pool } from 'pg';

/** A check that takes longer counts as failed. */
const TIMEOUT_MS = 300;

export type PositionMonitor = {
  /** A WAL position in bytes; null when the statement answers null. Rejects when the server does not answer in time. */
  read(): Promise<number | null>;
  close(): Promise<void>;
};

/**
 * Reads a WAL position over a connection of its own, which load cannot hold up.
 *
 * @param statement answers one row with the column `position`
 */
export function openPositionMonitor(connectionString: string, statement: string): PositionMonitor {
  const pool = new Pool({
    connectionString,
    application_name: 'guildhall-replication',
    max: 1,
    connectionTimeoutMillis: TIMEOUT_MS,
    query_timeout: TIMEOUT_MS,
    keepAlive: true,
  });
  pool.on('error', () => {});
  return {
    async read() {
      const { rows } = await pool.query<{ position: number | null }>(statement);
      return rows[0]?.position ?? null;
    },
    close: () => pool.end(),
  };
}
