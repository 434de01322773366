import type { nextStepsMessages as english } from '#src/features/businesses/activity/next-steps.messages.ts';
import type { Translation } from '@guildhall/locale/translation';

export const nextStepsMessages: Translation<typeof english> = {
  title: 'الخطوات التالية',
  titleOf: (business) => `الخطوات التالية لنشاط ${business}`,
  text: 'ما يبحث عنه العملاء قبل أن يراسلوك.',
  steps: {
    contact: 'إضافة هاتف أو بريد أو موقع إلكتروني',
    services: 'إضافة خدماتك وأسعارها',
    prices: 'إضافة أسعار خدماتك',
    pictures: 'إضافة صور',
    logo: 'إضافة شعار',
    hours: 'إضافة ساعات العمل',
    review: 'مشاركة الصفحة للحصول على أول تقييم',
  },
};
