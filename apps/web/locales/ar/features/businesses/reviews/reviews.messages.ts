import type { reviewsMessages as english } from '#src/features/businesses/reviews/reviews.messages.ts';
import type { Translation } from '@guildhall/locale/translation';

export const reviewsMessages: Translation<typeof english> = {
  failed: 'تعذّر تحميل التقييمات',
  loading: 'جارٍ تحميل التقييمات...',
  write: 'كتابة تقييم',
  edit: 'تعديل تقييمك',
  join: 'انضم لكتابة تقييم',
  signIn: 'سجّل الدخول لكتابة تقييم',
  section: 'التقييمات',
  by: (name) => `تقييم من ${name}`,
  optional: 'اختياري',
  form: {
    rating: 'تقييمك بالنجوم',
    title: 'العنوان',
    comment: 'التعليق',
    placeholder: 'ما الذي ينبغي أن يعرفه الآخرون؟',
    submit: 'إرسال التقييم',
    save: 'حفظ التقييم',
  },
  saved: { title: 'شكرًا لك!', description: 'تم حفظ تقييمك.' },
  reply: {
    from: 'رد المالك',
    write: 'رد',
    edit: 'تعديل الرد',
    label: 'ردّك',
    save: 'حفظ الرد',
  },
  report: {
    action: 'إبلاغ',
    actionLabel: (name) => `إبلاغ عن تقييم من ${name}`,
    title: 'إبلاغ عن هذا التقييم',
    sent: { title: 'تم إرسال البلاغ', description: 'شكرًا لك. سينظر فيه أحد المسؤولين.' },
  },
};
