import { setTimeout as wait } from 'node:timers/promises';

/**
 * Polls until the condition holds; an error counts as false.
 * @throws after `seconds`, with what was waited for
 */
export async function until(
  description: string,
  condition: () => Promise<boolean> | boolean,
  { seconds = 60, every = 100 } = {},
): Promise<void> {
  const deadline = performance.now() + seconds * 1_000;
  let cause: unknown;
  while (performance.now() < deadline) {
    try {
      if (await condition()) return;
    } catch (error) {
      cause = error;
    }
    await wait(every);
  }
  throw new Error(`Timed out after ${seconds} s: ${description}.`, { cause });
}

/** Polls a URL until it responds with success, or the program behind it has exited. */
export const untilReady = (description: string, url: string, isRunning: () => boolean): Promise<void> =>
  until(description, async () => {
    if (!isRunning()) return true;
    const response = await fetch(url, { headers: { connection: 'close' } });
    await response.arrayBuffer();
    return response.ok;
  });
