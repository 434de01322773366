import { beforeAll, expect, it, vi } from 'vitest';
import { testDatabase } from '@guildhall/db/testing';
import { addressOf, backupPlace, makeCommunity } from '../testing/community.ts';
import { withClient } from './connection.ts';
import { createFullBackup, restoreBackup } from './index.ts';

/** The full intensity is `SWAPS=20`. */
const SWAPS = process.env['SWAPS'];
const ROUNDS = Number(SWAPS ?? 1);
const MEMBERS = SWAPS ? 2_000 : 100;
const WRITERS = 4;
/** How long a swap may block a writer, in milliseconds. Not measured in ordinary test runs. */
const LONGEST_MS = SWAPS ? 100 : 5_000;

vi.setConfig({ testTimeout: 60_000 + ROUNDS * 30_000 });

const database = testDatabase();

beforeAll(() => makeCommunity(database(), MEMBERS));

type Write = { began: number; ended: number };

/** Writes posts until stopped; every write has to succeed. */
function writeOn(connectionString: string, until: AbortSignal): Promise<Write[]> {
  return withClient(connectionString, async (client) => {
    const writes: Write[] = [];
    while (!until.aborted) {
      const began = performance.now();
      await client.query(`insert into app.posts (user_id, content) values (1, 'Written meanwhile')`);
      writes.push({ began, ended: performance.now() });
    }
    return writes;
  });
}

it('writes during the swap wait briefly and never fail', async ({ task }) => {
  await using place = await backupPlace(addressOf(database()));
  const { name } = await createFullBackup(place);
  const waits: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const until = new AbortController();
    const writing = Promise.all(
      Array.from({ length: WRITERS }, () => writeOn(place.connectionString, until.signal)),
    );
    let swapped = 0;
    await restoreBackup(place, name, { inSwap: async () => void (swapped = performance.now()) });
    until.abort();
    // Writes that were blocked by the swap.
    const held = (await writing).flat().filter(({ began, ended }) => began <= swapped && swapped <= ended);
    waits.push(...held.map(({ began, ended }) => Math.round(ended - began)));
  }
  const sorted = waits.toSorted((a, b) => a - b);
  task.meta.measured = `${waits.length} writes held up in ${ROUNDS} swaps, at most ${sorted.at(-1)} ms, half of them up to ${sorted[waits.length >> 1]} ms`;

  expect(waits.length).toBeGreaterThan(0);
  expect(sorted.at(-1)).toBeLessThanOrEqual(LONGEST_MS);
});
