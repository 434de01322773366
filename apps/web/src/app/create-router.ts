import { type HydrationState, type RouteObject, createBrowserRouter, matchRoutes } from 'react-router-dom';
import type { PageState } from './page-state.ts';

export type Router = ReturnType<typeof createBrowserRouter>;

/** The browser's router, picking up where a rendered page left off. */
export async function createRouter(routes: RouteObject[], state: PageState): Promise<Router> {
  if (!state.rendered) return createBrowserRouter(routes);
  await loadMatches(routes);
  return createBrowserRouter(routes, { hydrationData: toHydration(state) });
}

/** Waits until the first page's chunk and loaders are there. */
export function whenReady(router: Router): Promise<Router> {
  return new Promise((resolve) => {
    if (router.state.initialized) return resolve(router);
    const stop = router.subscribe((state) => {
      if (!state.initialized) return;
      stop();
      resolve(router);
    });
  });
}

/** A rendered page can only be taken over once the code of its lazy route is here. */
async function loadMatches(routes: RouteObject[]): Promise<void> {
  const matches = matchRoutes(routes, window.location) ?? [];
  await Promise.all(
    matches.map(async ({ route }) => {
      if (typeof route.lazy !== 'function') return;
      Object.assign(route, await route.lazy(), { lazy: undefined });
    }),
  );
}

function toHydration(state: Extract<PageState, { rendered: true }>): HydrationState {
  if (state.errors === null) return { loaderData: state.loaderData };
  const errors = Object.fromEntries(
    Object.entries(state.errors).map(([id, { status }]) => [
      id,
      { status, statusText: '', internal: false, data: null },
    ]),
  );
  return { loaderData: state.loaderData, errors };
}
