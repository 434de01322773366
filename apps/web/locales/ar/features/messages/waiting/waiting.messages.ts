import type { waitingMessages as english } from '#src/features/messages/waiting/waiting.messages.ts';
import type { Translation } from '@guildhall/locale/translation';
import { number, plural } from '@guildhall/locale/words/ar';

export const waitingMessages: Translation<typeof english> = {
  list: 'رسائل تنتظر الاتصال بالشبكة',
  count: (count) => `${number(count)} في الانتظار`,
  pictures: (count) =>
    plural(count, {
      one: 'صورة واحدة',
      two: 'صورتان',
      few: `${number(count)} صور`,
      many: `${number(count)} صورة`,
      other: `${number(count)} صورة`,
    }),
  notSent: (reason) => `لم تُرسل. ${reason}`,
  old: 'تنتظر هذه الرسالة منذ يوم. هل ما زال ما فيها قائمًا؟',
  noRoom: {
    title: 'تعذّر حفظ رسالتك لإرسالها لاحقًا',
    description: 'لا تتسع ذاكرة هذا المتصفح لها. أرسلها عندما يعود الاتصال بالإنترنت.',
  },
};
