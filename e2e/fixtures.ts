import { type BrowserContext, type Page, test as base, expect } from '@playwright/test';
import { findViolations } from './find-violations.ts';
import { waitForHydration } from './page-ready.ts';

type Fixtures = {
  /** A second browser context, for another member. */
  otherContext: BrowserContext;
  /** Runs axe on the settled page with these rules, or all of WCAG 2.2 AA, and expects no violations. */
  expectAccessible: (page: Page, rules?: string[]) => Promise<void>;
};

/** For journeys with the animations that most members see; the others run with reduced motion. */
export const MOVING = { contextOptions: { reducedMotion: 'no-preference' } } as const;

/** This machine; by its name where passkeys are used, which are for no address in numbers. */
const OWN_HOSTS = new Set(['127.0.0.1', 'localhost']);

/**
 * Fails a test whenever one of its pages logs an error, violates the content security policy, or
 * sends a request to another host.
 */
export const test = base.extend<Fixtures>({
  baseURL: async ({}, use) => use(process.env['GUILDHALL_ORIGIN'] ?? ''),

  context: async ({ context, javaScriptEnabled }, use) => {
    if (javaScriptEnabled) context.on('page', waitForHydration);
    await watched(context, use);
  },

  otherContext: async ({ browser, baseURL }, use) => {
    const context = await browser.newContext({ ...(baseURL && { baseURL }) });
    context.on('page', waitForHydration);
    await watched(context, use);
    await context.close();
  },

  expectAccessible: async ({}, use) => {
    await use(async (page, rules) => {
      await settled(page);
      expect(await findViolations(page, rules)).toEqual([]);
    });
  },
});

/** Waits for loading and transitions: an element that fades in lacks contrast. */
async function settled(page: Page): Promise<void> {
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
  await page.waitForFunction(() =>
    document
      .getAnimations()
      .every(
        ({ effect, playState }) => playState !== 'running' || effect?.getTiming().iterations === Infinity,
      ),
  );
}

async function watched(
  context: BrowserContext,
  use: (context: BrowserContext) => Promise<void>,
): Promise<void> {
  const problems: string[] = [];
  await context.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
      console.error(`content security policy: ${violatedDirective} ${blockedURI}`);
    });
  });
  context.on('console', (message) => {
    // The browser logs every error response itself; journeys check those on the page.
    if (message.type() === 'error' && !message.text().startsWith('Failed to load resource'))
      problems.push(message.text());
  });
  context.on('weberror', (error) => problems.push(error.error().message));
  context.on('request', (request) => {
    const { hostname, protocol } = new URL(request.url());
    if (protocol.startsWith('http') && !OWN_HOSTS.has(hostname)) problems.push(`request to ${hostname}`);
  });
  await use(context);
  expect(problems).toEqual([]);
}

export { expect };
