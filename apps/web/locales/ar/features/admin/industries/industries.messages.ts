import type { industriesMessages as english } from '#src/features/admin/industries/industries.messages.ts';
import type { Translation } from '@guildhall/locale/translation';

export const industriesMessages: Translation<typeof english> = {
  title: 'القطاعات والفئات',
  description: 'تُستخدم لعرض الأنشطة التجارية والأعضاء وتصفيتهم. وتعرضها النماذج بهذا الترتيب.',
  inLanguages: 'الأسماء بلغات أخرى',
  failed: 'تعذّر تحميل القطاعات',
  list: 'القطاعات',
  empty: { title: 'لا توجد قطاعات بعد', text: 'أضف القطاع الأول ليصبح اختياره متاحًا للأنشطة التجارية والأعضاء.' },
  add: { label: 'قطاع جديد', submit: 'إضافة', done: 'تمت إضافة القطاع' },
  retired: 'موقوف',
  rename: {
    open: 'إعادة التسمية',
    label: (name) => `إعادة تسمية ${name}`,
    field: 'الاسم',
    hint: 'ينتقل الاسم الجديد إلى الأنشطة التجارية والأعضاء في هذا القطاع خلال دقيقة أو دقيقتين.',
    submit: 'حفظ',
    done: 'تمت إعادة تسمية القطاع',
  },
  merge: {
    open: 'دمج',
    label: (name) => `دمج ${name} في قطاع آخر`,
    field: 'الدمج في',
    choose: 'اختر قطاعًا',
    text: (name) =>
      `يُزال القطاع ${name} من القائمة، وتنتقل أنشطته التجارية وأعضاؤه إلى القطاع الآخر. لا يمكنك التراجع عن ذلك.`,
    submit: 'دمج',
    done: 'تم دمج القطاعين',
  },
  retire: { open: 'إيقاف', label: (name) => `إيقاف ${name}` },
  offer: { open: 'إعادة التفعيل', label: (name) => `إعادة تفعيل ${name}` },
};
