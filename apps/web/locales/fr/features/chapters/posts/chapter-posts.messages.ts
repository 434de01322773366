import type { chapterPostsMessages as english } from '#src/features/chapters/posts/chapter-posts.messages.ts';
import type { Translation } from '@guildhall/locale/translation';

export const chapterPostsMessages: Translation<typeof english> = {
  label: 'Publications de la section',
  failed: 'Impossible de charger les publications',
  none: 'Rien pour le moment. Écrivez la première publication : seuls les membres de la section la lisent.',
  noneYet: 'Rien pour le moment.',
  placeholder: 'Écrivez aux membres...',
  audience: (name) => `Seuls les membres de la section ${name} peuvent la lire.`,
};
