import { renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import { useFieldEvents } from './useFieldEvents.ts';

function paste(data: Record<string, string>): Event {
  const field = document.createElement('textarea');
  const { unmount } = renderHook(() => useFieldEvents(field, () => undefined));
  const event = new Event('paste', { bubbles: true, cancelable: true });
  const clipboardData = { getData: (type: string) => data[type] ?? '' };
  field.dispatchEvent(Object.assign(event, { clipboardData }));
  unmount();
  return event;
}

test('a copied picture, which comes without a text, is left to the browser', () => {
  expect(paste({ 'text/html': '<img src="https://site.test/oven.png">' }).defaultPrevented).toBe(false);
});
