import { setTimeout as wait } from 'node:timers/promises';
import { type HttpClient, createHttpClient, headerOf } from '../shared/http-client.ts';
import type { Response } from './compare.ts';

export const ACTORS = ['visitor', 'member', 'admin'] as const;
export type Actor = (typeof ACTORS)[number];

/** Everyone else's headers are the same for all responses, or name a moment. */
const HEADERS = [
  'cache-control',
  'content-disposition',
  'content-type',
  'location',
  'retry-after',
  'x-robots-tag',
] as const;

/** Headers of which only the presence counts: their value is an opaque cursor. */
const OPAQUE = ['x-next-cursor', 'x-next-before'] as const;

const BUSY = 503;
const ATTEMPTS = 10;

/** Speaks to one server as its demo accounts. */
export class Client {
  readonly #http: HttpClient;
  /** By name, of each actor. */
  readonly #cookies: Record<Actor, Map<string, string>> = {
    visitor: new Map(),
    member: new Map(),
    admin: new Map(),
  };

  constructor(port: number) {
    this.#http = createHttpClient(port);
  }

  close(): void {
    this.#http.close();
  }

  /** Repeats a request that a busy server refused. */
  async send(actor: Actor, method: string, path: string, body?: unknown): Promise<Response> {
    for (let attempt = 0; ; attempt += 1) {
      const response = await this.#sendOnce(actor, method, path, body);
      if (response.status !== BUSY || attempt === ATTEMPTS) return response;
      await wait(Number(response.headers['retry-after'] ?? 1) * 1_000);
    }
  }

  async #sendOnce(actor: Actor, method: string, path: string, body?: unknown): Promise<Response> {
    const cookies = this.#cookies[actor];
    const response = await this.#http.send({
      method,
      path,
      body,
      cookie: cookies.size > 0 ? [...cookies].map((parts) => parts.join('=')).join('; ') : undefined,
      // Visits of programs are not counted.
      headers: {
        'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/140.0 Safari/537.36',
      },
    });
    const set = [...response.head.matchAll(/\r\nset-cookie: *([^\r]*)/gi)].map(([, line = '']) => line);
    for (const line of set) {
      const [, name = '', value = ''] = /^([^=]*)=([^;]*)/.exec(line) ?? [];
      cookies.set(name, value);
    }
    const text = response.body.toString();
    return {
      status: response.status,
      headers: {
        ...Object.fromEntries(HEADERS.flatMap((name) => entry(name, headerOf(response, name)))),
        ...Object.fromEntries(OPAQUE.flatMap((name) => entry(name, headerOf(response, name) && 'present'))),
        // Names and attributes; the values are of one session.
        ...(set.length > 0 && { 'set-cookie': set.map(attributesOf).toSorted().join(', ') }),
      },
      body: headerOf(response, 'content-type')?.includes('json') ? JSON.parse(text) : text,
    };
  }

  /** @throws when the demo accounts cannot sign in */
  async signIn(): Promise<void> {
    for (const actor of ['member', 'admin'] as const) {
      const account = { email: `${actor}@demo.test`, password: 'guildhall-demo' };
      const { status } = await this.send(actor, 'POST', '/api/auth/login', account);
      if (status !== 200) throw new Error(`${this.#http.origin} refused ${actor}@demo.test with ${status}.`);
    }
  }
}

const entry = (name: string, value: string | undefined) => (value === undefined ? [] : [[name, value]]);

const attributesOf = (line: string) =>
  line
    .replace(/=[^;]*/, '')
    .replace(/Expires=[^;]*/i, 'Expires')
    .toLowerCase();
