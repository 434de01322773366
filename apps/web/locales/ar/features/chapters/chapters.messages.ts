import type { chaptersMessages as english } from '#src/features/chapters/chapters.messages.ts';
import type { Translation } from '@guildhall/locale/translation';
import { number, plural } from '@guildhall/locale/words/ar';

const ROLES = { leader: 'مسؤول الفرع', organizer: 'منظّم', host: 'مضيف', member: 'عضو' };

export const chaptersMessages: Translation<typeof english> = {
  title: 'الفروع',
  description: 'مجموعات محلية من الأعضاء تدير شؤونها بنفسها.',
  loading: 'جارٍ تحميل الفروع...',
  failed: 'تعذّر تحميل الفروع',
  create: 'فرع جديد',
  search: 'البحث في الفروع',
  placeholder: 'الاسم أو المكان',
  mine: 'فروعك',
  all: 'جميع الفروع',
  others: 'فروع أخرى',
  none: { title: 'لا توجد فروع بعد', text: 'تظهر الفروع هنا فور تأسيسها.' },
  notFound: {
    title: (search) => `لا يوجد فرع يطابق «${search}»`,
    text: 'جرّب اسمًا أو مكانًا آخر.',
  },
  members: (count) =>
    plural(count, {
      zero: 'لا أعضاء',
      one: 'عضو واحد',
      two: 'عضوان',
      few: `${number(count)} أعضاء`,
      many: `${number(count)} عضوًا`,
      other: `${number(count)} عضو`,
    }),
  hidden: 'مخفي',
  closed: 'مغلق',
  oneSeat: 'مقعد واحد لكل مهنة',
  joining: { open: 'مفتوح للجميع', request: 'بطلب', invited: 'بدعوة' },
  role: (role) => ROLES[role],
  standing: ({ role, state }) => {
    if (state === 'active') return ROLES[role];
    if (state === 'invited') return 'أنت مدعو';
    return state === 'requested' ? 'تم إرسال الطلب' : null;
  },
};
