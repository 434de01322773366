import { readFileSync } from 'node:fs';

/** Resident memory of a process in megabytes. */
export function residentMegabytes(pid: number): number {
  const kilobytes = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
  return Number(kilobytes ?? 0) / 1_024;
}

/** Of a process and of those that it has started; 0 when it has ended. */
export function residentMegabytesOfTree(pid: number): number {
  try {
    const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').match(/\d+/g) ?? [];
    return children.reduce(
      (sum, child) => sum + residentMegabytesOfTree(Number(child)),
      residentMegabytes(pid),
    );
  } catch {
    return 0;
  }
}
