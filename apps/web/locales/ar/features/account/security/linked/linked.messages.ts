import type { linkedMessages as english } from '#src/features/account/security/linked/linked.messages.ts';
import type { Translation } from '@guildhall/locale/translation';

export const linkedMessages: Translation<typeof english> = {
  title: 'الحسابات المرتبطة',
  description: 'يمكنك تسجيل الدخول هنا بحساب لديك في إحدى هذه الخدمات.',
  failed: 'تعذّر تحميل حساباتك المرتبطة',
  password: 'كلمة المرور',
  linked: (date) => `تم الربط في ${date}`,
  used: (date) => `آخر استخدام في ${date}`,
  notOffered: 'لم يعد متاحًا هنا',
  link: {
    open: (name) => `ربط ${name}`,
    title: (name) => `ربط حسابك في ${name}`,
    text: (name) =>
      `ستسجّل الدخول الآن في ${name}. وبعد ذلك يستطيع كل من يمكنه الدخول إلى ذلك الحساب أن يسجّل الدخول هنا.`,
    submit: 'متابعة',
  },
  unlink: {
    open: 'إلغاء الربط',
    label: (name) => `إلغاء ربط ${name}`,
    title: (name) => `هل تريد إلغاء ربط ${name}؟`,
    text: 'لن تتمكن بعد ذلك من تسجيل الدخول بهذا الحساب. أما كلمة المرور فتظل صالحة.',
    submit: 'إلغاء الربط',
    done: { title: 'تم إلغاء ربط الحساب' },
  },
};
