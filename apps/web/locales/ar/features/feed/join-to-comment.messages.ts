import type { joinToCommentMessages as english } from '#src/features/feed/join-to-comment.messages.ts';
import type { Translation } from '@guildhall/locale/translation';
import { number, plural } from '@guildhall/locale/words/ar';

export const joinToCommentMessages: Translation<typeof english> = {
  title: (count) =>
    plural(count, {
      zero: 'لا تعليقات بعد',
      one: 'تعليق واحد',
      two: 'تعليقان',
      few: `${number(count)} تعليقات`,
      many: `${number(count)} تعليقًا`,
      other: `${number(count)} تعليق`,
    }),
  text: (count) =>
    count === 0
      ? 'انضم لتكتب تعليقًا. ستعود إلى هذا المنشور.'
      : 'انضم لقراءة التعليقات وكتابة تعليقك. ستعود إلى هذا المنشور.',
};
