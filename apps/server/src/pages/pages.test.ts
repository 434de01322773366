import { sign } from '@fastify/cookie';
import { describe, expect, test } from 'vitest';
import { sql } from '@guildhall/db';
import {
  makeArticle,
  makeBusiness,
  makeEvent,
  makeMember,
  makeOpportunity,
  makePost,
  testDatabase,
} from '@guildhall/db/testing';
import { type Draw, SECRET, page, servePages } from '../../testing/serve-pages.ts';

const database = testDatabase();
/** The server around pages that the test renders itself; nothing takes too long unless the test says so. */
const serve = (render: Draw, timeoutMs = 20_000) =>
  servePages(database(), { render, settings: { SSR_TIMEOUT_MS: String(timeoutMs) } });

describe('a page', () => {
  test('is rendered with the result of a procedure, in the same process', async () => {
    await using site = await serve(async ({ callProcedure }) =>
      page(JSON.stringify(await callProcedure('auth.me', 'query', undefined))),
    );
    const { statusCode, headers, body } = await site.get('/feed');
    expect({ statusCode, body }).toEqual({ statusCode: 200, body: 'null' });
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    expect(headers['cache-control']).toBe('no-cache');
  });

  test('is rendered for the requesting member, and never cached', async () => {
    await using site = await serve(async ({ callProcedure }) =>
      page(JSON.stringify(await callProcedure('auth.me', 'query', undefined))),
    );
    const member = await makeMember(database(), { firstName: 'Ana' });
    const login = await site.post('/api/auth/login', { email: member.email, password: 'correct horse' });
    const { value } = login.cookies.find(({ name }) => name === 'sid') ?? { value: '' };
    const { headers, body } = await site.get('/feed', { cookie: `sid=${encodeURIComponent(value)}` });
    expect(JSON.parse(body)).toMatchObject({ firstName: 'Ana' });
    expect(headers['cache-control']).toBe('private, no-store');
  });

  test('has the status set while rendering', async () => {
    await using site = await serve(async () => page('gone', 404));
    expect((await site.get('/profile/nobody')).statusCode).toBe(404);
  });

  test('has our own origin, whatever the path looks like', async () => {
    await using site = await serve(async ({ request }) => page(request.url));
    expect((await site.get('//evil.example/path')).body).toBe('http://guild.test//evil.example/path');
  });

  test('can redirect', async () => {
    await using site = await serve(async () => ({
      status: 302,
      headers: { location: '/dashboard' },
      html: null,
    }));
    const { statusCode, headers } = await site.get('/');
    expect([statusCode, headers.location]).toEqual([302, '/dashboard']);
  });

  test('has a new nonce every time, which the policy allows', async () => {
    await using site = await serve(async ({ nonce }) => page(nonce));
    const [first, second] = [await site.get('/'), await site.get('/')];
    expect(first.body).not.toBe(second.body);
    expect(first.headers['content-security-policy']).toContain(
      `script-src 'nonce-${first.body}' 'strict-dynamic'`,
    );
  });
});

describe('the browser gets the shell', () => {
  test('when rendering fails', async () => {
    await using site = await serve(async () => {
      throw new Error('a fault in a component');
    });
    const { statusCode, body } = await site.get('/feed');
    expect(statusCode).toBe(200);
    expect(body).toContain('shell');
    expect(body).not.toContain('fault');
  });

  test('when rendering takes too long', async () => {
    await using site = await serve(() => new Promise(() => {}), 50);
    expect((await site.get('/feed')).body).toContain('shell');
  });

  test('when rendering takes too long, and the late render is aborted', async () => {
    const { promise: stopped, resolve: isStopped } = Promise.withResolvers<unknown>();
    await using site = await serve(
      ({ request, callProcedure }) =>
        new Promise(() => {
          request.signal.addEventListener('abort', () => {
            isStopped(callProcedure('auth.me', 'query', undefined).catch((error: unknown) => error));
          });
        }),
      50,
    );
    expect((await site.get('/feed')).body).toContain('shell');
    expect(await stopped).toEqual(new Error('rendering took longer than 50 ms'));
  });

  test('with the status of the error when the session cannot be read', async () => {
    await using site = await serve(async () => page('rendered'));
    const sid = encodeURIComponent(sign('some-session-id', SECRET));
    await sql`alter table ops.sessions rename to sessions_elsewhere`.execute(database());
    try {
      const { statusCode, body } = await site.get('/feed', { cookie: `sid=${sid}` });
      expect(statusCode).toBe(500);
      expect(body).toContain('shell');
      expect(body).not.toMatch(/sessions|relation/);
    } finally {
      await sql`alter table ops.sessions_elsewhere rename to sessions`.execute(database());
    }
  });

  test.each(['/dashboard', '/admin', '/settings'])('at %s, without any rendering', async (url) => {
    await using site = await serve(async () => page('rendered'));
    expect((await site.get(url)).body).toContain('shell');
  });
});

test('a missing file or unknown data path is a plain 404, not a page', async () => {
  await using site = await serve(async () => page('rendered'));
  for (const url of ['/assets/gone.js', '/api/unknown', '/.env', '/trpc/unknown']) {
    const { statusCode, body } = await site.get(url);
    expect(statusCode).toBe(404);
    expect(body).not.toContain('rendered');
  }
});

test('the sitemaps list what visitors may open, by kind, and robots.txt excludes private pages', async () => {
  await using site = await serve(async () => page(''));
  const db = database();
  const shown = await makeMember(db);
  const gone = await makeMember(db, { isActive: false });
  const hidden = await makeMember(db, { suggestable: false });
  const index = await site.get('/sitemap.xml');
  const locations = [...index.body.matchAll(/<loc>http:\/\/guild\.test([^<]+)<\/loc>/g)].map(
    ([, path]) => path,
  );
  expect(locations).toEqual(
    ['pages', 'members', 'businesses', 'opportunities', 'articles', 'posts', 'events', 'chapters'].map(
      (kind) => `/sitemaps/${kind}.xml`,
    ),
  );
  const { body } = await site.get('/sitemaps/members.xml');
  expect(body).toContain(`<loc>http://guild.test/profile/${shown.username}</loc>`);
  expect((await site.get('/sitemaps/pages.xml')).body).toContain('<loc>http://guild.test/businesses</loc>');
  expect(body).not.toContain(`${gone.username}<`);
  expect(body).not.toContain(`${hidden.username}<`);
  const [listed, closed] = [await makeBusiness(db), await makeBusiness(db, { isActive: false })];
  const [post, removed] = [await makePost(db), await makePost(db, { isPublished: false })];
  const [article, draft] = [await makeArticle(db), await makeArticle(db, { isPublished: false })];
  const businesses = (await site.get('/sitemaps/businesses.xml')).body;
  expect(businesses).toMatch(new RegExp(`/business/${listed.slug}</loc><lastmod>`));
  expect(businesses).not.toContain(`/business/${closed.slug}<`);
  const posts = (await site.get('/sitemaps/posts.xml')).body;
  expect(posts).toContain(`/feed/${post.id}<`);
  expect(posts).not.toContain(`/feed/${removed.id}<`);
  const articles = (await site.get('/sitemaps/articles.xml')).body;
  expect(articles).toContain(`/news/${article.slug}<`);
  expect(articles).not.toContain(`/news/${draft.slug}<`);
  const [open, inner] = [await makeEvent(db, { audience: 'public' }), await makeEvent(db)];
  const events = (await site.get('/sitemaps/events.xml')).body;
  expect(events).toContain(`/events/${open.slug}<`);
  expect(events).not.toContain(`/events/${inner.slug}<`);
  const wanted = [
    await makeOpportunity(db, { title: 'A stall', audience: 'public' }),
    await makeOpportunity(db),
  ] as const;
  const opportunities = (await site.get('/sitemaps/opportunities.xml')).body;
  expect(opportunities).toContain(`/opportunities/${wanted[0].id}-a-stall<`);
  expect(opportunities).not.toContain(`/opportunities/${wanted[1].id}`);
  const robots = await site.get('/robots.txt');
  expect(robots.body).toContain('Disallow: /admin');
  expect(robots.body).toContain('Sitemap: http://guild.test/sitemap.xml');
});

test('the sitemaps leave out a member whom search engines may not list, at once, and their posts', async () => {
  await using site = await serve(async () => page(''));
  const db = database();
  const member = await makeMember(db);
  const post = await makePost(db, { userId: member.id });
  const lists = async () => {
    const members = (await site.get('/sitemaps/members.xml')).body;
    const posts = (await site.get('/sitemaps/posts.xml')).body;
    return [members.includes(`/profile/${member.username}<`), posts.includes(`/feed/${post.id}<`)];
  };
  expect(await lists()).toEqual([true, true]);
  await db.updateTable('users').set({ searchEngines: false }).where('id', '=', member.id).execute();
  await expect.poll(lists).toEqual([false, false]);
});

test('what is hidden or deleted is gone from the sitemaps at once, and soon from caches of others', async () => {
  await using site = await serve(async () => page(''));
  const db = database();
  const [post, business, article] = [await makePost(db), await makeBusiness(db), await makeArticle(db)];
  const listed = async () => {
    const { body, headers } = await site.get('/sitemaps/posts.xml');
    expect(headers['cache-control']).toBe('public, max-age=300');
    const bodies = [body, (await site.get('/sitemaps/businesses.xml')).body];
    bodies.push((await site.get('/sitemaps/articles.xml')).body);
    return [`/feed/${post.id}<`, `/business/${business.slug}<`, `/news/${article.slug}<`].map((path) =>
      bodies.join('').includes(path),
    );
  };
  expect(await listed()).toEqual([true, true, true]);
  await db.updateTable('posts').set({ isPublished: false }).where('id', '=', post.id).execute();
  await expect.poll(listed).toEqual([false, true, true]);
  await db.updateTable('businesses').set({ isActive: false }).where('id', '=', business.id).execute();
  await expect.poll(listed).toEqual([false, false, true]);
  await db.deleteFrom('articles').where('id', '=', article.id).execute();
  await expect.poll(listed).toEqual([false, false, false]);
});

test('repeated requests for the sitemap cost one query', async () => {
  await using site = await serve(async () => page(''));
  const first = await site.get('/sitemaps/members.xml');
  const late = await makeMember(database());
  const again = await Promise.all([site.get('/sitemaps/members.xml'), site.get('/sitemaps/members.xml')]);
  expect(again.map(({ body }) => body)).toEqual([first.body, first.body]);
  await using restarted = await serve(async () => page(''));
  expect((await restarted.get('/sitemaps/members.xml')).body).toContain(`/profile/${late.username}<`);
});
