import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { isAlive, startTimeOf } from './process-info.ts';

/** A running process has locked the data folder. The message is one sentence for the user. */
export class DataDirInUseError extends Error {
  constructor(dataDir: string, pid: number) {
    super(
      `The data folder ${dataDir} is in use by another process (pid ${pid}): stop it, or choose another DATA_DIR.`,
    );
    this.name = 'DataDirInUseError';
  }
}

export interface DataDirLock {
  release: () => void;
}

/**
 * Locks the data folder for this process. A stale lock of a dead process is replaced.
 * @throws DataDirInUseError
 */
export function lockDataDir(dataDir: string): DataDirLock {
  const file = join(dataDir, 'postgres.lock');
  const mine = JSON.stringify({ pid: process.pid, startTime: startTimeOf(process.pid) });
  while (!createOnce(file, mine)) {
    const found = readLock(file);
    if (found === undefined) continue;
    const owner = ownerOf(found);
    if (owner !== undefined) throw new DataDirInUseError(dataDir, owner);
    moveAside(file, found);
  }
  return {
    release() {
      if (readLock(file) === mine) rmSync(file, { force: true });
    },
  };
}

/** Whether a running process has locked the data folder. */
export function isDataDirLocked(dataDir: string): boolean {
  const found = readLock(join(dataDir, 'postgres.lock'));
  return found !== undefined && ownerOf(found) !== undefined;
}

function createOnce(file: string, content: string): boolean {
  // Written under another name and linked, so that nobody reads a partial lock.
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, content, { mode: 0o600 });
  try {
    linkSync(draft, file);
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false;
    throw error;
  } finally {
    rmSync(draft, { force: true });
  }
}

function readLock(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}

/** The pid of the lock's owner, if that same process is still running. */
function ownerOf(content: string): number | undefined {
  const lock = parse(content);
  if (lock === undefined || !isAlive(lock.pid)) return undefined;
  const isSame = lock.startTime === undefined || lock.startTime === startTimeOf(lock.pid);
  return isSame ? lock.pid : undefined;
}

function parse(content: string): { pid: number; startTime?: unknown } | undefined {
  try {
    const value: unknown = JSON.parse(content);
    if (typeof value !== 'object' || value === null || !('pid' in value) || typeof value.pid !== 'number')
      return undefined;
    return { pid: value.pid, ...('startTime' in value ? { startTime: value.startTime } : {}) };
  } catch {
    return undefined;
  }
}

/** Removes the stale lock, unless another process has replaced it in the meantime. */
function moveAside(file: string, stale: string): void {
  const aside = `${file}.stale.${process.pid}`;
  try {
    renameSync(file, aside);
    if (readLock(aside) !== stale) linkSync(aside, file);
  } catch {
    // Another process was faster; the caller retries.
  } finally {
    rmSync(aside, { force: true });
  }
}
