import { Suspense, lazy, useEffect, useState } from 'react';
import { useToast } from '../lib/toast.ts';

const ToastRegion = lazy(() =>
  import('../ui/ToastRegion.tsx').then((module) => ({ default: module.ToastRegion })),
);

const SIGNS_OF_USE = ['pointermove', 'pointerdown', 'keydown', 'scroll'] as const;

/**
 * Brings the notification region at the first sign that somebody uses the page, which is before anything
 * can be worth a toast; one that comes sooner brings it too, and waits for it.
 */
export function LazyToastRegion() {
  const [isUsed, setUsed] = useState(false);
  const toast = useToast();

  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    const begin = () => {
      setUsed(true);
      controller.abort();
    };
    for (const sign of SIGNS_OF_USE) window.addEventListener(sign, begin, { signal, passive: true });
    return () => controller.abort();
  }, []);

  return <Suspense>{(isUsed || toast !== null) && <ToastRegion />}</Suspense>;
}
