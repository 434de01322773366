import AxeBuilder from '@axe-core/playwright';
import { type BrowserContext, type Page, test as base, expect } from '@playwright/test';
import { waitUntilAnswering } from './visits.ts';

const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
const MODAL = '[role=dialog][aria-modal=true]';

type Fixtures = {
  /** A second browser with its own cookies, for somebody else. */
  otherContext: BrowserContext;
  /** Fails with the list of what axe finds on the page as it is now, by these of its rules or all of WCAG 2.2 AA. */
  expectAccessible: (page: Page, rules?: string[]) => Promise<void>;
};

/**
 * Every page of every journey is watched: an error in the console, a violation of the content security policy
 * or a request to another host fails the test.
 */
export const test = base.extend<Fixtures>({
  baseURL: async ({}, use) => use(process.env['GUILDHALL_ORIGIN'] ?? ''),

  context: async ({ context, javaScriptEnabled }, use) => {
    if (javaScriptEnabled) context.on('page', waitUntilAnswering);
    await watched(context, use);
  },

  otherContext: async ({ browser, baseURL }, use) => {
    const context = await browser.newContext({ ...(baseURL && { baseURL }) });
    context.on('page', waitUntilAnswering);
    await watched(context, use);
    await context.close();
  },

  expectAccessible: async ({}, use) => {
    await use(async (page, rules) => {
      // The pages have no frames, so the lighter way of running is enough.
      const axe = new AxeBuilder({ page }).setLegacyMode(true).options({ resultTypes: ['violations'] });
      // What lies behind an open dialog is dimmed and out of reach.
      if ((await page.locator(MODAL).count()) > 0) axe.include(MODAL);
      const { violations } = await (rules ? axe.withRules(rules) : axe.withTags(WCAG)).analyze();
      const found = violations.map(
        ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`,
      );
      expect(found).toEqual([]);
    });
  },
});

async function watched(
  context: BrowserContext,
  use: (context: BrowserContext) => Promise<void>,
): Promise<void> {
  const faults: string[] = [];
  await context.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
      console.error(`content security policy: ${violatedDirective} ${blockedURI}`);
    });
  });
  context.on('console', (message) => {
    // A refused request is logged by the browser itself; journeys about refusals check it on the page.
    if (message.type() === 'error' && !message.text().startsWith('Failed to load resource'))
      faults.push(message.text());
  });
  context.on('weberror', (error) => faults.push(error.error().message));
  context.on('request', (request) => {
    const { hostname, protocol } = new URL(request.url());
    if (protocol.startsWith('http') && hostname !== '127.0.0.1') faults.push(`request to ${hostname}`);
  });
  await use(context);
  expect(faults).toEqual([]);
}

export { expect };
