import { Suspense } from 'react';
import { lazyChunk } from '../lib/lazy-chunk.ts';
import { useDelegatedTooltip } from './useDelegatedTooltip.ts';

const DelegatedTooltip = lazyChunk(() =>
  import('./DelegatedTooltip.tsx').then((module) => ({ default: module.DelegatedTooltip })),
);

/**
 * Tooltips by event delegation: rendered once per page, for every control with a `data-tooltip`. The tooltip component
 * is a tenth of a page's scripts, so it is loaded when the first one opens.
 */
export function DelegatedTooltips() {
  const target = useDelegatedTooltip();
  return <Suspense>{target && <DelegatedTooltip key={target.label} {...target} />}</Suspense>;
}
