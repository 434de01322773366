import type { directoryMessages as english } from '#src/features/businesses/directory/directory.messages.ts';
import type { Translation } from '@guildhall/locale/translation';
import { number, plural } from '@guildhall/locale/words/ar';

export const directoryMessages: Translation<typeof english> = {
  title: 'دليل الأعمال',
  description: 'ابحث عن أنشطة أعضائنا التجارية وقيّمها.',
  add: 'إضافة نشاطك التجاري',
  search: 'البحث في الأنشطة التجارية',
  placeholder: 'الاسم، الخدمة، المدينة...',
  allCategories: 'جميع الفئات',
  allIndustries: 'جميع القطاعات',
  tabs: { all: 'جميع الأنشطة', featured: 'المميّزة', verified: 'الموثّقة' },
  loading: 'جارٍ تحميل الأنشطة التجارية...',
  failed: 'تعذّر تحميل الدليل',
  none: {
    title: 'لم يُعثر على أنشطة تجارية',
    text: 'جرّب بحثًا آخر أو عوامل تصفية أقل. ربما يعرف أحد في المجتمع من تبحث عنه.',
    near: (place) =>
      `لا يوجد نشاط تجاري مدرج في نطاق 50 كم من ${place}. إن لم يكن هذا اسم مدينة، فغيّر الموقع في ملفك الشخصي.`,
    firstTitle: 'لا توجد أنشطة تجارية بعد',
    first: 'لم تُدرج أنشطة تجارية بعد. كن أول من يدرج نشاطه.',
    clear: 'مسح التصفية',
    ask: 'اسأل المجتمع',
  },
  members: { title: 'الأعضاء', all: 'جميع الأعضاء المطابقين' },
  mine: 'أنشطتي التجارية',
  category: 'الفئة',
  industry: 'القطاع',
  sort: 'الترتيب',
  sorts: { best: 'الأكثر شهرة', newest: 'الأحدث', name: 'حسب الاسم', nearest: 'الأقرب' },
  choice: (label, count) => `${label} (${count})`,
  openNow: 'مفتوح الآن',
  nearMe: 'بالقرب مني',
  near: (place) => `بالقرب من ${place}`,
  tabsLabel: 'الأنشطة التجارية',
  total: (count) =>
    plural(count, {
      one: 'نشاط تجاري واحد',
      two: 'نشاطان تجاريان',
      few: `${number(count)} أنشطة تجارية`,
      many: `${number(count)} نشاطًا تجاريًا`,
      other: `${number(count)} نشاط تجاري`,
    }),
  atLeast: (total) => `${total} على الأقل`,
  editLabel: (name) => `تعديل ${name}`,
};
