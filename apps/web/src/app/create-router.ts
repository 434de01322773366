import {
  type HydrationState,
  type RouteObject,
  createBrowserRouter,
  createPath,
  matchRoutes,
} from 'react-router-dom';
import { setPendingPath } from '../lib/pending-path.ts';
import type { PageState } from './page-state.ts';

export type Router = ReturnType<typeof createBrowserRouter>;

/** The browser's router, hydrated from the state of a server-rendered page. */
export async function createRouter(routes: RouteObject[], state: PageState): Promise<Router> {
  if (!state.rendered) return watched(createBrowserRouter(routes));
  await loadMatches(routes);
  return watched(createBrowserRouter(routes, { hydrationData: toHydration(state) }));
}

function watched(router: Router): Router {
  router.subscribe(({ navigation: { location } }) => setPendingPath(location ? createPath(location) : null));
  return router;
}

/** Resolves when the chunk and the loaders of the first page have finished. */
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

/** A server-rendered page can be hydrated only after the chunk of its lazy route has loaded. */
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
