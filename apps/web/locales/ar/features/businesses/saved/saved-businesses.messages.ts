import type { savedBusinessesMessages as english } from '#src/features/businesses/saved/saved-businesses.messages.ts';
import type { Translation } from '@guildhall/locale/translation';

export const savedBusinessesMessages: Translation<typeof english> = {
  loading: 'جارٍ تحميل الأنشطة المحفوظة...',
  failed: 'تعذّر تحميل أنشطتك المحفوظة',
  label: 'الأنشطة التجارية المحفوظة',
  empty: {
    title: 'لا توجد أنشطة محفوظة بعد',
    text: 'احفظ نشاطًا تجاريًا من صفحته لتجده هنا.',
    action: 'تصفّح الدليل',
  },
};
