import type { servicesMessages as english } from '#src/features/services/services.messages.ts';
import type { Translation } from '@guildhall/locale/translation';

export const servicesMessages: Translation<typeof english> = {
  title: 'خدمات التسويق الرقمي',
  description: 'أعمال ننفّذها للأعضاء بأسعار ثابتة.',
  all: 'جميع الخدمات',
  tabs: 'فئات الخدمات',
  included: 'تشمل',
  categories: {
    web_design: 'تصميم المواقع',
    email_marketing: 'التسويق بالبريد الإلكتروني',
    social_media: 'وسائل التواصل الاجتماعي',
    seo: 'تحسين الظهور في محركات البحث',
    branding: 'الهوية التجارية',
    advertising: 'إعلانات الدفع بالنقرة',
  },
  loading: 'جارٍ تحميل الخدمات...',
  failed: 'تعذّر تحميل الخدمات',
  none: {
    title: 'لا خدمات بعد',
    text: 'لا شيء يمكن طلبه حاليًا. يُرجى العودة قريبًا.',
    add: 'إضافة خدمات',
  },
  button: { visitor: 'سجّل الدخول للطلب', quote: 'طلب عرض سعر', order: 'اطلب الآن' },
  why: {
    heading: 'لماذا تختار خدماتنا',
    points: [
      {
        key: 'price',
        title: 'تعرف السعر قبل بدء العمل',
        text: 'تدفع السعر المذكور في طلب الشراء. أما العمل الذي يتطلب عرض سعر فلا يبدأ إلا بعد قبولك العرض.',
      },
      {
        key: 'steps',
        title: 'كل خطوة موثّقة',
        text: 'كل تغيير، من الطلب إلى التسليم، يظهر في سجل طلبك ويصلك بالبريد الإلكتروني.',
      },
      {
        key: 'way-out',
        title: 'لك أن تغيّر رأيك',
        text: 'إلى أن يبدأ العمل يمكنك الإلغاء بنقرة واحدة. وطلب عرض السعر لا يلزمك بشيء.',
      },
    ],
  },
};
