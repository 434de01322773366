import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Client, Pool } from 'pg';
import { type Database, createDatabase, sqlState } from '@guildhall/db';
import { DataDirInUseError, startEmbeddedPostgres } from '@guildhall/db/embedded';
import type { Config } from '../config/config.ts';
import { OperatorError } from '../config/operator-error.ts';

/** Connection URLs. Both contain a password: never log them. */
export type DatabaseUrls = {
  /** For the role that serves requests. */
  connectionString: string;
  /** For the owner role, which runs migrations, backups and restores; the same URL when there is one role. */
  ownerUrl: string;
};

export type OpenDatabase = DatabaseUrls & {
  db: Database;
  /** Closes the pool, and stops the embedded server when there is one. */
  close(): Promise<void>;
};

export type DatabaseEvents = {
  /** Prints a line for the operator. */
  say: (line: string) => void;
  onPoolError: (error: Error) => void;
  /** Connect to the embedded database of a server that is already running, instead of failing. */
  joinRunning?: boolean;
};

/**
 * Connects to the configured database, or starts the embedded one.
 * @throws OperatorError with one sentence when that fails
 */
export async function openDatabase(
  { databaseUrl, databaseOwnerUrl, dataDir }: Config,
  events: DatabaseEvents,
): Promise<OpenDatabase> {
  if (databaseUrl !== null) {
    await reach(databaseUrl);
    if (databaseOwnerUrl !== null) await reach(databaseOwnerUrl);
    return connect({ connectionString: databaseUrl, ownerUrl: databaseOwnerUrl ?? databaseUrl }, events);
  }
  const note = join(dataDir, 'database-url');
  try {
    const { stop, ...urls } = await startEmbeddedPostgres({ dataDir, log: events.say });
    await writeFile(note, `${urls.connectionString}\n${urls.ownerUrl}\n`, { mode: 0o600 });
    return connect(urls, events, async () => {
      await rm(note, { force: true });
      await stop();
    });
  } catch (error) {
    const running =
      events.joinRunning && error instanceof DataDirInUseError
        ? await readFile(note, 'utf8').catch(() => '')
        : '';
    const [connectionString = '', ownerUrl = connectionString] = running.trim().split('\n');
    if (connectionString !== '') return connect({ connectionString, ownerUrl }, events);
    throw new OperatorError(error instanceof Error ? error.message : String(error), { cause: error });
  }
}

function connect(
  { connectionString, ownerUrl }: DatabaseUrls,
  { onPoolError }: DatabaseEvents,
  after = async () => {},
): OpenDatabase {
  const db = createDatabase({ connectionString, onPoolError });
  return {
    db,
    connectionString,
    ownerUrl,
    async close() {
      await db.destroy();
      await after();
    },
  };
}

async function reach(connectionString: string): Promise<void> {
  const { host, pathname } = new URL(connectionString);
  const client = new Client({ connectionString, connectionTimeoutMillis: 5_000 });
  client.on('error', () => {});
  try {
    await client.connect();
  } catch (error) {
    throw new OperatorError(
      `The database${pathname} at ${host} cannot be reached: ${reasonOf(error)}.`.replace(
        'database/',
        'database ',
      ),
      { cause: error },
    );
  } finally {
    await client.end().catch(() => {});
  }
}

function reasonOf(error: unknown): string {
  if (sqlState(error)?.startsWith('28')) return 'it refuses this user or password';
  if (!(error instanceof Error)) return 'for an unknown reason';
  if ('code' in error && error.code === 'ECONNREFUSED') return 'nothing answers there';
  if ('code' in error && (error.code === 'ENOTFOUND' || error.code === 'EAI_AGAIN'))
    return 'the host is not known';
  return error.message.replace(/\.$/, '');
}

/** Checks that the database responds within half a second, over a dedicated connection that load cannot exhaust. */
export function createReadinessProbe(connectionString: string): {
  isDatabaseReady(): Promise<boolean>;
  close(): Promise<void>;
} {
  const pool = new Pool({
    connectionString,
    application_name: 'guildhall-health',
    max: 1,
    connectionTimeoutMillis: 500,
    query_timeout: 500,
    keepAlive: true,
  });
  pool.on('error', () => {});
  return {
    isDatabaseReady: () =>
      pool.query('select 1').then(
        () => true,
        () => false,
      ),
    close: () => pool.end(),
  };
}
