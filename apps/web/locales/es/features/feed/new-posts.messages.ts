import type { newPostsMessages as english } from '#src/features/feed/new-posts.messages.ts';
import type { Translation } from '@guildhall/locale/translation';
import { number } from '@guildhall/locale/words/es';

export const newPostsMessages: Translation<typeof english> = {
  count: (count, cap) => {
    if (count === 1) return '1 publicación nueva';
    return count >= cap
      ? `${number(cap)} o más publicaciones nuevas`
      : `${number(count)} publicaciones nuevas`;
  },
  failed: { title: 'Error', description: 'No se han podido cargar las publicaciones nuevas.' },
};
