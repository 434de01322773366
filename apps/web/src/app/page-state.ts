import type { DehydratedState } from '@tanstack/react-query';
import type { PageMeta } from '../lib/page-meta.ts';

/** The element that carries the state of a rendered page into the browser. */
export const PAGE_STATE_ID = 'page-state';

/**
 * What travels with a rendered page. `rendered` is false when only the frame was rendered and the browser
 * has to draw the route itself.
 */
export type PageState =
  | { rendered: false; queries?: DehydratedState; head?: PageMeta }
  | {
      rendered: true;
      queries: DehydratedState;
      loaderData: Record<string, null>;
      errors: Record<string, PageFault> | null;
    };

/** A route's failure in words that can be serialised: the HTTP status that the page was answered with. */
export type PageFault = { status: number };

/** As the text of a script element: nothing inside can close it. */
export function pageStateScript(state: PageState, nonce: string): string {
  const json = JSON.stringify(state).replaceAll('<', String.raw`\u003c`);
  return `<script type="application/json" id="${PAGE_STATE_ID}" nonce="${nonce}">${json}</script>`;
}

/** Takes the state out of the document, so that what remains is exactly what React rendered. */
export function takePageState(document: Document): PageState {
  const element = document.getElementById(PAGE_STATE_ID);
  element?.remove();
  if (!element?.textContent) return { rendered: false };
  const state: PageState = JSON.parse(element.textContent);
  return state;
}
