import type { moderationMessages as english } from '#src/contact/notifications/moderation.messages.ts';
import type { DecidedType } from '#src/ground/reports/decisions.schema.ts';
import type { ReportedType } from '#src/ground/reports/reports.schema.ts';
import type { Translation } from '@guildhall/locale/translation';

const AUTHORS = 'من المسؤولين';
const FORMER = 'عضو سابق';

const REPORTED: Record<ReportedType, string> = {
  post: 'المنشور الذي أبلغت عنه',
  comment: 'التعليق الذي أبلغت عنه',
  review: 'التقييم الذي أبلغت عنه',
  user: 'العضو الذي أبلغت عنه',
  short_link: 'الرابط المختصر الذي أبلغت عنه',
};
const THIS: Record<DecidedType, string> = {
  post: 'هذا المنشور',
  comment: 'هذا التعليق',
  review: 'هذا التقييم',
  user: 'هذا العضو',
  short_link: 'هذا الرابط المختصر',
  business: 'هذا النشاط التجاري',
  posts: 'هذه المنشورات',
};
const YOURS: Record<DecidedType, string> = {
  post: 'منشورك',
  comment: 'تعليقك',
  review: 'تقييمك',
  user: 'حسابك',
  short_link: 'رابطك المختصر',
  business: 'نشاطك التجاري',
  posts: 'جميع منشوراتك',
};

const object = (type: ReportedType, author: string | null) => `${REPORTED[type]} (${author ?? FORMER})`;

export const moderationMessages: Translation<typeof english> = {
  report: {
    dismissed: (type, author) =>
      `نظرنا في أمر ${author === null ? REPORTED[type] : object(type, author)} ولم نجد ما يخالف قواعدنا. شكرًا لك.`,
    warned: (type, author) =>
      type === 'user'
        ? `وجّهنا تنبيهًا إلى ${object(type, author)}. شكرًا لك.`
        : `وجّهنا تنبيهًا إلى ${author ?? FORMER} بشأن ${REPORTED[type]}. شكرًا لك.`,
    suspended: (type, author) =>
      type === 'user'
        ? `علّقنا مؤقتًا حساب ${object(type, author)}. شكرًا لك.`
        : `علّقنا مؤقتًا حساب صاحب ${object(type, author)}. شكرًا لك.`,
    resolved: (type) => `شكرًا على إبلاغك. نظرنا في أمر ${REPORTED[type]} واتخذنا إجراءً.`,
    hidden: (type, author) =>
      type === 'short_link'
        ? `أوقفنا ${REPORTED[type]}. شكرًا لك.`
        : `أخفينا ${object(type, author)}. شكرًا لك.`,
    removed: (type, author) => `أزلنا ${object(type, author)}. شكرًا لك.`,
  },
  warning: (type, text) =>
    type === 'user' ? `${AUTHORS}: ${text}` : `${AUTHORS}، بشأن ${YOURS[type]}: ${text}`,
  verdict: {
    hide: (type) => (type === 'short_link' ? `تم إيقاف ${YOURS[type]}` : `تم إخفاء ${YOURS[type]}`),
    delete: (type) => `تم حذف ${YOURS[type]}`,
    decline: (type) => `لم تتم الموافقة على ${YOURS[type]}`,
    warn: (type) => (type === 'user' ? AUTHORS : `${AUTHORS}، بشأن ${YOURS[type]}`),
    suspend: (_type) => 'تم تعليق حسابك مؤقتًا',
    upheld: (_type) => 'راجعنا اعتراضك، والقرار باقٍ',
    reversed: (_type) => 'راجعنا اعتراضك، وتراجعنا عن القرار',
  },
  gone: (type) =>
    type === 'posts'
      ? `حُذفت ${THIS[type]} في هذه الأثناء. ارفض البلاغات بشأنها بدلًا من ذلك.`
      : `حُذف ${THIS[type]} في هذه الأثناء. ارفض البلاغات بشأنه بدلًا من ذلك.`,
  alreadyHidden: (type) => `سبق أن أخفى شخص ما ${THIS[type]}`,
};
