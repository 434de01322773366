import type { ReportedType } from '@guildhall/api/ground/reports/reports.schema';
import type { reportsMessages as english } from '#src/features/admin/reports/reports.messages.ts';
import type { Translation } from '@guildhall/locale/translation';
import { number, plural } from '@guildhall/locale/words/ar';

const NOUNS: Record<ReportedType, string> = {
  post: 'المنشور',
  comment: 'التعليق',
  review: 'التقييم',
  user: 'العضو',
  short_link: 'الرابط المختصر',
};

export const reportsMessages: Translation<typeof english> = {
  title: 'البلاغات',
  description: 'المحتوى المبلَّغ عنه والقرارات. نخبر الأعضاء بما تقرر بشأن بلاغاتهم.',
  filters: { open: 'مفتوحة', decided: 'تم البت فيها', objections: 'الاعتراضات' },
  lists: {
    open: { noun: 'البلاغات المفتوحة', empty: 'تظهر هنا بلاغات الأعضاء.' },
    decided: { noun: 'القرارات', empty: 'تظهر هنا البلاغات التي تم البت فيها.' },
  },
  decisions: {
    hide: {
      title: 'هل تريد إخفاء هذا المحتوى؟',
      text: 'يختفي من جميع الصفحات فورًا. يؤدي ذلك إلى إغلاق جميع البلاغات المفتوحة عنه.',
      action: 'إخفاء',
      done: 'تم إخفاء المحتوى',
    },
    warn: {
      title: 'هل تريد إرسال تنبيه؟',
      text: 'تصل رسالتك إلى العضو في إشعار وبالبريد الإلكتروني. ولا يظهر اسمك ولا أسماء من أبلغوا عنه. يؤدي ذلك إلى إغلاق جميع البلاغات المفتوحة عنه.',
      action: 'إرسال التنبيه',
      done: 'تم إرسال التنبيه',
    },
    suspend: {
      title: 'هل تريد تعليق حساب هذا العضو؟',
      text: 'يُسجَّل خروج العضو من كل مكان، ويُخفى ملفه الشخصي ومنشوراته. وعند تسجيل الدخول يقرأ أن الحساب معلّق. يؤدي ذلك إلى إغلاق جميع البلاغات المفتوحة عنه.',
      action: 'تعليق',
      done: 'تم تعليق حساب العضو',
    },
    dismiss: {
      title: 'هل تريد رفض البلاغ؟',
      text: 'يبقى كل شيء كما هو. يؤدي ذلك إلى إغلاق جميع البلاغات المفتوحة عنه.',
      action: 'رفض البلاغ',
      done: 'تم رفض البلاغ',
    },
  },
  note: (note) => `ملاحظة: ${note}`,
  categories: { spam: 'محتوى مزعج', insult: 'إهانة', illegal: 'مخالف للقانون', other: 'سبب آخر' },
  statuses: { open: 'مفتوح', resolved: 'اتُّخذ إجراء', dismissed: 'مرفوض' },
  reportedBy: (name) => `بلاغ من ${name}`,
  noReason: 'لم يُذكر سبب',
  hidden: 'مخفي بالفعل',
  suspended: 'معلّق بالفعل',
  takenDown: 'أُزيل بالفعل',
  gone: 'لم يعد هذا المحتوى موجودًا.',
  deleted: 'حذفه كاتبه',
  viewMember: {
    user: 'فتح صفحة العضو',
    short_link: 'فتح صفحة المنشئ',
    other: 'فتح صفحة الكاتب',
  },
  takeDown: 'إزالة',
  takeDownLabel: (name) => `إزالة ${name}`,
  item: (type, id) => `${NOUNS[type]} رقم ${id}`,
  decisionLabels: {
    hide: (name) => `إخفاء ${name}`,
    warn: (name) => `تنبيه بشأن ${name}`,
    suspend: (name) => `تعليق ${name}`,
    dismiss: (name) => `رفض البلاغ عن ${name}`,
  },
  buttons: { hide: 'إخفاء', warn: 'تنبيه', suspend: 'تعليق', dismiss: 'رفض البلاغ' },
  decided: (done, count) => ({
    title: done,
    description: plural(count, {
      one: 'أُغلق بلاغ واحد.',
      two: 'أُغلق بلاغان.',
      few: `أُغلقت ${number(count)} بلاغات.`,
      many: `أُغلق ${number(count)} بلاغًا.`,
      other: `أُغلق ${number(count)} بلاغ.`,
    }),
  }),
  shortLinks: {
    title: 'الروابط المختصرة',
    text: 'عند إزالة رابط، يُبلَّغ الزوار بأنه لم يعد موجودًا.',
    label: 'الرابط المختصر أو رمزه',
    takeDown: 'إزالة',
    restore: 'استعادة',
    reason: { label: 'ماذا نقول لمن أنشأه؟ (اختياري)' },
    changed: (code, takenDown) => ({
      title: takenDown ? `تمت إزالة الرابط المختصر ${code}` : `تمت استعادة الرابط المختصر ${code}`,
    }),
  },
};
