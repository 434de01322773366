import { type Socket, connect } from 'node:net';

export type Answer = {
  status: number;
  /** Status line and headers, in lower case. */
  head: string;
  body: Buffer;
};

const HEAD_END = '\r\n\r\n';
const BODYLESS = new Set([204, 304]);

/**
 * One kept-alive HTTP/1.1 connection, a request at a time. Node's own client costs as much as the
 * servers that are measured here; this one reads a head, a length or chunks, and nothing else.
 */
export class Connection {
  #port: number;
  #socket: Socket | undefined;
  #received: Buffer = Buffer.alloc(0);
  #waiting: { resolve: (answer: Answer) => void; reject: (error: Error) => void } | undefined;

  constructor(port: number) {
    this.#port = port;
  }

  send(request: string | Buffer): Promise<Answer> {
    return new Promise((resolve, reject) => {
      this.#waiting = { resolve, reject };
      this.#socket ??= this.#open();
      this.#socket.write(request);
    });
  }

  close(): void {
    this.#socket?.destroy();
    this.#socket = undefined;
  }

  #open(): Socket {
    const socket = connect({ port: this.#port, host: '127.0.0.1', noDelay: true });
    const end = (error: Error) => {
      if (this.#socket !== socket) return;
      this.close();
      this.#waiting?.reject(error);
    };
    socket.on('data', (chunk: Buffer) => this.#read(chunk));
    socket.on('error', end);
    socket.on('close', () => end(new Error('The server closed the connection.')));
    return socket;
  }

  #read(chunk: Buffer): void {
    this.#received = this.#received.length === 0 ? chunk : Buffer.concat([this.#received, chunk]);
    const headEnd = this.#received.indexOf(HEAD_END);
    if (headEnd < 0) return;
    const head = this.#received.toString('latin1', 0, headEnd).toLowerCase();
    const start = headEnd + HEAD_END.length;
    const length = /\r\ncontent-length: *(\d+)/.exec(head)?.[1];
    const status = Number(head.slice(9, 12));
    const body = BODYLESS.has(status)
      ? Buffer.alloc(0)
      : length === undefined
        ? readChunks(this.#received, start)
        : readBody(this.#received, start, Number(length));
    if (body === undefined) return;
    this.#received = Buffer.alloc(0);
    // A server may end a connection after many requests; the next one opens another.
    if (head.includes('\r\nconnection: close')) this.close();
    this.#waiting?.resolve({ status, head, body });
  }
}

const readBody = (received: Buffer, start: number, length: number) =>
  received.length < start + length ? undefined : received.subarray(start, start + length);

/** The parts joined; undefined until the last has come. */
function readChunks(received: Buffer, start: number): Buffer | undefined {
  const parts: Buffer[] = [];
  for (let at = start; ;) {
    const lineEnd = received.indexOf('\r\n', at);
    if (lineEnd < 0) return undefined;
    const size = Number.parseInt(received.toString('latin1', at, lineEnd), 16);
    const next = lineEnd + 2 + size + 2;
    if (received.length < next) return undefined;
    if (size === 0) return Buffer.concat(parts);
    parts.push(received.subarray(lineEnd + 2, next - 2));
    at = next;
  }
}
