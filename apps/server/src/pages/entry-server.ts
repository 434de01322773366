/** What the web's server bundle (apps/web/src/entry-server.tsx) takes and gives. */
export type RenderInput = {
  /** Its signal is aborted when nobody waits for the page any more. */
  request: Request;
  callProcedure: (path: string, type: 'query', input: unknown) => Promise<unknown>;
  nonce: string;
  /** Modules that start the page, and sheets beyond those that the build's manifest names. */
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
  /** The same document without the page in it; the browser renders that by itself. */
  shell(input: RenderInput): Promise<RenderResult> | RenderResult;
};

/** Modules have no type at run time. */
export const isEntryServer = (entry: unknown): entry is EntryServer =>
  typeof entry === 'object' && entry !== null && 'render' in entry && 'shell' in entry;

/** Where pages come from: the build, or Vite while developing. */
export type Pages = {
  load(): Promise<EntryServer>;
  assets: RenderInput['assets'];
  development: boolean;
};
