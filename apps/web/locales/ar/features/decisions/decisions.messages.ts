import type { decisionsMessages as english } from '#src/features/decisions/decisions.messages.ts';
import type { DecidedType } from '@guildhall/api/ground/reports/decisions.schema';
import type { Translation } from '@guildhall/locale/translation';

const YOURS: Record<DecidedType, string> = {
  post: 'منشورك',
  comment: 'تعليقك',
  review: 'تقييمك',
  user: 'حسابك',
  short_link: 'رابطك المختصر',
  business: 'نشاطك التجاري',
  posts: 'جميع منشوراتك',
};

export const decisionsMessages: Translation<typeof english> = {
  title: 'قرار من المسؤولين',
  description: 'ما تقرّر وسببه وكيفية الاعتراض عليه.',
  open: 'عرض القرار',
  failed: 'لا يوجد قرار كهذا. سجّل الدخول للاطلاع على القرارات المتعلقة بك.',
  verdicts: {
    hide: (type) => (type === 'short_link' ? `تم إيقاف ${YOURS[type]}.` : `تم إخفاء ${YOURS[type]}.`),
    delete: (type) => `تم حذف ${YOURS[type]}.`,
    decline: (type) => `لم تتم الموافقة على ${YOURS[type]}.`,
    warn: (type) => (type === 'user' ? 'تلقّيت تنبيهًا.' : `تلقّيت تنبيهًا بشأن ${YOURS[type]}.`),
    suspend: () => 'تم تعليق حسابك مؤقتًا.',
  },
  on: (date) => `صدر القرار في ${date}`,
  until: (date) => `يمكنك تسجيل الدخول مجددًا في ${date}.`,
  about: 'موضوع القرار',
  reason: 'السبب',
  noReason: 'لم يذكر المسؤولون سببًا.',
  objection: 'اعتراضك',
  waiting: 'وصلنا اعتراضك. سيقرؤه أحد المسؤولين ويردّ عليك بالبريد الإلكتروني.',
  answers: {
    upheld: 'أعدنا النظر في الأمر، والقرار باقٍ. هذا الرد نهائي.',
    reversed: 'كنت على حق: تراجعنا عن القرار.',
  },
  answer: 'الرد',
  tooLate: 'انتهت مهلة الاعتراض.',
  form: {
    label: 'هل تعترض على القرار؟',
    description: 'اكتب السبب. يمكنك الاعتراض مرة واحدة، ويردّ عليك مسؤول آخر إن وُجد.',
    submit: 'إرسال الاعتراض',
    sent: { title: 'تم إرسال الاعتراض' },
  },
};
