import type { membersMessages as english } from '#src/features/members/members.messages.ts';
import type { Translation } from '@guildhall/locale/translation';
import { number, plural } from '@guildhall/locale/words/ar';

export const membersMessages: Translation<typeof english> = {
  invite: 'دعوة أشخاص',
  title: 'الأعضاء',
  bestMatches: 'أفضل التطابقات',
  others: 'أعضاء آخرون',
  description: 'ابحث عن الناس بحسب ما يعملون وما يقدّمون وما يبحثون عنه.',
  search: 'البحث في الأعضاء',
  placeholder: 'اسم أو شركة أو ما تحتاج إليه...',
  facets: {
    industry: { label: 'القطاع', all: 'جميع القطاعات' },
    place: { label: 'الموقع', all: 'جميع المواقع' },
    offers: { label: 'ما يقدّمونه', all: 'أي عرض' },
    seeks: { label: 'ما يبحثون عنه', all: 'أي احتياج' },
  },
  choice: (label, count) => `${label} (${count})`,
  atLeast: (count) => `${number(count)}+`,
  letters: {
    label: 'اسم العائلة',
    all: 'الكل',
    other: 'أخرى',
    from: (letter) => `أسماء العائلة التي تبدأ بالحرف ${letter}`,
    allNames: 'جميع أسماء العائلة',
    otherAlphabets: 'أسماء العائلة بأبجديات أخرى',
  },
  loading: 'جارٍ تحميل الأعضاء...',
  failed: 'تعذّر تحميل الأعضاء',
  total: (count) =>
    plural(count, {
      one: 'عضو واحد',
      two: 'عضوان',
      few: `${number(count)} أعضاء`,
      many: `${number(count)} عضوًا`,
      other: `${number(count)} عضو`,
    }),
  atLeastTotal: (total) => `${total} على الأقل`,
  clear: 'مسح التصفية',
  none: {
    title: 'لم يُعثر على أعضاء',
    text: 'جرّب كلمات أخرى أو عوامل تصفية أقل.',
    ask: 'اسأل المجتمع',
    firstTitle: 'لا أعضاء بعد',
    first: 'يظهر الأعضاء هنا إلا إذا أوقفوا الاقتراحات في إعداداتهم.',
  },
  similar: {
    title: 'نتائج قريبة',
    text: 'أسماء متشابهة، وأعضاء يقدّمون ذلك بكلمات أخرى.',
    only: 'لا توجد نتائج مطابقة تمامًا. لهؤلاء الأعضاء اسم مشابه أو يقدّمون شيئًا مشابهًا.',
  },
  sorts: { label: 'الترتيب', match: 'أفضل تطابق', name: 'حسب الاسم' },
  map: {
    elsewhere: (members, _isOne) => `${members} في أماكن ليست على الخريطة.`,
    unstated: (members, _isOne) => `${members} دون موقع مذكور.`,
    none: {
      title: 'لا مدن لعرضها',
      text: 'لا موقع لأي من هؤلاء الأعضاء يمكن عرضه على الخريطة.',
      firstTitle: 'لا مدن بعد',
      first: 'تظهر المدن هنا حالما يذكر الأعضاء مواقعهم.',
    },
  },
  card: {
    offers: 'أقدّم',
    seeks: 'أبحث عن',
    skills: 'المهارات',
    connect: 'تواصل',
    connectLabel: (name) => `التواصل مع ${name}`,
    respond: 'رد',
    respondLabel: (name) => `الرد على طلب ${name}`,
    relations: {
      self: 'هذا أنت',
      connected: 'على تواصل',
      pending_out: 'تم إرسال الطلب',
      pending_in: 'طلب تواصل وارد',
    },
  },
};
