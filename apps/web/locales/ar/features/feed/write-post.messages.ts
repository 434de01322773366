import type { writePostMessages as english } from '#src/features/feed/write-post.messages.ts';
import type { Translation } from '@guildhall/locale/translation';
import { number, plural } from '@guildhall/locale/words/ar';

export const writePostMessages: Translation<typeof english> = {
  type: 'نوع المنشور',
  content: 'منشورك',
  audience: 'يمكن للجميع قراءته، حتى الزوار الذين لم يسجّلوا الدخول.',
  charactersLeft: (count) =>
    plural(count, {
      zero: 'لم يتبقَّ أي حرف',
      one: 'تبقّى حرف واحد',
      two: 'تبقّى حرفان',
      few: `تبقّت ${number(count)} أحرف`,
      many: `تبقّى ${number(count)} حرفًا`,
      other: `تبقّى ${number(count)} حرف`,
    }),
  submit: 'نشر',
  submitting: 'جارٍ النشر...',
  failed: 'تعذّر إنشاء المنشور',
  waiting: {
    title: 'في انتظار الموافقة',
    description: 'يراجع أحد المسؤولين منشورك أولًا. سنخبرك بالنتيجة.',
  },
};
