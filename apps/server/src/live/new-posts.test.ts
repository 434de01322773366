import { makeMember } from '@guildhall/db/testing';
import { describe, expect, it } from 'vitest';
import { testServer } from '../../testing/test-server.ts';

const server = testServer();

/** Reads the stream of a reader until it contains `wanted`. */
async function hears(signal: AbortSignal, wanted: string, onBegin: () => void): Promise<string> {
  const answer = await fetch(`${server().origin}/trpc/live.changes`, {
    headers: { accept: 'text/event-stream' },
    signal,
  });
  let text = '';
  for await (const chunk of answer.body?.pipeThrough(new TextDecoderStream()) ?? []) {
    text += chunk;
    if (text.includes('"topics":[]')) onBegin();
    if (text.includes(wanted)) return text;
  }
  throw new Error(`the stream ended without ${wanted}`);
}

describe('a new post', () => {
  it('is published to readers who are not signed in', async () => {
    const ana = await server().signedIn(await makeMember(server().db));
    const leaving = new AbortController();
    const readers: Promise<string>[] = [];
    const begun = Array.from(
      { length: 5 },
      () => new Promise<void>((resolve) => readers.push(hears(leaving.signal, '"topics":["feed"]', resolve))),
    );
    await Promise.all(begun);

    await ana.post('/api/feed', { content: 'Have you heard?' });

    for (const heard of await Promise.all(readers)) expect(heard).toContain('"topics":["feed"]');
    leaving.abort();
  });
});

it('never locks a member out who opens and leaves one page after the other', async () => {
  const ana = await server().signedIn(await makeMember(server().db));
  for (let page = 0; page < 60; page += 1) {
    expect(await ana.openStatus('/trpc/live.changes')).toBe(200);
  }
});
