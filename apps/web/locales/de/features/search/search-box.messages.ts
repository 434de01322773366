import type { searchBoxMessages as english } from '#src/features/search/search-box.messages.ts';
import type { Translation } from '@guildhall/locale/translation';

export const searchBoxMessages: Translation<typeof english> = {
  label: 'Suche',
  placeholder: 'Suche',
  palette: 'Schnellsuche und Befehle',
  paletteKeys: 'Strg K',
  paletteTooltip: 'Schnellsuche und Befehle (Strg+K oder ⌘K)',
};
