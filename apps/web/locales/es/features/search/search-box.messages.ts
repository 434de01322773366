import type { searchBoxMessages as english } from '#src/features/search/search-box.messages.ts';
import type { Translation } from '@guildhall/locale/translation';

export const searchBoxMessages: Translation<typeof english> = {
  label: 'Buscar',
  placeholder: 'Buscar',
  palette: 'Búsqueda rápida y comandos',
  paletteKeys: 'Ctrl K',
  paletteTooltip: 'Búsqueda rápida y comandos (Ctrl+K o ⌘K)',
};
