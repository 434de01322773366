import type { searchBoxMessages as english } from '#src/features/search/search-box.messages.ts';
import type { Translation } from '@guildhall/locale/translation';

export const searchBoxMessages: Translation<typeof english> = {
  label: 'Buscar',
  placeholder: 'Buscar',
  palette: 'Busca rápida e comandos',
  paletteKeys: 'Ctrl K',
  paletteTooltip: 'Busca rápida e comandos (Ctrl+K ou ⌘K)',
};
