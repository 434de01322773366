import { Suspense, lazy } from 'react';
import { setKeySheet, useKeySheet, usePalette } from './palette.ts';
import { useShortcuts } from './shortcuts.ts';

const SearchPalette = lazy(() =>
  import('./SearchPalette.tsx').then((module) => ({ default: module.SearchPalette })),
);
const KeySheet = lazy(() => import('./KeySheet.tsx').then((module) => ({ default: module.KeySheet })));

/** Listens to the product's keys on every page, and brings the palette and the list of keys when first asked for. */
export function SearchHost() {
  useShortcuts();
  const palette = usePalette();
  const sheet = useKeySheet();
  return (
    <>
      <Suspense>{palette !== 'untouched' && <SearchPalette isOpen={palette === 'open'} />}</Suspense>
      <Suspense>{sheet === 'open' && <KeySheet onClose={() => setKeySheet(false)} />}</Suspense>
    </>
  );
}
