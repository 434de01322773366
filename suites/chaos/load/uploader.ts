import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { constants, getPriority, setPriority } from 'node:os';
import type { UploadCrowd, UploadTally } from './upload-crowd.ts';

const NICE_STEPS = 5;

/** A process that has its picture ready, a square of so many random pixels, and waits for a crowd. */
export async function startUploader(side: number): Promise<ChildProcess> {
  const uploader = fork(new URL('upload-crowd.ts', import.meta.url), [String(side)]);
  // Its members would have computers of their own.
  const priority = Math.min(getPriority() + NICE_STEPS, constants.priority.PRIORITY_LOW);
  if (uploader.pid !== undefined) setPriority(uploader.pid, priority);
  await once(uploader, 'message');
  return uploader;
}

export async function runCrowd(uploader: ChildProcess, crowd: UploadCrowd): Promise<UploadTally> {
  uploader.send(crowd);
  const [results] = await once(uploader, 'message');
  return results;
}

/** Calls until it is disposed. */
export function every(ms: number, work: () => void): Disposable {
  const timer = setInterval(work, ms);
  return { [Symbol.dispose]: () => clearInterval(timer) };
}
