import type { ComponentType } from 'react';

export type PageHandle = {
  /** The source file of a lazy page, by which the server finds its styles and chunks in the build's manifest. */
  chunk: string;
  /** The page brings its own top bar and foot. */
  bare?: boolean;
};

export const isPageHandle = (handle: unknown): handle is PageHandle =>
  typeof handle === 'object' && handle !== null && 'chunk' in handle;

type PageModule = { Component: ComponentType; ErrorBoundary?: ComponentType };

/** A page in its own chunk; `chunk` is the file that `load` imports, below src. */
export const lazyPage = (
  chunk: string,
  load: () => Promise<PageModule>,
  look?: Pick<PageHandle, 'bare'>,
) => ({
  handle: { chunk: `src/${chunk}`, ...look } satisfies PageHandle,
  lazy: load,
});
