import type { Page } from '@playwright/test';

/** What the browser reports no sooner than this takes, rounded to 8 ms, counts as this long; in milliseconds. */
export const SHORTEST = 16;

type Interactions = { longest(): number; forget(): void };
declare global {
  interface Window {
    interactions: Interactions;
  }
}

/** Makes every document of this page keep how long its interactions take, from the event to the next paint. */
export async function watchInteractions(page: Page): Promise<void> {
  await page.addInitScript((durationThreshold) => {
    let durations: number[] = [];
    const keep = (entries: PerformanceEntryList) => {
      for (const entry of entries)
        if (entry instanceof PerformanceEventTiming && entry.interactionId > 0)
          durations.push(entry.duration);
    };
    const observer = new PerformanceObserver((list) => keep(list.getEntries()));
    const wanted: PerformanceObserverInit & { durationThreshold: number } = {
      type: 'event',
      durationThreshold,
    };
    observer.observe(wanted);
    window.interactions = {
      longest() {
        keep(observer.takeRecords());
        return Math.max(durationThreshold, ...durations);
      },
      forget: () => (durations = []),
    };
  }, SHORTEST);
}

/** Milliseconds of the slowest interaction within `act`, which stays in one document. */
export async function timeInteraction(page: Page, act: () => Promise<void>): Promise<number> {
  await page.evaluate(() => window.interactions.forget());
  await act();
  return page.evaluate(async () => {
    // The entry comes with the paint that ends it, or soon after.
    for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
    await new Promise((resolve) => setTimeout(resolve, 100));
    return window.interactions.longest();
  });
}
