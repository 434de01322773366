import { type Page, type Response, chromium } from '@playwright/test';
import { CHROMIUM_FLAGS, chromiumPath } from './chromium.ts';

export type Visitors = {
  /** Opens an address as somebody who was never here and waits until it is loaded; a page, until it answers. */
  visit(address: string): Promise<void>;
  close(): Promise<void>;
};

/** A real browser for visits that share nothing: no cache, no cookies. */
export async function openVisitors(): Promise<Visitors> {
  const browser = await chromium.launch({ executablePath: await chromiumPath(), args: CHROMIUM_FLAGS });
  return {
    async visit(address) {
      const context = await browser.newContext();
      const page = await context.newPage();
      const answer = await page.goto(address, { waitUntil: 'load' });
      if (!answer?.ok()) throw new Error(`${address} answered ${answer?.status() ?? 'nothing'}`);
      if (isPage(answer)) await untilAnswering(page);
      await context.close();
    },
    close: () => browser.close(),
  };
}

/** Waits until the page is taken over: the mark comes from apps/web/src/app/replay-events.ts. */
export async function untilAnswering(page: Page): Promise<void> {
  await page.waitForFunction(() => performance.getEntriesByName('guildhall:ready').length > 0);
}

/** From now on, opening one of the product's pages takes until it answers, and not only until it can be read. */
export function waitUntilAnswering(page: Page): void {
  const answering = async (answer: Response | null) => {
    if (answer && isPage(answer)) await untilAnswering(page);
    return answer;
  };
  const open = page.goto.bind(page);
  const openAgain = page.reload.bind(page);
  page.goto = async (address, options) => {
    const answer = await open(address, options);
    return options?.waitUntil === undefined ? answering(answer) : answer;
  };
  page.reload = async (options) => answering(await openAgain(options));
}

const isPage = (answer: Response) => answer.headers()['content-type']?.startsWith('text/html') === true;
