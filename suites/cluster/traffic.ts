import type { Call, Caller } from './caller.ts';
import { type Community, callAt } from './community.ts';

export type Traffic = {
  answered: number;
  /** Keys of the posts that were acknowledged. */
  keys: string[];
  /** One line for each call that got no answer, or one that is no success. */
  failures: string[];
  slowestMs: number;
};

/**
 * Members who call one thing after another, `callers` of them at a time, until `isEnough` says so.
 * Nobody tries again: what fails has failed.
 */
export async function sendTraffic(
  caller: Caller,
  community: Community,
  { callers, isEnough }: { callers: number; isEnough: (traffic: Traffic) => boolean },
): Promise<Traffic> {
  const traffic: Traffic = { answered: 0, keys: [], failures: [], slowestMs: 0 };
  let turn = 0;
  const goOn = async () => {
    while (!isEnough(traffic)) {
      turn += 1;
      const call = callAt(turn, community);
      const began = performance.now();
      const failure = await failureOf(caller, call);
      traffic.slowestMs = Math.max(traffic.slowestMs, performance.now() - began);
      if (failure !== null) traffic.failures.push(failure);
      else if (call.key !== undefined) traffic.keys.push(call.key);
      traffic.answered += failure === null ? 1 : 0;
    }
  };
  await Promise.all(Array.from({ length: callers }, goOn));
  return traffic;
}

/** What went wrong with a call; null when it was answered with a success. */
export async function failureOf(caller: Caller, call: Call, onSent?: () => void): Promise<string | null> {
  const name = `${call.method} ${call.path.split('?', 1)[0]}`;
  try {
    const { status, text } = await caller.send(call, onSent);
    return status >= 200 && status < 300 ? null : `${name} answered ${status} ${text.slice(0, 80)}`;
  } catch (error) {
    return `${name}: ${error instanceof Error ? error.message : String(error)}`;
  }
}
