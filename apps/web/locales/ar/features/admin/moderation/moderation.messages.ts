import { DECIDED_NOUNS } from '@guildhall/api/ground/reports/nouns.messages';
import type { moderationMessages as english } from '#src/features/admin/moderation/moderation.messages.ts';
import type { Translation } from '@guildhall/locale/translation';
import { number, plural } from '@guildhall/locale/words/ar';

const DECISIONS: Record<string, string> = {
  hide: 'إخفاء',
  delete: 'حذف',
  decline: 'رفض',
  warn: 'تنبيه',
  suspend: 'تعليق',
};

export const moderationMessages: Translation<typeof english> = {
  reason: {
    label: 'ماذا نقول للكاتب؟',
    description: 'يقرأ ذلك في صفحته وفي إشعار وبالبريد الإلكتروني، ويمكنه الاعتراض مرة واحدة.',
  },
  reasonOfAccount: {
    label: 'ماذا نقول للعضو؟',
    description: 'يقرأ ذلك عند تسجيل الدخول وبالبريد الإلكتروني، ويمكنه الاعتراض مرة واحدة.',
  },
  note: { label: 'ملاحظة (اختيارية)', description: 'لا يراها سوى المسؤولين.' },
  until: {
    label: 'معلّق حتى (اختياري)',
    description: 'يمكن للعضو تسجيل الدخول من جديد في هذا اليوم. اتركه فارغًا لتقرر لاحقًا.',
  },
  post: {
    hide: {
      title: 'هل تريد إخفاء هذا المنشور؟',
      text: 'يختفي من جميع الصفحات. ويبقى ظاهرًا لكاتبه مع السبب الذي تذكره.',
      action: 'إخفاء',
      done: { title: 'تم إخفاء المنشور' },
    },
    delete: {
      title: 'هل تريد حذف هذا المنشور؟',
      text: 'يختفي من جميع الصفحات. ويمكنك استعادته خلال 30 يومًا.',
      action: 'حذف',
      done: { title: 'تم حذف المنشور' },
    },
    decline: {
      title: 'هل تريد رفض هذا المنشور؟',
      text: 'لا يُنشر. ويبقى ظاهرًا لكاتبه مع السبب الذي تذكره.',
      action: 'رفض',
      done: { title: 'تم رفض المنشور' },
    },
  },
  all: {
    open: (author) => `جميع منشورات ${author}`,
    title: (author) => `هل تريد إزالة جميع منشورات ${author}؟`,
    text: 'كل منشور معروض أو في انتظار الموافقة. تصل إلى الكاتب رسالة واحدة.',
    how: 'ماذا يحدث لها؟',
    ways: { hide: 'إخفاؤها', delete: 'حذفها (يمكنك استعادة كل منها خلال 30 يومًا)' },
    action: 'إزالة جميع المنشورات',
    done: (count) => ({
      title: plural(count, {
        one: 'تمت إزالة منشور واحد',
        two: 'تمت إزالة منشورين',
        few: `تمت إزالة ${number(count)} منشورات`,
        many: `تمت إزالة ${number(count)} منشورًا`,
        other: `تمت إزالة ${number(count)} منشور`,
      }),
    }),
  },
  business: {
    title: (name) => `هل تريد إخفاء ${name}؟`,
    text: 'يختفي من الدليل، ويبقى ظاهرًا لمالكه.',
    action: 'إخفاء',
  },
  member: {
    warn: {
      button: 'تنبيه',
      title: (name) => `هل تريد توجيه تنبيه إلى ${name}؟`,
      text: 'تصل رسالتك إلى العضو في إشعار وبالبريد الإلكتروني. ولا يظهر اسمك.',
      action: 'إرسال التنبيه',
      done: { title: 'تم إرسال التنبيه' },
    },
    suspend: {
      button: 'تعليق الحساب',
      title: (name) => `هل تريد تعليق حساب ${name}؟`,
      text: 'يُسجَّل خروج العضو من كل مكان، ولا يُعرض أي شيء يخصه. وعند تسجيل الدخول يقرأ أن الحساب معلّق.',
      action: 'تعليق الحساب',
      done: { title: 'تم تعليق الحساب' },
    },
  },
  objections: {
    noun: 'الاعتراضات',
    empty: 'تظهر هنا الاعتراضات على قراراتك.',
    about: (decision, type) => `${DECISIONS[decision]} · ${DECIDED_NOUNS[type]}`,
    decided: (name) => (name === null ? 'السبب الذي ذكرناه' : `السبب من ${name}`),
    none: 'لم يُذكر سبب.',
    objection: (name) => `اعتراض ${name}`,
    answerBy: (name) => (name === null ? 'الرد' : `ردّ ${name}`),
    mine: 'أنت من اتخذ هذا القرار. يردّ عليه مسؤول آخر.',
    uphold: 'تأييد القرار',
    reverse: 'التراجع عن القرار',
    label: (action, name) => `${action}: اعتراض ${name}`,
    answers: {
      upheld: {
        title: 'هل تريد تأييد القرار؟',
        text: 'يبقى كل شيء كما هو. وردّك نهائي.',
        action: 'تأييد القرار',
      },
      reversed: {
        title: 'هل تريد التراجع عن القرار؟',
        text: 'يظهر من جديد ما أُخفي، ويُعاد تفعيل الحساب المعلّق. أما ما غيّره أحد منذ ذلك الحين فيبقى كما هو.',
        action: 'التراجع عن القرار',
      },
    },
    outcomes: { upheld: 'تم تأييد القرار', reversed: 'تم التراجع عن القرار' },
    done: ({ restored, left }) => ({
      title: 'تم الرد على الاعتراض',
      ...(left > 0 && {
        description:
          restored === 0
            ? 'لم يُعرض شيء من جديد ولم يُعد تفعيل أي شيء، لأن أحدًا غيّره منذ ذلك الحين.'
            : `ما عُرض من جديد: ${number(restored)}. ما تغيّر أو حُذف منذ ذلك الحين ويبقى كما هو: ${number(left)}.`,
      }),
    }),
  },
};
