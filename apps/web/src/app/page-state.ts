import type { DehydratedState } from '@tanstack/react-query';
import type { PageMeta } from '../lib/page-meta.ts';
import { noteServerTime } from '../lib/server-clock.ts';

/** Id of the element with the state of a server-rendered page. */
export const PAGE_STATE_ID = 'page-state';

/** The state sent with a page. `rendered` is false when only the shell was rendered and the browser renders the route. */
export type PageState =
  | { rendered: false; queries?: DehydratedState; head?: PageMeta }
  | {
      rendered: true;
      queries: DehydratedState;
      loaderData: Record<string, null>;
      errors: Record<string, RouteFailure> | null;
    };

/** The serializable form of a route error: the HTTP status of the response. */
export type RouteFailure = { status: number };

/** The state as a script element; `<` is escaped so that nothing inside can close it. */
export function pageStateScript(state: PageState, nonce: string): string {
  const json = JSON.stringify(state).replaceAll('<', String.raw`\u003c`);
  return `<script type="application/json" id="${PAGE_STATE_ID}" nonce="${nonce}">${json}</script>`;
}

/** Reads the state and removes its element, so that the document is exactly what React rendered. */
export function takePageState(document: Document): PageState {
  const element = document.getElementById(PAGE_STATE_ID);
  element?.remove();
  if (!element?.textContent) return { rendered: false };
  const state: PageState = JSON.parse(element.textContent);
  noteRenderingTime(state);
  return state;
}

/** A page knows when it was rendered by its data; one that the browser shows again is older than it looks. */
function noteRenderingTime({ queries }: PageState): void {
  const [navigation] = performance.getEntriesByType('navigation');
  const isShownAgain = navigation !== undefined && 'type' in navigation && navigation.type === 'back_forward';
  const times = (queries?.queries ?? []).flatMap(({ dehydratedAt }) => dehydratedAt ?? []);
  if (times.length > 0 && !isShownAgain) noteServerTime(Math.max(...times));
}
