import { setTimeout as wait } from 'node:timers/promises';
import type { Member } from '../shared/community.ts';
import { type HttpClient, createHttpClient, headerOf } from '../shared/http-client.ts';
import { newPost } from './calls.ts';
import { TIMEOUT_MS } from './writers.ts';

const PAUSE_MS = 20;

export type Observed = {
  /** Reads of the feed right after an own post was acknowledged. */
  reads: number;
  /** Those of them that did not find the post. */
  missed: number;
  /** Responses other than 200 and 201. */
  failures: string[];
  /** Milliseconds of the slowest read. */
  slowest: number;
};

export type Readers = {
  /** What was seen since the last call. */
  take(): Observed;
  stop(): Promise<void>;
};

const nothing = (): Observed => ({ reads: 0, missed: 0, failures: [], slowest: 0 });

/**
 * Each member writes a post, finds it at once in the feed, and reads their messages and connections, again and
 * again; requests go to the processes in turn.
 */
export function startReaders(ports: readonly number[], members: readonly Member[]): Readers {
  const clients = ports.map((port) =>
    createHttpClient(port, { connections: members.length, timeout: TIMEOUT_MS }),
  );
  const stopped = new AbortController();
  let seen = nothing();
  let turn = 0;
  const next = (): HttpClient => {
    turn += 1;
    const client = clients[turn % clients.length];
    if (!client) throw new Error('There is no process to read from.');
    return client;
  };

  async function send(path: string, cookie: string): Promise<string | undefined> {
    const startedAt = performance.now();
    const { status, body } = await next().send({ path, cookie });
    seen.slowest = Math.max(seen.slowest, performance.now() - startedAt);
    if (status === 200) return body.toString();
    seen.failures.push(`${path} ${status} ${body.toString().slice(0, 80)}`);
    return undefined;
  }

  async function readAndWrite(member: Member): Promise<void> {
    while (!stopped.signal.aborted) {
      const post = newPost(member);
      const written = await next().send(post);
      if (written.status !== 201) seen.failures.push(`${post.path} ${written.status}`);
      else {
        const position = /((?:__Host-)?wal=\d+)/.exec(headerOf(written, 'set-cookie') ?? '')?.[1] ?? '';
        const cookie = `${member.cookie}; ${position}`;
        const feed = await send('/api/feed?limit=50', cookie);
        seen.reads += 1;
        if (feed !== undefined && !feed.includes(post.idempotencyKey)) seen.missed += 1;
        for (const path of ['/api/messages', '/api/connections']) await send(path, cookie);
      }
      await wait(PAUSE_MS);
    }
  }

  const working = Promise.all(members.map(readAndWrite));
  return {
    take() {
      const taken = seen;
      seen = nothing();
      return taken;
    },
    async stop() {
      stopped.abort();
      await working;
      for (const client of clients) client.close();
    },
  };
}
