import type { reportMessages as english } from '#src/ui/report.messages.ts';
import type { Translation } from '@guildhall/locale/translation';

export const reportMessages: Translation<typeof english> = {
  category: '¿Qué problema hay?',
  choose: 'Elige una opción',
  categories: {
    spam: 'Spam o publicidad',
    insult: 'Insultos u odio',
    illegal: 'Algo ilegal',
    other: 'Otra cosa',
  },
  reason: 'Con tus palabras (opcional)',
  reasonHint: 'Solo la administración puede ver de quién es la denuncia. Te diremos qué decidimos.',
  submit: 'Denunciar',
};
