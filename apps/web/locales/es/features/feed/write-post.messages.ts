import type { writePostMessages as english } from '#src/features/feed/write-post.messages.ts';
import type { Translation } from '@guildhall/locale/translation';
import { number, plural } from '@guildhall/locale/words/es';

export const writePostMessages: Translation<typeof english> = {
  type: 'Tipo de publicación',
  content: 'Tu publicación',
  audience: 'Cualquiera puede leerla, también visitantes que no han iniciado sesión.',
  charactersLeft: (count) =>
    plural(count, { one: 'Queda 1 carácter', other: `Quedan ${number(count)} caracteres` }),
  submit: 'Publicar',
  submitting: 'Publicando...',
  failed: 'No se ha podido crear la publicación',
  waiting: {
    title: 'Pendiente de aprobación',
    description: 'La administración revisará primero tu publicación. Te avisaremos.',
  },
};
