import type { applicationMessages as english } from '#src/features/application/application.messages.ts';
import type { Translation } from '@guildhall/locale/translation';

export const applicationMessages: Translation<typeof english> = {
  title: 'طلب انضمامك',
  description: 'اطّلع على حالة طلبك. يؤكد ذلك أيضًا بريدك الإلكتروني.',
  open: 'عرض طلبي',
  incomplete: 'هذا الرابط غير مكتمل. يُرجى فتح الرابط كاملًا كما ورد في الرسالة.',
  status: {
    waiting: 'طلبك في انتظار القرار. ستصلك رسالة بالبريد الإلكتروني.',
    asked: 'لدينا سؤال لك قبل اتخاذ القرار.',
    approved: 'تم قبول طلبك. أرسلنا إليك بالبريد رابطًا لاختيار كلمة مرور.',
    declined: 'لم يُقبل طلبك. ستُمحى جميع بياناته خلال 30 يومًا.',
  },
  said: { community: 'كتبنا إليك', applicant: 'رددت' },
  reply: { label: 'ردّك', submit: 'إرسال الرد' },
  signIn: 'تسجيل الدخول',
  withdraw: {
    action: 'سحب الطلب',
    title: 'هل تريد سحب طلبك؟',
    text: 'سيُمحى طلبك وجميع بياناته فورًا.',
    done: 'تم سحب طلبك ومحوه.',
  },
};
