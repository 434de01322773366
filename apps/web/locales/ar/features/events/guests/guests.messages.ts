import type { guestsMessages as english } from '#src/features/events/guests/guests.messages.ts';
import type { Translation } from '@guildhall/locale/translation';
import { GUEST_DAYS } from '@guildhall/api/chapters/events/guests/guests.policy';
import { number, plural } from '@guildhall/locale/words/ar';

export const guestsMessages: Translation<typeof english> = {
  request: {
    title: 'الحضور ضيفًا',
    text: 'لا حاجة إلى حساب. سنرسل إليك رسالة بالبريد لتأكيد مقعدك.',
    submit: 'طلب مقعد',
    consent: plural(GUEST_DAYS, {
      one: 'أوافق على الاحتفاظ باسمي وبريدي الإلكتروني حتى يوم واحد بعد الفعالية، ثم محوهما.',
      two: 'أوافق على الاحتفاظ باسمي وبريدي الإلكتروني حتى يومين بعد الفعالية، ثم محوهما.',
      few: `أوافق على الاحتفاظ باسمي وبريدي الإلكتروني حتى ${number(GUEST_DAYS)} أيام بعد الفعالية، ثم محوهما.`,
      many: `أوافق على الاحتفاظ باسمي وبريدي الإلكتروني حتى ${number(GUEST_DAYS)} يومًا بعد الفعالية، ثم محوهما.`,
      other: `أوافق على الاحتفاظ باسمي وبريدي الإلكتروني حتى ${number(GUEST_DAYS)} يوم بعد الفعالية، ثم محوهما.`,
    }),
    sent: (email) => `أرسلنا رسالة إلى ${email}. افتح الرابط الذي فيها لتأكيد مقعدك؛ فلا يُحجز شيء قبل ذلك.`,
  },
  invite: {
    title: 'اصطحاب ضيف',
    text: 'تصل إلى الضيف رسالة باسمك، ويؤكد المقعد بنفسه.',
    submit: 'إرسال الدعوة',
    sent: (email) => `دعوتك في طريقها إلى ${email}.`,
  },
  name: 'الاسم',
  email: 'البريد الإلكتروني',
  close: 'تم',
  seat: {
    title: 'مقعدك',
    description: 'أكّد مقعدك في الفعالية أو تخلَّ عنه.',
    open: 'عرض مقعدي',
    incomplete: 'هذا الرابط غير مكتمل. يُرجى فتح الرابط كاملًا كما ورد في الرسالة.',
    confirm: 'تأكيد مقعدي',
    leave: { going: 'التخلي عن مقعدي', waiting: 'مغادرة قائمة الانتظار' },
    leaveQuestion: {
      going: 'هل تريد التخلي عن مقعدك؟',
      waiting: 'هل تريد مغادرة قائمة الانتظار؟',
    },
    leaveText: 'سينتقل إلى التالي في قائمة الانتظار.',
    code: 'اعرض هذا الرمز عند المدخل.',
    stored: (day) => `يُحتفظ باسمك وبريدك الإلكتروني حتى ${day}، ثم يُمحيان.`,
    state: (status, position) => {
      if (status === 'going') return 'لديك مقعد.';
      return status === 'waiting'
        ? `ترتيبك في قائمة الانتظار: ${number(position ?? 1)}. سنراسلك بالبريد عندما يتاح لك مقعد.`
        : 'ليس لديك مقعد بعد.';
    },
    canceled: 'أُلغي هذا الموعد.',
    closed: 'لم يعد حجز المقاعد متاحًا لهذا الموعد.',
    given: 'لقد تخلّيت عن مقعدك.',
  },
};
