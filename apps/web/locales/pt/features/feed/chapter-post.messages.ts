import type { chapterPostMessages as english } from '#src/features/feed/chapter-post.messages.ts';
import type { Translation } from '@guildhall/locale/translation';

export const chapterPostMessages: Translation<typeof english> = {
  audience: (name) => `Só quem participa do grupo ${name} pode ler.`,
};
