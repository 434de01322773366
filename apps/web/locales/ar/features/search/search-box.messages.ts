import type { searchBoxMessages as english } from '#src/features/search/search-box.messages.ts';
import type { Translation } from '@guildhall/locale/translation';

export const searchBoxMessages: Translation<typeof english> = {
  label: 'بحث',
  placeholder: 'بحث',
  palette: 'بحث سريع وأوامر',
  paletteKeys: 'Ctrl K',
  paletteTooltip: 'بحث سريع وأوامر (Ctrl+K أو ⌘K)',
};
