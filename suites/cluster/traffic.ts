import { type HttpClient, isSuccess } from '../shared/http-client.ts';
import { type Call, type TrafficMembers, callAt } from './calls.ts';

export type Traffic = {
  succeeded: number;
  /** Of the posts that were acknowledged. */
  idempotencyKeys: string[];
  /** One line for each call without a successful response. */
  failures: string[];
  slowestMs: number;
};

/** Sends calls at the given concurrency until `isEnough` says so; failed calls are not retried. */
export async function sendTraffic(
  client: HttpClient,
  trafficMembers: TrafficMembers,
  { concurrency, isEnough }: { concurrency: number; isEnough: (traffic: Traffic) => boolean },
): Promise<Traffic> {
  const traffic: Traffic = { succeeded: 0, idempotencyKeys: [], failures: [], slowestMs: 0 };
  let iteration = 0;
  const sendCalls = async () => {
    while (!isEnough(traffic)) {
      iteration += 1;
      const call = callAt(iteration, trafficMembers);
      const sentAt = performance.now();
      const failure = await failureOf(client, call);
      traffic.slowestMs = Math.max(traffic.slowestMs, performance.now() - sentAt);
      if (failure !== null) traffic.failures.push(failure);
      else if (call.idempotencyKey !== undefined) traffic.idempotencyKeys.push(call.idempotencyKey);
      traffic.succeeded += failure === null ? 1 : 0;
    }
  };
  await Promise.all(Array.from({ length: concurrency }, sendCalls));
  return traffic;
}

/** Why a call failed; null when it succeeded. */
export async function failureOf(client: HttpClient, call: Call): Promise<string | null> {
  const name = `${call.method ?? (call.body ? 'POST' : 'GET')} ${call.path.split('?', 1)[0]}`;
  try {
    const { status, body } = await client.send(call);
    return isSuccess(status) ? null : `${name} responded ${status} ${body.toString().slice(0, 80)}`;
  } catch (error) {
    return `${name}: ${error instanceof Error ? error.message : String(error)}`;
  }
}
