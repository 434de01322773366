import type { opportunitiesPageMessages as english } from '#src/features/opportunities/opportunities-page.messages.ts';
import type { Translation } from '@guildhall/locale/translation';
import { number } from '@guildhall/locale/words/ar';

export const opportunitiesPageMessages: Translation<typeof english> = {
  page: {
    description: 'ما يبحث عنه الأعضاء، وما يودّون مشاركته.',
    rss: 'المتابعة عبر RSS',
    clear: 'مسح التصفية',
    none: { title: 'لا نتائج مطابقة', text: 'جرّب كلمات أقل أو عوامل تصفية أقل.' },
    similar: (words) => `لا توجد فرصة بعبارة «${words}» حرفيًا. هذه فرص بمعنى قريب:`,
    alsoSimilar: 'قريبة في المعنى',
    back: 'الفرص',
    posted: (time) => `نُشرت ${time}`,
    closed: 'هذه الفرصة مغلقة',
    fit: 'مدى ملاءمتها لك',
    about: 'عن الفرصة',
    asks: (name) => `متطلبات ${name}`,
    place: (location, isRemote) =>
      location === null ? (isRemote ? 'عن بُعد' : null) : isRemote ? `${location} أو عن بُعد` : location,
    until: (day) => `متاحة حتى ${day}`,
    join: {
      title: 'انضم لتتقدّم',
      text: (name) => `اكتب إلى ${name} بصفتك عضوًا. ستعود إلى هذه الصفحة.`,
    },
    share: 'مشاركة',
    others: 'فرص أخرى قد تناسبك',
    newest: 'المزيد من الفرص',
    loading: 'جارٍ تحميل الفرصة...',
    failed: 'تعذّر تحميل هذه الفرصة',
    notFound: {
      title: 'الفرصة غير موجودة',
      text: 'ربما أُزيلت، أو أنها غير متاحة لك.',
      visitor: 'ربما أُزيلت، أو أنها للأعضاء فقط. انضم أو سجّل الدخول لرؤيتها.',
      back: 'عرض جميع الفرص',
    },
  },
  views: {
    label: 'الفرص المعروضة',
    all: 'الكل',
    yours: 'فرصك',
    applied: 'تقدّمت إليها',
  },
  filters: {
    search: 'البحث في الفرص',
    placeholder: 'تصميم مواقع، صور، جناح في معرض …',
    kind: { label: 'النوع', all: 'جميع الأنواع' },
    place: { label: 'المكان', all: 'كل الأماكن' },
    choice: (name, count) => `${name} (${number(count)})`,
    sort: 'الترتيب',
    sorts: { fit: 'الأنسب لك', newest: 'الأحدث', closing: 'تُغلق قريبًا' },
    only: 'الفرص التي',
    switches: {
      fits: 'تناسبني',
      remote: 'عن بُعد',
      budget: 'تذكر ميزانية',
      closing: 'تُغلق خلال 14 يومًا',
    },
  },
};
