import type { newPostsMessages as english } from '#src/features/feed/new-posts.messages.ts';
import type { Translation } from '@guildhall/locale/translation';
import { number, plural } from '@guildhall/locale/words/ar';

export const newPostsMessages: Translation<typeof english> = {
  count: (count, cap) =>
    count >= cap && count !== 1
      ? `منشورات جديدة: ${number(cap)}+`
      : plural(count, {
          one: 'منشور جديد واحد',
          two: 'منشوران جديدان',
          few: `${number(count)} منشورات جديدة`,
          many: `${number(count)} منشورًا جديدًا`,
          other: `${number(count)} منشور جديد`,
        }),
  failed: { title: 'خطأ', description: 'تعذّر تحميل المنشورات الجديدة.' },
};
