import type { feedMessages as english } from '#src/features/feed/feed.messages.ts';
import type { Translation } from '@guildhall/locale/translation';
import { number } from '@guildhall/locale/words/ar';

export const feedMessages: Translation<typeof english> = {
  title: 'المنشورات المهنية',
  description: 'فرص وإنجازات ورؤى من الأعضاء.',
  loading: 'جارٍ تحميل المنشورات...',
  aside: 'رؤى عن شبكتك',
  railLabel: 'أخبار وفرص',
  failed: 'تعذّر تحميل المنشورات',
  empty: {
    title: 'لا منشورات بعد',
    forMember: 'كن أول من يشارك شيئًا مفيدًا.',
    forVisitor: 'لم ينشر الأعضاء شيئًا بعد.',
  },
  views: {
    label: 'المنشورات المعروضة',
    all: 'الكل',
    connections: 'جهات اتصالي',
    topics: 'موضوعاتي',
    opportunity: 'الفرص',
    achievement: 'الإنجازات',
    insight: 'الرؤى',
  },
  types: {
    opportunity: 'فرصة',
    achievement: 'إنجاز',
    insight: 'رؤية',
    connection: 'جهة اتصال',
  },
  composer: {
    heading: 'منشور جديد',
    placeholder: 'شارك فرصة أو إنجازًا أو رؤية...',
    ask: (need) => `أبحث عن: ${need}\n\nهل يستطيع أحد هنا المساعدة، أو يعرف من يستطيع؟`,
    continueDraft: 'تابع مسودتك...',
  },
  post: {
    title: (author) => `منشور من ${author}`,
    failed: 'تعذّر تحميل المنشور',
    author: 'عضو',
    edited: 'معدَّل',
    like: (count) => `إعجاب، الإعجابات حتى الآن: ${number(count)}`,
    comment: (count) => `تعليق، التعليقات حتى الآن: ${number(count)}`,
    share: (count) => `مشاركة، المشاركات حتى الآن: ${number(count)}`,
    sharedTitle: (author, site) => `${author} على ${site}`,
    bookmark: 'حفظ',
    saveTooltip: 'حفظ لوقت لاحق',
    unsaveTooltip: 'إزالة من المحفوظات',
    more: (author) => `خيارات أخرى لمنشور ${author}`,
    edit: 'تعديل المنشور',
    report: 'الإبلاغ عن المنشور',
    reportTitle: (author) => `الإبلاغ عن منشور ${author}`,
    reportLink: 'الإبلاغ عن هذا الرابط',
    whichLink: 'أي رابط؟',
  },
  delete: {
    action: 'حذف المنشور',
    title: 'هل تريد حذف هذا المنشور؟',
    text: 'سيُزال فورًا مع تعليقاته وإعجاباته.',
    done: 'تم حذف المنشور',
  },
  report: {
    postSent: { title: 'شكرًا لك', description: 'تم الإبلاغ عن المنشور. سننظر في الأمر.' },
    linkSent: { title: 'شكرًا لك', description: 'تم الإبلاغ عن الرابط. سننظر في الأمر.' },
  },
};
