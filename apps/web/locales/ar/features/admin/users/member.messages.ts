import type { memberMessages as english } from '#src/features/admin/users/member.messages.ts';
import type { Translation } from '@guildhall/locale/translation';

export const memberMessages: Translation<typeof english> = {
  title: 'العضو',
  description: 'الملف الشخصي والعضوية والحساب.',
  loading: 'جارٍ تحميل العضو...',
  failed: 'تعذّر تحميل العضو',
  status: {
    title: 'الحساب',
    lapsed: 'للقراءة فقط: انتهت العضوية',
    admin: 'مسؤول',
    unconfirmed: 'البريد الإلكتروني غير مؤكَّد',
    joined: (date) => `تاريخ الإضافة ${date}`,
    lastSeen: (date) => `آخر ظهور ${date}`,
    neverSeen: 'لم يسبق تسجيل الدخول',
  },
  profile: 'عرض الملف الشخصي',
  resend: { invitation: 'إعادة إرسال الدعوة', confirmation: 'إعادة إرسال التأكيد' },
  resent: {
    invitation: { title: 'الدعوة في الطريق' },
    confirmation: { title: 'رسالة التأكيد في الطريق' },
  },
  passwordLink: {
    action: 'إرسال رابط كلمة المرور',
    sent: { title: 'تم إرسال الرابط', description: 'يختار العضو به كلمة مرور جديدة خلال بضعة أيام.' },
  },
  address: {
    action: 'تغيير العنوان',
    title: 'عنوان بريد إلكتروني آخر',
    label: 'عنوان البريد الإلكتروني الجديد',
    text: (email) =>
      `العنوان حتى الآن: ${email}. يُسجَّل خروج العضو ويصله على العنوان الجديد رابط لاختيار كلمة مرور، ويُرسل تنبيه إلى العنوان السابق.`,
    changed: { title: 'تم تغيير العنوان', description: 'رابط اختيار كلمة المرور في الطريق إليه.' },
  },
  secondFactor: {
    action: 'إيقاف تسجيل الدخول بخطوتين',
    title: (name) => `هل تريد إيقاف تسجيل الدخول بخطوتين لدى ${name}؟`,
    text: 'لا تفعل ذلك إلا عند التأكد من أن العضو نفسه هو من طلبه. يُسجَّل خروجه من كل مكان وتصله رسالة بريد إلكتروني. ويمكنه تسجيل الدخول بكلمة المرور وحدها إلى أن يضبط الخطوة الثانية من جديد.',
    confirm: 'إيقاف',
    done: { title: 'تم إيقاف تسجيل الدخول بخطوتين' },
  },
  deactivate: 'تعطيل',
  activate: 'تفعيل',
  deactivation: {
    title: (name) => `هل تريد تعطيل حساب ${name}؟`,
    text: 'يُسجَّل خروج العضو من كل مكان ولا يمكنه تسجيل الدخول، ويُخفى عن الأعضاء الآخرين. ويمكنك تفعيل الحساب من جديد.',
    action: 'تعطيل',
  },
  membership: {
    title: 'العضوية',
    number: { label: 'رقم العضوية', description: 'بالصيغة المعتمدة في مجتمعك' },
    startsOn: { label: 'عضو منذ' },
    expiresOn: {
      label: 'تاريخ الانتهاء',
      description:
        'اتركه فارغًا إذا كانت العضوية لا تنتهي. نراسل العضو قبل الانتهاء بـ 30 يومًا وبـ 7 أيام، ثم بعد الانتهاء. وبعد 30 يومًا أخرى يمكنه القراءة دون النشر.',
    },
    notes: {
      label: 'ملاحظات',
      description: 'لا يراها الأعضاء الآخرون أبدًا. وهي جزء من البيانات التي تُصدَّر لهذا العضو.',
    },
    email: { label: 'البريد الإلكتروني', description: 'تُرسل الدعوة إلى هذا العنوان.' },
  },
  groups: { about: 'الملف الشخصي', matching: 'المطابقة', contact: 'وسائل التواصل' },
  history: {
    title: 'السجل',
    text: 'الانضمام والشروط والعضوية والبلاغات والقرارات وطلبات الشراء والتغييرات، الأحدث أولًا. لا يراه سوى المسؤولين.',
    show: 'إظهار السجل',
    hide: 'إخفاء السجل',
  },
  noIndustry: 'غير محدد',
  submit: 'حفظ التغييرات',
  saved: { title: 'تم حفظ بيانات العضو' },
};
