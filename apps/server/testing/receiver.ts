import { once } from 'node:events';
import { type IncomingHttpHeaders, type ServerResponse, createServer } from 'node:http';

export type Received = { path: string; headers: IncomingHttpHeaders; body: string };
/** How the receiver handles a request; it need not respond. */
export type Behaviour = (response: ServerResponse, received: Received) => void;

export const ok: Behaviour = (response, { path }) => {
  response.setHeader('content-type', 'application/json');
  response.end(JSON.stringify(path.endsWith('/upsert') ? { contact: { id: 'contact-1' } } : {}));
};

export const status =
  (code: number, headers: Record<string, string> = {}): Behaviour =>
  (response) =>
    void response.writeHead(code, headers).end('{}');

/** Accepts the request and never responds. */
export const silent: Behaviour = () => {};

/** Drips response bytes forever. */
export const dripping: Behaviour = (response) => {
  response.writeHead(200, { 'content-type': 'application/json' });
  const timer = setInterval(() => response.write(' '), 20);
  response.on('close', () => clearInterval(timer));
};

/** Answers as an embeddings service does, with vectors of this many numbers that mean nothing. */
export const answeringVectors =
  (...lengths: number[]): Behaviour =>
  (response, { body }) => {
    const { input }: { input: string[] } = JSON.parse(body);
    const numbers = lengths.length > 1 ? lengths : input.map(() => lengths[0]);
    const data = numbers.map((length, index) => ({
      index,
      embedding: Array.from({ length: length ?? 0 }, (_, at) => Math.sin(at + index)),
    }));
    response.end(JSON.stringify({ data }));
  };

/** A real HTTP server on a free port with configurable behavior; records its requests. */
export async function startReceiver() {
  const received: Received[] = [];
  let behaviour: Behaviour = ok;
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const body = Buffer.concat(chunks).toString();
      const got = { path: request.url ?? '', headers: request.headers, body };
      received.push(got);
      behaviour(response, got);
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  return {
    url: `http://127.0.0.1:${port}`,
    received,
    behave: (next: Behaviour) => void (behaviour = next),
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
