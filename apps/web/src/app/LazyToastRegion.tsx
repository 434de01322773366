import { Suspense, lazy, useEffect, useState } from 'react';

const ToastRegion = lazy(() =>
  import('../ui/ToastRegion.tsx').then((module) => ({ default: module.ToastRegion })),
);

/** Brings the notification region once the page stands; a toast that came before waits for it. */
export function LazyToastRegion() {
  const [started, setStarted] = useState(false);
  useEffect(() => setStarted(true), []);
  return <Suspense>{started && <ToastRegion />}</Suspense>;
}
