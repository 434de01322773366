import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Client, Pool } from 'pg';
import { type Database, createDatabase, sqlState } from '@guildhall/db';
import { DataDirInUseError, startEmbeddedPostgres } from '@guildhall/db/embedded';
import type { Config } from '../config/config.ts';
import { OperatorError } from './operator-error.ts';

/** How the database is reached. Both hold a password: never log them. */
export type DatabaseUrls = {
  /** As the role that serves requests. */
  connectionString: string;
  /** As the role that owns the database, for migrations, backups and restores; the same when there is one role. */
  ownerUrl: string;
};

export type OpenDatabase = DatabaseUrls & {
  db: Database;
  /** Closes the pool, and stops the embedded server when there is one. */
  close(): Promise<void>;
};

export type DatabaseEvents = {
  /** Lines for whoever runs the server. */
  say: (line: string) => void;
  onPoolError: (error: Error) => void;
  /** Use the embedded database of a server that runs already, instead of refusing. */
  joinRunning?: boolean;
};

/**
 * The configured database, reached once, or the embedded one, started.
 * @throws OperatorError with one sentence when it cannot be used
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

/** Whether the database answers within half a second, over a connection of its own that no load can take away. */
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
