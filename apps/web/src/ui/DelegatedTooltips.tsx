import { Suspense, lazy } from 'react';
import { useDelegatedTooltip } from './useDelegatedTooltip.ts';

const DelegatedTooltip = lazy(() =>
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
