import type { Page } from '@playwright/test';
import axe from 'axe-core';

const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
const MODAL = '[role=dialog][aria-modal=true]';
/** What sticks to the bottom covers some element at any place to which the page is scrolled, which axe holds for small. */
const STICKY = ':has(> [data-bottom-bar])';

/**
 * Runs axe on the page, or on its modal dialog, behind which everything is dimmed and inert.
 * @param rules names of axe's rules; all of WCAG 2.2 AA by default
 * @returns one line for each violated rule, with the elements
 */
export async function findViolations(page: Page, rules?: string[]): Promise<string[]> {
  // Parsing it takes longer than running it, so a page gets it once.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  return page.evaluate(
    async ({ runOnly, modal, sticky }) => {
      document.querySelector<HTMLElement>(sticky)?.style.setProperty('position', 'static');
      const { violations } = await window.axe.run(document.querySelector(modal) ?? document, {
        runOnly,
        resultTypes: ['violations'],
        // Not the style sheets: only rules that are not chosen read them, and parsing them takes a fifth of the time.
        preload: { assets: ['media'] },
      });
      document.querySelector<HTMLElement>(sticky)?.style.removeProperty('position');
      return violations.map(
        ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`,
      );
    },
    {
      runOnly: rules ? { type: 'rule' as const, values: rules } : { type: 'tag' as const, values: WCAG },
      modal: MODAL,
      sticky: STICKY,
    },
  );
}

declare global {
  interface Window {
    axe: typeof axe;
  }
}
