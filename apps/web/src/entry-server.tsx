import { dehydrate } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import {
  type RouteMatch,
  StaticRouterProvider,
  createStaticHandler,
  createStaticRouter,
  isRouteErrorResponse,
  matchRoutes,
} from 'react-router-dom';
import { type Page, createPage } from './app/create-page.ts';
import { Document } from './app/Document.tsx';
import { replayEventsScript } from './app/replay-events.ts';
import { type RouteFailure, type PageState, pageStateScript } from './app/page-state.ts';
import { DEFAULT_META } from './lib/page-meta.ts';
import { toResponse } from './lib/page-loader.ts';
import { Providers } from './app/Providers.tsx';
import { headOf } from './app/ssr/head-of.ts';
import { renderToText } from './app/ssr/render-to-text.ts';
import { isPageHandle } from './lib/lazy-page.ts';
import { type CallProcedure, createServerClient } from './app/ssr/server-client.ts';
import { assetsOf } from './app/ssr/ssr-assets.ts';
import { fontsScript } from './app/ssr/fonts-script.ts';
import { startScript } from './app/ssr/start-script.ts';
import { ShellFallback } from './app/ShellFallback.tsx';

const ENTRY = 'src/entry-client.tsx';
/** The lazy chunk that members need on every page. */
const MEMBER_SHELL = 'src/app/shell/member-shell.ts';

/** How long the shell waits for the data of its frame, which is optional. */
const SHELL_DATA_MS = 100;
/** How long it waits for what the page is about, of which it has its metadata and whether there is such a page. */
const SHELL_HEAD_MS = 2_000;

export type RenderInput = {
  /** Its signal is aborted when the client disconnects. */
  request: Request;
  callProcedure: CallProcedure;
  nonce: string;
  /** Has the page speak in the community's own words; empty: it has none. */
  ownWordsScript: string;
  /** The entry modules, and style sheets that are not in the manifest of the client build. */
  assets: { scripts: string[]; styles: string[] };
  publicOrigin: string;
  /** Milliseconds after which the caller renders the shell instead. */
  timeoutMs: number;
};

export type RenderResult = { status: number; headers: Record<string, string>; html: string | null };

/**
 * Renders the page at the request's URL as a whole document; a redirect has no HTML.
 * @throws when rendering fails; the caller then sends the shell, and the browser renders the page
 */
export async function render(input: RenderInput): Promise<RenderResult> {
  const page = createPage(createServerClient(input.callProcedure));
  const handler = createStaticHandler(page.routes);
  const { signal } = input.request;
  const context = await handler.query(input.request).catch((error: unknown) => {
    // The router throws an obscure error of its own when it is aborted.
    throw signal.aborted ? signal.reason : error;
  });
  if (context instanceof Response) return toRedirect(context);

  const router = createStaticRouter(handler.dataRoutes, context);
  const state: PageState = {
    rendered: true,
    queries: dehydrate(page.queryClient),
    loaderData: Object.fromEntries(Object.keys(context.loaderData).map((id) => [id, null])),
    errors: context.errors && routeFailuresOf(context.errors),
  };
  const html = await toHtml(
    input,
    page,
    chunksOf(context.matches),
    state,
    <StaticRouterProvider router={router} context={context} hydrate={false} nonce={input.nonce} />,
  );
  return { status: context.statusCode, headers: {}, html };
}

/** The document with the app shell alone; the browser renders the route. For private pages, and when rendering failed. */
export async function shell(input: RenderInput): Promise<RenderResult> {
  const page = createPage(createServerClient(input.callProcedure));
  const url = new URL(input.request.url);
  await withinTime(page.utils.auth.me.ensureData(), SHELL_DATA_MS).catch(() => undefined);
  await withinTime(page.utils.site.config.ensureData(), SHELL_DATA_MS).catch(() => undefined);
  const matches = matchRoutes(page.routes, url.pathname) ?? [];
  const { head, status } = isKnownRoute(matches) ? await headWithin(url, page, matches) : NO_SUCH_PAGE;
  // What has not come by now would be rendered without being sent along.
  await page.queryClient.cancelQueries();
  const state: PageState = { rendered: false, queries: dehydrate(page.queryClient), head };
  const html = await toHtml(
    input,
    page,
    chunksOf(matches),
    state,
    <ShellFallback path={url.pathname} head={head} />,
  );
  return { status, headers: {}, html };
}

const NO_SUCH_PAGE = { status: 404, head: DEFAULT_META };

type Matches = RouteMatch[];

const isKnownRoute = (matches: Matches) =>
  matches.some(({ route }) => route.path !== undefined && route.path !== '*');

/** The metadata of the page, or the status of its error: 503 when it is not known in time whether there is one. */
async function headWithin(url: URL, { utils }: Page, matches: Matches) {
  try {
    return { status: 200, head: await withinTime(headOf(matches, { url, utils }), SHELL_HEAD_MS) };
  } catch (error) {
    const response = toResponse(error);
    if (response instanceof Response) return { status: response.status, head: DEFAULT_META };
    // A temporary failure must not make search engines drop the page.
    return { status: error instanceof LateError ? 503 : 200, head: { ...DEFAULT_META, noIndex: false } };
  }
}

async function toHtml(
  input: RenderInput,
  page: Page,
  sources: string[],
  state: PageState,
  children: ReactNode,
) {
  const { nonce, assets } = input;
  const always = page.utils.auth.me.getData() ? [ENTRY, MEMBER_SHELL] : [ENTRY];
  const { styles, chunks } = assetsOf([...always, ...sources]);
  // Rendered content is readable before any script has loaded; a shell is not.
  const start = state.rendered
    ? { bootstrapScriptContent: startScript(assets.scripts, chunks) }
    : { bootstrapModules: assets.scripts };
  const html = await renderToText(
    <Document
      nonce={nonce}
      styles={[...new Set([...assets.styles, ...styles])]}
      preloads={state.rendered ? [] : chunks}
      isShell={!state.rendered}
    >
      <Providers nonce={nonce} queryClient={page.queryClient} client={page.client}>
        {children}
      </Providers>
    </Document>,
    { nonce, ...start, signal: input.request.signal },
  );
  const words = input.ownWordsScript && `<script nonce="${nonce}">${input.ownWordsScript}</script>`;
  const scripts = `${words}${fontsScript(nonce, { isShell: !state.rendered })}${replayEventsScript(nonce)}${pageStateScript(state, nonce)}`;
  return html.replace('</head>', () => `${scripts}</head>`);
}

function toRedirect(response: Response): RenderResult {
  const location = response.headers.get('location') ?? '/';
  return { status: response.status, headers: { location }, html: null };
}

const routeFailuresOf = (errors: Record<string, unknown>): Record<string, RouteFailure> =>
  Object.fromEntries(
    Object.entries(errors).map(([id, error]) => [
      id,
      { status: isRouteErrorResponse(error) ? error.status : 500 },
    ]),
  );

/** The source files of the matched lazy routes. */
const chunksOf = (matches: { route: { handle?: unknown } }[]): string[] =>
  matches.flatMap(({ route }) => (isPageHandle(route.handle) ? [route.handle.chunk] : []));

class LateError extends Error {}

function withinTime<T>(work: Promise<T>, ms: number): Promise<T> {
  const { promise, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new LateError(`took longer than ${ms} ms`)), ms);
  return Promise.race([work, promise]).finally(() => clearTimeout(timer));
}
