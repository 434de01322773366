import type { Page } from '@playwright/test';

/**
 * Goes to another page as a link does, which takes a third of the time of loading it. The first page and another tab
 * of the same page are loaded.
 */
export async function goWithinApp(page: Page, path: string): Promise<void> {
  if (page.url() === 'about:blank' || pathnameOf(path) === pathnameOf(page.url())) {
    await page.goto(path);
    return;
  }
  await page.evaluate(
    (to) =>
      new Promise((resolve) => {
        // The event comes from apps/web/src/app/late-fonts.ts.
        window.addEventListener('guildhall:page-replaced', resolve, { once: true });
        history.pushState(null, '', to);
        window.dispatchEvent(new PopStateEvent('popstate'));
      }),
    path,
  );
}

const pathnameOf = (path: string) => new URL(path, 'http://guildhall.test').pathname;
