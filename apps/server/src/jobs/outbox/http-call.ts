import { DeliveryError } from './delivery-error.ts';

const BODY_MAX = 65_536;

export type HttpCall = {
  url: URL;
  headers: Record<string, string>;
  body: string;
  /** For the whole exchange, including the last byte of the response. */
  timeoutMs: number;
};

/**
 * Posts JSON to a configured receiver and returns the response body. Redirects are never followed: they would
 * send the token to a host of the receiver's choosing (SSRF).
 *
 * @throws DeliveryError for anything but a 2xx in time
 */
export async function post({ url, headers, body, timeoutMs }: HttpCall): Promise<string> {
  const signal = AbortSignal.timeout(timeoutMs);
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
    const text = await readSome(answer);
    if (answer.status >= 200 && answer.status < 300) return text;
    throw new DeliveryError(`${url.host} answered ${answer.status}`, retryAfter(answer));
  } catch (error) {
    if (error instanceof DeliveryError) throw error;
    const reason = signal.aborted ? 'did not answer in time' : 'could not be reached';
    throw new DeliveryError(`${url.host} ${reason}`);
  }
}

/** Reads the body up to a maximum size; beyond it the request is aborted. */
async function readSome(answer: Response): Promise<string> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of answer.body ?? []) {
    chunks.push(chunk);
    size += chunk.length;
    if (size > BODY_MAX) throw new DeliveryError('The answer is too long');
  }
  return Buffer.concat(chunks).toString();
}

function retryAfter(answer: Response): { retryAfterMs?: number } {
  const seconds = Number(answer.headers.get('retry-after') ?? Number.NaN);
  return seconds > 0 && seconds <= 86_400 ? { retryAfterMs: seconds * 1_000 } : {};
}
