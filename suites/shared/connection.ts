import { type Socket, connect } from 'node:net';

export type HttpResponse = {
  status: number;
  /** Status line and headers, as they were received. */
  head: string;
  body: Buffer;
};

const HEAD_END = '\r\n\r\n';
const BODYLESS = new Set([204, 304]);
const CONTENT_LENGTH = /\r\ncontent-length: *(\d+)/i;
const CHUNKED = /\r\ntransfer-encoding: *chunked/i;
const CLOSE = /\r\nconnection: *close/i;

/**
 * One keep-alive HTTP/1.1 connection, one request at a time, reopened when it was closed. Node's own
 * client costs as much CPU time as the servers that are measured here; this one parses a head, a length
 * or chunks, and nothing else.
 */
export class Connection {
  #port: number;
  #socket: Socket | undefined;
  #received: Buffer = Buffer.alloc(0);
  #pending: { resolve: (response: HttpResponse) => void; reject: (error: Error) => void } | undefined;

  constructor(port: number) {
    this.#port = port;
  }

  /** `onSent` is called when the request was handed to the operating system. */
  send(request: string | Buffer, onSent?: () => void): Promise<HttpResponse> {
    return new Promise((resolve, reject) => {
      this.#pending = { resolve, reject };
      this.#socket ??= this.#open();
      if (onSent) this.#socket.write(request, (error) => error ?? onSent());
      else this.#socket.write(request);
    });
  }

  /** Closes the socket; a pending request is rejected with the reason. */
  close(reason = 'The connection was closed.'): void {
    this.#socket?.destroy();
    this.#socket = undefined;
    this.#received = Buffer.alloc(0);
    this.#pending?.reject(new Error(reason));
    this.#pending = undefined;
  }

  #open(): Socket {
    const socket = connect({ port: this.#port, host: '127.0.0.1', noDelay: true });
    const end = (reason: string) => {
      if (this.#socket !== socket) return;
      this.#parse({ isClosed: true });
      this.close(reason);
    };
    socket.on('data', (chunk: Buffer) => {
      this.#received = this.#received.length === 0 ? chunk : Buffer.concat([this.#received, chunk]);
      this.#parse({ isClosed: false });
    });
    socket.on('error', (error) => end(error.message));
    socket.on('close', () => end('The server closed the connection.'));
    return socket;
  }

  /** Resolves the pending request when the whole response was received. */
  #parse({ isClosed }: { isClosed: boolean }): void {
    const headEnd = this.#received.indexOf(HEAD_END);
    if (headEnd < 0) return;
    const head = this.#received.toString('latin1', 0, headEnd);
    const status = Number(head.slice(9, 12));
    const body = BODYLESS.has(status)
      ? Buffer.alloc(0)
      : bodyOf(head, this.#received, { start: headEnd + HEAD_END.length, isClosed });
    if (body === undefined) return;
    const pending = this.#pending;
    this.#pending = undefined;
    this.#received = Buffer.alloc(0);
    // Servers close a connection after many requests; the next request opens another one.
    if (CLOSE.test(head)) this.close();
    pending?.resolve({ status, head, body });
  }
}

/** Undefined until the whole body was received; without a length or chunks, it ends with the connection. */
function bodyOf(
  head: string,
  received: Buffer,
  { start, isClosed }: { start: number; isClosed: boolean },
): Buffer | undefined {
  const length = CONTENT_LENGTH.exec(head)?.[1];
  if (length !== undefined) {
    const end = start + Number(length);
    return received.length < end ? undefined : received.subarray(start, end);
  }
  if (CHUNKED.test(head)) return joinChunks(received, start);
  return isClosed ? received.subarray(start) : undefined;
}

/** Undefined until the last chunk was received. */
function joinChunks(received: Buffer, start: number): Buffer | undefined {
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
