import { setTimeout as wait } from 'node:timers/promises';
import fc from 'fast-check';
import { Connection } from '../../shared/connection.ts';
import { headerOf } from '../../shared/http-client.ts';
import { type Verdict, classify } from './classify.ts';
import { type Draw, drawFrom } from './draw.ts';
import { type RequestTemplate, oddHeader } from './request-template.ts';
import { restCase } from './rest-cases.ts';
import { type Procedure, type Route, procedures, routesOf } from './targets.ts';
import { trpcCase } from './trpc-cases.ts';

export type Surface = 'tRPC' | 'REST';

/** A server under test. */
export type FuzzTarget = {
  port: number;
  /** New cookies; called every few hundred cases, as cases sign accounts out or deactivate them. */
  addAccounts(): Promise<{ member: string; admin: string }>;
};

export type Outcome = {
  /** Requests sent, those of shrinking included. */
  requests: number;
  /** Responses by status. */
  statuses: Map<number, number>;
  /** Responses of 503 with Retry-After. */
  shed: number;
  /** The smallest failing request of each runner that found one, with how to replay it. */
  failures: string[];
  /** Milliseconds. */
  latencies: number[];
};

const CONCURRENCY = 4;
const ACCOUNTS_EVERY = 400;
const TIMEOUT_MS = 12_000;
const SHOWN = 800;

type Generator = {
  create(draw: Draw): RequestTemplate;
  /** The documented content type of success, where it is not JSON. */
  fileTypeOf(template: RequestTemplate): string | undefined;
};

/** Sends so many generated requests to one surface; the same seed generates the same requests. */
export async function fuzz(
  target: FuzzTarget,
  surface: Surface,
  { cases, seed }: { cases: number; seed: number },
): Promise<Outcome> {
  const generator = surface === 'tRPC' ? trpcGenerator() : await restGenerator(target.port);
  const outcome: Outcome = { requests: 0, statuses: new Map(), shed: 0, failures: [], latencies: [] };
  let accounts = await target.addAccounts();
  await Promise.all(
    Array.from({ length: CONCURRENCY }, async (_, runner) => {
      const connection = new Connection(target.port);
      const property = fc.asyncProperty(fc.gen(), async (generate) => {
        outcome.requests += 1;
        if (outcome.requests % ACCOUNTS_EVERY === 0) accounts = await target.addAccounts();
        const draw = drawFrom(generate);
        const template = generator.create(draw);
        const role = draw.pick(['visitor', 'member', 'admin'] as const);
        const odd = draw.chance(0.1) ? [oddHeader(draw)] : [];
        const cookie = role === 'visitor' ? [] : [['cookie', accounts[role]] satisfies [string, string]];
        const bytes = bytesOf(target.port, {
          ...template,
          headers: [...template.headers, ...cookie, ...odd],
        });
        const problem = await tryRequest(connection, outcome, bytes, generator.fileTypeOf(template));
        if (problem !== undefined) throw new Error(`as ${role}: ${problem}\n${shown(bytes)}`);
      });
      const parameters = { seed: seed + runner, numRuns: Math.ceil(cases / CONCURRENCY), unbiased: true };
      const run = await fc.check(property, parameters);
      connection.close();
      if (run.failed)
        outcome.failures.push(
          `${String(run.errorInstance)}\nseed ${run.seed}, path ${run.counterexamplePath}, shrunk ${run.numShrinks} times`,
        );
    }),
  );
  return outcome;
}

/** What is wrong with the response; undefined when nothing is. */
async function tryRequest(
  connection: Connection,
  outcome: Outcome,
  bytes: Buffer,
  fileType: string | undefined,
): Promise<string | undefined> {
  const sentAt = performance.now();
  const response = await Promise.race([
    connection.send(bytes).catch((error: unknown) => String(error)),
    wait(TIMEOUT_MS, `no response within ${TIMEOUT_MS} ms`, { ref: false }),
  ]);
  if (typeof response === 'string') {
    connection.close();
    return response;
  }
  const { status, body } = response;
  outcome.latencies.push(performance.now() - sentAt);
  outcome.statuses.set(status, (outcome.statuses.get(status) ?? 0) + 1);
  const verdict: Verdict = classify(response, fileType);
  if (verdict === 'shed') outcome.shed += 1;
  return verdict === 'ok' || verdict === 'shed'
    ? undefined
    : `${verdict}, ${status} ${headerOf(response, 'content-type')} ${body.toString().slice(0, 300)}`;
}

const shown = (bytes: Buffer) => JSON.stringify(bytes.toString('latin1').slice(0, SHOWN));

/** Not the client of the other suites: names and values of headers may be malformed, and the body any bytes. */
function bytesOf(port: number, { method, path, headers, body }: RequestTemplate): Buffer {
  const lines = [
    `${method} ${path} HTTP/1.1`,
    `host: 127.0.0.1:${port}`,
    ...headers.map(([name, value]) => `${name}: ${value}`),
    ...(body.length > 0 || method === 'POST' ? [`content-length: ${body.length}`] : []),
  ];
  return Buffer.concat([Buffer.from(`${lines.join('\r\n')}\r\n\r\n`, 'latin1'), body]);
}

function trpcGenerator(): Generator {
  const all = nonEmpty<Procedure>(procedures());
  return { create: (draw) => trpcCase(all, draw), fileTypeOf: () => undefined };
}

async function restGenerator(port: number): Promise<Generator> {
  const document: unknown = await (await fetch(`http://127.0.0.1:${port}/api/openapi.json`)).json();
  const all = nonEmpty<Route>(routesOf(document));
  const files = all.flatMap(({ path, file }) =>
    file === undefined ? [] : [{ file, pattern: new RegExp(`^${path.replaceAll(/\{\w+\}/g, '[^/]*')}/?$`) }],
  );
  return {
    create: (draw) => restCase(all, draw),
    fileTypeOf: ({ path }) => files.find(({ pattern }) => pattern.test(path.split('?')[0] ?? ''))?.file,
  };
}

function nonEmpty<T>(items: T[]): [T, ...T[]] {
  const [first, ...rest] = items;
  if (first === undefined) throw new Error('There is nothing to fuzz.');
  return [first, ...rest];
}
