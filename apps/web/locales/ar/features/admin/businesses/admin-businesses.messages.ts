import type { adminBusinessesMessages as english } from '#src/features/admin/businesses/admin-businesses.messages.ts';
import type { Translation } from '@guildhall/locale/translation';
import { number, plural } from '@guildhall/locale/words/ar';

const viewCount = (count: number) =>
  plural(count, {
    one: 'مشاهدة واحدة',
    two: 'مشاهدتان',
    few: `${number(count)} مشاهدات`,
    many: `${number(count)} مشاهدة`,
    other: `${number(count)} مشاهدة`,
  });

const reviewCount = (count: number) =>
  plural(count, {
    one: 'تقييم واحد',
    two: 'تقييمان',
    few: `${number(count)} تقييمات`,
    many: `${number(count)} تقييمًا`,
    other: `${number(count)} تقييم`,
  });

export const adminBusinessesMessages: Translation<typeof english> = {
  noun: 'الأنشطة التجارية',
  search: {
    label: 'البحث في الأنشطة التجارية بالاسم أو القطاع أو الفئة أو الوصف',
    placeholder: 'البحث في الأنشطة التجارية...',
  },
  filters: {
    all: 'جميع الأنشطة التجارية',
    active: 'نشطة',
    inactive: 'غير نشطة',
    unverified: 'غير موثّقة',
    deleted: 'محذوفة',
  },
  empty: 'يضيف الأعضاء أنشطتهم التجارية بأنفسهم، ويمكنك أيضًا إضافتها نيابةً عنهم.',
  import: 'استيراد أنشطة تجارية',
  add: 'إضافة نشاط تجاري',
  edit: 'تعديل النشاط التجاري',
  create: 'إنشاء نشاط تجاري',
  creating: 'جارٍ الإنشاء...',
  saving: 'جارٍ الحفظ...',
  active: 'نشط',
  inactive: 'غير نشط',
  verified: 'موثّق',
  featured: 'مميّز',
  stats: (ownerId, owner, views, reviews) =>
    `المالك رقم ${ownerId}، ${owner} · ${viewCount(views)} · ${reviewCount(reviews)}`,
  administration: {
    legend: 'الإدارة',
    owner: 'المالك',
    ownerHint: 'العضو الذي يعدّله ويتحمّل مسؤوليته.',
  },
  deleted: (name) => `تم حذف «${name}».`,
  restored: { title: 'تمت استعادة النشاط التجاري' },
  createFailed: { title: 'خطأ', description: 'تعذّر إنشاء النشاط التجاري' },
  updateFailed: { title: 'خطأ', description: 'تعذّر تحديث النشاط التجاري' },
  noneSelected: { title: 'خطأ', description: 'لم يتم اختيار أي نشاط تجاري' },
};
