import { chmodSync, existsSync, mkdtempSync, readFileSync, readdirSync, rmSync, statfsSync } from 'node:fs';
import { freemem, tmpdir } from 'node:os';
import { join } from 'node:path';

const MEMORY = '/dev/shm';
const MOUNTS = '/proc/mounts';
const PREFIX = 'guildhall-tests-';
/** A run fills less than half of this; the rest is for its processes. */
const NEEDED_BYTES = 4 * 1_024 ** 3;

/**
 * Runs `work` with the path of a folder for the temporary files of a test run, in memory where there is room: the
 * tests copy hundreds of databases of a thousand small files each, which takes a disk's file system thirty times as
 * long. The folder is removed however `work` ends; what a killed run has left is removed by the next one.
 */
export async function withScratch(
  work,
  {
    memory = MEMORY,
    mounts = MOUNTS,
    disk = tmpdir(),
    neededBytes = NEEDED_BYTES,
    freeBytes = freeMemory(),
  } = {},
) {
  // First, because they take the room.
  for (const parent of [memory, disk]) removeLeftovers(parent);
  const isInMemory = freeBytes >= neededBytes && isUsable(memory, mounts, neededBytes);
  const folder = mkdtempSync(join(isInMemory ? memory : disk, `${PREFIX}${process.pid}-`));
  try {
    // PostgreSQL runs under another account when root runs the tests.
    chmodSync(folder, 0o755);
    return await work(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** What processes can still take: MemAvailable, and less where a cgroup, such as a container's, has a limit. */
function freeMemory() {
  return Math.min(freemem(), process.availableMemory?.() ?? Infinity);
}

/** Containers often have 64 MB there, from which no program may run. */
function isUsable(memory, mounts, neededBytes) {
  if (!existsSync(memory) || !existsSync(mounts)) return false;
  const mount = readFileSync(mounts, 'utf8')
    .split('\n')
    .map((line) => line.split(' '))
    .findLast(([, path]) => path === memory);
  if (!mount || mount[3].split(',').some((option) => option === 'noexec' || option === 'ro')) return false;
  const { bavail, bsize } = statfsSync(memory);
  return bavail * bsize >= neededBytes;
}

function removeLeftovers(parent) {
  if (!existsSync(parent)) return;
  for (const name of readdirSync(parent).filter((entry) => entry.startsWith(PREFIX))) {
    if (isRunning(Number(name.slice(PREFIX.length).split('-')[0]))) continue;
    try {
      rmSync(join(parent, name), { recursive: true, force: true });
    } catch (error) {
      // Another account's.
      if (error.code !== 'EACCES' && error.code !== 'EPERM') throw error;
    }
  }
}

function isRunning(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
}
