import { setTimeout as wait } from 'node:timers/promises';
import { Connection } from '../../shared/connection.ts';
import { type Verdict, judge } from './judge.ts';
import { type Random, createRandom } from './random.ts';
import { restCase } from './rest-cases.ts';
import { type Procedure, type Route, procedures, routesOf } from './targets.ts';
import { trpcCase } from './trpc-cases.ts';
import { type Draft, oddHeader } from './wire.ts';

export type Surface = 'tRPC' | 'REST';

/** A server under test, and the cookies of those who ask beside the signed-out. */
export type Ground = {
  port: number;
  /** Called now and then, as cases sign people out or deactivate them. */
  newPeople(): Promise<{ member: string; admin: string }>;
};

export type Outcome = {
  cases: number;
  /** Answers by status. */
  statuses: Map<number, number>;
  /** Answers of 503 with Retry-After: refused at the door. */
  busy: number;
  /** A sentence for each answer that is wrong, with what was sent. */
  wrong: string[];
  /** Milliseconds, sorted. */
  latencies: number[];
};

const CALLERS = 4;
const PEOPLE_EVERY = 400;
const ANSWER_MS = 12_000;
const SHOWN = 800;

type Maker = { draft(random: Random): Draft; fileOf(draft: Draft): string | undefined };

/** So many cases against one surface, the same for the same seed. */
export async function fuzz(ground: Ground, surface: Surface, cases: number, seed: number): Promise<Outcome> {
  const maker = surface === 'tRPC' ? trpcMaker() : await restMaker(ground.port);
  const random = createRandom(seed);
  const outcome: Outcome = { cases, statuses: new Map(), busy: 0, wrong: [], latencies: [] };
  let people = await ground.newPeople();
  let made = 0;
  await Promise.all(
    Array.from({ length: CALLERS }, async () => {
      const connection = new Connection(ground.port);
      while (made < cases) {
        made += 1;
        const number = made;
        const draft = maker.draft(random);
        const who = random.pick(['nobody', 'member', 'admin'] as const);
        const odd = random.chance(0.1) ? [oddHeader(random)] : [];
        const cookie = who === 'nobody' ? [] : [['cookie', people[who]] satisfies [string, string]];
        if (number % PEOPLE_EVERY === 0) people = await ground.newPeople();
        await tryCase(connection, outcome, {
          name: `case ${number} as ${who}`,
          bytes: bytesOf(ground.port, { ...draft, headers: [...draft.headers, ...cookie, ...odd] }),
          file: maker.fileOf(draft),
        });
      }
      connection.close();
    }),
  );
  outcome.latencies.sort((one, other) => one - other);
  return outcome;
}

type Case = { name: string; bytes: Buffer; file: string | undefined };

async function tryCase(connection: Connection, outcome: Outcome, { name, bytes, file }: Case): Promise<void> {
  const begun = performance.now();
  const answer = await Promise.race([
    connection.send(bytes).catch((error: unknown) => String(error)),
    wait(ANSWER_MS, 'no answer', { ref: false }),
  ]);
  if (typeof answer === 'string') {
    connection.close();
    outcome.wrong.push(`${name}: ${answer}\n${shown(bytes)}`);
    return;
  }
  outcome.latencies.push(performance.now() - begun);
  outcome.statuses.set(answer.status, (outcome.statuses.get(answer.status) ?? 0) + 1);
  const verdict: Verdict = judge(answer, file);
  if (verdict === 'busy') outcome.busy += 1;
  else if (verdict !== 'ok')
    outcome.wrong.push(
      `${name}: ${verdict}, ${answer.status} ${/content-type:[^\r]*/.exec(answer.head)?.[0]} ${answer.body.toString().slice(0, 300)}\n${shown(bytes)}`,
    );
}

const shown = (bytes: Buffer) => JSON.stringify(bytes.toString('latin1').slice(0, SHOWN));

function bytesOf(port: number, { method, path, headers, body }: Draft): Buffer {
  const lines = [
    `${method} ${path} HTTP/1.1`,
    `host: 127.0.0.1:${port}`,
    ...headers.map(([name, value]) => `${name}: ${value}`),
    ...(body.length > 0 || method === 'POST' ? [`content-length: ${body.length}`] : []),
  ];
  return Buffer.concat([Buffer.from(`${lines.join('\r\n')}\r\n\r\n`, 'latin1'), body]);
}

function trpcMaker(): Maker {
  const all = atLeastOne<Procedure>(procedures());
  return { draft: (random) => trpcCase(all, random), fileOf: () => undefined };
}

async function restMaker(port: number): Promise<Maker> {
  const document: unknown = await (await fetch(`http://127.0.0.1:${port}/api/openapi.json`)).json();
  const all = atLeastOne<Route>(routesOf(document));
  const files = all.map(({ path, file }) => ({
    file,
    pattern: new RegExp(`^${path.replaceAll(/\{\w+\}/g, '[^/]*')}/?$`),
  }));
  return {
    draft: (random) => restCase(all, random),
    fileOf: ({ path }) =>
      files.find(({ file, pattern }) => file !== undefined && pattern.test(path.split('?')[0] ?? ''))?.file,
  };
}

function atLeastOne<T>(items: T[]): [T, ...T[]] {
  const [first, ...rest] = items;
  if (first === undefined) throw new Error('There is nothing to try.');
  return [first, ...rest];
}
