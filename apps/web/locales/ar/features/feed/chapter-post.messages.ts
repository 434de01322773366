import type { chapterPostMessages as english } from '#src/features/feed/chapter-post.messages.ts';
import type { Translation } from '@guildhall/locale/translation';

export const chapterPostMessages: Translation<typeof english> = {
  audience: (name) => `لا يقرؤه سوى أعضاء ${name}.`,
};
