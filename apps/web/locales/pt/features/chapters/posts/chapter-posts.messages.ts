import type { chapterPostsMessages as english } from '#src/features/chapters/posts/chapter-posts.messages.ts';
import type { Translation } from '@guildhall/locale/translation';

export const chapterPostsMessages: Translation<typeof english> = {
  label: 'Publicações do grupo',
  failed: 'Não foi possível carregar as publicações',
  none: 'Nada aqui por enquanto. Escreva a primeira publicação: só os membros do grupo a leem.',
  noneYet: 'Nada aqui por enquanto.',
  placeholder: 'Escreva para os membros...',
  audience: (name) => `Só os membros de ${name} podem ler.`,
};
