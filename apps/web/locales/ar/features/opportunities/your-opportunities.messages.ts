import type { yourOpportunitiesMessages as english } from '#src/features/opportunities/your-opportunities.messages.ts';
import type { Translation } from '@guildhall/locale/translation';

export const yourOpportunitiesMessages: Translation<typeof english> = {
  none: { title: 'لم تنشر شيئًا بعد', text: 'اذكر ما تحتاج إليه، وسيتمكن الأعضاء من التقدّم.' },
  applications: {
    title: 'طلباتك',
    loading: 'جارٍ تحميل طلباتك...',
    failed: 'تعذّر تحميل طلباتك',
    write: 'كتابة',
    writeLabel: (name) => `الكتابة إلى ${name}`,
    none: {
      title: 'لم تتقدّم إلى أي فرصة بعد',
      text: 'يُدرج هنا ما تتقدّم إليه مع الردود.',
      action: 'عرض جميع الفرص',
    },
  },
};
