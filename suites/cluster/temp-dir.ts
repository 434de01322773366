import { chmodSync, chownSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Account, serviceAccount } from './account.ts';

/** The temporary directory of one run, and the account its servers run as; kept when a check fails. */
export type TempDir = {
  folder: string;
  account: Account;
  /** A new folder that only the servers' account may read. */
  makeFolder(name: string): string;
  /** Writes a file that only the servers' account may read; its path. */
  write(name: string, text: string): string;
  remove(): void;
};

export function makeTempDir(): TempDir {
  const folder = mkdtempSync(join(tmpdir(), 'guildhall-cluster-'));
  const account = serviceAccount();
  // When root runs the suite, another account runs the servers.
  chmodSync(folder, 0o755);
  const chown = (path: string) => {
    if ('uid' in account) chownSync(path, account.uid, account.gid);
    return path;
  };
  return {
    folder,
    account,
    makeFolder(name) {
      const path = join(folder, name);
      mkdirSync(path, { mode: 0o700 });
      return chown(path);
    },
    write(name, text) {
      const path = join(folder, name);
      writeFileSync(path, text, { mode: 0o600 });
      return chown(path);
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}
