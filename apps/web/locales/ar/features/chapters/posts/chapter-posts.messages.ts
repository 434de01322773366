import type { chapterPostsMessages as english } from '#src/features/chapters/posts/chapter-posts.messages.ts';
import type { Translation } from '@guildhall/locale/translation';

export const chapterPostsMessages: Translation<typeof english> = {
  label: 'منشورات الفرع',
  failed: 'تعذّر تحميل المنشورات',
  none: 'لا شيء هنا بعد. اكتب أول منشور: لا يقرؤه سوى أعضاء الفرع.',
  noneYet: 'لا شيء هنا بعد.',
  placeholder: 'اكتب إلى الأعضاء...',
  audience: (name) => `لا يقرؤه سوى أعضاء ${name}.`,
};
