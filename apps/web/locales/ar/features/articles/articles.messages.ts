import type { articlesMessages as english } from '#src/features/articles/articles.messages.ts';
import type { Translation } from '@guildhall/locale/translation';
import { number, plural } from '@guildhall/locale/words/ar';

export const articlesMessages: Translation<typeof english> = {
  title: 'أخبار القطاع',
  description: 'أخبار القطاع بأقلام أعضائنا.',
  rss: 'خلاصة RSS',
  write: 'كتابة مقال',
  yours: 'مقالاتك',
  loading: 'جارٍ تحميل المقالات...',
  failed: 'تعذّر تحميل الأخبار',
  count: (shown, category) =>
    plural(shown, {
      zero: 'لا مقالات',
      one: 'عرض مقال واحد',
      two: 'عرض مقالين',
      few: `عرض ${number(shown)} مقالات`,
      many: `عرض ${number(shown)} مقالًا`,
      other: `عرض ${number(shown)} مقال`,
    }) + (category === '' ? '' : ` في فئة «${category}»`),
  empty: {
    title: 'لم يُعثر على مقالات',
    text: 'جرّب تغيير معايير البحث أو تصفّح جميع الفئات',
    action: 'تصفّح جميع الفئات',
    firstTitle: 'لا توجد مقالات بعد',
    first: 'ستظهر المقالات هنا.',
  },
  filters: {
    search: 'البحث في المقالات',
    placeholder: 'ابحث في المقالات...',
    category: 'الفئة',
    all: 'الكل',
    topics: 'الموضوعات الرائجة',
  },
  article: {
    loading: 'جارٍ تحميل المقال...',
    failed: 'تعذّر تحميل المقال',
    trending: 'رائج',
    featured: 'مميّز',
    readTime: (minutes) =>
      plural(minutes, {
        one: 'قراءة في دقيقة',
        two: 'قراءة في دقيقتين',
        few: `قراءة في ${number(minutes)} دقائق`,
        many: `قراءة في ${number(minutes)} دقيقة`,
        other: `قراءة في ${number(minutes)} دقيقة`,
      }),
    tags: 'الوسوم',
    moreTags: (count) => `+${number(count)} أخرى`,
    originalUrl: 'نُشر أولًا في',
    related: 'اقرأ أيضًا',
    browseAll: 'تصفّح جميع المقالات',
    joinToRead: 'المقال كاملًا متاح للأعضاء. انضم لمتابعة القراءة، وستعود إلى هذه الصفحة.',
    comments: 'التعليقات',
    joinToComment: (count) =>
      `${plural(count, {
        zero: 'لا تعليقات بعد',
        one: 'تعليق واحد',
        two: 'تعليقان',
        few: `${number(count)} تعليقات`,
        many: `${number(count)} تعليقًا`,
        other: `${number(count)} تعليق`,
      })}. ${count === 0 ? 'انضم لتكتب تعليقًا.' : 'انضم للقراءة والتعليق.'}`,
    like: (title, count) => `إعجاب بالمقال «${title}»، الإعجابات حتى الآن: ${number(count)}`,
    bookmark: (title) => `حفظ المقال «${title}»`,
    saveTooltip: 'حفظ لوقت لاحق',
    unsaveTooltip: 'إزالة من المحفوظات',
    share: (title) => `مشاركة المقال «${title}»`,
    shareTooltip: 'مشاركة',
  },
  notFound: {
    title: 'المقال غير موجود',
    text: 'المقال الذي تبحث عنه غير موجود.',
    back: 'العودة إلى الأخبار',
  },
};
