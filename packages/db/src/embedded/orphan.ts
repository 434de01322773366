import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

import { isAlive, servesCluster } from './process-info.ts';

const PATIENCE_MS = 15_000;

/**
 * Stops an orphaned server, and removes the stale pid file of one that is
 * gone: PostgreSQL would take any process that has since reused the pid for a running server.
 */
export async function clearOrphan(cluster: string, log: (line: string) => void): Promise<void> {
  const pid = postmasterPid(cluster);
  if (pid === undefined) return;
  if (!isAlive(pid) || !servesCluster(pid, cluster)) {
    rmSync(join(cluster, 'postmaster.pid'), { force: true });
    return;
  }
  log(`A database server (pid ${pid}) was left running by a process that was killed; it is stopped first.`);
  if (await end(pid, 'SIGINT')) return;
  if (await end(pid, 'SIGQUIT')) return;
  throw new Error(`The database server with pid ${pid} was left over and does not stop: end it by hand.`);
}

/** Line 1 of postmaster.pid: the server's process. */
export function postmasterPid(cluster: string): number | undefined {
  const pid = Number(noteOf(cluster)[0]);
  return Number.isInteger(pid) && pid > 0 ? pid : undefined;
}

/** Line 8 of postmaster.pid says when connections are accepted. */
export function isReady(cluster: string): boolean {
  return noteOf(cluster)[7]?.trim() === 'ready';
}

function noteOf(cluster: string): string[] {
  try {
    return readFileSync(join(cluster, 'postmaster.pid'), 'utf8').split('\n');
  } catch {
    return [];
  }
}

async function end(pid: number, signal: NodeJS.Signals): Promise<boolean> {
  const deadline = Date.now() + PATIENCE_MS;
  try {
    process.kill(pid, signal);
  } catch {
    return !isAlive(pid);
  }
  while (isAlive(pid) && Date.now() < deadline) await wait(20);
  return !isAlive(pid);
}
