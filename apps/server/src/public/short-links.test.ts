import { makeMember } from '@guildhall/db/testing';
import { describe, expect, it } from 'vitest';
import { testServer } from '../../testing/test-server.ts';

const server = testServer();

async function aLink(url: string): Promise<string> {
  const { db } = server();
  const ana = await server().signedIn(await makeMember(db));
  const { body } = await ana.post('/api/shorten', { url });
  return (body as { shortUrl: string }).shortUrl.slice(server().origin.length);
}

const clicksOn = async (path: string) =>
  (
    await server()
      .db.selectFrom('shortUrls')
      .select('clicks')
      .where('shortCode', '=', path.slice(3))
      .executeTakeFirstOrThrow()
  ).clicks;

describe('following a short link', () => {
  it('redirects to the address, without caching or a referrer', async () => {
    const path = await aLink('https://target.example.org/a?b=ü#c');
    const { status, headers } = await server().visitor().get(path);
    expect(status).toBe(302);
    expect(headers.get('location')).toBe('https://target.example.org/a?b=%C3%BC#c');
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('x-robots-tag')).toBe('noindex');
    expect(headers.get('referrer-policy')).toBe('no-referrer');
  });

  it('is a 404 for an unknown code, whatever it looks like', async () => {
    for (const code of ['Abcd1234', 'abc', '..%2Fapi', "x'--", '%00', 'a'.repeat(500)]) {
      const { status } = await server().visitor().get(`/s/${code}`);
      expect([code, status]).toEqual([code, 404]);
    }
  });

  it('stops immediately when an administrator takes it down', async () => {
    const path = await aLink('https://harmful.example.org/');
    const admin = await server().signedIn(await makeMember(server().db, { role: 'admin' }));

    expect(
      (await admin.json('PATCH', `/api/admin/short-links/${path.slice(3)}`, { takenDown: true })).status,
    ).toBe(200);
    const closed = await server().visitor().get(path);
    expect([closed.status, closed.headers.get('location')]).toEqual([410, null]);

    await admin.json('PATCH', `/api/admin/short-links/${path.slice(3)}`, { takenDown: false });
    expect((await server().visitor().get(path)).status).toBe(302);
  });

  it('counts all of 2,000 clicks, 50 at a time', async () => {
    const path = await aLink('https://busy.example.org/');
    const visitor = server().visitor();
    await Promise.all(
      Array.from({ length: 50 }, async () => {
        for (let click = 0; click < 40; click += 1) expect((await visitor.get(path)).status).toBe(302);
      }),
    );
    await expect.poll(() => clicksOn(path), { timeout: 5_000 }).toBe(2_000);
  });
});

describe('stopping the server', () => {
  it('flushes the clicks of the last second', async () => {
    const path = await aLink('https://last.example.org/');
    await server().visitor().get(path);
    await server().close();
    expect(await clicksOn(path)).toBe(1);
  });
});
