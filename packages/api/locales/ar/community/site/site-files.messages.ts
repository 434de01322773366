import type { siteFileMessages as english } from '#src/community/site/site-files.messages.ts';
import type { Translation } from '@guildhall/locale/translation';

export const siteFileMessages: Translation<typeof english> = {
  unsubscribe: {
    question: 'هل تريد إلغاء الاشتراك في هذه الرسائل؟',
    submit: 'إلغاء الاشتراك',
    invalid: 'هذا الرابط غير صالح',
    settings: 'اختر من الإعدادات الرسائل التي تصلك',
    done: 'تم',
    noMore: 'لن تصلك رسائل كهذه بعد الآن.',
    digest: 'الملخّص الأسبوعي',
  },
  overload: {
    429: {
      title: 'طلبات كثيرة جدًا',
      text: 'طلبت شبكتك صفحات كثيرة خلال وقت قصير. يُرجى الانتظار قليلًا ثم المحاولة مرة أخرى.',
    },
    503: {
      title: 'الموقع مزدحم',
      text: 'عدد الزوار الآن أكبر مما يمكننا خدمته. يُرجى المحاولة مرة أخرى بعد لحظات.',
    },
    again: 'إعادة المحاولة',
  },
  feeds: {
    news: { title: 'أخبار القطاعات', description: 'أخبار لأصحاب الأعمال والمهنيين.' },
    opportunities: { title: 'الفرص', description: 'ما يبحث عنه الأعضاء.' },
  },
  cards: {
    members: 'عضو',
    businesses: 'نشاط تجاري',
    news: 'مقال',
    posts: 'منشور',
  },
};
