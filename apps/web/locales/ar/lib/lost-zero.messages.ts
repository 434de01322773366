import type { lostZeroMessages as english } from '#src/lib/lost-zero.messages.ts';
import type { Translation } from '@guildhall/locale/translation';

export const lostZeroMessages: Translation<typeof english> = {
  phone: 'هل يبدأ هذا الرقم بصفر؟ جداول البيانات تحذفه.',
  postcode: (whole) => `هل هذا هو ${whole}؟ جداول البيانات تحذف الصفر من البداية.`,
};
