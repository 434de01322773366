import { DeliveryError } from './delivery-error.ts';

const ANSWER_MAX = 65_536;

export type HttpCall = {
  url: URL;
  headers: Record<string, string>;
  body: string;
  /** For the whole exchange, including the last byte of the response. */
  timeoutMs: number;
  /** Bytes of the longest answer that is read. */
  answerMax?: number;
  /** Aborts the call, as when the process stops. */
  signal?: AbortSignal | undefined;
};

/**
 * Posts JSON to a configured receiver and returns the response body. Redirects are never followed: they would
 * send the token to a host of the receiver's choosing (SSRF).
 *
 * @throws DeliveryError for anything but a 2xx in time
 */
export async function post({
  url,
  headers,
  body,
  timeoutMs,
  answerMax = ANSWER_MAX,
  signal: stopped,
}: HttpCall): Promise<string> {
  const timeout = AbortSignal.timeout(timeoutMs);
  const signal = stopped ? AbortSignal.any([timeout, stopped]) : timeout;
  try {
    const answer = await fetch(url, {
      method: 'POST',
      redirect: 'manual',
      headers: {
        'content-type': 'application/json',
        accept: 'application/json',
        'user-agent': 'Guildhall',
        ...headers,
      },
      body,
      signal,
    });
    const text = await readSome(answer, answerMax);
    const { status } = answer;
    if (status >= 200 && status < 300) return text;
    throw new DeliveryError(`${url.host} answered ${status}`, { ...retryAfter(answer), status });
  } catch (error) {
    if (error instanceof DeliveryError) throw error;
    const reason = timeout.aborted ? 'did not answer in time' : 'could not be reached';
    throw new DeliveryError(`${url.host} ${reason}`);
  }
}

/** Reads the body up to a maximum size; beyond it the request is aborted. */
async function readSome(answer: Response, answerMax: number): Promise<string> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of answer.body ?? []) {
    chunks.push(chunk);
    size += chunk.length;
    if (size > answerMax) throw new DeliveryError('The answer is too long');
  }
  return Buffer.concat(chunks).toString();
}

function retryAfter(answer: Response): { retryAfterMs?: number } {
  const seconds = Number(answer.headers.get('retry-after') ?? Number.NaN);
  return seconds > 0 && seconds <= 86_400 ? { retryAfterMs: seconds * 1_000 } : {};
}
