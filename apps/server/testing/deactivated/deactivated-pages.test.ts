import { beforeAll, describe, expect, it, vi } from 'vitest';
import { hasOwnShell } from '../../src/pages/page-request.ts';
import { type Browser, whenReady } from '../browser.ts';
import { testServer } from '../test-server.ts';
import { MARKER, type Marked, makeMarked } from './marked-member.ts';
import { listPageRoutes, pagesOf } from './marked-pages.ts';

vi.setConfig({ testTimeout: 180_000, hookTimeout: 180_000 });

// The first page loads all sources, which takes longer than a page may.
const server = testServer({ web: 'sources', settings: { SSR_TIMEOUT_MS: '60000' } });
let marked: Marked;

beforeAll(async () => {
  await whenReady(() => server().visitor().get('/', { accept: 'text/html' }));
  marked = await makeMarked(server(), server().db);
});

type Reading = { name: string; path: string; isMarked: boolean; isRendered: boolean };

async function readPage(reader: string, path: string, by: Browser): Promise<Reading> {
  const { status, text, headers } = await whenReady(() => by.get(path, { accept: 'text/html' }));
  // Its own address may have the marker in it.
  const [own = ''] = path.split('?');
  const shown = `${text} ${headers.get('location')}`
    .replaceAll(own, '')
    .replaceAll(encodeURIComponent(own), '');
  return {
    name: `${path} of a ${reader}`,
    path,
    isMarked: new RegExp(MARKER, 'i').test(shown),
    isRendered: text.includes('"rendered":true') || (status >= 300 && status < 400),
  };
}

/** Every page, for a visitor and for another member. */
async function readPages(): Promise<Reading[]> {
  const readings: Reading[] = [];
  for (const path of Object.values(pagesOf(marked)).flat())
    readings.push(
      await readPage('visitor', path, server().visitor()),
      await readPage('member', path, marked.reader),
    );
  return readings;
}

const namesOf = (readings: Reading[]) => readings.map(({ name }) => name);
const markedOnes = (readings: Reading[]) => namesOf(readings.filter(({ isMarked }) => isMarked));

describe('the pages of this test', () => {
  it('are all routes of the web but the console', () => {
    expect(Object.keys(pagesOf(marked)).toSorted()).toEqual(listPageRoutes().toSorted());
  });

  it('are rendered with their content, or redirect, but for those that are always the shell', async () => {
    const shells = (await readPages()).filter(({ isRendered, path }) => !isRendered && !hasOwnShell(path));
    expect(namesOf(shells)).toEqual([]);
  });
});

describe('what belongs to a member', () => {
  it('is on no page while the member is deactivated, and on the same ones as before afterwards', async () => {
    const before = await readPages();
    await marked.setActive(false);
    const hidden = await readPages();
    await marked.setActive(true);
    const after = await readPages();

    expect(markedOnes(hidden)).toEqual([]);
    expect(markedOnes(after)).toEqual(markedOnes(before));
    expect(before.length).toBeGreaterThan(80);
    expect(markedOnes(before).length).toBeGreaterThan(35);
  });
});
