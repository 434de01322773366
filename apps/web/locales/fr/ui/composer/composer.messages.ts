import type { composerMessages as english } from '#src/ui/composer/composer.messages.ts';
import type { Translation } from '@guildhall/locale/translation';

export const composerMessages: Translation<typeof english> = {
  toolbar: 'Mise en forme',
  formats: {
    bold: 'Gras',
    italic: 'Italique',
    heading: 'Titre',
    link: 'Lien',
    list: 'Liste',
    quote: 'Citation',
    code: 'Code',
  },
  withShortcut: (label, key) => `${label} (Ctrl+${key})`,
  preview: 'Aperçu',
  nothingToPreview: 'Rien à prévisualiser pour le moment.',
};
