import type { newPostsMessages as english } from '#src/features/feed/new-posts.messages.ts';
import type { Translation } from '@guildhall/locale/translation';
import { number } from '@guildhall/locale/words/pt';

export const newPostsMessages: Translation<typeof english> = {
  count: (count, cap) => {
    if (count === 1) return '1 nova publicação';
    return count >= cap ? `${number(cap)}+ novas publicações` : `${number(count)} novas publicações`;
  },
  failed: { title: 'Erro', description: 'Não foi possível carregar as novas publicações.' },
};
