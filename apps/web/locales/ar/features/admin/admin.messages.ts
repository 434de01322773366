import type { adminMessages as english } from '#src/features/admin/admin.messages.ts';
import type { Translation } from '@guildhall/locale/translation';

export const adminMessages: Translation<typeof english> = {
  title: 'لوحة الإدارة',
  description: 'الأعضاء والمحتوى والنسخ الاحتياطية.',
  tabs: {
    overview: 'نظرة عامة',
    users: 'المستخدمون',
    posts: 'المنشورات',
    articles: 'المقالات',
    businesses: 'الأنشطة التجارية',
    banners: 'اللافتات',
    backup: 'النسخ الاحتياطي',
    settings: 'الإعدادات',
  },
  loading: (noun) => `جارٍ تحميل ${noun}...`,
  failed: (noun) => `تعذّر تحميل ${noun}`,
  noMatch: { title: (noun) => `لا نتائج مطابقة في قائمة ${noun}`, text: 'جرّب بحثًا آخر أو تصفية أخرى.' },
  empty: (noun) => `لا شيء في قائمة ${noun} حتى الآن`,
  member: {
    option: (name, email) => `${name} (${email})`,
    typeAName: 'اكتب اسمًا أو عنوان بريد إلكتروني أو اسم شركة.',
    nobody: 'لا نتائج',
  },
  filter: 'عرض',
  csv: 'CSV',
  undo: 'تراجع',
  edit: 'تعديل',
  editLabel: (name) => `تعديل ${name}`,
  delete: 'حذف',
  deleteLabel: (name) => `حذف ${name}`,
  restore: 'استعادة',
  moveUp: (name) => `نقل ${name} إلى أعلى`,
  moveDown: (name) => `نقل ${name} إلى أسفل`,
  moved: (name, place) => `${name}: الترتيب الآن ${place}`,
  saveChanges: 'حفظ التغييرات',
  stepUp: {
    title: 'تأكيد كلمة المرور',
    text: 'يُرجى تأكيد هويتك للمتابعة.',
    password: 'كلمة المرور',
    submit: 'تأكيد',
  },
};
