import { setTimeout as wait } from 'node:timers/promises';
import { TEST_PASSWORD } from '@guildhall/db/testing';
import { Cookies } from './cookies.ts';
import type { DeliveredChanges } from './delivered-changes.ts';

export type Answer = { status: number; headers: Headers; text: string; body: unknown };

/** A small HTTP client with a cookie jar. */
export class Browser {
  readonly origin: string;
  readonly cookies: Cookies;
  readonly #changes: DeliveredChanges | undefined;

  constructor(origin: string, changes?: DeliveredChanges) {
    this.origin = origin;
    this.#changes = changes;
    this.cookies = new Cookies(origin);
  }

  async send(
    method: string,
    path: string,
    {
      body,
      headers = {},
    }: { body?: NonNullable<RequestInit['body']>; headers?: Record<string, string> } = {},
  ): Promise<Answer> {
    await this.#changes?.beforeRequest(this);
    const cookie = this.cookies.header(path);
    const answer = await fetch(this.origin + path, {
      method,
      redirect: 'manual',
      headers: { ...(cookie !== '' && { cookie }), ...headers },
      ...(body !== undefined && { body }),
    });
    this.cookies.remember(answer.headers, path);
    const text = await answer.text();
    this.#changes?.afterRequest(this, method);
    return { status: answer.status, headers: answer.headers, text, body: parsed(text) };
  }

  get(path: string, headers: Record<string, string> = {}): Promise<Answer> {
    return this.send('GET', path, { headers });
  }

  json(method: string, path: string, body: unknown, headers: Record<string, string> = {}): Promise<Answer> {
    return this.send(method, path, {
      body: JSON.stringify(body),
      headers: { 'content-type': 'application/json', ...headers },
    });
  }

  post(path: string, body: unknown = {}, headers: Record<string, string> = {}): Promise<Answer> {
    return this.json('POST', path, body, headers);
  }

  /** The status of a tRPC subscription: 200, or the status in its first error event. Disconnects at once. */
  async openStatus(path: string): Promise<number> {
    const leaving = new AbortController();
    const cookie = this.cookies.header(path);
    const answer = await fetch(this.origin + path, {
      headers: { accept: 'text/event-stream', ...(cookie !== '' && { cookie }) },
      signal: leaving.signal,
    });
    let text = '';
    for await (const chunk of answer.body?.pipeThrough(new TextDecoderStream()) ?? []) {
      text += chunk;
      // The first event only confirms the connection.
      if (text.replace(/^event: connected\ndata:[^\n]*\n+/, '').includes('\n\n')) break;
    }
    leaving.abort();
    return Number(/"httpStatus":(\d+)/.exec(text)?.[1] ?? answer.status);
  }

  /** Signs in; retries while the server is overloaded. */
  async signIn(email: string, password = TEST_PASSWORD): Promise<Answer> {
    const ask = () => this.post('/api/auth/login', { email, password });
    let answer = await ask();
    for (let again = 0; answer.status === 503 && again < 10; again += 1) {
      await wait(Number(answer.headers.get('retry-after')) * 1_000);
      answer = await ask();
    }
    if (answer.status !== 200) throw new Error(`sign-in answered ${answer.status}: ${answer.text}`);
    return answer;
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Retries on 503, which a server sends right after its start, and when it is too busy to verify a password. */
export async function whenReady(ask: () => Promise<Answer>): Promise<Answer> {
  for (;;) {
    const answer = await ask();
    if (answer.status !== 503) return answer;
    await wait(100);
  }
}
