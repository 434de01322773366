import { Suspense, lazy } from 'react';
import { usePalette } from './palette.ts';
import { useShortcuts } from './shortcuts.ts';

const SearchPalette = lazy(() =>
  import('./SearchPalette.tsx').then((module) => ({ default: module.SearchPalette })),
);

/** Listens to the product's keys on every page, and brings the palette when it is first asked for. */
export function SearchHost() {
  useShortcuts();
  const palette = usePalette();
  return <Suspense>{palette !== 'untouched' && <SearchPalette isOpen={palette === 'open'} />}</Suspense>;
}
