import { Suspense, lazy } from 'react';
import { useHydrated } from './useHydrated.ts';

const ToastRegion = lazy(() =>
  import('../ui/ToastRegion.tsx').then((module) => ({ default: module.ToastRegion })),
);

/** Brings the notification region once the page stands; a toast that came before waits for it. */
export function LazyToastRegion() {
  const hydrated = useHydrated();
  return <Suspense>{hydrated && <ToastRegion />}</Suspense>;
}
