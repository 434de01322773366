import { type Answer, Connection } from '../../shared/connection.ts';

export type Call = { method: string; path: string; headers?: Record<string, string>; body?: unknown };
export type Reply = { status: number; text: string; retryAfter: number | undefined };

/** One caller with a connection of their own, a request at a time; opens it again when it broke. */
export function createCaller(port: number, cookie?: string) {
  const connection = new Connection(port);
  return {
    /** @throws when the connection breaks before the answer is there */
    async send({ method, path, headers = {}, body }: Call): Promise<Reply> {
      const text = body === undefined ? '' : JSON.stringify(body);
      const lines = [
        `${method} ${path} HTTP/1.1`,
        `host: 127.0.0.1:${port}`,
        ...(cookie === undefined ? [] : [`cookie: ${cookie}`]),
        ...(body === undefined
          ? []
          : ['content-type: application/json', `content-length: ${Buffer.byteLength(text)}`]),
        ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
      ];
      return replyOf(await connection.send(`${lines.join('\r\n')}\r\n\r\n${text}`));
    },
    close: () => connection.close(),
  };
}

export type Caller = ReturnType<typeof createCaller>;

function replyOf({ status, head, body }: Answer): Reply {
  const wait = /\r\nretry-after: *(\d+)/.exec(head)?.[1];
  return { status, text: body.toString(), retryAfter: wait === undefined ? undefined : Number(wait) };
}
