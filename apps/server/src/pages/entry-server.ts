import type { Locale } from '@guildhall/locale/locales';

/** The interface of the SSR bundle (apps/web/src/entry-server.tsx). */
export type RenderInput = {
  /** Its signal is aborted when the client disconnects. */
  request: Request;
  callProcedure: (path: string, type: 'query', input: unknown) => Promise<unknown>;
  nonce: string;
  /** Has the page speak in the community's own words; empty: it has none. */
  ownWordsScript: string;
  /** Entry modules, and style sheets beyond those in the build manifest. */
  assets: { scripts: string[]; styles: string[] };
  publicOrigin: string;
  timeoutMs: number;
};

export type RenderResult = {
  status: number;
  headers: Record<string, string>;
  /** null: a redirect, named in the headers. */
  html: string | null;
};

export type EntryServer = {
  render(input: RenderInput): Promise<RenderResult>;
  /** The shell: the document without page content, which the browser renders client-side. */
  shell(input: RenderInput): Promise<RenderResult> | RenderResult;
};

/** A type guard, because a dynamically imported module is untyped. */
export const isEntryServer = (entry: unknown): entry is EntryServer =>
  typeof entry === 'object' && entry !== null && 'render' in entry && 'shell' in entry;

/** The page renderer of each language: the production build, or Vite in development, which speaks one. */
export type Pages = {
  load(locale: Locale): Promise<EntryServer>;
  assets(locale: Locale): RenderInput['assets'];
  development: boolean;
};
