import { Suspense, lazy } from 'react';
import { useHinted } from './useHinted.ts';

const Hint = lazy(() => import('./Hint.tsx').then((module) => ({ default: module.Hint })));

/**
 * Stands once on a page whose controls have a `data-hint`. What draws the hints is a tenth of a page's scripts, so it
 * comes when the first one is wanted.
 */
export function Hints() {
  const hinted = useHinted();
  return <Suspense>{hinted && <Hint key={hinted.label} {...hinted} />}</Suspense>;
}
