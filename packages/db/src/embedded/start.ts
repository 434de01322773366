import { mkdirSync, realpathSync } from 'node:fs';
import { join } from 'node:path';

import { SUPERUSER, ensureCluster } from './cluster.ts';
import { findHome } from './home.ts';
import { lockDataDir } from './lock.ts';
import { clearOrphan } from './orphan.ts';
import { ensureRoles } from './roles.ts';
import { startServer } from './server.ts';

export interface EmbeddedOptions {
  /** Created when missing. The cluster is in its subfolder `postgres`, beside any other data. */
  dataDir: string;
  /** Called with one-line messages for the operator: where the data is, what was cleaned up. */
  log?: (line: string) => void;
  /** Further settings of postgresql.conf. `fsync: 'off'` also makes the cluster without syncing. */
  settings?: Record<string, string>;
  /** For tests, which create a database each. */
  ownerMayCreateDatabases?: boolean;
}

export interface EmbeddedPostgres {
  /** As the role that serves requests, database `guildhall`. Holds the password: never log it. */
  connectionString: string;
  /** As the role that owns the database, for migrations, backups and restores. */
  ownerUrl: string;
  /** The folder of the cluster: in the data folder, unless PostgreSQL may not enter it. */
  folder: string;
  /** Fast shutdown; resolves when the server is gone. May be called again without effect. */
  stop: () => Promise<void>;
}

/**
 * Runs the PostgreSQL that came with the install, on a free port of 127.0.0.1, for root and for every other user.
 * No handler of signals or exit is registered: the caller that starts it stops it. Should this process be
 * killed, the server shuts itself down.
 *
 * @throws DataDirInUseError when a live process holds the folder; any other failure is an Error with
 *   one sentence as its message
 */
export async function startEmbeddedPostgres(options: EmbeddedOptions): Promise<EmbeddedPostgres> {
  const { log = () => {}, settings = {} } = options;
  mkdirSync(options.dataDir, { recursive: true });
  const dataDir = realpathSync(options.dataDir);
  const lock = lockDataDir(dataDir);
  try {
    const home = findHome(dataDir, log);
    await clearOrphan(home.cluster, log);
    const password = await ensureCluster(home, join(dataDir, 'postgres.password'), {
      durable: settings['fsync'] !== 'off',
    });
    const server = await startServer(home, {
      listen_addresses: '127.0.0.1',
      unix_socket_directories: '',
      log_min_messages: 'fatal',
      ...settings,
    });
    const stop = stopOnce(async () => {
      await server.stop();
      lock.release();
    });
    try {
      const superuser = `postgres://${SUPERUSER}:${password}@127.0.0.1:${server.port}/postgres`;
      const { appUrl, ownerUrl } = await ensureRoles(superuser, options.ownerMayCreateDatabases ?? false);
      return { connectionString: appUrl, ownerUrl, folder: home.folder, stop };
    } catch (error) {
      await stop();
      throw error;
    }
  } catch (error) {
    lock.release();
    throw error;
  }
}

function stopOnce(stop: () => Promise<void>): () => Promise<void> {
  let stopping: Promise<void> | undefined;
  return () => (stopping ??= stop());
}
