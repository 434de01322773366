import type { topicsMessages as english } from '#src/features/topics/topics.messages.ts';
import type { Translation } from '@guildhall/locale/translation';
import { number, plural } from '@guildhall/locale/words/ar';

export const topicsMessages: Translation<typeof english> = {
  follow: 'متابعة',
  following: 'تتابعه',
  followTopic: (name) => `متابعة #${name}`,
  followingTopic: (name) => `تتابعه: #${name}`,
  followed: {
    title: 'الموضوعات التي تتابعها',
    none: 'تظهر هنا المنشورات عن الموضوعات التي تتابعها. ضع علامة # قبل أي كلمة لتصبح موضوعًا.',
  },
  popular: 'موضوعات رائجة',
  suggestions: {
    list: 'موضوعات يمكن إدراجها',
    members: (count) =>
      plural(count, {
        one: 'عضو واحد',
        two: 'عضوان',
        few: `${number(count)} أعضاء`,
        many: `${number(count)} عضوًا`,
        other: `${number(count)} عضو`,
      }),
    found: (count) =>
      plural(count, {
        zero: 'لا موضوعات.',
        one: 'موضوع واحد. اضغط سهم الأسفل ثم Enter لإدراجه.',
        two: 'موضوعان. استخدم سهمي الأعلى والأسفل، واضغط Enter للإدراج.',
        few: `${number(count)} موضوعات. استخدم سهمي الأعلى والأسفل، واضغط Enter للإدراج.`,
        many: `${number(count)} موضوعًا. استخدم سهمي الأعلى والأسفل، واضغط Enter للإدراج.`,
        other: `${number(count)} موضوع. استخدم سهمي الأعلى والأسفل، واضغط Enter للإدراج.`,
      }),
  },
};
