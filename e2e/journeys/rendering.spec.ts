import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { register } from '../members.ts';
import { untilHydrated } from '../page-ready.ts';

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  for (const [path, heading] of [
    ['/', 'Meet the people'],
    ['/feed', 'Professional Feed'],
    ['/profile/maya-torres', 'Maya Torres'],
  ] as const) {
    test(`${path} can be read`, async ({ page }) => {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toContainText(heading);
    });
  }
});

test('a rendered profile has a title, a preview and structured data without email or phone', async ({
  request,
  baseURL,
}) => {
  const html = await (await request.get('/profile/maya-torres', { headers: { accept: 'text/html' } })).text();
  const head = html.slice(0, html.indexOf('</head>'));
  expect(head).toContain('<title>Maya Torres');
  expect(head).toContain(`<link rel="canonical" href="${baseURL}/profile/maya-torres"`);
  expect(head).toContain('property="og:title"');
  const jsonLd = /<script[^>]*application\/ld\+json[^>]*>(.*?)<\/script>/s.exec(html)?.[1] ?? '';
  expect(JSON.parse(jsonLd)).toMatchObject({ '@context': 'https://schema.org' });
  expect(jsonLd).not.toMatch(/email|telephone/);
});

test('a rendered page refetches nothing that it was rendered with', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (/\/trpc\/.*(auth\.me|site\.config|feed\.list)/.test(request.url())) asked.push(request.url());
  });
  await page.goto('/feed');
  const like = page.getByRole('article').first().getByRole('button', { name: /^Like/ });
  await like.click();
  await expect(page.getByRole('dialog', { name: /^Join to like/ })).toBeVisible();
  expect(asked).toEqual([]);
});

test('scripts load after the first paint, so style sheets load before them', async ({ page }) => {
  const response = await page.goto('/feed');
  // Sheets of what is loaded on demand come later, with its scripts.
  const sheets = [...((await response?.text()) ?? '').matchAll(/href="([^"]+\.css)"/g)].map(
    ([, href]) => href,
  );
  await untilHydrated(page);
  const { lastSheet, painted, firstScript } = await page.evaluate((ofPage) => {
    const files = performance.getEntriesByType('resource');
    const sheetsOfPage = files.filter(({ name }) => ofPage.includes(new URL(name).pathname));
    const scripts = files.filter(({ name }) => name.endsWith('.js'));
    return {
      lastSheet: Math.max(...sheetsOfPage.map((file) => file.startTime + file.duration)),
      painted: performance.getEntriesByName('first-contentful-paint')[0]?.startTime,
      firstScript: Math.min(...scripts.map((file) => file.startTime)),
    };
  }, sheets);
  expect(sheets.length).toBeGreaterThan(0);
  expect(lastSheet).toBeGreaterThan(0);
  expect(firstScript).toBeLessThan(Number.POSITIVE_INFINITY);
  expect(firstScript).toBeGreaterThanOrEqual(lastSheet);
  expect(firstScript).toBeGreaterThanOrEqual(painted ?? Number.POSITIVE_INFINITY);
});

/** Holds back the scripts of `page` until the returned function is called. */
async function holdScripts(page: Page): Promise<() => void> {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/*.js', async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

test('clicks before hydration are replayed after it', async ({ page }) => {
  const letScriptsCome = await holdScripts(page);
  await page.goto('/feed', { waitUntil: 'commit' });
  const like = page.getByRole('article').first().getByRole('button', { name: /^Like/ });
  await like.click();
  letScriptsCome();
  await expect(page.getByRole('dialog', { name: /^Join to like/ })).toBeVisible();
});

test('text typed and options chosen before hydration survive it', async ({ page }) => {
  const { email } = await register(page.request);
  const letScriptsCome = await holdScripts(page);
  await page.goto('/business/create', { waitUntil: 'commit' });
  const name = page.getByLabel('Business name');
  await name.pressSequentially('Rye & Shi');
  await page.getByLabel('Industry').selectOption('Retail');
  await page.getByLabel('Email').fill(email);
  await name.focus();
  letScriptsCome();
  await page.waitForFunction(() => performance.getEntriesByName('guildhall:ready').length > 0);
  await page.keyboard.type('ne');
  await page.getByLabel('Description', { exact: false }).first().fill('Bread by bike, every morning');
  await page.getByLabel('Country').fill('Portugal');
  await page.getByRole('button', { name: 'Create Business' }).click();
  await expect(page.getByRole('heading', { name: 'Rye & Shine', level: 1 })).toBeVisible();
  await expect(page.getByText(email)).toBeVisible();
});

test('an unknown page is Page Not Found with status 404, an unknown path of the API is JSON', async ({
  page,
  request,
}) => {
  const answer = await page.goto('/no/such/page');
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', { name: 'Page Not Found' })).toBeVisible();
  const api = await request.get('/api/no-such-path');
  expect(api.status()).toBe(404);
  expect(await api.json()).toHaveProperty('message');
});

test('robots.txt and the sitemap list public pages only', async ({ request, baseURL }) => {
  const robots = await (await request.get('/robots.txt')).text();
  expect(robots).toContain('Disallow: /admin');
  const sitemap = await (await request.get('/sitemaps/members.xml')).text();
  expect(sitemap).toContain(`${baseURL}/profile/maya-torres`);
  expect(sitemap).not.toContain('/dashboard');
});
