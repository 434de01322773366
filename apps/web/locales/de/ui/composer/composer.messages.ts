import type { composerMessages as english } from '#src/ui/composer/composer.messages.ts';
import type { Translation } from '@guildhall/locale/translation';

export const composerMessages: Translation<typeof english> = {
  toolbar: 'Formatierung',
  formats: {
    bold: 'Fett',
    italic: 'Kursiv',
    heading: 'Überschrift',
    link: 'Link',
    list: 'Liste',
    quote: 'Zitat',
    code: 'Code',
  },
  withShortcut: (label, key) => `${label} (Strg+${key})`,
  preview: 'Vorschau',
  nothingToPreview: 'Noch nichts für die Vorschau.',
};
