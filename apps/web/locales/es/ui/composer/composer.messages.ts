import type { composerMessages as english } from '#src/ui/composer/composer.messages.ts';
import type { Translation } from '@guildhall/locale/translation';

export const composerMessages: Translation<typeof english> = {
  toolbar: 'Formato',
  formats: {
    bold: 'Negrita',
    italic: 'Cursiva',
    heading: 'Título',
    link: 'Enlace',
    list: 'Lista',
    quote: 'Cita',
    code: 'Código',
  },
  withShortcut: (label, key) => `${label} (Ctrl+${key})`,
  preview: 'Vista previa',
  nothingToPreview: 'Aún no hay nada que previsualizar.',
};
