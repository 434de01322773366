import type { searchBoxMessages as english } from '#src/features/search/search-box.messages.ts';
import type { Translation } from '@guildhall/locale/translation';

export const searchBoxMessages: Translation<typeof english> = {
  label: 'Rechercher',
  placeholder: 'Rechercher',
  palette: 'Recherche rapide et commandes',
  paletteKeys: 'Ctrl K',
  paletteTooltip: 'Recherche rapide et commandes (Ctrl+K ou ⌘K)',
};
