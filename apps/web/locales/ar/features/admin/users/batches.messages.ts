import type { batchesMessages as english } from '#src/features/admin/users/batches.messages.ts';
import type { Translation } from '@guildhall/locale/translation';
import { number, plural } from '@guildhall/locale/words/ar';

/** In the genitive, as after a verbal noun. */
const ofMembers = (count: number) =>
  plural(count, {
    one: 'عضو واحد',
    two: 'عضوين',
    few: `${number(count)} أعضاء`,
    many: `${number(count)} عضوًا`,
    other: `${number(count)} عضو`,
  });

const countedMembers = (count: number) =>
  plural(count, {
    one: 'عضو واحد',
    two: 'عضوان',
    few: `${number(count)} أعضاء`,
    many: `${number(count)} عضوًا`,
    other: `${number(count)} عضو`,
  });

export const batchesMessages: Translation<typeof english> = {
  label: 'إجراءات للأعضاء المحددين',
  selectShown: (count) => `تحديد جميع المعروضين (${number(count)})`,
  selectMatching: 'تحديد جميع المطابقين',
  select: (name) => `تحديد ${name}`,
  selected: (count) => `المحددون: ${number(count)}`,
  matching: 'تم تحديد جميع الأعضاء المطابقين',
  clear: 'إلغاء التحديد',
  actions: {
    resend: 'إرسال الدعوة أو التأكيد',
    setExpiry: 'تحديد تاريخ الانتهاء',
    deactivate: 'تعطيل',
  },
  dialogs: {
    resend: {
      title: 'هل تريد إرسال الدعوة أو التأكيد؟',
      text: (members) =>
        `من بين ${members}، يتلقى الدعوة من لم يسبق له تسجيل الدخول، ويتلقى رابط تأكيد جديدًا من لم يؤكد عنوان بريده الإلكتروني. نرسل ما يصل إلى 100 رسالة في الدقيقة.`,
      action: 'إرسال',
    },
    setExpiry: {
      title: 'هل تريد تحديد تاريخ انتهاء العضوية؟',
      text: (members) =>
        `يحل هذا محل تاريخ انتهاء العضوية لدى ${members}. ويمكنك التراجع عن ذلك خلال 30 يومًا.`,
      action: 'تحديد تاريخ الانتهاء',
    },
    deactivate: {
      title: 'هل تريد تعطيل حسابات الأعضاء؟',
      text: (members) =>
        `يؤدي هذا إلى تسجيل خروج ${members} وإخفاء الملفات الشخصية. ولا يشمل المسؤولين. يمكنك التراجع عن ذلك خلال 30 يومًا.`,
      action: 'تعطيل',
    },
  },
  members: ofMembers,
  counting: 'الأعضاء المطابقين',
  tooMany: 'يطابق هذا أكثر من 20,000 عضو. ضيّق نطاق البحث أو التصفية.',
  expiresOn: { label: 'تاريخ الانتهاء', description: 'اتركه فارغًا للعضويات التي لا تنتهي.' },
  isPast: 'هذا اليوم مضى: تنتهي عضوياتهم فورًا.',
  startsOn: { label: 'تاريخ البدء', description: 'اتركه فارغًا للبدء فورًا.' },
  perDay: {
    label: 'الحد الأقصى في اليوم',
    description:
      'اتركه فارغًا لإرسال الكل دفعة واحدة. إذا كتبت 10، تُرسل الرسائل العشر الأولى، ثم العشر التالية بعد يوم.',
  },
  nextWave: (when) => `تُرسل الدفعة التالية في ${when}.`,
  stop: 'إيقاف إرسال الباقي',
  progress: {
    running: 'قيد التنفيذ',
    waiting: 'يستمر لاحقًا',
    undoing: 'جارٍ التراجع',
    done: 'اكتمل',
    undone: 'تم التراجع',
  },
  finished: ({ finished, all }) => `اكتمل ${number(finished)} من أصل ${ofMembers(all)}`,
  titles: {
    resend: 'إرسال رسائل',
    setExpiry: 'تحديد نهاية العضوية',
    deactivate: 'تعطيل أعضاء',
  },
  recent: 'الإجراءات الأخيرة:',
  recentOne: (title, count, date) => `${title}، ${countedMembers(count)}، ${date}`,
  outcome: ({ done, skipped }) =>
    skipped === 0
      ? `تم التغيير لدى ${ofMembers(done)}.`
      : `تم التغيير لدى ${ofMembers(done)}. ولم تكن هناك حاجة إلى تغيير لدى ${ofMembers(skipped)}.`,
  undone: ({ undone, conflicted }) =>
    conflicted === 0
      ? `تم التراجع عن التغيير لدى ${ofMembers(undone)}.`
      : `تم التراجع عن التغيير لدى ${ofMembers(undone)}. ولم يتغير شيء لدى ${ofMembers(conflicted)} بسبب تعديلات أُجريت منذ ذلك الحين.`,
  leftAsIs: (others) => (others === 0 ? 'بقوا كما هم:' : `بقوا كما هم، مع آخرين عددهم ${number(others)}:`),
  leave: 'يمكنك مغادرة هذه الصفحة. يستمر الإجراء في الخلفية.',
  failed: 'تعذّر تحميل الإجراء',
};
