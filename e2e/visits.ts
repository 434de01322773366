import { chromium } from '@playwright/test';
import { CHROMIUM_FLAGS, chromiumPath } from './chromium.ts';

export type Visitors = {
  /** Opens a page as somebody who was never here, and waits until everything it asks for has come. */
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
      await context.close();
    },
    close: () => browser.close(),
  };
}
