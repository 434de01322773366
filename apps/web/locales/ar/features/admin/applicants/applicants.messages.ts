import type { applicantsMessages as english } from '#src/features/admin/applicants/applicants.messages.ts';
import type { Translation } from '@guildhall/locale/translation';

export const applicantsMessages: Translation<typeof english> = {
  title: 'طلبات الانضمام',
  description: 'أشخاص يرغبون في الحصول على العضوية. تصلهم رسالة بريد إلكتروني عند كل خطوة.',
  filters: {
    waiting: 'قيد الانتظار',
    asked: 'في انتظار ردّ',
    approved: 'مقبولة',
    declined: 'مرفوضة',
  },
  noun: 'طلبات الانضمام',
  empty: {
    waiting: { title: 'لا توجد طلبات قيد الانتظار', text: 'تظهر طلبات الانضمام الجديدة هنا.' },
    asked: {
      title: 'لا توجد طلبات في انتظار ردّ',
      text: 'تظهر هنا الطلبات التي طرحتَ سؤالًا بشأنها إلى أن يردّ مقدّم الطلب.',
    },
    approved: { title: 'لا توجد طلبات مقبولة', text: 'تُعرض الطلبات المقبولة لمدة 30 يومًا.' },
    declined: {
      title: 'لا توجد طلبات مرفوضة',
      text: 'تُعرض الطلبات المرفوضة لمدة 30 يومًا، ثم تُمحى.',
    },
  },
  registration: 'اختيار من يمكنه الانضمام',
  unconfirmed: 'البريد الإلكتروني غير مؤكَّد',
  profile: {
    jobTitle: 'المسمّى الوظيفي',
    company: 'الشركة',
    industry: 'القطاع',
    location: 'الموقع',
    lookingFor: 'يبحث عن',
    servicesOffered: 'الخدمات المقدَّمة',
  },
  suspicions: {
    title: 'قد يكون هذا برنامجًا آليًا:',
    reasons: {
      honeypot: 'مُلئ حقل مخفي',
      fast: 'أُرسل النموذج خلال ثوانٍ',
      proof: 'لم يُجرَ فحص المتصفح في الخلفية',
    },
  },
  guestAt: (title, inviter) =>
    `سبق حضور «${title}» بصفة ضيف${inviter === null ? '' : ` بدعوة من ${inviter}`}.`,
  said: { community: 'السؤال', applicant: 'الرد' },
  reason: 'السبب',
  approve: 'قبول',
  decline: 'رفض',
  ask: 'طرح سؤال',
  actionLabel: (action, name) => `${action}: ${name}`,
  viewProfile: 'عرض الملف الشخصي',
  approved: (name) => ({
    title: `تم قبول ${name}`,
    text: 'أرسلنا رابطًا بالبريد الإلكتروني. يظهر العضو في القوائم فور اختيار كلمة المرور.',
  }),
  notJoined: 'لم يكتمل الانضمام بعد',
  dialogs: {
    decline: {
      title: (name) => `هل تريد رفض طلب ${name}؟`,
      text: 'يُرسل السبب إلى مقدّم الطلب. ويُمحى الطلب وبياناته بعد 30 يومًا.',
      label: 'السبب',
      submit: 'رفض',
      done: { title: 'تم رفض الطلب' },
    },
    ask: {
      title: (name) => `طرح سؤال على ${name}`,
      text: 'يصل سؤالك إلى مقدّم الطلب بالبريد الإلكتروني ويمكنه الرد عليه. بعدها يعود الطلب إلى قائمة الانتظار.',
      label: 'السؤال',
      submit: 'إرسال',
      done: { title: 'تم إرسال السؤال' },
    },
  },
};
