import { Suspense, useEffect, useState } from 'react';
import { lazyChunk } from '../lib/lazy-chunk.ts';
import { useToast } from '../lib/toast.ts';

const ToastRegion = lazyChunk(() =>
  import('../ui/ToastRegion.tsx').then((module) => ({ default: module.ToastRegion })),
);

const FIRST_USE = ['pointermove', 'pointerdown', 'keydown', 'scroll'] as const;

type Use = 'none' | 'used' | 'focus-requested';

/**
 * Loads the toast region on the first interaction, before anything can need a toast, or with the first toast. The
 * region listens for its F8 shortcut only once it is mounted, so an F8 that loads it focuses it as well.
 */
export function LazyToastRegion() {
  const [use, setUse] = useState<Use>('none');
  const toast = useToast();
  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    const begin = (event: Event) => {
      setUse(event instanceof KeyboardEvent && event.key === 'F8' ? 'focus-requested' : 'used');
      controller.abort();
    };
    for (const type of FIRST_USE) window.addEventListener(type, begin, { signal, passive: true });
    return () => controller.abort();
  }, []);
  return (
    <Suspense>
      {(use !== 'none' || toast !== null) && <ToastRegion isFocused={use === 'focus-requested'} />}
    </Suspense>
  );
}
