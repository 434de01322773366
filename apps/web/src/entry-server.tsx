import { dehydrate } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import {
  StaticRouterProvider,
  createStaticHandler,
  createStaticRouter,
  isRouteErrorResponse,
  matchRoutes,
} from 'react-router-dom';
import { type Page, createPage } from './app/create-page.ts';
import { Document } from './app/Document.tsx';
import { replayEventsScript } from './app/replay-events.ts';
import { type PageFault, type PageState, pageStateScript } from './app/page-state.ts';
import { DEFAULT_META } from './lib/page-meta.ts';
import { headAt } from './app/heads.ts';
import { toResponse } from './lib/page-loader.ts';
import { Providers } from './app/Providers.tsx';
import { renderToText } from './app/ssr/render-to-text.ts';
import { isPageHandle } from './lib/lazy-page.ts';
import { type CallProcedure, createServerClient } from './app/ssr/server-client.ts';
import { assetsOf } from './app/ssr/ssr-assets.ts';
import { startScript } from './app/ssr/start-script.ts';
import { ShellFallback } from './app/ShellFallback.tsx';

const ENTRY = 'src/entry-client.tsx';
/** Chunks of their own that signed-in readers see on every page. */
const MEMBER_CHUNKS = ['src/app/shell/UserMenu.tsx', 'src/features/notifications/NotificationBell.tsx'];

/** The shell waits this long for what its frame shows; it stands without, too. */
const SHELL_DATA_MS = 100;
/** And this long for the one thing that its page is about, which previews of the address show. */
const SHELL_HEAD_MS = 400;

export type RenderInput = {
  /** Its signal is aborted when nobody waits for the page any more. */
  request: Request;
  callProcedure: CallProcedure;
  nonce: string;
  /** Modules that start the page, and sheets beyond those that the client build's manifest names. */
  assets: { scripts: string[]; styles: string[] };
  publicOrigin: string;
  /** Milliseconds after which the caller gives up on the page and asks for the shell. */
  timeoutMs: number;
};

export type RenderResult = { status: number; headers: Record<string, string>; html: string | null };

/**
 * Renders the page at the request's address as a whole document; a redirect has no HTML.
 * @throws when rendering fails; the caller then answers with the shell, and the browser draws the page
 */
export async function render(input: RenderInput): Promise<RenderResult> {
  const page = createPage(createServerClient(input.callProcedure));
  const handler = createStaticHandler(page.routes);
  const { signal } = input.request;
  const context = await handler.query(input.request).catch((error: unknown) => {
    // The router has its own, obscure way to fail when it is stopped.
    throw signal.aborted ? signal.reason : error;
  });
  if (context instanceof Response) return toRedirect(context);

  const router = createStaticRouter(handler.dataRoutes, context);
  const state: PageState = {
    rendered: true,
    queries: dehydrate(page.queryClient),
    loaderData: Object.fromEntries(Object.keys(context.loaderData).map((id) => [id, null])),
    errors: context.errors && faultsOf(context.errors),
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

/** The document with the frame alone; the browser draws the route. For private pages, and when rendering failed. */
export async function shell(input: RenderInput): Promise<RenderResult> {
  const page = createPage(createServerClient(input.callProcedure));
  const url = new URL(input.request.url);
  await withinTime(page.utils.auth.me.ensureData(), SHELL_DATA_MS).catch(() => undefined);
  await withinTime(page.utils.site.config.ensureData(), SHELL_DATA_MS).catch(() => undefined);
  const { head, status } = await headWithin(input, url, page);
  const state: PageState = { rendered: false, queries: dehydrate(page.queryClient), head };
  const sources = chunksOf(matchRoutes(page.routes, url.pathname) ?? []);
  const html = await toHtml(input, page, sources, state, <ShellFallback path={url.pathname} head={head} />);
  return { status, headers: {}, html };
}

/** What the page would have said of itself, or why there is no such page. */
async function headWithin({ publicOrigin }: RenderInput, url: URL, { utils }: Page) {
  try {
    return { status: 200, head: await withinTime(headAt(url, utils, publicOrigin), SHELL_HEAD_MS) };
  } catch (error) {
    const refusal = toResponse(error);
    if (refusal instanceof Response) return { status: refusal.status, head: DEFAULT_META };
    // It could not be read just now: no reason for search engines to forget the page.
    return { status: 200, head: { ...DEFAULT_META, noIndex: false } };
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
  const always = page.utils.auth.me.getData() ? [ENTRY, ...MEMBER_CHUNKS] : [ENTRY];
  const { styles, chunks } = assetsOf([...always, ...sources]);
  // What is rendered can be read before any script is there; a shell waits for them.
  const start = state.rendered
    ? { bootstrapScriptContent: startScript(assets.scripts, chunks) }
    : { bootstrapModules: assets.scripts };
  const html = await renderToText(
    <Document
      nonce={nonce}
      styles={[...new Set([...assets.styles, ...styles])]}
      preloads={state.rendered ? [] : chunks}
    >
      <Providers nonce={nonce} queryClient={page.queryClient} client={page.client}>
        {children}
      </Providers>
    </Document>,
    { nonce, ...start, signal: input.request.signal },
  );
  const scripts = `${replayEventsScript(nonce)}${pageStateScript(state, nonce)}`;
  return html.replace('</head>', () => `${scripts}</head>`);
}

function toRedirect(response: Response): RenderResult {
  const location = response.headers.get('location') ?? '/';
  return { status: response.status, headers: { location }, html: null };
}

const faultsOf = (errors: Record<string, unknown>): Record<string, PageFault> =>
  Object.fromEntries(
    Object.entries(errors).map(([id, error]) => [
      id,
      { status: isRouteErrorResponse(error) ? error.status : 500 },
    ]),
  );

/** The source files of the pages that the address matches. */
const chunksOf = (matches: { route: { handle?: unknown } }[]): string[] =>
  matches.flatMap(({ route }) => (isPageHandle(route.handle) ? [route.handle.chunk] : []));

function withinTime<T>(work: Promise<T>, ms: number): Promise<T> {
  const { promise, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new Error(`rendering took longer than ${ms} ms`)), ms);
  return Promise.race([work, promise]).finally(() => clearTimeout(timer));
}
