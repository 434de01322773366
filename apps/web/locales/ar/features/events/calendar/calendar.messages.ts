import type { calendarMessages as english } from '#src/features/events/calendar/calendar.messages.ts';
import type { Translation } from '@guildhall/locale/translation';

export const calendarMessages: Translation<typeof english> = {
  add: 'إضافة إلى التقويم',
  subscribe: 'الاشتراك من تقويمك',
  loading: 'جارٍ تحميل تقويمك...',
  failed: 'تعذّر تحميل تقويمك',
  about: 'يقرأ تطبيق التقويم فعالياتك من عنوان سري ويبقى محدَّثًا: المواعيد الجديدة والمعدَّلة والملغاة.',
  create: 'الحصول على عنوان',
  existing: (date) =>
    `لديك عنوان منذ ${date}. وقد عُرض مرة واحدة فقط؛ فإن لم يعد لديك، فاطلب عنوانًا جديدًا. عندئذ يتوقف العنوان القديم عن العمل.`,
  replace: 'الحصول على عنوان جديد',
  remove: 'إيقاف مشاركة تقويمي',
  removed: 'لم يعد عنوان تقويمك صالحًا',
  scope: { label: 'الفعاليات', mine: 'الفعاليات التي سجّلت فيها', all: 'جميع الفعاليات' },
  address: 'عنوان تقويمك',
  once: 'يُعرض مرة واحدة فقط. يستطيع كل من لديه العنوان رؤية هذه الفعاليات، فلا تطلع عليه أحدًا.',
  copy: 'نسخ العنوان',
  open: 'فتح في تطبيق التقويم',
};
