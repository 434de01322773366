import type { reportMessages as english } from '#src/ui/report.messages.ts';
import type { Translation } from '@guildhall/locale/translation';

export const reportMessages: Translation<typeof english> = {
  category: 'ما المشكلة؟',
  choose: 'اختر واحدة',
  categories: {
    spam: 'محتوى مزعج أو إعلاني',
    insult: 'مسيء أو يحض على الكراهية',
    illegal: 'مخالف للقانون',
    other: 'شيء آخر',
  },
  reason: 'بكلماتك (اختياري)',
  reasonHint: 'المسؤولون وحدهم يرون من أبلغ. سنخبرك بما نقرّره.',
  submit: 'إبلاغ',
};
