import type { mentionsMessages as english } from '#src/features/mentions/mentions.messages.ts';
import type { Translation } from '@guildhall/locale/translation';
import { number, plural } from '@guildhall/locale/words/ar';

export const mentionsMessages: Translation<typeof english> = {
  list: 'أعضاء وأنشطة تجارية يمكن ذكرها',
  found: (count) =>
    plural(count, {
      zero: 'لا اقتراحات.',
      one: 'اقتراح واحد. اضغط Enter لإدراجه.',
      two: 'اقتراحان. استخدم سهمي الأعلى والأسفل، واضغط Enter للإدراج.',
      few: `${number(count)} اقتراحات. استخدم سهمي الأعلى والأسفل، واضغط Enter للإدراج.`,
      many: `${number(count)} اقتراحًا. استخدم سهمي الأعلى والأسفل، واضغط Enter للإدراج.`,
      other: `${number(count)} اقتراح. استخدم سهمي الأعلى والأسفل، واضغط Enter للإدراج.`,
    }),
  business: 'نشاط تجاري',
};
