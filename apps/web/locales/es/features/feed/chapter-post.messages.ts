import type { chapterPostMessages as english } from '#src/features/feed/chapter-post.messages.ts';
import type { Translation } from '@guildhall/locale/translation';

export const chapterPostMessages: Translation<typeof english> = {
  audience: (name) => `Solo los miembros de ${name} pueden leerla.`,
};
