import { type Answer, Connection } from './connection.ts';

export type RequestOptions = { cookie?: string; post?: unknown; header?: string };

/** Requests to one server, each over an idle connection or a new one. */
export type HttpClient = {
  origin: string;
  /** @throws when the answer is not a success */
  send(path: string, options?: RequestOptions): Promise<Buffer>;
  /** The same, with whatever status came. */
  ask(path: string, options?: RequestOptions): Promise<Answer>;
  close(): void;
};

export function createHttpClient(port: number): HttpClient {
  const idle: Connection[] = [];
  const all: Connection[] = [];

  async function ask(path: string, options: RequestOptions = {}): Promise<Answer> {
    const connection = idle.pop() ?? open();
    try {
      return await connection.send(requestOf(port, path, options));
    } finally {
      idle.push(connection);
    }
  }

  function open(): Connection {
    const connection = new Connection(port);
    all.push(connection);
    return connection;
  }

  return {
    origin: `http://127.0.0.1:${port}`,
    ask,
    async send(path, options) {
      const { status, body } = await ask(path, options);
      if (status < 200 || status > 299)
        throw new Error(`${path} answered ${status}: ${body.toString().slice(0, 200)}`);
      return body;
    },
    close() {
      for (const connection of all) connection.close();
    },
  };
}

function requestOf(port: number, path: string, { cookie, post, header }: RequestOptions): string {
  const body = post === undefined ? '' : JSON.stringify(post);
  const lines = [
    `${post === undefined ? 'GET' : 'POST'} ${path} HTTP/1.1`,
    `host: 127.0.0.1:${port}`,
    ...(header === undefined ? [] : [header]),
    ...(cookie === undefined ? [] : [`cookie: ${cookie}`]),
    ...(post === undefined
      ? []
      : ['content-type: application/json', `content-length: ${Buffer.byteLength(body)}`]),
  ];
  return `${lines.join('\r\n')}\r\n\r\n${body}`;
}
