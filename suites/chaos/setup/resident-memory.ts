import { readFileSync } from 'node:fs';

/** Resident memory of a process in megabytes. */
export const residentMegabytes = (pid: number): number => statusMegabytes(pid, 'VmRSS');

const anonymousMegabytes = (pid: number): number => statusMegabytes(pid, 'RssAnon');

function statusMegabytes(pid: number, field: 'VmRSS' | 'RssAnon'): number {
  const [, kilobytes = 0] =
    new RegExp(`${field}:\\s+(\\d+)`).exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return Number(kilobytes) / 1_024;
}

/**
 * Of a process and of those that it has started; 0 when it has ended. Of these without the pages of program files:
 * they are mostly those that the process itself has mapped, and the system can drop them.
 */
export function residentMegabytesOfTree(pid: number): number {
  try {
    const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').match(/\d+/g) ?? [];
    return children.reduce((sum, child) => sum + anonymousMegabytes(Number(child)), residentMegabytes(pid));
  } catch {
    return 0;
  }
}

const WATCH_EVERY_MS = 20;

/** The most that a process and those that it has started had resident, followed until it is disposed. */
export function followPeak(pid: number): Disposable & { megabytes: () => number } {
  let peak = residentMegabytesOfTree(pid);
  const timer = setInterval(() => (peak = Math.max(peak, residentMegabytesOfTree(pid))), WATCH_EVERY_MS);
  return { megabytes: () => peak, [Symbol.dispose]: () => clearInterval(timer) };
}
