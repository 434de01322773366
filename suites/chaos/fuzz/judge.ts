import type { Answer } from '../../shared/connection.ts';

/** What is wrong with an answer; nothing when it is as it should be. */
export type Verdict = 'ok' | 'busy' | 'failed' | 'not JSON' | 'tells too much';

/** Of live events; also their refusals. */
const STREAM = 'text/event-stream';
const BODYLESS = new Set([204, 304]);
/** Words of the inside: stacks, statements, hashes. */
const INSIDE =
  /\n\s+at |node_modules|file:\/\/\/|\$argon2|syntax error at or near|violates \w+ constraint|relation \\?"|PostgresError/;

/** `file` is the content type that is documented for success where that is no JSON. */
export function judge({ status, head, body }: Answer, file?: string): Verdict {
  const text = body.toString();
  if (status === 503 && /\r\nretry-after: *\d/.test(head)) return 'busy';
  if (status >= 500) return 'failed';
  if (status >= 400 && INSIDE.test(text)) return 'tells too much';
  if (BODYLESS.has(status)) return 'ok';
  const type = /\r\ncontent-type: *([^\r;]*)/.exec(head)?.[1] ?? '';
  if (file !== undefined && status < 300 && type === file) return 'ok';
  if (status >= 300 && status < 400 && text === '') return 'ok';
  if (type === STREAM) return 'ok';
  // A stream of lines says that it is JSON, too.
  const isStreamed = head.includes('\r\ntransfer-encoding: chunked');
  const isWell =
    parses(text) ||
    (isStreamed &&
      text
        .trim()
        .split('\n')
        .every((line) => line === '' || parses(line)));
  return isJson(type) && isWell ? 'ok' : 'not JSON';
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
