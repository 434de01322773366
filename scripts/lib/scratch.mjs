import { chmodSync, existsSync, mkdtempSync, readFileSync, readdirSync, rmSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const MEMORY = '/dev/shm';
const MOUNTS = '/proc/mounts';
const PREFIX = 'guildhall-tests-';
/** Half of the machine's memory by default; a run fills less than half of this. */
const NEEDED_BYTES = 4 * 1_024 ** 3;

/**
 * Creates the folder for the temporary files of a test run, in memory where there is room: the tests copy hundreds of
 * databases of a thousand small files each, which takes a disk's file system thirty times as long.
 * Removes what an earlier, killed run has left in memory.
 */
export function makeScratch({ memory = MEMORY, mounts = MOUNTS, neededBytes = NEEDED_BYTES } = {}) {
  const parent = isUsable(memory, mounts, neededBytes) ? memory : tmpdir();
  if (parent === memory) removeLeftovers(memory);
  const folder = mkdtempSync(join(parent, `${PREFIX}${process.pid}-`));
  // PostgreSQL runs under another account when root runs the tests.
  chmodSync(folder, 0o755);
  return folder;
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
  for (const name of readdirSync(parent).filter((entry) => entry.startsWith(PREFIX)))
    if (!isRunning(Number(name.slice(PREFIX.length).split('-')[0])))
      rmSync(join(parent, name), { recursive: true, force: true });
}

function isRunning(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
}
