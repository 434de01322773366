import type { ComponentType } from 'react';

/** The source file of a lazy page, by which the server finds its styles and chunks in the build's manifest. */
export type PageHandle = { chunk: string };

type PageModule = { Component: ComponentType; ErrorBoundary?: ComponentType };

/** A page in its own chunk; `chunk` is the file that `load` imports, below src. */
export const lazyPage = (chunk: string, load: () => Promise<PageModule>) => ({
  handle: { chunk: `src/${chunk}` } satisfies PageHandle,
  lazy: load,
});
