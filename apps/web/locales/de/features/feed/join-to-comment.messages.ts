import type { joinToCommentMessages as english } from '#src/features/feed/join-to-comment.messages.ts';
import type { Translation } from '@guildhall/locale/translation';
import { number, plural } from '@guildhall/locale/words/de';

export const joinToCommentMessages: Translation<typeof english> = {
  title: (count) =>
    plural(count, {
      one: '1 Kommentar',
      other: count === 0 ? 'Noch keine Kommentare' : `${number(count)} Kommentare`,
    }),
  text: (count) =>
    count === 0
      ? 'Treten Sie bei, um zu kommentieren. Danach kommen Sie zu diesem Beitrag zurück.'
      : 'Treten Sie bei, um die Kommentare zu lesen und selbst zu kommentieren. Danach kommen Sie zu diesem Beitrag zurück.',
};
