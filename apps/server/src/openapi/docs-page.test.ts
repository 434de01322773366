import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { whenReady } from '../../testing/browser.ts';
import { testServer } from '../../testing/test-server.ts';
import { restRoutes } from '../../testing/authorization/inventory.ts';

const server = testServer();

const read = () => whenReady(() => server().visitor().get('/api/docs'));

test('anyone can read about every route on one page', async () => {
  const { status, text } = await read();
  expect(status).toBe(200);
  for (const route of await restRoutes())
    expect(text).toContain(`<code>${route.replaceAll(/:(\w+)/g, '{$1}')}</code>`);
});

test('the page runs nothing, loads nothing and may use only the style inside it', async () => {
  const { text, headers } = await read();
  expect(text).not.toMatch(/<script|<link|<img|\sstyle=|\son\w+=|url\(/);
  const style = /<style>([\s\S]*?)<\/style>/.exec(text)?.[1] ?? '';
  const hash = createHash('sha256').update(style).digest('base64');
  expect(headers.get('content-security-policy')).toMatch(/^default-src 'none'; /);
  expect(headers.get('content-security-policy')).toContain(`style-src 'sha256-${hash}'`);
});

test('its examples work on the running server', async () => {
  const { text } = await read();
  const { origin } = server();
  const examples = text.matchAll(/<pre tabindex="0">curl '([^']+)'<\/pre>/g);
  const addresses = [...examples]
    .map(([, address = '']) => address)
    .filter((one) => !/\/(1|text)(\/|\?|$)/.test(one));
  expect(addresses.length).toBeGreaterThan(5);
  for (const address of addresses) {
    expect(address.startsWith(origin)).toBe(true);
    const { status } = await server().visitor().get(address.slice(origin.length));
    // Nobody is signed in, so /auth/me returns null.
    expect([address, status]).toEqual([address, address.endsWith('/auth/me') ? 401 : 200]);
  }
});

test('every anchor has a target', async () => {
  const { text } = await read();
  const ids = new Set([...text.matchAll(/\sid="([^"]+)"/g)].map(([, id]) => id));
  const targets = [...text.matchAll(/href="#([^"]+)"/g)].map(([, id]) => id);
  expect(targets.length).toBeGreaterThan(10);
  expect(targets.filter((id) => !ids.has(id))).toEqual([]);
});
