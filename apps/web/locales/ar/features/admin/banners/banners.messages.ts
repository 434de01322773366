import type { bannersMessages as english } from '#src/features/admin/banners/banners.messages.ts';
import type { Translation } from '@guildhall/locale/translation';

export const bannersMessages: Translation<typeof english> = {
  createTitle: 'إنشاء لافتة',
  editTitle: 'تعديل اللافتة',
  create: 'إنشاء اللافتة',
  list: 'اللافتات',
  failed: 'تعذّر تحميل اللافتات',
  empty: { title: 'لا توجد لافتات بعد', text: 'املأ النموذج لإنشاء أول لافتة.' },
  days: (timeZone) =>
    `تُحتسب الأيام بتوقيت ${timeZone.replaceAll('_', ' ')}. تُعرض الصور بارتفاع 120 بكسل وبعرض الصفحة: تبدو الصورة واضحة بأبعاد 2280 × 240 بكسل، وقد تُقتطع أطرافها على الهاتف.`,
  fields: {
    title: 'العنوان',
    image: 'رابط الصورة',
    target: 'رابط الوجهة',
    start: 'تاريخ البدء',
    end: 'تاريخ الانتهاء',
    pages: 'صفحات العرض',
    active: 'مفعّلة',
  },
  sameAsFirst: 'إن لم تُضف صورة أو رابط وجهة لهذه اللغة، يُستخدم ما في اللغة الأولى.',
  pages: { dashboard: 'لوحة المتابعة', feed: 'المنشورات', news: 'الأخبار', profile: 'الملف الشخصي' },
  textOnly: 'تظهر كنص لأن صورتها في موقع آخر. ارفع الصورة لعرضها.',
  status: (isShown) => (isShown ? 'معروضة' : 'غير معروضة'),
  period: {
    always: 'دائمًا',
    from: (start) => `من ${start}`,
    until: (end) => `حتى ${end}`,
    between: (start, end) => `من ${start} إلى ${end}`,
  },
  confirm: {
    title: 'هل تريد حذف هذه اللافتة؟',
    action: 'حذف اللافتة',
    text: 'تختفي من جميع الصفحات فورًا. لا يمكن التراجع عن ذلك.',
  },
  created: { title: 'تم إنشاء اللافتة' },
  saved: { title: 'تم حفظ اللافتة' },
  deleted: { title: 'تم حذف اللافتة' },
};
