import { beforeAll, describe, expect, it } from 'vitest';
import { makeMember, makePost } from '@guildhall/db/testing';
import type { Browser } from '../../testing/browser.ts';
import { testServer } from '../../testing/test-server.ts';

const server = testServer();
let admin: Browser;

beforeAll(async () => {
  admin = await server().signedIn(await makeMember(server().db, { role: 'admin' }));
});

describe('the console over REST', () => {
  it('ends the session of a deactivated member at their next request', async () => {
    const ben = await makeMember(server().db);
    const here = await server().signedIn(ben);
    expect((await here.get('/api/auth/me')).status).toBe(200);

    expect((await admin.json('PATCH', `/api/admin/users/${ben.id}/status`, { isActive: false })).status).toBe(
      200,
    );
    expect((await here.get('/api/auth/me')).status).toBe(401);
    await admin.json('PATCH', `/api/admin/users/${ben.id}/status`, { isActive: true });
    expect((await here.get('/api/auth/me')).status).toBe(401);
  });

  it('returns bare lists, with the next page in a header', async () => {
    for (let count = 0; count < 3; count += 1) await makePost(server().db);
    const first = await admin.get('/api/admin/posts?limit=2');

    expect(first.body).toHaveLength(2);
    const cursor = first.headers.get('x-next-cursor') ?? '';
    expect((await admin.get(`/api/admin/posts?limit=2&cursor=${cursor}`)).body).not.toEqual(first.body);
    expect((await admin.get('/api/admin/stats')).body).toMatchObject({ totalPosts: expect.any(Number) });
  });

  it('rejects malformed, missing or non-boolean input with a plain message', async () => {
    for (const [path, body, status] of [
      ['/api/admin/users/abc/status', { isActive: true }, 400],
      ['/api/admin/users/2000000000/status', { isActive: true }, 404],
      ['/api/admin/posts/1/visibility', { isPublished: 'false' }, 400],
      ['/api/admin/articles/2000000000/status', { isPublished: true }, 404],
      ['/api/admin/articles/1/status', {}, 400],
    ] as const) {
      const answer = await admin.json('PATCH', path, body);
      expect(answer).toMatchObject({ status, body: { message: expect.any(String) } });
    }
  });

  it('exports lists as CSV, without cells that run as formulas', async () => {
    const { db } = server();
    await makeMember(db, {
      firstName: '=HYPERLINK("http://evil.test")',
      lastName: 'A, "B"',
      company: '@SUM(1)',
    });
    const { status, headers, text } = await admin.get('/api/admin/users.csv');

    expect(status).toBe(200);
    expect(headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect(text).toContain(`"'=HYPERLINK(""http://evil.test"")","A, ""B"""`);
    expect(text).toContain(`'@SUM(1)`);
    for (const list of ['posts', 'articles', 'businesses'])
      expect((await admin.get(`/api/admin/${list}.csv`)).status).toBe(200);
  });

  it('exports nothing to members and visitors', async () => {
    const member = await server().signedIn(await makeMember(server().db));
    for (const list of ['users', 'posts', 'articles', 'businesses', 'audit']) {
      expect((await member.get(`/api/admin/${list}.csv`)).status).toBe(403);
      expect((await server().visitor().get(`/api/admin/${list}.csv`)).status).toBe(401);
    }
  });

  it('exports the members that a filter shows, with cells that no spreadsheet runs', async () => {
    const lastName = 'Filteredsheet';
    const firstName = '=1+1';
    await makeMember(server().db, { firstName, lastName, membershipNumber: '+M-1', isActive: false });
    await makeMember(server().db, { firstName: 'Active', lastName });
    const { text } = await admin.get(`/api/admin/users.csv?filter=inactive&search=${lastName}`);
    const [header, ...rows] = text.trim().split('\r\n');
    expect(header).toContain('Membership number,First name,Last name,Email');
    expect(rows).toHaveLength(1);
    expect(rows[0]).toContain(`,'${firstName},${lastName},`);
    expect(rows[0]).toMatch(/^'\+M-1,/);
    expect((await admin.get('/api/admin/users.csv?filter=unknown')).status).toBe(400);
  });

  it('exports the audit log with the filter of the list', async () => {
    const member = await makeMember(server().db, { firstName: 'Ada', lastName: 'Ledger' });
    await admin.json('PATCH', `/api/admin/users/${member.id}/status`, { isActive: false });
    const { text } = await admin.get('/api/admin/audit.csv?person=Ada%20Ledger');
    const [header, ...rows] = text.trim().split('\r\n');
    expect(header).toContain('Number,When,Who,What,To what');
    expect(rows).toHaveLength(1);
    expect(rows[0]).toContain(',Deactivated,Ada Ledger,user,');
  });
});
