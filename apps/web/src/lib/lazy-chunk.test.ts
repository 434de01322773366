import { http, HttpResponse } from 'msw';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { server } from '../../testing/api.ts';
import { importChunk } from './lazy-chunk.ts';

const assign = vi.fn<(path: string) => void>();
const gone = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module: /assets/a.js'));

beforeEach(() => void vi.stubGlobal('location', { href: window.location.href, assign }));
afterEach(() => {
  vi.unstubAllGlobals();
  assign.mockClear();
  sessionStorage.clear();
});

test('a chunk that cannot be loaded offline is loaded when the network is back', async () => {
  let isUp = false;
  server.use(http.get('*/healthz', () => (isUp ? HttpResponse.json({}) : HttpResponse.error())));
  const load = vi
    .fn<() => Promise<string>>()
    .mockImplementation(() => (isUp ? Promise.resolve('page') : gone()));
  const page = importChunk(load);
  await vi.waitFor(() => expect(load).toHaveBeenCalledOnce(), 20_000);
  isUp = true;
  await vi.waitFor(async () => {
    window.dispatchEvent(new Event('online'));
    expect(await Promise.race([page, Promise.resolve('waiting')])).toBe('page');
  }, 20_000);
  expect(assign).not.toHaveBeenCalled();
});

test('a chunk that the server no longer has reloads the page, and only once', async () => {
  server.use(http.get('*/healthz', () => HttpResponse.json({})));
  void importChunk(gone);
  await vi.waitFor(() => expect(assign).toHaveBeenCalledOnce(), 20_000);
  await expect(importChunk(gone)).rejects.toThrow('Failed to fetch');
  expect(assign).toHaveBeenCalledOnce();
});
