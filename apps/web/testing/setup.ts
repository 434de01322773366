import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, beforeEach, vi } from 'vitest';
import { stayOnSite } from '../src/lib/leave-site.ts';
import { clearToast } from '../src/lib/toast.ts';
import { server } from './api.ts';
import { installBrowserParts } from './browser-parts.ts';

if (typeof window !== 'undefined') installBrowserParts();

// On a busy machine it takes many seconds to compile a lazy chunk for the first time.
configure({ asyncUtilTimeout: 30_000 });

beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
afterAll(() => server.close());

/** Calls of `console.error`; any of them fails the test. */
const complaints: unknown[][] = [];

// `<search>` is in HTML and React, but not yet in jsdom.
const isUnknownSearch = ([first, tag]: unknown[]) =>
  tag === 'search' && String(first).startsWith('The tag <%s> is unrecognized');

beforeEach(() => {
  complaints.length = 0;
  vi.spyOn(console, 'error').mockImplementation((...words) => {
    if (!isUnknownSearch(words)) complaints.push(words);
  });
});

afterEach(() => {
  if (typeof window !== 'undefined') {
    cleanup();
    // Test files share a document: markup that a test wrote itself must not leak into the next file.
    document.body.replaceChildren();
    // They share its storage too, in which one member's tour may be over or a draft waiting.
    localStorage.clear();
    sessionStorage.clear();
  }
  clearToast();
  stayOnSite();
  server.resetHandlers();
  vi.restoreAllMocks();
  if (complaints.length > 0)
    throw new Error(`console.error was called: ${complaints.map(String).join('; ')}`);
});
