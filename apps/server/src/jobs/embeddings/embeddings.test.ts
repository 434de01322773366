import { readFile } from 'node:fs/promises';
import { beforeAll, describe, expect, test } from 'vitest';
import { makeMember } from '@guildhall/db/testing';
import {
  MODEL,
  embeddingsHarness,
  embeddingsState,
  makeAda,
  runEmbedding,
  sentTexts,
  vectorsOf,
} from '../../../testing/embeddings-harness.ts';
import { MODEL_NUMBERS, answeringModel } from '../../../testing/embeddings-model.ts';

const well = answeringModel({ key: 'key-1', model: MODEL });
const harness = embeddingsHarness(well);

/** The real model takes some seconds to load, which no call of these tests waits for. */
beforeAll(async () => {
  const { receiver } = harness();
  const headers = { authorization: 'Bearer key-1' };
  const body = JSON.stringify({ model: MODEL, input: ['warm'] });
  await fetch(`${receiver.url}/v1/embeddings`, { method: 'POST', headers, body });
  receiver.received.length = 0;
});

describe('what an embeddings service is sent', () => {
  test('are the words of needs and offers, byte for byte as the manual says', async () => {
    await makeAda(harness());
    await runEmbedding(harness());
    const manual = await readFile(new URL('../../../../../docs/operations.md', import.meta.url), 'utf8');
    const [, path, headers, body] = /```http\nPOST (\/\S+)\n([^{]*)\n\n(\{.*\})\n```/.exec(manual) ?? [];
    expect(harness().receiver.received).toHaveLength(1);
    const [call] = harness().receiver.received;
    expect(call?.path).toBe(path);
    expect(call?.body).toBe(body);
    for (const line of headers?.split('\n') ?? []) {
      const [name = '', value = ''] = line.split(': ');
      expect(call?.headers[name]).toBe(value.replace('<EMBEDDINGS_KEY>', 'key-1'));
    }
    expect(call?.body).not.toMatch(/ada|byron|5550123|Vienna|http/i);
  });

  test('is nothing of members who are suggested to nobody, deactivated or gone', async () => {
    const hidden = await makeAda(harness(), { suggestable: false });
    const left = await makeAda(harness(), { isActive: false });
    await makeAda(harness(), { erasedAt: new Date() });
    await runEmbedding(harness());
    await runEmbedding(harness(), { ids: [hidden.id, left.id] });
    expect(harness().receiver.received).toEqual([]);
  });

  test('is nothing that a member took out of what was read of them', async () => {
    const { id } = await makeAda(harness());
    await harness()
      .db.insertInto('statementCorrections')
      .values({ userId: id, statementId: 'offer:bookkeep', readAs: 'nothing' })
      .execute();
    await runEmbedding(harness());
    expect(sentTexts(harness())).toEqual([
      ['Someone who photographs food for my website', 'VAT returns', 'payroll'],
    ]);
  });

  test('goes without a key where none is set', async () => {
    await makeAda(harness());
    await runEmbedding(harness(), {}, { settings: { EMBEDDINGS_KEY: '' } });
    expect(harness().receiver.received[0]?.headers.authorization).toBeUndefined();
  });

  test('is only what is new: a change of the name or of an unread field sends nothing', async () => {
    const { id } = await makeAda(harness());
    await runEmbedding(harness());
    await harness().db.updateTable('users').set({ firstName: 'Augusta' }).where('id', '=', id).execute();
    await runEmbedding(harness(), { ids: [id] });
    expect(harness().receiver.received).toHaveLength(1);
    const { version } = await harness()
      .db.selectFrom('users')
      .select('version')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    expect(await vectorsOf(harness(), id)).toMatchObject({ memberVersion: version });
  });

  test('are at most 32 texts a call, each at most 300 characters long', async () => {
    for (let at = 0; at < 9; at += 1)
      await makeMember(harness().db, {
        bio: `Restores ${'old wooden windows and doors '.repeat(40)}${at}.`,
        servicesOffered: `carpentry ${at}, joinery ${at}, restoration ${at}, stairs ${at}, floors ${at}, roofs ${at}`,
        lookingFor: `an architect for job ${at}`,
      });
    await runEmbedding(harness());
    expect(sentTexts(harness()).length).toBeGreaterThan(1);
    for (const texts of sentTexts(harness())) expect(texts.length).toBeLessThanOrEqual(32);
    for (const text of sentTexts(harness()).flat()) expect(text.length).toBeLessThanOrEqual(301);
  });

  test('is one word when an administrator tries it and everything is done', async () => {
    await runEmbedding(harness(), { isTrial: true });
    expect(sentTexts(harness())).toEqual([['bookkeeping']]);
    expect(await embeddingsState(harness())).toMatchObject({ dimension: MODEL_NUMBERS, lastError: null });
  });
});

describe('vectors of members', () => {
  test('are stored a byte a number, and go when the member no longer wants to be suggested', async () => {
    const { id } = await makeAda(harness());
    await runEmbedding(harness());
    const stored = await vectorsOf(harness(), id);
    expect(stored).toMatchObject({ model: MODEL, dimension: MODEL_NUMBERS, needs: 1 });
    // The need, all offers together, and three offers.
    expect(stored?.vectors).toHaveLength(5 * MODEL_NUMBERS);
    await harness().db.updateTable('users').set({ suggestable: false }).where('id', '=', id).execute();
    await runEmbedding(harness(), { ids: [id] });
    expect(await vectorsOf(harness(), id)).toBeUndefined();
  });

  test('are recomputed when the profile or the model changes', async () => {
    const { id } = await makeAda(harness());
    await runEmbedding(harness());
    const first = await vectorsOf(harness(), id);
    await harness().db.updateTable('users').set({ lookingFor: 'a lawyer' }).where('id', '=', id).execute();
    await runEmbedding(harness(), { ids: [id] });
    const second = await vectorsOf(harness(), id);
    expect(second?.vectors.equals(first?.vectors ?? Buffer.of())).toBe(false);
    harness().receiver.behave(answeringModel({ key: 'key-1', model: 'another' }));
    await runEmbedding(harness(), {}, { settings: { EMBEDDINGS_MODEL: 'another' } });
    expect(await vectorsOf(harness(), id)).toMatchObject({ model: 'another' });
    expect(sentTexts(harness())).toHaveLength(3);
  });

  test('of a profile that changed while the service was asked are not stored, and asked for again', async () => {
    const { id } = await makeAda(harness());
    harness().receiver.behave((response, got) => {
      void harness()
        .db.updateTable('users')
        .set({ lookingFor: 'a lawyer' })
        .where('id', '=', id)
        .execute()
        .then(() => well(response, got));
      harness().receiver.behave(well);
    });
    await runEmbedding(harness());
    expect(sentTexts(harness()).map(([need]) => need)).toEqual([
      'Someone who photographs food for my website',
      'a lawyer',
    ]);
    expect(await vectorsOf(harness(), id)).toMatchObject({ needs: 1 });
  });

  test('say nothing of a member who writes nothing, who counts as done', async () => {
    const { id } = await makeMember(harness().db);
    await runEmbedding(harness());
    expect(harness().receiver.received).toEqual([]);
    expect(await vectorsOf(harness(), id)).toMatchObject({ dimension: 0, needs: 0 });
  });

  test('tell how the similarities of the model are spread once there are enough', async () => {
    for (const trade of ['bookkeeping', 'carpentry', 'catering', 'photography', 'web design', 'tax law'])
      await makeMember(harness().db, {
        servicesOffered: `${trade}, ${trade} courses`,
        lookingFor: 'a lawyer',
      });
    await runEmbedding(harness());
    const { mean, deviation } = await embeddingsState(harness());
    expect(mean).toBeGreaterThan(0);
    expect(mean).toBeLessThan(0.6);
    expect(deviation).toBeGreaterThan(0.01);
  });
});
