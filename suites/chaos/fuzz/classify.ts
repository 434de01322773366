import type { HttpResponse } from '../../shared/connection.ts';
import { headerOf } from '../../shared/http-client.ts';

export type Verdict = 'ok' | 'shed' | 'server error' | 'not JSON' | 'leaks internals';

/** Live events, and the errors of their endpoint. */
const STREAM = 'text/event-stream';
const BODYLESS = new Set([204, 304]);
/** Stack traces, SQL errors, password hashes. */
const INTERNALS =
  /\n\s+at |node_modules|file:\/\/\/|\$argon2|syntax error at or near|violates \w+ constraint|relation \\?"|PostgresError/;

/** `fileType` is the documented content type of success, where it is not JSON. */
export function classify(response: HttpResponse, fileType?: string): Verdict {
  const { status, body } = response;
  const text = body.toString();
  if (status === 503 && /^\d/.test(headerOf(response, 'retry-after') ?? '')) return 'shed';
  if (status >= 500) return 'server error';
  if (status >= 400 && INTERNALS.test(text)) return 'leaks internals';
  if (BODYLESS.has(status)) return 'ok';
  const type = headerOf(response, 'content-type')?.split(';')[0] ?? '';
  if (fileType !== undefined && status < 300 && type === fileType) return 'ok';
  if (status >= 300 && status < 400 && text === '') return 'ok';
  if (type === STREAM) return 'ok';
  // Streamed batches are JSON lines under the content type of JSON.
  const isStreamed = headerOf(response, 'transfer-encoding') === 'chunked';
  const isValid =
    parses(text) ||
    (isStreamed &&
      text
        .trim()
        .split('\n')
        .every((line) => line === '' || parses(line)));
  return isJson(type) && isValid ? 'ok' : 'not JSON';
}

const isJson = (type: string) => type === 'application/json' || type === 'application/jsonl';

function parses(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
