import { afterEach, expect, test, vi } from 'vitest';
import { importChunk } from './lazy-chunk.ts';

afterEach(() => void vi.restoreAllMocks());

test('a chunk that cannot be loaded offline is loaded when the network is back', async () => {
  const onLine = vi.spyOn(window.navigator, 'onLine', 'get').mockReturnValue(false);
  const load = vi.fn<() => Promise<string>>().mockRejectedValueOnce(new Error('Failed to fetch'));
  load.mockResolvedValue('the page');
  const page = importChunk(load);
  await vi.waitFor(() => expect(load).toHaveBeenCalledOnce());
  onLine.mockReturnValue(true);
  window.dispatchEvent(new Event('online'));
  expect(await page).toBe('the page');
});

test('a chunk that is missing on the server fails', async () => {
  await expect(importChunk(() => Promise.reject(new Error('404')))).rejects.toThrow('404');
});
