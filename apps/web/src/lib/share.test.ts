import { renderHook } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { share } from './share.ts';
import { clearToast, useToast } from './toast.ts';

const PLACE = { title: 'Rye & Shine', path: '/business/rye-and-shine' };
const ADDRESS = `${window.location.origin}/business/rye-and-shine`;

const refuse = () =>
  Object.defineProperty(navigator, 'clipboard', {
    value: { writeText: () => Promise.reject(new Error('refused')) },
    configurable: true,
  });

test('where the browser copies nothing, the link is shown to be copied by hand, as a notice and no error', async () => {
  clearToast();
  refuse();
  const opened = vi.spyOn(window, 'open');
  const { result, rerender } = renderHook(useToast);
  expect(await share(PLACE)).toBe('failed');
  rerender();
  expect(result.current).toMatchObject({ title: 'Copy this link', description: ADDRESS });
  expect(result.current).not.toHaveProperty('destructive');
  expect(opened).not.toHaveBeenCalled();
});

test('without a text the address alone is copied', async () => {
  const copy = vi.fn<(text: string) => Promise<void>>().mockResolvedValue();
  Object.defineProperty(navigator, 'clipboard', { value: { writeText: copy }, configurable: true });
  expect(await share(PLACE)).toBe('copied');
  expect(copy).toHaveBeenCalledWith(ADDRESS);
});
