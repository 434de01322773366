import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, beforeEach, vi } from 'vitest';
import { clearToast } from '../src/lib/toast.ts';
import { server } from './api.ts';
import { installBrowserParts } from './browser-parts.ts';

if (typeof window !== 'undefined') installBrowserParts();

// The first use of a lazy chunk has to be compiled on a busy machine.
configure({ asyncUtilTimeout: 10_000 });

beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
afterAll(() => server.close());

/** What React and the browser complain about is a fault of the page, so it fails the test. */
const complaints: unknown[][] = [];

// The element is in HTML and in React, but not yet in jsdom.
const isUnknownSearch = ([first, tag]: unknown[]) =>
  tag === 'search' && String(first).startsWith('The tag <%s> is unrecognized');

beforeEach(() => {
  complaints.length = 0;
  vi.spyOn(console, 'error').mockImplementation((...words) => {
    if (!isUnknownSearch(words)) complaints.push(words);
  });
});

afterEach(() => {
  if (typeof window !== 'undefined') cleanup();
  clearToast();
  server.resetHandlers();
  vi.restoreAllMocks();
  if (complaints.length > 0)
    throw new Error(`console.error was called: ${complaints.map(String).join('; ')}`);
});
