import type { joinToCommentMessages as english } from '#src/features/feed/join-to-comment.messages.ts';
import type { Translation } from '@guildhall/locale/translation';
import { number } from '@guildhall/locale/words/pt';

export const joinToCommentMessages: Translation<typeof english> = {
  title: (count) => {
    if (count === 0) return 'Nenhum comentário ainda';
    return count === 1 ? '1 comentário' : `${number(count)} comentários`;
  },
  text: (count) =>
    count === 0
      ? 'Cadastre-se para comentar. Depois, você volta a esta publicação.'
      : 'Cadastre-se para ler os comentários e escrever o seu. Depois, você volta a esta publicação.',
};
