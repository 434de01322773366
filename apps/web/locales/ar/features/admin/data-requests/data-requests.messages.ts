import type { dataRequestsMessages as english } from '#src/features/admin/data-requests/data-requests.messages.ts';
import type { Translation } from '@guildhall/locale/translation';
import { number, plural } from '@guildhall/locale/words/ar';

const counted = (count: number, one: string, two: string, few: string, many: string, other: string) =>
  plural(count, {
    one,
    two,
    few: `${number(count)} ${few}`,
    many: `${number(count)} ${many}`,
    other: `${number(count)} ${other}`,
  });

export const dataRequestsMessages: Translation<typeof english> = {
  title: 'طلبات البيانات',
  description: 'من طلب محو بياناته أو الحصول على نسخة منها. يمنحك القانون شهرًا للرد.',
  noun: 'طلبات البيانات',
  filters: {
    waiting: 'قيد الانتظار',
    done: 'منفَّذة',
    declined: 'مرفوضة',
  },
  empty: {
    waiting: 'سجّل الطلب في صفحة العضو أو بجانب طلب الانضمام.',
    done: 'تظهر هنا الطلبات التي نُفّذت، ومع كل منها إيصال.',
    declined: 'تظهر هنا الطلبات التي رُفضت.',
  },
  kinds: { erasure: 'محو', export: 'نسخة من البيانات' },
  channels: {
    letter: 'برسالة ورقية',
    email: 'بالبريد الإلكتروني',
    phone: 'بالهاتف',
    in_person: 'حضوريًا',
  },
  former: { member: (id) => `عضو سابق ${id}`, applicant: (id) => `طلب انضمام ${id}` },
  received: (channel, date) => `${channel}، بتاريخ ${date}`,
  due: (date) => `الرد قبل انتهاء ${date}`,
  enteredBy: (name) => `التسجيل بواسطة ${name}`,
  reason: 'كيفية التحقق',
  alsoPublished: 'يُحذف أيضًا ما نشره الشخص: منشوراته وتعليقاته.',
  needsOther: 'يجب أن يؤكد ذلك مسؤول آخر.',
  confirm: { erasure: 'محو الآن', export: 'تأكيد' },
  decline: 'رفض',
  download: 'تنزيل النسخة',
  downloadFailed: 'تعذّر تنزيل النسخة',
  receipt: 'الإيصال',
  of: (action, name) => `${action}: ${name}`,
  declined: { title: 'تم رفض الطلب' },
  confirmDialog: {
    title: (name) => `هل تريد محو بيانات ${name}؟`,
    text: 'يُحذف الآن كل ما يخص هذا الشخص، ويُسجَّل خروجه من كل مكان. لا يمكن التراجع عن ذلك.',
  },
  section: {
    title: 'البيانات الشخصية',
    text: 'عندما يطلب منك هذا الشخص ذلك كتابةً.',
    erasure: 'محو…',
    export: 'نسخة من البيانات…',
  },
  dialog: {
    titles: {
      erasure: (name) => `محو ${name}`,
      export: (name) => `نسخة من بيانات ${name}`,
    },
    texts: {
      erasure:
        'يُحذف الملف الشخصي والرسائل وجهات الاتصال نهائيًا، كما يحدث عندما يحذف العضو حسابه بنفسه. وتبقى المنشورات والتعليقات والتقييمات المنشورة باسم «عضو سابق».',
      export:
        'تحصل على ملف واحد يضم ما يمكن للشخص تنزيله بنفسه، بما في ذلك رسائله الخاصة، لتسليمه إليه. ويُبلَّغ بذلك بالبريد الإلكتروني.',
    },
    channel: 'طريقة تقديم الطلب',
    receivedOn: 'تاريخ الاستلام',
    reason: {
      label: 'كيف تحققت من هوية مقدّم الطلب؟',
      description: 'يُزال مع بيانات الشخص عند محوها.',
      placeholder: 'رسالة موقَّعة، والتوقيع مطابق لاستمارة الانضمام',
    },
    alsoPublished: {
      label: 'حذف ما نشره أيضًا',
      description: 'منشوراته وتعليقات الآخرين عليها، وتعليقاته. أما التقييمات فتبقى باسم «عضو سابق».',
    },
    others: 'يؤكد ذلك مسؤول آخر أولًا.',
    alone: 'أنت المسؤول الوحيد، لذا يتم ذلك فورًا.',
    submit: 'تسجيل الطلب',
    submitAlone: { erasure: 'محو الآن', export: 'إنشاء النسخة' },
    entered: {
      title: 'تم تسجيل الطلب',
      description: 'يُبلَّغ المسؤولون الآخرون، ويؤكده أحدهم.',
    },
  },
  page: {
    title: { erasure: 'إيصال: محو البيانات الشخصية', export: 'إيصال: نسخة من البيانات الشخصية' },
    failed: 'تعذّر تحميل الطلب',
    loading: 'جارٍ تحميل الطلب...',
    back: 'طلبات البيانات',
    print: 'طباعة',
    community: 'المجتمع',
    number: 'رقم الطلب',
    person: 'الشخص',
    asked: 'تاريخ الطلب',
    entered: 'تاريخ التسجيل',
    confirmed: 'تاريخ التنفيذ',
    open: { waiting: 'لا يزال هذا الطلب قيد الانتظار.', declined: 'رُفض هذا الطلب.' },
    by: (date, name) => (name === null ? date : `${date}، بواسطة ${name}`),
    itself: (date) => `${date}، بواسطة الشخص نفسه`,
    nameOnce:
      'لا يظهر الاسم إلا الآن: لا يُخزَّن أي شيء يدل على هوية هذا الشخص. اطبع هذه الصفحة أو احفظها قبل مغادرتها.',
    erased: {
      title: 'ما تم محوه',
      member:
        'الاسم وعنوان البريد الإلكتروني ورقم الهاتف والملف الشخصي والصور وجهات الاتصال والعناصر المحفوظة والإشعارات والجلسات وبيانات تسجيل الدخول؛ ونصوص الرسائل الخاصة وطلبات الشراء والبلاغات؛ والمنشورات غير المنشورة والمحذوفة.',
      published: 'المنشورات وتعليقات الآخرين عليها، والتعليقات.',
      applicant: 'الاسم وعنوان البريد الإلكتروني والملف الشخصي والإجابات والمحادثة بشأن الطلب.',
    },
    kept: {
      title: 'ما يبقى، من دون اسم',
      nothing: 'لا شيء.',
      uncounted: 'المنشورات والتعليقات والتقييمات والتعريفات وطلبات الشراء، إن وُجدت.',
      counts: ({ posts, comments, reviews, messages, referrals, orders, businesses }) =>
        [
          posts > 0 && counted(posts, 'منشور واحد', 'منشوران', 'منشورات', 'منشورًا', 'منشور'),
          comments > 0 && counted(comments, 'تعليق واحد', 'تعليقان', 'تعليقات', 'تعليقًا', 'تعليق'),
          reviews > 0 && counted(reviews, 'تقييم واحد', 'تقييمان', 'تقييمات', 'تقييمًا', 'تقييم'),
          messages > 0 &&
            `${counted(
              messages,
              'رسالة خاصة واحدة',
              'رسالتان خاصتان',
              'رسائل خاصة',
              'رسالة خاصة',
              'رسالة خاصة',
            )} بلا نص`,
          referrals > 0 &&
            `${counted(referrals, 'تعريف واحد', 'تعريفان', 'تعريفات', 'تعريفًا', 'تعريف')} بلا نص`,
          orders > 0 &&
            `${counted(
              orders,
              'طلب شراء واحد',
              'طلبا شراء',
              'طلبات شراء',
              'طلب شراء',
              'طلب شراء',
            )}، لأغراض المحاسبة: ماذا ومتى وبأي مبلغ`,
          businesses > 0 &&
            `${counted(
              businesses,
              'نشاط تجاري واحد',
              'نشاطان تجاريان',
              'أنشطة تجارية',
              'نشاطًا تجاريًا',
              'نشاط تجاري',
            )}، بعد الإزالة من الدليل`,
        ].filter((line): line is string => line !== false),
    },
    backups: {
      title: 'النسخ الاحتياطية',
      text: 'تبقى نسخة من البيانات في النسخ الاحتياطية السابقة إلى أن تحل محلها نسخ أحدث. وإذا استُعيدت إحداها، يُعاد تنفيذ هذا المحو قبل استخدام البيانات.',
    },
    copyUntil: (date) => `يمكن تنزيل الملف حتى ${date}.`,
    copy: (days) =>
      `كان تنزيل الملف متاحًا لمدة ${counted(days, 'يوم واحد', 'يومين', 'أيام', 'يومًا', 'يوم')}.`,
  },
};
