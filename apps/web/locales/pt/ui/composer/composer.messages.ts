import type { composerMessages as english } from '#src/ui/composer/composer.messages.ts';
import type { Translation } from '@guildhall/locale/translation';

export const composerMessages: Translation<typeof english> = {
  toolbar: 'Formatação',
  formats: {
    bold: 'Negrito',
    italic: 'Itálico',
    heading: 'Título',
    link: 'Link',
    list: 'Lista',
    quote: 'Citação',
    code: 'Código',
  },
  withShortcut: (label, key) => `${label} (Ctrl+${key})`,
  preview: 'Visualizar',
  nothingToPreview: 'Ainda não há nada para visualizar.',
};
