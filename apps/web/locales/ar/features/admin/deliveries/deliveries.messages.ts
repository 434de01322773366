import type { deliveriesMessages as english } from '#src/features/admin/deliveries/deliveries.messages.ts';
import type { Translation } from '@guildhall/locale/translation';
import { number, plural } from '@guildhall/locale/words/ar';

export const deliveriesMessages: Translation<typeof english> = {
  title: 'رسائل تعذّر تسليمها',
  failed: 'تعذّر تحميل الرسائل',
  none: 'لم تُترك أي رسالة دون تسليم.',
  retried: (count) =>
    plural(count, {
      one: 'لا تزال محاولة تسليم رسالة واحدة مستمرة.',
      two: 'لا تزال محاولة تسليم رسالتين مستمرة.',
      few: `لا تزال محاولة تسليم ${number(count)} رسائل مستمرة.`,
      many: `لا تزال محاولة تسليم ${number(count)} رسالة مستمرة.`,
      other: `لا تزال محاولة تسليم ${number(count)} رسالة مستمرة.`,
    }),
  truncated: (shown, total) => `أحدث ${number(shown)} من أصل ${number(total)}.`,
  abandoned: 'توقفت المحاولة',
  retry: 'إعادة الإرسال',
  retryLabel: (title) => `إعادة الإرسال: ${title}`,
  retryAll: (count) => `إعادة إرسال الكل (${number(count)})`,
  queued: (count) => ({
    title: 'أُعيدت إلى قائمة الإرسال',
    description: plural(count, {
      one: 'أُضيفت رسالة واحدة إلى القائمة.',
      two: 'أُضيفت رسالتان إلى القائمة.',
      few: `أُضيفت ${number(count)} رسائل إلى القائمة.`,
      many: `أُضيفت ${number(count)} رسالة إلى القائمة.`,
      other: `أُضيفت ${number(count)} رسالة إلى القائمة.`,
    }),
  }),
  channels: { mail: 'البريد الإلكتروني', crm: 'CRM', webhook: 'Webhook' },
  noReason: 'لم يُذكر سبب',
  attempts: (count) =>
    plural(count, {
      one: 'محاولة واحدة',
      two: 'محاولتان',
      few: `${number(count)} محاولات`,
      many: `${number(count)} محاولة`,
      other: `${number(count)} محاولة`,
    }),
};
