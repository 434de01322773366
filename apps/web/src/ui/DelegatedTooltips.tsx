import { Suspense, lazy } from 'react';
import { useDelegatedTooltip } from './useDelegatedTooltip.ts';

const DelegatedTooltip = lazy(() =>
  import('./DelegatedTooltip.tsx').then((module) => ({ default: module.DelegatedTooltip })),
);

/**
 * Stands once on a page whose controls have a `data-tooltip`. What draws the hints is a tenth of a page's scripts, so it
 * comes when the first one is wanted.
 */
export function DelegatedTooltips() {
  const target = useDelegatedTooltip();
  return <Suspense>{target && <DelegatedTooltip key={target.label} {...target} />}</Suspense>;
}
