import type { commentsMessages as english } from '#src/features/comments/comments.messages.ts';
import type { Translation } from '@guildhall/locale/translation';

export const commentsMessages: Translation<typeof english> = {
  heading: (author) => `التعليقات على منشور ${author}`,
  failed: 'تعذّر تحميل التعليقات',
  empty: 'لا تعليقات بعد. كن أول من يعلّق.',
  more: 'عرض المزيد من التعليقات',
  unavailable: 'لم يعد هذا التعليق متاحًا.',
  loading: 'جارٍ تحميل التعليقات...',
  content: 'تعليقك',
  placeholder: 'اكتب تعليقًا...',
  submit: 'تعليق',
  reply: 'رد',
  replyTo: (author) => `الرد على ${author}`,
  yourReply: (author) => `ردّك على ${author}`,
  replyPlaceholder: 'اكتب ردًا...',
  replies: (author) => (author === null ? 'الردود' : `الردود على ${author}`),
  justNow: 'الآن',
  remove: 'حذف',
  report: 'إبلاغ',
  about: (action, author) => `${action}: تعليق ${author}`,
  deleteTitle: 'هل تريد حذف هذا التعليق؟',
  deleteAction: 'حذف التعليق',
  deleteText: 'سيُزال فورًا.',
  reportTitle: (author) => `الإبلاغ عن تعليق ${author}`,
  reportSent: { title: 'شكرًا لك', description: 'تم الإبلاغ عن التعليق. سننظر في الأمر.' },
};
