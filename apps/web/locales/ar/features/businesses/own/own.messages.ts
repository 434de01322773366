import type { ownMessages as english } from '#src/features/businesses/own/own.messages.ts';
import type { Translation } from '@guildhall/locale/translation';
import { number, plural } from '@guildhall/locale/words/ar';

const stars = (count: number) =>
  plural(count, {
    one: 'نجمة واحدة',
    two: 'نجمتان',
    few: `${number(count)} نجوم`,
    many: `${number(count)} نجمة`,
    other: `${number(count)} نجمة`,
  });

export const ownMessages: Translation<typeof english> = {
  title: 'أنشطتي التجارية',
  description: 'ما ينتظر إجراءً منك، وأداء أنشطتك التجارية في الدليل.',
  add: 'إضافة نشاط تجاري',
  loading: 'جارٍ تحميل أنشطتك التجارية...',
  failed: 'تعذّر تحميل أنشطتك التجارية',
  empty: {
    title: 'لم تُدرج أي نشاط تجاري بعد',
    text: 'يجده الأعضاء والزوار في الدليل مع ساعات العمل والتقييمات ووسيلة للوصول إليك.',
  },
  filter: { label: 'النشاط التجاري', all: 'الكل' },
  tasks: {
    title: 'في انتظارك',
    count: (count) => `${number(count)}، الأقدم أولًا`,
    none: 'لا شيء في انتظارك.',
    looked: (views) => `الزوار خلال آخر 30 يومًا: ${number(views)}.`,
    headline: {
      message: (name) => `سؤال من ${name}`,
      review: (name, rating) => `تقييم من ${name}: ${stars(rating)}`,
      hours: (_name, _rating, business) => `لا توجد ساعات عمل لنشاط ${business}`,
    },
    hours: 'لا يعرف الزوار متى يأتون، ولا يظهر نشاطك ضمن «مفتوح الآن».',
    quote: (words) => `«${words}»`,
    action: { message: 'رد', review: 'رد', hours: 'إضافة ساعات' },
    actionLabel: (action, headline) => `${action}: ${headline}`,
  },
  card: {
    published: 'منشور',
    onlyYou: 'لا يراه أحد سواك',
    views: 'المشاهدات خلال 30 يومًا',
    saves: 'مرات الحفظ',
    messages: 'الرسائل',
    rating: 'التقييم',
    noReviews: 'لا يوجد بعد',
    ofReviews: (count) =>
      plural(count, {
        one: 'من تقييم واحد',
        two: 'من تقييمين',
        few: `من ${number(count)} تقييمات`,
        many: `من ${number(count)} تقييمًا`,
        other: `من ${number(count)} تقييم`,
      }),
    more: (difference) =>
      difference === 0
        ? 'كما كان'
        : difference > 0
          ? `بزيادة ${number(difference)}`
          : `بنقص ${number(-difference)}`,
    byDay: 'المشاهدات اليومية خلال آخر 30 يومًا',
    edit: 'تعديل',
    editLabel: (name) => `تعديل ${name}`,
    view: 'عرض الصفحة',
    viewLabel: (name) => `عرض صفحة ${name}`,
    publish: 'نشر',
    publishLabel: (name) => `نشر ${name}`,
    unpublish: 'إلغاء النشر',
    unpublishLabel: (name) => `إلغاء نشر ${name}`,
    takenOff: 'أزاله أحد المسؤولين من الدليل.',
  },
  figures: 'الأرقام لآخر 30 يومًا مقارنةً بالأيام الثلاثين السابقة. لا تُحتسب زياراتك.',
  unpublish: {
    title: (name) => `هل تريد إلغاء نشر ${name}؟`,
    text: 'سيختفي من الدليل ومن نتائج البحث ومن ملفك الشخصي. لا يُحذف شيء: تعود التقييمات ومرات الحفظ عند نشره مجددًا.',
    action: 'إلغاء النشر',
    done: (name) => ({ title: `لم يعد ${name} في الدليل` }),
  },
  published: (name) => ({ title: `عاد ${name} إلى الدليل` }),
};
