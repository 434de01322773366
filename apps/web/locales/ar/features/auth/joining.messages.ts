import type { joiningMessages as english } from '#src/features/auth/joining.messages.ts';
import type { Translation } from '@guildhall/locale/translation';

export const joiningMessages: Translation<typeof english> = {
  join: (purpose) => `انضم من أجل ${purpose}`,
  login: (purpose) => `سجّل الدخول من أجل ${purpose}`,
  intro: 'ستعود إلى هنا مباشرة.',
  purpose: {
    apply: (title) => `التقدم إلى «${title}»`,
    ask: (service) => `السؤال عن «${service}»`,
    business: () => 'إضافة نشاطك التجاري',
    chapter: (chapter) => `المشاركة في ${chapter}`,
    comment: (author) => `التعليق على منشور ${author}`,
    like: (title) => `الإعجاب بـ«${title}»`,
    likePost: (author) => `الإعجاب بمنشور ${author}`,
    opportunity: () => 'رؤية هذه الفرصة',
    order: (service) => `طلب «${service}»`,
    reach: (firstName) => `معرفة كيفية الوصول إلى ${firstName}`,
    read: (title) => `قراءة «${title}»`,
    review: (business) => `تقييم ${business}`,
    save: (name) => `حفظ «${name}»`,
    seat: (event) => `حجز مقعد في «${event}»`,
    write: (business) => `مراسلة ${business}`,
  },
};
