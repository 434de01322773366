import { Connection, type HttpResponse } from './connection.ts';

export type RequestOptions = {
  /** POST when there is a body, else GET, when absent. */
  method?: string;
  cookie?: string | undefined;
  headers?: Record<string, string>;
  /** Sent as JSON. */
  body?: unknown;
  /** Called when the request was handed to the operating system. */
  onSent?: () => void;
};

export type HttpRequest = RequestOptions & { path: string };

export type ClientOptions = {
  /** Most connections open at a time; requests beyond wait for one. No limit when absent. */
  connections?: number;
  /** Milliseconds until a request without a response is rejected; never when absent. */
  timeout?: number;
  /** Sent with every request that has no cookie of its own. */
  cookie?: string;
};

/** Requests to one server over keep-alive connections. */
export type HttpClient = {
  origin: string;
  /**
   * Resolves with a response of any status.
   * @throws when the connection breaks before the whole response was received
   */
  send(request: HttpRequest): Promise<HttpResponse>;
  /**
   * Resolves with the body.
   * @throws also when the status is not 2xx
   */
  fetchBody(path: string, options?: RequestOptions): Promise<Buffer>;
  close(): void;
};

export function createHttpClient(
  port: number,
  { connections = Infinity, timeout, cookie }: ClientOptions = {},
): HttpClient {
  const all: Connection[] = [];
  const idle: Connection[] = [];
  const queue: ((connection: Connection) => void)[] = [];

  function acquire(): Connection | Promise<Connection> {
    const connection = idle.pop();
    if (connection) return connection;
    if (all.length >= connections) return new Promise((resolve) => queue.push(resolve));
    const opened = new Connection(port);
    all.push(opened);
    return opened;
  }

  function release(connection: Connection): void {
    const next = queue.shift();
    if (next) next(connection);
    else idle.push(connection);
  }

  async function send(request: HttpRequest): Promise<HttpResponse> {
    const connection = await acquire();
    const timer = timeout && setTimeout(() => connection.close(`No response within ${timeout} ms.`), timeout);
    try {
      return await connection.send(serialize(port, { cookie, ...request }), request.onSent);
    } finally {
      clearTimeout(timer);
      release(connection);
    }
  }

  return {
    origin: `http://127.0.0.1:${port}`,
    send,
    async fetchBody(path, options) {
      const { status, body } = await send({ ...options, path });
      if (!isSuccess(status))
        throw new Error(`${path} responded ${status}: ${body.toString().slice(0, 200)}`);
      return body;
    },
    close() {
      for (const connection of all) connection.close();
    },
  };
}

export const isSuccess = (status: number): boolean => status >= 200 && status < 300;

/** The first header of this name. */
export const headerOf = ({ head }: Pick<HttpResponse, 'head'>, name: string): string | undefined =>
  new RegExp(`\\r\\n${name}: *([^\\r]*)`, 'i').exec(head)?.[1];

function serialize(port: number, request: HttpRequest): string {
  const { path, cookie, headers = {}, body } = request;
  const { method = body === undefined ? 'GET' : 'POST' } = request;
  const json = body === undefined ? '' : JSON.stringify(body);
  let head = `${method} ${path} HTTP/1.1\r\nhost: 127.0.0.1:${port}\r\n`;
  if (cookie !== undefined) head += `cookie: ${cookie}\r\n`;
  for (const name in headers) head += `${name}: ${headers[name]}\r\n`;
  if (body !== undefined)
    head += `content-type: application/json\r\ncontent-length: ${Buffer.byteLength(json)}\r\n`;
  return `${head}\r\n${json}`;
}
