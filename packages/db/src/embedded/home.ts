import { createHash } from 'node:crypto';
import { chownSync, existsSync, mkdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

import { type Binaries, copyBinaries, installedBinaries } from './binaries.ts';
import { type RunAs, canReach, databaseAccount } from './system-user.ts';

const SHARED_ROOT = '/var/lib/guildhall';

/** The paths of a cluster's files and binaries, and the account that runs them. */
export interface Home {
  account: RunAs;
  /** The parent folder of the cluster, owned by PostgreSQL's account. */
  folder: string;
  /** PostgreSQL's data directory; created by initdb, so it may not exist yet. */
  cluster: string;
  binaries: Binaries;
}

/**
 * Usually everything is in the data folder and in node_modules. When root starts us from a folder that no other
 * account may enter, PostgreSQL's account cannot read either: then the binaries are copied and the data is stored
 * under /var/lib/guildhall, in a folder named after the data folder, so that the next start finds it.
 */
export function findHome(dataDir: string, log: (line: string) => void): Home {
  const binaries = installedBinaries();
  const local = join(dataDir, 'postgres');
  const distant = join(SHARED_ROOT, createHash('sha256').update(dataDir).digest('hex').slice(0, 16));
  const account = ownerOf(join(local, 'cluster')) ?? databaseAccount();

  const isLocal = hasCluster(local) || (!hasCluster(distant) && canReach(account, dataDir));
  const folder = isLocal ? local : distant;
  if (!isLocal)
    log(
      `The database is kept in ${distant}, because PostgreSQL may not enter ${dataDir} when root starts it.`,
    );
  makeFolder(folder, account);
  if (!canReach(account, folder)) {
    throw new Error(
      `PostgreSQL can no longer enter ${folder}: make the folders above it accessible, or choose another DATA_DIR.`,
    );
  }

  const cluster = join(folder, 'cluster');
  refuseOtherVersion(cluster, binaries);
  return {
    account,
    folder,
    cluster,
    binaries: canReach(account, join(binaries.folder, 'bin', 'postgres'))
      ? binaries
      : copyBinaries(binaries, SHARED_ROOT),
  };
}

function hasCluster(folder: string): boolean {
  return existsSync(join(folder, 'cluster', 'PG_VERSION'));
}

/** Root runs an existing cluster as the account that owns it, which may be an ordinary user's. */
function ownerOf(cluster: string): RunAs | undefined {
  if (!existsSync(cluster)) return undefined;
  const { uid, gid } = statSync(cluster);
  const me = process.getuid?.();
  if (me === undefined || me === uid) return {};
  if (me === 0) return { uid, gid };
  throw new Error(
    `The database in ${cluster} belongs to another user: start as that user, or choose another DATA_DIR.`,
  );
}

function makeFolder(folder: string, account: RunAs): void {
  mkdirSync(folder, { recursive: true, mode: 0o755 });
  if ('uid' in account) chownSync(folder, account.uid, account.gid);
}

function refuseOtherVersion(cluster: string, binaries: Binaries): void {
  const file = join(cluster, 'PG_VERSION');
  if (!existsSync(file)) return;
  const found = readFileSync(file, 'utf8').trim();
  if (binaries.version.split('.')[0] === found) return;
  throw new Error(
    `The database in ${cluster} was made by PostgreSQL ${found}, and this install carries ${binaries.version}: restore a backup into a new DATA_DIR.`,
  );
}
