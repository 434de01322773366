import type { composerMessages as english } from '#src/ui/composer/composer.messages.ts';
import type { Translation } from '@guildhall/locale/translation';

export const composerMessages: Translation<typeof english> = {
  toolbar: 'التنسيق',
  formats: {
    bold: 'غامق',
    italic: 'مائل',
    heading: 'عنوان',
    link: 'رابط',
    list: 'قائمة',
    quote: 'اقتباس',
    code: 'شيفرة',
  },
  withShortcut: (label, key) => `${label} (Ctrl+${key})`,
  preview: 'معاينة',
  nothingToPreview: 'لا شيء لمعاينته بعد.',
};
