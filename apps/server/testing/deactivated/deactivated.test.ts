import { beforeAll, describe, expect, it, vi } from 'vitest';
import { flatProcedures } from '../../src/http/flat-procedures.ts';
import { procedureCall, routeCall } from '../authorization/calls.ts';
import { MATRIX } from '../authorization/rows.ts';
import { type Answer, type Browser, whenReady } from '../browser.ts';
import { testServer } from '../test-server.ts';
import { MARKER, type Marked, makeMarked } from './marked-member.ts';
import { RECEIVED, STREAMS, documentsOf, readsOf } from './marked-reads.ts';

vi.setConfig({ testTimeout: 180_000, hookTimeout: 180_000 });

const server = testServer();
let marked: Marked;

beforeAll(async () => {
  marked = await makeMarked(server(), server().db);
});

type Read = { name: string; path: string; by: Browser };

/** Every read: each query over tRPC, and over REST where it has a route, for a visitor and for another member. */
function everyRead(): Read[] {
  const readers = { visitor: server().visitor(), member: marked.reader };
  const calls = Object.entries(readsOf(marked)).flatMap(([procedure, inputs]) =>
    MATRIX.filter((row) => row.procedure === procedure).flatMap((row) =>
      inputs.flatMap((input) => {
        const procedureRead = { name: procedure, path: procedureCall(row, input).path };
        if (row.route === undefined) return [procedureRead];
        return [procedureRead, { name: procedure, path: routeCall(row.route, input).path }];
      }),
    ),
  );
  const documents = documentsOf(marked).map((path) => ({ name: path, path }));
  return Object.entries(readers).flatMap(([reader, by]) =>
    [...calls, ...documents].map(({ name, path }) => ({ name: `${name} of a ${reader}: ${path}`, path, by })),
  );
}

/** A text with the marker, or a picture or a link of the marked member that is answered at all. */
const shows = (path: string, { status, text, headers }: Answer): boolean =>
  new RegExp(MARKER, 'i').test(text) ||
  (/^\/(avatars|business-images|attachments|cards)\//.test(path) && status === 200) ||
  (headers.get('location') ?? '').includes(MARKER);

async function readsThatShow(): Promise<string[]> {
  const found: string[] = [];
  for (const { name, path, by } of everyRead())
    if (shows(path, await whenReady(() => by.get(path)))) found.push(name);
  return found;
}

const isReceived = (name: string) =>
  RECEIVED.some((procedure) => name.startsWith(`${procedure} of a member`));

describe('the reads of this test', () => {
  it('are all queries that visitors and members may call', () => {
    const queries = [...flatProcedures].flatMap(([path, procedure]) => {
      const { type, meta } = procedure._def;
      const auth: unknown = Reflect.get(Object(meta), 'auth');
      return type !== 'mutation' && (auth === 'public' || auth === 'member') ? [path] : [];
    });
    expect([...Object.keys(readsOf(marked)), ...STREAMS].toSorted()).toEqual(queries.toSorted());
  });
});

describe('what belongs to a member', () => {
  it('is shown by no read while the member is deactivated, and by the same ones as before afterwards', async () => {
    const before = await readsThatShow();
    await marked.setActive(false);
    const hidden = await readsThatShow();
    await marked.setActive(true);
    const after = await readsThatShow();

    expect(hidden.filter((name) => !isReceived(name))).toEqual([]);
    expect(after).toEqual(before);
    expect(everyRead().length).toBeGreaterThan(310);
    expect(before.length).toBeGreaterThan(100);
  });
});
