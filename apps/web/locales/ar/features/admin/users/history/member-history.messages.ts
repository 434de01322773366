import type { HistoryEntry } from '@guildhall/api/console/users/history/member-history.schema';
import type {
  HISTORY_SENTENCES as englishSentences,
  memberHistoryMessages as english,
} from '#src/features/admin/users/history/member-history.messages.ts';
import type { Translation } from '@guildhall/locale/translation';
import { number } from '@guildhall/locale/words/ar';

export const memberHistoryMessages: Translation<typeof english> = {
  loading: 'جارٍ تحميل السجل…',
  failed: 'تعذّر تحميل السجل',
  empty: 'لا يوجد ما هو مسجَّل عن هذا العضو.',
  by: (name) => `بواسطة ${name}`,
  quoted: (text) => `«${text}»`,
};

type Sentence = (entry: HistoryEntry, date: (day: string) => string) => string;

const THINGS: Record<string, string> = {
  post: 'منشور',
  comment: 'تعليق',
  review: 'تقييم',
  short_link: 'رابط مختصر',
  business: 'نشاط تجاري',
  user: 'عضو',
  posts: 'جميع المنشورات',
};
const thing = ({ about }: HistoryEntry) => THINGS[about.type ?? ''] ?? 'محتوى';

const CATEGORIES: Record<string, string> = {
  spam: ' (محتوى مزعج)',
  insult: ' (إهانة)',
  illegal: ' (مخالف للقانون)',
  other: ' (سبب آخر)',
};
const category = ({ detail }: HistoryEntry) => CATEGORIES[detail ?? ''] ?? '';

const until = (day: string | null, date: (day: string) => string, otherwise: string) =>
  day === null ? otherwise : `حتى ${date(day)}`;

const DECISIONS: Record<string, Sentence> = {
  hide: (entry) =>
    entry.about.type === 'posts'
      ? `إخفاء جميع منشوراته: ${number(entry.number ?? 0)}`
      : `إخفاء ${thing(entry)} له`,
  delete: (entry) =>
    entry.about.type === 'posts'
      ? `حذف جميع منشوراته: ${number(entry.number ?? 0)}`
      : `حذف ${thing(entry)} له`,
  decline: () => 'رفض منشور له',
  warn: (entry) =>
    entry.about.type === 'user' ? 'توجيه تنبيه إليه' : `توجيه تنبيه إليه بشأن ${thing(entry)}`,
  suspend: ({ day }, date) => `تعليق حسابه ${until(day, date, 'دون تاريخ انتهاء')}`,
};

const STATES: Record<string, string> = {
  pending: 'قيد الانتظار من جديد',
  in_progress: 'قيد التنفيذ',
  completed: 'مكتمل',
  cancelled: 'ملغى',
};

const REQUESTS: Record<string, string> = {
  export: 'طلب نسخة من بياناته',
  erasure: 'طلب محو بياناته',
  export_done: 'إنشاء نسخة من بياناته',
  erasure_done: 'محو بياناته',
  export_declined: 'رفض طلب الحصول على نسخة من بياناته',
  erasure_declined: 'رفض طلب محو بياناته',
};

const BATCHES: Record<string, Sentence> = {
  resend: () => 'إعادة إرسال دعوة أو رسالة تأكيد إليه، مع آخرين',
  deactivate: () => 'تعطيل حسابه، مع آخرين',
  setExpiry: ({ day, text: former }, date) => {
    const before = former === null ? '' : ` من ${date(former)}`;
    return day === null
      ? 'إزالة تاريخ انتهاء العضوية، مع آخرين'
      : `تغيير تاريخ انتهاء العضوية${before} إلى ${date(day)}، مع آخرين`;
  },
};

const AUDITED: Record<string, string> = {
  'user.activated': 'تفعيل حسابه',
  'user.added': 'إضافته في لوحة الإدارة',
  'user.address_changed': 'تغيير عنوان بريده الإلكتروني',
  'user.address_tried_again': 'استئناف الإرسال إلى عنوانه',
  'user.deactivated': 'تعطيل حسابه',
  'user.demoted': 'سحب صفة المسؤول',
  'user.duty_changed': 'تغيير ما يتابعه في لوحة الإدارة',
  'user.mail_resent': 'إعادة إرسال دعوة أو رسالة تأكيد إليه',
  'user.merged': 'دمج حساب آخر في هذا الحساب',
  'user.password_link_sent': 'إرسال رابط إليه لاختيار كلمة مرور',
  'user.promoted': 'منح صفة المسؤول',
  'user.role_ended': 'إنهاء دوره في لوحة الإدارة',
  'user.role_granted': 'منحه دورًا في لوحة الإدارة',
  'user.updated': 'تغيير الملف الشخصي أو العضوية',
  'post.deleted': 'حذف منشور',
  'post.hidden': 'إخفاء منشور',
  'post.published': 'نشر منشور',
  'post.restored': 'استعادة منشور محذوف',
};

export const HISTORY_SENTENCES: Translation<typeof englishSentences> = {
  created: ({ by }) => (by ? 'التسجيل بناءً على دعوة' : 'إنشاء الحساب'),
  imported: () => 'الاستيراد من قائمة',
  updated_by_import: () => 'تحديث البيانات من قائمة',
  applied: () => 'تقديم طلب انضمام',
  approved: () => 'قبول طلب الانضمام',
  invited: () => 'إرسال دعوة إليه',
  joined: () => 'تسجيل الدخول لأول مرة',
  confirmed_address: () => 'تأكيد عنوان البريد الإلكتروني',
  accepted_terms: ({ about, number: version, detail }) =>
    `الموافقة على «${about.name ?? 'إحدى الصفحات'}»، الإصدار ${version ?? 1}${detail === null ? '' : `، باللغة ${detail}`}`,
  membership_began: () => 'بدء العضوية',
  membership_renewed: ({ day }, date) => `تجديد العضوية، ${until(day, date, 'دون تاريخ انتهاء')}`,
  membership_ended: () => 'انتهاء العضوية',
  reported: (entry) => `تقديم بلاغ عن ${thing(entry)}${category(entry)}`,
  was_reported: (entry) =>
    entry.about.type === 'user'
      ? `ورود بلاغ عنه${category(entry)}`
      : `ورود بلاغ عن ${thing(entry)} له${category(entry)}`,
  decided: (entry, date) => DECISIONS[entry.detail ?? '']?.(entry, date) ?? 'اتخاذ قرار',
  objected: () => 'الاعتراض على قرار',
  answered: ({ detail }) =>
    detail === 'reversed' ? 'قبول الاعتراض والتراجع عن القرار' : 'الرد على الاعتراض وتأييد القرار',
  ordered: ({ about }) => `طلب شراء: ${about.name ?? 'إحدى الخدمات'}`,
  order_status: ({ about, detail }) =>
    `طلب شراء ${about.name ?? 'إحدى الخدمات'}: ${STATES[detail ?? ''] ?? 'تغيّرت حالته'}`,
  data_request: ({ detail, day }, date) =>
    `${REQUESTS[detail ?? ''] ?? 'طلب بشأن بياناته'}${day === null ? '' : `، ورد في ${date(day)}`}`,
  data_request_decided: ({ detail }) => REQUESTS[detail ?? ''] ?? 'إغلاق الطلب بشأن بياناته',
  batch: (entry, date) => BATCHES[entry.detail ?? '']?.(entry, date) ?? 'تغيير مع آخرين',
  audited: ({ detail }) => AUDITED[detail ?? ''] ?? detail ?? '',
};
