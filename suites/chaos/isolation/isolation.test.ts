import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { poolOf } from '@guildhall/db';
import { appUrlOf, testDatabase } from '@guildhall/db/testing';
import { freePort } from '@guildhall/server/testing/free-port';
import { type ServerProcess, deployed, spawnServer } from '@guildhall/server/testing/spawn-server';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { SESSION_SECRET, addSessions, cookieOf } from '../../shared/sessions.ts';
import { type AloneAnswers, type Given, findLeaks, findMixUps } from './mix-ups.ts';
import { type MarkedCommunity, PRIVATE_KINDS, kindsIn, makeMarkedCommunity } from './private-data.ts';
import { type Reader, ask, createReader, readAlone } from './reader.ts';
import { keepWriting } from './writers.ts';

/** The full intensity is `npm run chaos -- --only F34`. */
const REQUESTS = Number(process.env['INTERLEAVED_REQUESTS'] ?? 200);
const MEMBERS = Number(process.env['INTERLEAVED_MEMBERS'] ?? 4);
const WRITERS = Math.ceil(MEMBERS / 5);
const VISITORS = Math.ceil(MEMBERS / 10);
/** Long enough for what a write causes later, such as buffered views and the member index. */
const SETTLE_MS = 1_500;
const SHOWN = 10;

vi.setConfig({ testTimeout: 60_000 + REQUESTS * 60, hookTimeout: 240_000 });

const database = testDatabase();
const dataDir = mkdtempSync(join(tmpdir(), 'guildhall-isolation-'));
let server: ServerProcess;
let port: number;
let community: MarkedCommunity;
let readers: Reader[] = [];

beforeAll(async () => {
  const ownerUrl = poolOf(database()).options.connectionString ?? '';
  community = await makeMarkedCommunity(database(), MEMBERS);
  await addSessions(poolOf(database()));
  port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  server = await spawnServer({
    origin,
    env: deployed(origin, { databaseUrl: appUrlOf(database()), ownerUrl, dataDir, secret: SESSION_SECRET }),
  });
  const visitors = Array.from({ length: VISITORS }, () => undefined);
  readers = [...community.members, ...visitors].map((member) =>
    createReader(port, community, member, member && cookieOf(member.id)),
  );
});

afterAll(async () => {
  for (const { client } of readers) client.close();
  await server.end();
  rmSync(dataDir, { recursive: true, force: true });
});

/** All readers concurrently, each one request after the other, everyone in an order of their own. */
async function readTogether(requests: number): Promise<Given[]> {
  const given: Given[] = [];
  let left = requests;
  await Promise.all(
    readers.map(async (reader, index) => {
      for (let turn = index * 11; left > 0; turn += 7) {
        left -= 1;
        const read = reader.reads[turn % reader.reads.length];
        if (read) given.push({ reader, read, answer: await ask(reader, read) });
      }
    }),
  );
  return given;
}

const givenAlone = (alone: AloneAnswers): Given[] =>
  [...alone].flatMap(([reader, answers]) => [...answers].map(([read, answer]) => ({ reader, read, answer })));

async function everyoneAlone(): Promise<AloneAnswers> {
  const answers: AloneAnswers = new Map();
  for (const reader of readers) answers.set(reader, await readAlone(reader));
  return answers;
}

test('no response holds what is another member’s, while members read, like, save, edit, block and post', async () => {
  const before = await everyoneAlone();
  const state = { isOver: false };
  const writers = community.members
    .slice(0, WRITERS)
    .map(({ id }, index) =>
      keepWriting(port, community, { cookie: cookieOf(id), index }, () => state.isOver),
    );
  const [whileWriting, ...writes] = await Promise.all([
    readTogether(REQUESTS / 2).finally(() => (state.isOver = true)),
    ...writers,
  ]);
  await wait(SETTLE_MS);
  const unchanging = await readTogether(REQUESTS / 2);
  const after = await everyoneAlone();

  const given = [...whileWriting, ...unchanging];
  expect(given).toHaveLength(REQUESTS);
  expect(Math.min(...writes)).toBeGreaterThan(0);
  const markers = new Set(community.members.map(({ marker }) => marker));
  expect(findLeaks([...given, ...givenAlone(before), ...givenAlone(after)], markers)).toEqual([]);
  const busy = findMixUps(whileWriting, { before, after, by: 'items' });
  const quiet = findMixUps(unchanging, { before: after, after, by: 'bytes' });
  expect([...busy.mixUps, ...quiet.mixUps].slice(0, SHOWN)).toEqual([]);
  expect(busy.compared).toBeGreaterThan(REQUESTS);
  expect(quiet.compared).toBeGreaterThan(unchanging.length);

  // Otherwise nothing of theirs could have been mixed up.
  const shown = [...after].flatMap(([{ member }, answers]) =>
    member ? [kindsIn([...answers.values()].map(({ text }) => text).join(''), member.marker)] : [],
  );
  expect(shown).toEqual(community.members.map(() => PRIVATE_KINDS));
});
