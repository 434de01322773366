import { describe, expect, test } from 'vitest';
import { pictureSources } from '@guildhall/api/files/uploads/pictures.schema';
import { TEST_PASSWORD, makeMember } from '@guildhall/db/testing';
import { field, look, uploadAttachment } from '../../testing/attachments.ts';
import type { Browser } from '../../testing/browser.ts';
import { testServer } from '../../testing/test-server.ts';

const server = testServer();

async function member(fields: Parameters<typeof makeMember>[1] = {}) {
  const made = await makeMember(server().db, fields);
  return { id: made.id, browser: await server().signedIn(made) };
}

describe('a picture of a message', () => {
  /** Two members who have written to each other. */
  async function acquainted() {
    const [one, other] = [await member(), await member()];
    await one.browser.post('/api/messages', { toUserId: other.id, content: 'Hello' });
    await other.browser.post('/api/messages', { toUserId: one.id, content: 'Hello, too' });
    return { one, other };
  }
  const write = (as: Browser, toUserId: number, fields: object) =>
    as.post('/api/messages', { toUserId, ...fields });

  test('is seen by its two members only, not even by administrators, and needs no text', async () => {
    const { one, other } = await acquainted();
    const pictures = [{ address: await uploadAttachment(one.browser), alt: 'The oven' }];
    const { status, body } = await write(one.browser, other.id, { content: '', pictures });
    expect({ status, pictures: field(body, 'pictures') }).toEqual({ status: 201, pictures });
    const [{ address } = { address: '' }] = pictures;
    const [small = { address: '' }] = pictureSources(address).slice(1);
    for (const as of [one.browser, other.browser])
      expect([await look(as, address), await look(as, small.address)]).toEqual([200, 200]);
    const [stranger, admin] = [await member(), await member({ role: 'admin' })];
    for (const as of [stranger.browser, admin.browser, server().visitor()])
      expect([await look(as, address), await look(as, small.address)]).toEqual([404, 404]);
    expect((await other.browser.get('/api/messages')).body).toContainEqual(
      expect.objectContaining({ content: '', pictures }),
    );
  });

  test('is seen by neither once one blocks the other', async () => {
    const { one, other } = await acquainted();
    const address = await uploadAttachment(one.browser);
    await write(one.browser, other.id, { content: 'Look', pictures: [{ address, alt: '' }] });
    await server().db.insertInto('blocks').values({ blockerId: other.id, blockedId: one.id }).execute();
    expect([await look(one.browser, address), await look(other.browser, address)]).toEqual([404, 404]);
  });

  test('is not sent to a stranger, nor with the address of a picture that is in use; nothing is sent', async () => {
    const { one, other } = await acquainted();
    const stranger = await member();
    const address = await uploadAttachment(one.browser);
    const pictures = [{ address, alt: '' }];
    expect(await write(one.browser, stranger.id, { content: 'Hi', pictures })).toMatchObject({
      status: 403,
      body: { issues: [{ path: 'pictures' }] },
    });
    expect((await write(one.browser, other.id, { content: 'Hi', pictures })).status).toBe(201);
    expect((await write(other.browser, one.id, { content: 'Hi', pictures })).status).toBe(400);
    expect((await one.browser.post('/api/feed', { content: 'Hi', pictures })).status).toBe(400);
    expect((await write(other.browser, one.id, { content: '  ' })).body).toMatchObject({
      issues: [{ path: 'content', message: 'Please write something first' }],
    });
  });

  test('is sent once by a double click, and twice are two messages', async () => {
    const { one, other } = await acquainted();
    const [first, second] = [await uploadAttachment(one.browser), await uploadAttachment(one.browser)];
    const send = async (address: string) =>
      field(
        (await write(one.browser, other.id, { content: '', pictures: [{ address, alt: '' }] })).body,
        'id',
      );
    const id = await send(first);
    expect(await send(first)).toBe(id);
    expect(await send(second)).not.toBe(id);
  });

  test('is erased with its sender’s account', async () => {
    const { one, other } = await acquainted();
    const address = await uploadAttachment(one.browser);
    await write(one.browser, other.id, { content: 'Look', pictures: [{ address, alt: '' }] });
    await one.browser.post('/trpc/account.delete', { password: TEST_PASSWORD });
    expect(await look(other.browser, address)).toBe(404);
  });
});
