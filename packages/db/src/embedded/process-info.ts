import { execFileSync } from 'node:child_process';
import { readFileSync, readlinkSync } from 'node:fs';

/** Whether the process is running; false for a zombie. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
  } catch (error) {
    // EPERM means that it exists and belongs to another user.
    if (!(error instanceof Error && 'code' in error && error.code === 'EPERM')) return false;
  }
  return process.platform !== 'linux' || !/^[ZX]$/.test(statOf(pid)?.[0] ?? 'X');
}

/**
 * The start time of the process as an opaque value for comparison; undefined when it is gone.
 * Tells a process from a later one with the same pid.
 */
export function startTimeOf(pid: number): string | undefined {
  return process.platform === 'linux' ? statOf(pid)?.[19] : ps(pid, 'lstart');
}

/** The fields of /proc/<pid>/stat after the name, which is in parentheses and may contain spaces. */
function statOf(pid: number): string[] | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  } catch {
    return undefined;
  }
}

/** Whether the process is a PostgreSQL server of this cluster: such a server lives in its folder. */
export function servesCluster(pid: number, cluster: string): boolean {
  if (process.platform !== 'linux') return ps(pid, 'command')?.includes(cluster) ?? false;
  try {
    return readlinkSync(`/proc/${pid}/cwd`) === cluster;
  } catch {
    return false;
  }
}

function ps(pid: number, field: string): string | undefined {
  try {
    return (
      execFileSync('ps', ['-o', `${field}=`, '-p', String(pid)], { encoding: 'utf8' }).trim() || undefined
    );
  } catch {
    return undefined;
  }
}
