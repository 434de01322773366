import type { chapterPostMessages as english } from '#src/features/feed/chapter-post.messages.ts';
import type { Translation } from '@guildhall/locale/translation';

export const chapterPostMessages: Translation<typeof english> = {
  audience: (name) => `Seuls les membres de la section ${name} peuvent la lire.`,
};
