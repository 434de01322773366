import { Agent, type IncomingMessage, request } from 'node:http';
import { text } from 'node:stream/consumers';

export type Call = {
  method: 'GET' | 'POST' | 'PUT';
  path: string;
  cookie?: string;
  body?: unknown;
  /** Sent as Idempotency-Key. */
  key?: string;
};

export type Answer = { status: number; text: string; cookie: string | undefined };

/** Sends calls to one origin over connections that are kept open. */
export type Caller = {
  /**
   * `onSent` is told when the call has left this process.
   * @throws when no complete answer came
   */
  send(call: Call, onSent?: () => void): Promise<Answer>;
  close(): void;
};

const PATIENCE_MS = 20_000;

/** `connections` at most are open at a time; what comes beyond waits for one. */
export function createCaller(origin: string, connections: number): Caller {
  const agent = new Agent({ keepAlive: true, maxSockets: connections, scheduling: 'fifo' });
  return {
    send: (call, onSent = () => {}) => send(agent, origin, call, onSent),
    close: () => agent.destroy(),
  };
}

function send(
  agent: Agent,
  origin: string,
  { method, path, cookie, body, key }: Call,
  onSent: () => void,
): Promise<Answer> {
  const content = body === undefined ? undefined : JSON.stringify(body);
  const headers = {
    ...(cookie !== undefined && { cookie }),
    ...(key !== undefined && { 'idempotency-key': key }),
    ...(content !== undefined && {
      'content-type': 'application/json',
      'content-length': Buffer.byteLength(content),
    }),
  };
  const { promise, resolve, reject } = Promise.withResolvers<Answer>();
  const sent = request(`${origin}${path}`, { agent, method, headers, timeout: PATIENCE_MS }, (response) => {
    read(response).then(resolve, reject);
  });
  sent.once('finish', onSent);
  sent.on('error', reject);
  sent.on('timeout', () => sent.destroy(new Error(`no answer in ${PATIENCE_MS} ms`)));
  sent.end(content);
  return promise;
}

async function read(response: IncomingMessage): Promise<Answer> {
  const body = await text(response);
  if (!response.complete) throw new Error('the answer broke off');
  const cookie = response.headers['set-cookie']?.map((one) => one.split(';', 1)[0]).join('; ');
  return { status: response.statusCode ?? 0, text: body, cookie };
}
