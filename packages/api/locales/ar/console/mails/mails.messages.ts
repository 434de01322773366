import type { mailMessages as english } from '#src/console/mails/mails.messages.ts';
import { number, plural } from '@guildhall/locale/words/ar';
import type { Translation } from '@guildhall/locale/translation';

type Forms = [one: string, two: string, few: string, many: string, other: string];

const counted =
  (...[one, two, few, many, other]: Forms) =>
  (count: number) =>
    plural(count, {
      one,
      two,
      few: `${number(count)} ${few}`,
      many: `${number(count)} ${many}`,
      other: `${number(count)} ${other}`,
    });
const days = counted('يوم واحد', 'يومين', 'أيام', 'يومًا', 'يوم');

export const mailMessages: Translation<typeof english> = {
  hello: (name) => (name === '' ? 'مرحبًا،' : `مرحبًا ${name}،`),
  unsubscribe: 'إلغاء الاشتراك في هذه الرسائل',
  labeled: (label, value) => `${label}: ${value}`,
  quoted: (text) => `«\u2068${text}\u2069»`,
  open: (site) => `فتح ${site}`,
  join: (site) => `الانضمام إلى ${site}`,
  notExpected: (address) => `لم تكن تتوقع هذه الرسالة؟ يمكنك تجاهلها أو مراسلة ${address}.`,
  showCode: 'اعرض هذا الرمز عند المدخل:',
  notification: {
    reply: (address) => `للرد، راسل ${address}.`,
    because: (kind) => `تصلك هذه الرسالة لأنك فعّلت إشعارات البريد الإلكتروني عند: «${kind}».`,
    whoDidYouMeet: 'بمن التقيت؟ تعرض صفحة الفعالية من حضرها: تواصل مع من تودّ البقاء على صلة بهم.',
    unconfirmed: {
      connection_asked: (site) => `لديك طلب تواصل جديد في ${site}`,
      connection_accepted: (site) => `تم قبول طلب التواصل الذي أرسلته في ${site}`,
      message: (site) => `لديك رسالة جديدة في ${site}`,
      referral: (site) => `هناك جديد بشأن إحالة في ${site}`,
      opportunity: (site) => `هناك جديد بشأن فرصة في ${site}`,
      event: (site) => `هناك جديد بشأن فعالية في ${site}`,
      comment: (site) => `لديك تعليق جديد في ${site}`,
      mention: (site) => `تمت الإشارة إليك في ${site}`,
      review: (site) => `لديك تقييم جديد في ${site}`,
      order: (site) => `هناك جديد بشأن طلب الشراء في ${site}`,
    },
    unconfirmedOther: (site) => `لديك إشعار جديد في ${site}`,
    confirmFirst: 'بعد تأكيد بريدك الإلكتروني، ستُظهر لك هذه الرسائل اسم المرسِل والموضوع.',
    signIn: 'تسجيل الدخول للاطلاع',
  },
  decision: {
    noReason: (verdict) => `${verdict}. لم يذكر المسؤولون سببًا.`,
    about: (excerpt) => `الموضوع: «${excerpt}»`,
    signInOn: (day) => `يمكنك تسجيل الدخول مجددًا في ${day}.`,
    object: (count) =>
      `إذا رأيت أن هذا غير صحيح، فيمكنك الاعتراض خلال ${days(count)}. سيقرأ أحد المسؤولين اعتراضك ويردّ عليه.`,
    subject: (verdict, site) => `${verdict} (${site})`,
    confirmFirst: 'أكّد بريدك الإلكتروني لتصلك التفاصيل في هذه الرسائل.',
    readAnswer: 'قراءة الرد',
    readOrObject: 'الاطلاع أو الاعتراض',
    footer: (address) => `تصلك هذه الرسالة دائمًا لأنها تتعلق بمحتواك أو بحسابك. هل لديك أسئلة؟ ${address}`,
  },
  digest: {
    subject: (site) => `أسبوعك في ${site}`,
    requests: (people) =>
      plural(people, {
        one: 'شخص واحد في انتظار ردّك.',
        two: 'شخصان في انتظار ردّك.',
        few: `${number(people)} أشخاص في انتظار ردّك.`,
        many: `${number(people)} شخصًا في انتظار ردّك.`,
        other: `${number(people)} شخص في انتظار ردّك.`,
      }),
    unread: (messages) =>
      plural(messages, {
        one: 'لديك رسالة واحدة غير مقروءة.',
        two: 'لديك رسالتان غير مقروءتين.',
        few: `لديك ${number(messages)} رسائل غير مقروءة.`,
        many: `لديك ${number(messages)} رسالة غير مقروءة.`,
        other: `لديك ${number(messages)} رسالة غير مقروءة.`,
      }),
    worthMeeting: 'من يجدر بك لقاؤهم:',
    opportunities: 'فرص تناسبك:',
    open: 'فتح لوحة المتابعة',
    footer: 'تصلك هذه الرسالة لأنك مشترك في الملخّص الأسبوعي.',
  },
  duties: {
    application: counted('طلب انضمام واحد', 'طلبا انضمام', 'طلبات انضمام', 'طلب انضمام', 'طلب انضمام'),
    report: counted('بلاغ مفتوح واحد', 'بلاغان مفتوحان', 'بلاغات مفتوحة', 'بلاغًا مفتوحًا', 'بلاغ مفتوح'),
    objection: counted('اعتراض واحد', 'اعتراضان', 'اعتراضات', 'اعتراضًا', 'اعتراض'),
    post: counted(
      'منشور واحد في انتظار الموافقة',
      'منشوران في انتظار الموافقة',
      'منشورات في انتظار الموافقة',
      'منشورًا في انتظار الموافقة',
      'منشور في انتظار الموافقة',
    ),
    article: counted(
      'مقال واحد في انتظار الموافقة',
      'مقالان في انتظار الموافقة',
      'مقالات في انتظار الموافقة',
      'مقالًا في انتظار الموافقة',
      'مقال في انتظار الموافقة',
    ),
    data_request: counted(
      'طلب واحد بشأن بيانات شخصية',
      'طلبان بشأن بيانات شخصية',
      'طلبات بشأن بيانات شخصية',
      'طلبًا بشأن بيانات شخصية',
      'طلب بشأن بيانات شخصية',
    ),
    failed_mails: counted(
      'رسالة بريد إلكتروني واحدة تعذّر تسليمها',
      'رسالتا بريد إلكتروني تعذّر تسليمهما',
      'رسائل بريد إلكتروني تعذّر تسليمها',
      'رسالة بريد إلكتروني تعذّر تسليمها',
      'رسالة بريد إلكتروني تعذّر تسليمها',
    ),
  },
  duty: {
    subject: (site) => `ما ينتظرك في ${site}`,
    footer: 'اخترت رسالة واحدة في اليوم. من إعدادات لوحة الإدارة يمكنك تحديد من يتابع ماذا.',
  },
  applicant: {
    received: {
      subject: (site) => `طلب انضمامك إلى ${site}`,
      paragraphs: (_site, _said, _days) => [
        'وصلنا طلب انضمامك. يُرجى تأكيد أن هذا العنوان لك بفتح الرابط أدناه.',
        'يمكنك هناك في أي وقت معرفة حالة طلبك أو سحبه.',
      ],
    },
    asked: {
      subject: (site) => `سؤال بشأن طلب انضمامك إلى ${site}`,
      paragraphs: (site, said, _days) => [
        `قبل اتخاذ القرار، هناك سؤال لك من ${site}:`,
        said,
        'يمكنك الرد من خلال الرابط أدناه.',
      ],
    },
    approved: {
      subject: (site) => `مرحبًا بك في ${site}`,
      paragraphs: (_site, _said, count) => [
        `تمت الموافقة على طلب انضمامك. اختر كلمة مرور لتسجيل الدخول. يصلح الرابط لمرة واحدة خلال ${days(count)}، وبعد ذلك يمكنك طلب رابط جديد من صفحة تسجيل الدخول.`,
      ],
    },
    declined: {
      subject: (site) => `طلب انضمامك إلى ${site}`,
      paragraphs: (_site, said, count) => [
        'نأسف لإبلاغك بأنه لم تتم الموافقة على طلب انضمامك.',
        said,
        `سيُمحى طلبك وجميع بياناته بعد ${days(count)}.`,
      ],
    },
  },
  application: {
    see: 'عرض طلبي',
    choosePassword: 'اختيار كلمة مرور',
    footer: (site, address) => `لم تتقدّم للانضمام إلى ${site}؟ يمكنك تجاهل هذه الرسالة أو مراسلة ${address}.`,
  },
  invitation: {
    subject: (site) => `دعوة إلى ${site}`,
    text: (inviter, site, until) =>
      `وصلتك دعوة من ${inviter} للانضمام إلى ${site}. الدعوة مخصّصة لهذا العنوان وتصلح لمرة واحدة حتى ${until}.`,
  },
  memberInvitation: {
    invites: (inviter, site) => `دعوة من ${inviter} إلى ${site}`,
    byAdministrator: (site) => `يدعوك أحد مسؤولي ${site} للانضمام إلى ${site}.`,
    choosePassword: (count) => `اختر كلمة مرور ليكتمل انضمامك. يصلح الرابط لمرة واحدة خلال ${days(count)}.`,
  },
};
