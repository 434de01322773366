import type { chapterPostMessages as english } from '#src/features/feed/chapter-post.messages.ts';
import type { Translation } from '@guildhall/locale/translation';

export const chapterPostMessages: Translation<typeof english> = {
  audience: (name) => `Nur Mitglieder von ${name} können ihn lesen.`,
};
