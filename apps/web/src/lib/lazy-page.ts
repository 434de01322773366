import type { ComponentType } from 'react';
import { importChunk } from './lazy-chunk.ts';
import type { PageContext } from './page-loader.ts';
import type { PageMeta } from './page-meta.ts';
import type { Site } from './site.ts';

/** Finds the metadata of a page without rendering it. Throws the API error when there is no such page. */
type HeadOf = (page: PageContext & { site: Site }) => Promise<PageMeta>;

export type PageHandle = {
  /** The source file of a lazy page, the key of its styles and chunks in the build's manifest. */
  chunk: string;
  /** The page is as high as the screen and scrolls inside; it has no footer. */
  fillsScreen?: boolean;
  /** For the shell of a public page; only on the server, so that no browser loads it. */
  head?: HeadOf | undefined;
};

export const isPageHandle = (handle: unknown): handle is PageHandle =>
  typeof handle === 'object' && handle !== null && 'chunk' in handle;

type PageModule = { Component: ComponentType; ErrorBoundary?: ComponentType };

/** A route whose page is a chunk of its own; `chunk` is the file that `load` imports, relative to src. */
export const lazyPage = (
  chunk: string,
  load: () => Promise<PageModule>,
  options?: Omit<PageHandle, 'chunk'>,
) => ({
  handle: { chunk: `src/${chunk}`, ...options } satisfies PageHandle,
  lazy: () => importChunk(load),
});
