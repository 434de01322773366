import type { secondFactorMessages as english } from '#src/features/admin/frame/second-factor.messages.ts';
import type { Translation } from '@guildhall/locale/translation';

export const secondFactorMessages: Translation<typeof english> = {
  title: 'يتطلب دورك تسجيل دخول بخطوتين',
  text: 'فعّل تسجيل الدخول بخطوتين لتُفتح لك لوحة الإدارة من جديد فورًا. وإذا كان لديك مفتاح مرور، فيمكنك تسجيل الدخول به بدلًا من ذلك.',
  action: 'تفعيل تسجيل الدخول بخطوتين',
  reminder: (day) =>
    `ابتداءً من ${day}، يتطلب دورك خطوة ثانية لتسجيل الدخول، حتى لا تكفي كلمة مرور مسروقة للوصول إلى أي شيء.`,
};
