import type { auditMessages as english } from '#src/features/admin/audit/audit.messages.ts';
import type { Translation } from '@guildhall/locale/translation';
import { number, plural } from '@guildhall/locale/words/ar';

const TYPES: Record<string, string> = {
  applicant: 'طلب انضمام',
  article: 'مقال',
  audit: 'سجل التدقيق',
  backup: 'نسخة احتياطية',
  banner: 'لافتة',
  business: 'نشاط تجاري',
  comment: 'تعليق',
  delivery: 'رسالة',
  embeddings: 'خدمة التضمينات',
  import: 'استيراد',
  industry: 'قطاع',
  invitations: 'دعوات',
  order: 'طلب شراء',
  page: 'صفحة',
  post: 'منشور',
  provider: 'خدمة تسجيل دخول',
  review: 'تقييم',
  service: 'خدمة',
  settings: 'إعدادات',
  short_link: 'رابط مختصر',
  user: 'عضو',
  user_batch: 'إجراء على عدة أعضاء',
};

const REASONS: Record<'changed' | 'removed' | 'unsigned', (id: number) => string> = {
  changed: (id) => `تم تغيير القيد ${id} بعد كتابته`,
  removed: (id) => `أُزيل القيد ${id} وكل ما بعده`,
  unsigned: (id) => `لم يوقَّع القيد ${id} من هذا النظام`,
};

const entries = (count: number) =>
  plural(count, {
    one: 'قيد واحد',
    two: 'قيدان',
    few: `${number(count)} قيود`,
    many: `${number(count)} قيدًا`,
    other: `${number(count)} قيد`,
  });

export const auditMessages: Translation<typeof english> = {
  title: 'سجل التدقيق',
  description: 'كل ما قام به المسؤولون. تُضاف القيود ولا تُعدَّل، وكل منها موقَّع.',
  noun: 'قيود سجل التدقيق',
  empty: 'يظهر هنا ما يقوم به المسؤولون.',
  system: 'النظام',
  person: { label: 'الشخص', placeholder: 'من قام بالإجراء، أو من يخصّه' },
  event: { label: 'ما حدث', any: 'أي شيء' },
  outcomes: { denied: 'مرفوض', failure: 'فشل' },
  unnamed: (type, id) => `${TYPES[type] ?? type.replaceAll('_', ' ')} ${id}`,
  allAbout: (name) => `كل ما يخص ${name}`,
  only: (name) => `ما يخص ${name} فقط`,
  download: 'تنزيل بصيغة CSV',
  yes: 'نعم',
  no: 'لا',
  entries,
  andMore: (shown, more) => `${shown} و${number(more)} غيرها`,
  filter: 'تصفية',
  clear: 'مسح',
  emptyValue: '(فارغ)',
  integrity: {
    verify: 'التحقق من سلامة السجل',
    intact: (rows) => `السجل سليم: ${entries(rows)}.`,
    broken: (id, reason) => `السجل غير سليم: ${REASONS[reason](id)}.`,
  },
};
