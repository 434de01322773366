import type { joiningMessages as english } from '#src/features/auth/joining.messages.ts';
import type { Translation } from '@guildhall/locale/translation';

export const joiningMessages: Translation<typeof english> = {
  join: (purpose) => `انضم ${purpose}`,
  login: (purpose) => `سجّل الدخول ${purpose}`,
  intro: 'ستتابع بعد ذلك مباشرة من حيث توقفت.',
  purpose: {
    apply: (title) => `للتقدّم إلى «${title}»`,
    ask: (service) => `للاستفسار عن «${service}»`,
    business: () => 'لإضافة نشاطك التجاري',
    chapter: (chapter) => `للمشاركة في ${chapter}`,
    comment: (author) => `للتعليق على منشور ${author}`,
    like: (title) => `لإبداء إعجابك بـ«${title}»`,
    likePost: (author) => `لإبداء إعجابك بمنشور ${author}`,
    opportunity: () => 'لرؤية هذه الفرصة',
    order: (service) => `لطلب «${service}»`,
    reach: (firstName) => `لمعرفة كيفية الوصول إلى ${firstName}`,
    read: (title) => `لقراءة «${title}»`,
    review: (business) => `لتقييم ${business}`,
    save: (name) => `لحفظ «${name}»`,
    seat: (event) => `لحجز مقعد في «${event}»`,
    write: (business) => `لمراسلة ${business}`,
  },
};
