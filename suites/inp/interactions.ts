import type { Page } from '@playwright/test';

/** The browser reports interactions from this duration on, in milliseconds, rounded to 8; shorter ones count as this long. */
const SHORTEST = 16;

type Interactions = { longest(): number; reset(): void };
declare global {
  interface Window {
    interactions: Interactions;
  }
}

/** Records the duration of every interaction in the documents of this page, from the event to the next paint. */
export async function watchInteractions(page: Page): Promise<void> {
  await page.addInitScript((durationThreshold) => {
    let durations: number[] = [];
    const record = (entries: PerformanceEntryList) => {
      for (const entry of entries)
        if (entry instanceof PerformanceEventTiming && entry.interactionId > 0)
          durations.push(entry.duration);
    };
    const observer = new PerformanceObserver((list) => record(list.getEntries()));
    const options: PerformanceObserverInit & { durationThreshold: number } = {
      type: 'event',
      durationThreshold,
    };
    observer.observe(options);
    window.interactions = {
      longest() {
        record(observer.takeRecords());
        return Math.max(durationThreshold, ...durations);
      },
      reset: () => (durations = []),
    };
  }, SHORTEST);
}

/** The slowest interaction within `act`, in milliseconds; `act` must not navigate. */
export async function timeInteraction(page: Page, act: () => Promise<void>): Promise<number> {
  await page.evaluate(() => window.interactions.reset());
  await act();
  return page.evaluate(async () => {
    // The entry is reported with the paint that ends the interaction, or soon after.
    for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
    await new Promise((resolve) => setTimeout(resolve, 100));
    return window.interactions.longest();
  });
}
