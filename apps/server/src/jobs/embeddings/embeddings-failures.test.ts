import { describe, expect, test } from 'vitest';
import { sql } from '@guildhall/db';
import { makeMember } from '@guildhall/db/testing';
import {
  embeddingsHarness,
  embeddingsState,
  makeAda,
  runEmbedding,
  vectorsOf,
} from '../../../testing/embeddings-harness.ts';
import {
  type Behaviour,
  answeringVectors,
  dripping,
  silent,
  startReceiver,
  status,
} from '../../../testing/receiver.ts';

const LENGTH = 512;
const well = answeringVectors(LENGTH);
const harness = embeddingsHarness(well);

/** Answers each text with what is given of its place. */
const answeringEach =
  (answer: (index: number) => object): Behaviour =>
  (response, { body }) => {
    const { input }: { input: string[] } = JSON.parse(body);
    response.end(JSON.stringify({ data: input.map((_, index) => answer(index)) }));
  };

const jobs = async () =>
  (
    await sql<{ payload: object; waits: number }>`
      select jobs.payload, extract(epoch from jobs.run_at - now())::int as waits
      from graphile_worker._private_jobs as jobs`.execute(harness().db)
  ).rows;

describe('an embeddings service that', () => {
  const ills: [string, Behaviour, RegExp][] = [
    ['is slow', silent, /^HOST did not answer in time$/],
    ['never ends its answer', dripping, /^HOST did not answer in time$/],
    [
      'cuts the connection',
      (response) => void response.destroy(),
      /^HOST could not be reached: check EMBEDDINGS_URL, and whether/,
    ],
    ['fails', status(500), /^HOST answered 500$/],
    ['refuses the key', status(401), /^HOST answered 401: check EMBEDDINGS_KEY$/],
    [
      'does not know the model',
      status(404),
      /^HOST answered 404: check EMBEDDINGS_URL and EMBEDDINGS_MODEL$/,
    ],
    [
      'is no embeddings service',
      (response) => void response.end('<html>'),
      /^HOST answered without embeddings: check/,
    ],
    ['answers too much', (response) => void response.end(' '.repeat(4_000_001)), /^The answer is too long$/],
    ['answers for fewer texts', answeringVectors(512, 512), /^HOST answered with 2 embeddings for 4 texts$/],
    [
      'answers with different lengths',
      answeringVectors(512, 512, 512, 384),
      /^HOST answered with embeddings of different lengths$/,
    ],
    [
      'numbers its answers twice',
      answeringEach((index) => ({ index: index % 2, embedding: [1, 2, 3, 4, 5, 6, 7, 8] })),
      /^HOST answered with embeddings that are not numbered like the texts$/,
    ],
    [
      'answers with zeros',
      answeringEach((index) => ({ index, embedding: Array.from({ length: LENGTH }, () => 0) })),
      /^HOST answered with embeddings without meaning: check EMBEDDINGS_MODEL$/,
    ],
    [
      'answers with numbers that are too large',
      answeringEach((index) => ({ index, embedding: Array.from({ length: LENGTH }, () => 1e308) })),
      /^HOST answered with embeddings without meaning: check EMBEDDINGS_MODEL$/,
    ],
    [
      'answers with what is no number',
      answeringEach((index) => ({ index, embedding: Array.from({ length: LENGTH }, () => Number.NaN) })),
      /^HOST answered without embeddings: check/,
    ],
    ['answers with tiny vectors', answeringVectors(2), /^HOST answered without embeddings: check/],
    [
      'leads elsewhere',
      status(307, { location: 'http://169.254.169.254/' }),
      /^HOST answered 307: redirects are not followed/,
    ],
  ];

  test.each(ills)('%s is named in one sentence, and retried later', async (_, ill, sentence) => {
    const { id } = await makeAda(harness());
    harness().receiver.behave(ill);
    await runEmbedding(harness(), {}, { timeoutMs: ill === silent || ill === dripping ? 300 : 10_000 });
    const { lastError, retryAt, failures } = await embeddingsState(harness());
    expect(lastError?.replace(harness().receiver.url.replace('http://', ''), 'HOST')).toMatch(sentence);
    expect(lastError).not.toMatch(/key-1|photographs/);
    expect(failures).toBe(1);
    expect(retryAt?.getTime()).toBeGreaterThan(Date.now() + 50_000);
    expect(await vectorsOf(harness(), id)).toBeUndefined();
    expect(await jobs()).toMatchObject([{ waits: expect.closeTo(60, -1) }]);

    // Before its time nobody asks, whoever saves a profile; then it is well again.
    harness().receiver.received.length = 0;
    harness().receiver.behave(well);
    await runEmbedding(harness(), { ids: [id] });
    expect(harness().receiver.received).toEqual([]);
    await sql`update ops.embeddings_state set retry_at = now() - interval '1 second'`.execute(harness().db);
    await runEmbedding(harness());
    expect(await vectorsOf(harness(), id)).toMatchObject({ dimension: LENGTH });
    expect(await embeddingsState(harness())).toMatchObject({ lastError: null, failures: 0, retryAt: null });
  });

  test('is not there is named, too', async () => {
    await makeAda(harness());
    await runEmbedding(harness(), {}, { settings: { EMBEDDINGS_URL: 'http://127.0.0.1:9/v1' } });
    expect((await embeddingsState(harness())).lastError).toMatch(
      /^127\.0\.0\.1:9 could not be reached: check EMBEDDINGS_URL/,
    );
  });

  test('redirects is not followed to a private address', async () => {
    const inside = await startReceiver();
    await makeAda(harness());
    harness().receiver.behave(status(308, { location: `${inside.url}/v1/embeddings` }));
    await runEmbedding(harness());
    await inside.close();
    expect(inside.received).toEqual([]);
  });

  test('fails again and again is asked ever more seldom, and as seldom as it wants', async () => {
    await makeAda(harness());
    harness().receiver.behave(status(500));
    const waits: number[] = [];
    for (let time = 0; time < 5; time += 1) {
      await runEmbedding(harness());
      const { retryAt } = await embeddingsState(harness());
      waits.push(Math.round(((retryAt?.getTime() ?? 0) - Date.now()) / 60_000));
      await sql`update ops.embeddings_state set retry_at = null`.execute(harness().db);
    }
    expect(waits).toEqual([1, 5, 15, 60, 60]);
    harness().receiver.behave(status(429, { 'retry-after': '7200' }));
    await runEmbedding(harness());
    expect((await embeddingsState(harness())).lastError).toMatch(/answered 429: it asks for fewer requests$/);
    expect((await jobs()).map(({ waits: seconds }) => Math.round(seconds / 60))).toEqual([120]);
  });

  test('refuses one member’s texts does not keep the others waiting', async () => {
    const stuck = await makeAda(harness(), { servicesOffered: 'forbidden fruit' });
    const others = [];
    for (let at = 0; at < 6; at += 1)
      others.push(await makeMember(harness().db, { servicesOffered: `carpentry ${at}` }));
    const last = others.at(-1)?.id ?? 0;
    harness().receiver.behave((response, got) =>
      (got.body.includes('forbidden') ? status(422) : well)(response, got),
    );
    await runEmbedding(harness());
    expect((await embeddingsState(harness())).lastError).toMatch(/answered 422: check EMBEDDINGS_MODEL$/);
    const [job] = await jobs();
    await sql`update ops.embeddings_state set retry_at = null`.execute(harness().db);
    await runEmbedding(harness(), job?.payload);
    expect(await vectorsOf(harness(), last)).toBeDefined();
    expect(await vectorsOf(harness(), stuck.id)).toBeUndefined();
  });

  test('answers with another number of numbers than before stops, until an administrator tries it', async () => {
    const { id } = await makeAda(harness());
    await runEmbedding(harness());
    await harness().db.updateTable('users').set({ lookingFor: 'a lawyer' }).where('id', '=', id).execute();
    harness().receiver.behave(answeringVectors(384));
    await runEmbedding(harness(), { ids: [id] });
    expect((await embeddingsState(harness())).lastError).toMatch(
      /answered with 384 numbers a text where it used to be 512: if the model was changed, press "Try now"/,
    );
    expect(await vectorsOf(harness(), id)).toMatchObject({ dimension: LENGTH });
  });
});
