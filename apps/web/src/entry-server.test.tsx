// @vitest-environment node
import { TRPCError } from '@trpc/server';
import { use } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { memberOf, profileOf, siteOf } from '../testing/members.ts';
import { renderToText } from './app/ssr/render-to-text.ts';
import { type RenderInput, render, shell } from './entry-server.tsx';

type Reader = { viewer?: ReturnType<typeof memberOf> | null; profile?: ReturnType<typeof profileOf> };

/** A request for a page, with an API that knows one member's profile and notes what it is asked. */
function asking(address: string, { viewer = null, profile = profileOf() }: Reader = {}) {
  const asked: string[] = [];
  const answers: Record<string, (input: { username?: string }) => unknown> = {
    'auth.me': () => viewer,
    'site.config': () => siteOf(),
    'articles.head': () => ({
      slug: 'a-story',
      title: 'A story',
      summary: 'What it says.',
      author: 'The Editors',
      category: 'Business',
      tags: [],
      heroImage: null,
      publishedAt: '2026-01-01T00:00:00.000Z',
      updatedAt: '2026-01-01T00:00:00.000Z',
      opening: 'How it begins.',
    }),
    'profile.get': ({ username }) => {
      if (username === 'broken') throw new Error('the database is away');
      if (username !== profile.username) throw new TRPCError({ code: 'NOT_FOUND', message: 'gone' });
      return profile;
    },
    'profile.related': () => {
      if (profile.firstName === 'Unrelated') throw new Error('the database is away');
      return { businesses: [], posts: [], mutual: { count: 0, people: [] }, match: null };
    },
  };
  const input: RenderInput = {
    request: new Request(new URL(address, 'https://guildhall.test')),
    callProcedure: async (path, _type, given) => {
      asked.push(path);
      if (!answers[path]) throw new TRPCError({ code: 'NOT_FOUND', message: path });
      return answers[path](given ?? {});
    },
    nonce: 'n0nce',
    ownWordsScript: '',
    assets: { scripts: ['/assets/start.js'], styles: ['/assets/start.css'] },
    publicOrigin: 'https://guildhall.test',
    timeoutMs: 300,
  };
  return { input, asked };
}

/** Of something that never comes. */
function Never(): never {
  throw use(new Promise<never>(() => {}));
}

/** The words of a page, without the marks that React leaves between them. */
const textOf = (html: string | null) => html?.replaceAll('<!-- -->', '');

const pageAt = (address: string, reader?: Reader) => render(asking(address, reader).input);

describe('a server-rendered page', () => {
  test('is a whole document with title, description, canonical URL, preview and content', async () => {
    const { status, html } = await pageAt('/?utm=1');
    expect(status).toBe(200);
    expect(html).toMatch(/^<!DOCTYPE html><html lang="en"/);
    const head = html?.split('</head>')[0] ?? '';
    expect(head).toContain('<title>Guildhall</title>');
    expect(head).toContain('<meta name="description" content="A professional network');
    expect(head).toContain('<link rel="canonical" href="https://guildhall.test/"/>');
    expect(head).toContain('<meta property="og:title" content="Guildhall"/>');
    expect(head).toContain('<link rel="stylesheet" href="/assets/start.css"');
    expect(html).toContain('Meet the people your business is looking for</h1>');
    for (const step of ['Create a profile', 'AI analysis', 'Get connected']) expect(html).toContain(step);
  });

  test('carries the nonce on every script and style element', async () => {
    const { html } = await pageAt('/profile/ana-duarte');
    const elements = html?.match(/<(script|style)\b[^>]*>/g) ?? [];
    expect(elements.length).toBeGreaterThan(3);
    expect(elements.filter((element) => !element.includes('nonce="n0nce"'))).toEqual([]);
  });

  test('loads its scripts only after the first paint', async () => {
    const { html } = await pageAt('/profile/ana-duarte');
    expect(html).not.toMatch(/modulepreload"|type="module"|src="\/assets\/start\.js"/);
    expect(html).toContain('for (const module of ["/assets/start.js"]) import(module)');
  });

  test('is aborted when the client disconnects, while it loads data and while it renders', async () => {
    const { input } = asking('/profile/ana-duarte');
    const waiting = new AbortController();
    const asks = Promise.withResolvers<void>();
    const asked = render({
      ...input,
      request: new Request(input.request, { signal: waiting.signal }),
      callProcedure: () => (asks.resolve(), new Promise(() => {})),
    });
    await asks.promise;
    waiting.abort(new Error('too late'));
    await expect(asked).rejects.toThrow('too late');

    const drawing = new AbortController();
    const drawn = renderToText(<Never />, { signal: drawing.signal });
    drawing.abort(new Error('too late'));
    await expect(drawn).rejects.toThrow('too late');
  });

  test('runs each query once and sends the result along', async () => {
    const { input, asked } = asking('/profile/ana-duarte');
    const { html } = await render(input);
    expect(asked).toEqual([...new Set(asked)]);
    expect(asked).toEqual(expect.arrayContaining(['auth.me', 'profile.get', 'site.config']));
    const state =
      /<script type="application\/json" id="page-state"[^>]*>(.*?)<\/script>/.exec(html ?? '')?.[1] ?? '';
    expect(JSON.parse(state).queries.queries).toHaveLength(4);
  });

  test('what a member wrote cannot become markup, neither in the page nor in the data beside it', async () => {
    const attack = '</script><script>alert(1)</script>';
    const { html } = await pageAt('/profile/ana-duarte', {
      profile: profileOf({ firstName: attack, bio: attack }),
    });
    expect(html).not.toContain('<script>alert');
  });

  test('tells search engines a member’s name and job, but no email and no phone', async () => {
    const profile = profileOf({ jobTitle: 'Baker', email: 'ana@example.test', phoneNumber: '+351 21' });
    const { html } = await pageAt('/profile/ana-duarte', { profile });
    const jsonLd = JSON.parse(
      /<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/.exec(html ?? '')?.[1] ?? '',
    );
    expect(jsonLd).toMatchObject({
      '@type': 'ProfilePage',
      mainEntity: { '@type': 'Person', name: 'Ana Duarte', jobTitle: 'Baker' },
    });
    expect(JSON.stringify(jsonLd)).not.toMatch(/ana@|351/);
    expect(html).toContain('<title>Ana Duarte, Baker · Guildhall</title>');
  });

  test('an unknown URL is Page Not Found with status 404', async () => {
    const { status, html } = await pageAt('/no/such/page');
    expect(status).toBe(404);
    expect(html).toContain('Page Not Found</h1>');
    expect(html).toContain('<meta name="robots" content="noindex"/>');
  });

  test('a member who does not exist is the Profile Not Found card with status 404', async () => {
    const { status, html } = await pageAt('/profile/nobody');
    expect(status).toBe(404);
    expect(html).toContain('Profile Not Found');
  });

  test('a profile that could not be loaded is the error card with status 500', async () => {
    const { status, html } = await pageAt('/profile/broken');
    expect(status).toBe(500);
    expect(html).toContain('Error Loading Profile');
    expect(html).not.toContain('the database is away');
  });

  test('a profile whose posts could not be loaded is shown all the same', async () => {
    const { status, html } = await pageAt('/profile/ana-duarte', {
      profile: profileOf({ firstName: 'Unrelated' }),
    });
    expect(status).toBe(200);
    expect(textOf(html)).toContain('Unrelated Duarte</h1>');
  });

  test('a member who opens the landing page is redirected to the dashboard', async () => {
    const { status, headers, html } = await pageAt('/', { viewer: memberOf() });
    expect([status, headers['location'], html]).toEqual([302, '/dashboard', null]);
  });

  test('contains the menu of a member, and the sign-in buttons of a visitor', async () => {
    const { html } = await pageAt('/nowhere', { viewer: memberOf() });
    expect(textOf(html)).toContain('Ana Duarte’s account menu');
    expect((await pageAt('/nowhere')).html).toContain('Get Started');
  });
});

describe('the shell', () => {
  test('is the frame without the page, with the data of the frame', async () => {
    const { input, asked } = asking('/dashboard', { viewer: memberOf() });
    const { status, html } = await shell(input);
    expect(status).toBe(200);
    expect(textOf(html)).toContain('Ana Duarte’s account menu');
    expect(html).toContain('"rendered":false');
    expect(asked.toSorted()).toEqual(['auth.me', 'site.config']);
  });

  test('renders even when every query fails', async () => {
    const { input } = asking('/dashboard');
    const { status, html } = await shell({
      ...input,
      callProcedure: () => Promise.reject(new Error('away')),
    });
    expect(status).toBe(200);
    expect(html).toContain('Loading...');
  });

  test('loads its scripts at once, and its fonts before them', async () => {
    const { html } = await shell(asking('/dashboard').input);
    expect(html?.match(/as="font"[^>]* fetchPriority="high"/g)).toHaveLength(2);
    expect(html).toMatch(/<script (?=[^>]*type="module")[^>]*src="\/assets\/start\.js"/);
  });

  test('has the metadata of a public page', async () => {
    const { input } = asking('/profile/ana-duarte', { profile: profileOf({ jobTitle: 'Baker' }) });
    const { status, html } = await shell(input);
    const [rendered] = ((await render(input)).html ?? '').split('</head>');
    expect(status).toBe(200);
    expect(html).toContain('Loading...');
    expect(headTags(html)).toEqual(headTags(rendered ?? ''));
    expect(html).toContain('<title>Ana Duarte, Baker · Guildhall</title>');
    expect(html).toContain('<link rel="canonical" href="https://guildhall.test/profile/ana-duarte"/>');
    expect(html).toContain('"@type":"ProfilePage"');
  });

  test('previews an article to visitors and search engines, without its text', async () => {
    const { input, asked } = asking('/news/a-story');
    const { html } = await shell(input);
    expect(html).toContain('<title>A story · Guildhall</title>');
    expect(html).toContain('<meta property="og:type" content="article"/>');
    expect(html).toContain('<meta property="og:description" content="What it says."/>');
    expect(html).toContain('<meta property="og:url" content="https://guildhall.test/news/a-story"/>');
    expect(html).not.toContain('noindex');
    expect(asked).not.toContain('articles.get');
  });

  test('has the titles of the lists without loading them', async () => {
    for (const [path, title] of [
      ['/feed', 'Professional Feed'],
      ['/news', 'Industry News'],
      ['/services', 'Digital Marketing Services'],
      ['/businesses', 'Business Directory'],
    ]) {
      const { input, asked } = asking(`${path}`);
      const { html } = await shell(input);
      expect(html).toContain(`<title>${title} · Guildhall</title>`);
      expect(html).toContain(`<link rel="canonical" href="https://guildhall.test${path}"/>`);
      expect(html).not.toContain('noindex');
      expect(asked.toSorted()).toEqual(['auth.me', 'site.config']);
    }
  });

  test.each(['/no/such/page', '/admin-area/nothing', '/dashboard/nothing/here'])(
    'is a 404 for %s, which no route has',
    async (path) => {
      const { status, html } = await shell(asking(path, { viewer: memberOf() }).input);
      expect(status).toBe(404);
      expect(html).toContain('<meta name="robots" content="noindex"/>');
    },
  );

  test('is a 404 for a member who does not exist, also when it takes the database long to say so', async () => {
    const { input } = asking('/profile/nobody');
    const { status } = await shell({
      ...input,
      callProcedure: async (...call) => {
        if (call[0] === 'profile.get') await new Promise((resolve) => setTimeout(resolve, 600));
        return input.callProcedure(...call);
      },
    });
    expect(status).toBe(404);
  });

  test('is a 503 when the database does not say in time whether there is such a page', async () => {
    const { input } = asking('/profile/ana-duarte');
    vi.useFakeTimers();
    const waiting = shell({
      ...input,
      callProcedure: async (...call) =>
        call[0] === 'profile.get' ? new Promise(() => {}) : input.callProcedure(...call),
    });
    await vi.advanceTimersByTimeAsync(2_000);
    vi.useRealTimers();
    expect((await waiting).status).toBe(503);
  });

  test('is a 404 for an unknown URL, and stays indexable during a failure', async () => {
    const missing = await shell(asking('/profile/nobody').input);
    expect(missing.status).toBe(404);
    expect(missing.html).toContain('<meta name="robots" content="noindex"/>');
    const broken = await shell(asking('/profile/broken').input);
    expect(broken.status).toBe(200);
    expect(broken.html).not.toContain('noindex');
    expect((await shell(asking('/dashboard').input)).html).toContain('noindex');
  });
});

/** Title, description, previews and canonical URL, in the order of the alphabet. */
const headTags = (html: string | null) =>
  (
    html?.match(
      /<title>.*?<\/title>|<meta (?:name="(?:description|robots)|property)[^>]*>|<link rel="canonical"[^>]*>/g,
    ) ?? []
  ).toSorted();
