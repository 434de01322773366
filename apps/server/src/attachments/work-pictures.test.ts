import { expect, test } from 'vitest';
import { TEST_PASSWORD, makeMember } from '@guildhall/db/testing';
import { field, look, uploadAttachment } from '../../testing/attachments.ts';
import { testServer } from '../../testing/test-server.ts';

const server = testServer();

async function member() {
  const made = await makeMember(server().db);
  return { id: made.id, browser: await server().signedIn(made) };
}

async function memberWithWork() {
  const owner = await member();
  const address = await uploadAttachment(owner.browser);
  const { status, body } = await owner.browser.post('/api/profile/works', {
    title: 'A poster',
    picture: { address, alt: 'A red poster' },
  });
  expect(status).toBe(201);
  return { ...owner, address, workId: Number(field(body, 'id')) };
}

test('a picture of work is seen by those who may open the profile, from when it is shown until it is not', async () => {
  const stranger = await member();
  const uploader = await member();
  expect(await look(uploader.browser, await uploadAttachment(uploader.browser))).toBe(404);
  const owner = await memberWithWork();
  const statuses = () =>
    Promise.all([owner.browser, stranger.browser, server().visitor()].map((as) => look(as, owner.address)));
  expect(await statuses()).toEqual([200, 200, 200]);
  await server().db.insertInto('blocks').values({ blockerId: owner.id, blockedId: stranger.id }).execute();
  expect(await statuses()).toEqual([200, 404, 200]);
  await server().db.updateTable('users').set({ isActive: false }).where('id', '=', owner.id).execute();
  expect(await look(server().visitor(), owner.address)).toBe(404);
  await server().db.updateTable('users').set({ isActive: true }).where('id', '=', owner.id).execute();
  await owner.browser.json('DELETE', `/api/profile/works/${owner.workId}`, {});
  expect(await look(server().visitor(), owner.address)).toBe(404);
});

test('the work of a member who deletes their account is gone with its picture', async () => {
  const { id, browser, address } = await memberWithWork();
  expect((await browser.json('DELETE', '/api/account', { password: TEST_PASSWORD })).status).toBe(200);
  expect(await look(server().visitor(), address)).toBe(404);
  const { db } = server();
  expect(await db.selectFrom('memberWorks').select('id').where('userId', '=', id).execute()).toEqual([]);
  expect(await db.selectFrom('attachments').select('address').where('userId', '=', id).execute()).toEqual([]);
});
