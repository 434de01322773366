import { publishEvent } from '@guildhall/api/ground/core/live';
import { makeMember } from '@guildhall/db/testing';
import { expect, it } from 'vitest';
import { testServer } from '../../testing/test-server.ts';

const server = testServer();

it('a deactivated member’s open page is told so, and then only gets the events of visitors', async () => {
  const { db, origin } = server();
  const ben = await makeMember(db);
  const admin = await server().signedIn(await makeMember(db, { role: 'admin' }));
  const here = await server().signedIn(ben);
  const leaving = new AbortController();
  const cookie = here.cookies.header();
  const answer = await fetch(`${origin}/trpc/live.changes`, {
    headers: { accept: 'text/event-stream', cookie },
    signal: leaving.signal,
  });
  let heard = '';
  const reading = (async () => {
    for await (const chunk of answer.body?.pipeThrough(new TextDecoderStream()) ?? []) heard += chunk;
  })().catch(() => {});
  const begun = () => heard.split('"topics":[]').length - 1;
  await expect.poll(begun).toBe(1);
  // The stream opens a moment before it subscribes; a member's event shows when it has.
  await expect
    .poll(async () => {
      await publishEvent(db, [ben.id], ['for ben']);
      return heard;
    })
    .toContain('for ben');

  await admin.json('PATCH', `/api/admin/users/${ben.id}/status`, { isActive: false });
  await expect.poll(begun).toBe(2);
  await publishEvent(db, [ben.id], ['for ben after that']);
  await expect
    .poll(async () => {
      await publishEvent(db, 'everybody', ['for everybody']);
      return heard;
    })
    .toContain('for everybody');

  expect(heard).not.toContain('for ben after that');
  leaving.abort();
  await reading;
});
