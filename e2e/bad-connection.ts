import { type Locator, type Page, expect } from '@playwright/test';

/** In bytes a second. */
const SLOW_UPLOAD = 40_000;
const DOWNLOAD = 1_000_000;
const UNLIMITED = -1;

const UPLOADS = /\/api\/(?:attachments|businesses\/images|profile\/avatar)/;

/**
 * Has the connection of `page` break when `choose` begins to upload a picture, and then be slow; waits until `progress`
 * shows that a part of the second attempt is sent. What `choose` uses has to be on the page: requests under way when a
 * limit begins may never end.
 */
export async function uploadOverBadConnection(
  page: Page,
  progress: Locator,
  choose: () => Promise<unknown>,
): Promise<void> {
  const devTools = await page.context().newCDPSession(page);
  const limit = (downloadThroughput: number, uploadThroughput: number) =>
    devTools.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 0,
      downloadThroughput,
      uploadThroughput,
    });
  await limit(DOWNLOAD, SLOW_UPLOAD);
  await page.route(UPLOADS, (route) => route.abort('connectionreset'), { times: 1 });
  const broken = page.waitForEvent('requestfailed', (request) => UPLOADS.test(request.url()));
  await choose();
  await broken;
  const percent = async () => Number(await progress.getAttribute('aria-valuenow'));
  await expect.poll(percent, { intervals: [50] }).toBeGreaterThan(0);
  expect(await progress.count()).toBe(1);
  await limit(UNLIMITED, UNLIMITED);
}
