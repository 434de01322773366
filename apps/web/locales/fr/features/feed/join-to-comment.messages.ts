import type { joinToCommentMessages as english } from '#src/features/feed/join-to-comment.messages.ts';
import type { Translation } from '@guildhall/locale/translation';
import { number, plural } from '@guildhall/locale/words/fr';

export const joinToCommentMessages: Translation<typeof english> = {
  title: (count) =>
    count === 0
      ? 'Pas encore de commentaires'
      : plural(count, { one: `${count} commentaire`, other: `${number(count)} commentaires` }),
  text: (count) =>
    count === 0
      ? 'Inscrivez-vous pour commenter. Vous reviendrez à cette publication.'
      : 'Inscrivez-vous pour lire les commentaires et en écrire un. Vous reviendrez à cette publication.',
};
