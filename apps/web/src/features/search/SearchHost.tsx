import { Suspense } from 'react';
import { lazyChunk } from '../../lib/lazy-chunk.ts';
import { setShortcuts, useShortcutsDialog, usePalette } from './overlays.ts';
import { useShortcuts } from './shortcuts.ts';

const SearchPalette = lazyChunk(() =>
  import('./SearchPalette.tsx').then((module) => ({ default: module.SearchPalette })),
);
const ShortcutsDialog = lazyChunk(() =>
  import('./ShortcutsDialog.tsx').then((module) => ({ default: module.ShortcutsDialog })),
);

/** Handles the keyboard shortcuts on every page, and loads the palette and the list of shortcuts on demand. */
export function SearchHost() {
  useShortcuts();
  const palette = usePalette();
  const shortcuts = useShortcutsDialog();
  return (
    <>
      <Suspense>{palette !== 'untouched' && <SearchPalette isOpen={palette === 'open'} />}</Suspense>
      <Suspense>{shortcuts === 'open' && <ShortcutsDialog onClose={() => setShortcuts(false)} />}</Suspense>
    </>
  );
}
