import type { feedMessages as english } from '#src/features/feed/feed.messages.ts';
import type { Translation } from '@guildhall/locale/translation';
import { number, plural } from '@guildhall/locale/words/ar';

export const feedMessages: Translation<typeof english> = {
  title: 'المنشورات المهنية',
  description: 'فرص وإنجازات ورؤى من الأعضاء.',
  loading: 'جارٍ تحميل المنشورات...',
  aside: 'رؤى عن شبكتك',
  rail: {
    label: 'أخبار وفرص',
    articles: 'مقالات جديدة',
    opportunities: 'الفرص',
    seeAll: 'عرض الكل',
    seeAllOf: (title) => `عرض الكل: ${title}`,
  },
  failed: 'تعذّر تحميل المنشورات',
  newPostsFailed: { title: 'خطأ', description: 'تعذّر تحميل المنشورات الجديدة.' },
  newPosts: (count, cap) =>
    count >= cap && count !== 1
      ? `منشورات جديدة: ${number(cap)}+`
      : plural(count, {
          one: 'منشور جديد واحد',
          two: 'منشوران جديدان',
          few: `${number(count)} منشورات جديدة`,
          many: `${number(count)} منشورًا جديدًا`,
          other: `${number(count)} منشور جديد`,
        }),
  empty: {
    title: 'لا منشورات بعد',
    forMember: 'كن أول من يشارك شيئًا مفيدًا.',
    forVisitor: 'لم ينشر الأعضاء شيئًا بعد.',
  },
  views: {
    label: 'المنشورات المعروضة',
    all: 'الكل',
    connections: 'جهات اتصالي',
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
    type: 'نوع المنشور',
    content: 'منشورك',
    placeholder: 'شارك فرصة أو إنجازًا أو رؤية...',
    ask: (need) => `أبحث عن: ${need}\n\nهل يستطيع أحد هنا المساعدة، أو يعرف من يستطيع؟`,
    continueDraft: 'تابع مسودتك...',
    audience: 'يمكن للجميع قراءته، حتى الزوار الذين لم يسجّلوا الدخول.',
    charactersLeft: (count) =>
      plural(count, {
        zero: 'لم يتبقَّ أي حرف',
        one: 'تبقّى حرف واحد',
        two: 'تبقّى حرفان',
        few: `تبقّت ${number(count)} أحرف`,
        many: `تبقّى ${number(count)} حرفًا`,
        other: `تبقّى ${number(count)} حرف`,
      }),
    submit: 'نشر',
    submitting: 'جارٍ النشر...',
    failed: 'تعذّر إنشاء المنشور',
    waiting: {
      title: 'في انتظار الموافقة',
      description: 'يراجع أحد المسؤولين منشورك أولًا. سنخبرك بالنتيجة.',
    },
  },
  post: {
    title: (author) => `منشور من ${author}`,
    failed: 'تعذّر تحميل المنشور',
    author: 'عضو',
    edited: 'معدَّل',
    like: (count) => `إعجاب، الإعجابات حتى الآن: ${number(count)}`,
    signInToLike: { title: 'لم يُحفظ إعجابك', description: 'سجّل الدخول ليتمكن صاحب المنشور من رؤيته.' },
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
  notFound: {
    title: 'المنشور غير موجود',
    description: 'لا يوجد منشور على هذا العنوان.',
    text: 'لم يعد هذا المنشور متاحًا. ربما حذفه صاحبه.',
    back: 'العودة إلى المنشورات',
  },
  report: {
    postSent: { title: 'شكرًا لك', description: 'تم الإبلاغ عن المنشور. سننظر في الأمر.' },
    linkSent: { title: 'شكرًا لك', description: 'تم الإبلاغ عن الرابط. سننظر في الأمر.' },
  },
};
