import type { dutiesMessages as english } from '#src/features/admin/settings/duties.messages.ts';
import type { Translation } from '@guildhall/locale/translation';

export const dutiesMessages: Translation<typeof english> = {
  title: 'من يتابع ماذا',
  text: 'من يتولى متابعة أمر ما يراه عند الجرس وبالبريد الإلكتروني. وما لا يتابعه أحد يُبلَّغ به كل مسؤول. لا تُرسل الرسائل الفورية أكثر من مرة كل عشر دقائق لكل نوع.',
  duties: {
    applications: 'طلبات الانضمام',
    reports: 'البلاغات والاعتراضات',
    posts: 'المنشورات في انتظار الموافقة',
    articles: 'المقالات في انتظار الموافقة',
    privacy: 'الطلبات المتعلقة بالبيانات الشخصية',
    operations: 'الرسائل والنسخ الاحتياطية الفاشلة، وامتلاء القرص',
  },
  notices: { now: 'رسالة فورية', daily: 'رسالة واحدة يوميًا', off: 'لا شيء' },
};
