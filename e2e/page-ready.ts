import { type Page, type Response, chromium } from '@playwright/test';
import { CHROMIUM_FLAGS, chromiumPath } from './chromium.ts';

export type VisitorBrowser = {
  /** Opens a URL with an empty cache and waits until it has loaded, a page until it is hydrated. */
  visit(url: string): Promise<void>;
  close(): Promise<void>;
};

/** A browser whose visits share neither cache nor cookies. */
export async function openBrowser(): Promise<VisitorBrowser> {
  const browser = await chromium.launch({ executablePath: await chromiumPath(), args: CHROMIUM_FLAGS });
  return {
    async visit(url) {
      const context = await browser.newContext();
      const page = await context.newPage();
      const response = await page.goto(url, { waitUntil: 'load' });
      if (!response?.ok()) throw new Error(`${url} responded ${response?.status() ?? 'nothing'}`);
      if (isPage(response)) await untilHydrated(page);
      await context.close();
    },
    close: () => browser.close(),
  };
}

/** Waits until the page is taken over: the mark comes from apps/web/src/app/replay-events.ts. */
export async function untilHydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => performance.getEntriesByName('guildhall:ready').length > 0);
}

/** Makes `goto` and `reload` also wait for hydration on the product's pages. */
export function waitForHydration(page: Page): void {
  const hydrated = async (response: Response | null) => {
    if (response && isPage(response)) await untilHydrated(page);
    return response;
  };
  const goto = page.goto.bind(page);
  const reload = page.reload.bind(page);
  page.goto = async (url, options) => {
    const response = await goto(url, options);
    return options?.waitUntil === undefined ? hydrated(response) : response;
  };
  page.reload = async (options) => hydrated(await reload(options));
}

const isPage = (response: Response) => response.headers()['content-type']?.startsWith('text/html') === true;
