import type { ComponentType } from 'react';
import { importChunk } from './lazy-chunk.ts';

export type PageHandle = {
  /** The source file of a lazy page, the key of its styles and chunks in the build's manifest. */
  chunk: string;
  /** The page is as high as the screen and scrolls inside; it has no footer. */
  fillsScreen?: boolean;
};

export const isPageHandle = (handle: unknown): handle is PageHandle =>
  typeof handle === 'object' && handle !== null && 'chunk' in handle;

type PageModule = { Component: ComponentType; ErrorBoundary?: ComponentType };

/** A route whose page is a chunk of its own; `chunk` is the file that `load` imports, relative to src. */
export const lazyPage = (
  chunk: string,
  load: () => Promise<PageModule>,
  options?: Pick<PageHandle, 'fillsScreen'>,
) => ({
  handle: { chunk: `src/${chunk}`, ...options } satisfies PageHandle,
  lazy: () => importChunk(load),
});
