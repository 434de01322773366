import { chmodSync, chownSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { type Account, serviceAccount } from './account.ts';

/** A folder of one run and who its servers run as; thrown away at the end unless something failed. */
export type Workplace = {
  folder: string;
  account: Account;
  /** A new folder that the servers' account owns and nobody else may read. */
  makeFolder(name: string): string;
  /** A file that the servers' account owns, and its path. */
  write(name: string, text: string): string;
  remove(): void;
};

export function makeWorkplace(): Workplace {
  const folder = mkdtempSync(join(tmpdir(), 'guildhall-rig-'));
  const account = serviceAccount();
  // When root runs the rig, another account has to get in.
  chmodSync(folder, 0o755);
  const give = (path: string) => {
    if ('uid' in account) chownSync(path, account.uid, account.gid);
    return path;
  };
  return {
    folder,
    account,
    makeFolder(name) {
      const path = join(folder, name);
      mkdirSync(path, { mode: 0o700 });
      return give(path);
    },
    write(name, text) {
      const path = join(folder, name);
      writeFileSync(path, text, { mode: 0o600 });
      return give(path);
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}

/** Ports that nothing listens on, all different. */
export async function freePorts(count: number): Promise<number[]> {
  const probes = Array.from({ length: count }, () => createServer().listen(0, '127.0.0.1'));
  await Promise.all(probes.map((probe) => once(probe, 'listening')));
  const ports = probes.map((probe) => {
    const address = probe.address();
    return typeof address === 'object' && address !== null ? address.port : 0;
  });
  await Promise.all(
    probes.map((probe) => {
      probe.close();
      return once(probe, 'close');
    }),
  );
  return ports;
}

/**
 * Asks again and again until the answer is yes; an error counts as no.
 * @throws after `seconds`, with what was waited for
 */
export async function until(
  what: string,
  ask: () => Promise<boolean> | boolean,
  { seconds = 60, every = 100 } = {},
): Promise<void> {
  const deadline = performance.now() + seconds * 1_000;
  let reason: unknown;
  while (performance.now() < deadline) {
    try {
      if (await ask()) return;
    } catch (error) {
      reason = error;
    }
    await wait(every);
  }
  throw new Error(`Waited ${seconds} s in vain: ${what}.`, { cause: reason });
}
