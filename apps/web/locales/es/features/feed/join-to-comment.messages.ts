import type { joinToCommentMessages as english } from '#src/features/feed/join-to-comment.messages.ts';
import type { Translation } from '@guildhall/locale/translation';
import { number, plural } from '@guildhall/locale/words/es';

export const joinToCommentMessages: Translation<typeof english> = {
  title: (count) =>
    count === 0
      ? 'Aún no hay comentarios'
      : plural(count, { one: '1 comentario', other: `${number(count)} comentarios` }),
  text: (count) =>
    count === 0
      ? 'Únete para comentar. Después volverás a esta publicación.'
      : 'Únete para leer los comentarios y escribir el tuyo. Después volverás a esta publicación.',
};
