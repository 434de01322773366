import type { secondFactorMessages as english } from '#src/features/auth/second-factor.messages.ts';
import type { Translation } from '@guildhall/locale/translation';

export const secondFactorMessages: Translation<typeof english> = {
  app: {
    label: 'الرمز من تطبيق المصادقة',
    hint: 'ستة أرقام تتغيّر كل 30 ثانية.',
    other: 'استخدام رمز استرداد',
  },
  recovery: {
    label: 'رمز الاسترداد',
    hint: 'أحد الرموز التي حفظتها عند تفعيل تسجيل الدخول بخطوتين. يصلح كل رمز لمرة واحدة.',
    other: 'استخدام تطبيق المصادقة',
  },
  submit: 'تسجيل الدخول',
  busy: 'جارٍ تسجيل الدخول...',
  restart: 'البدء من جديد',
  failed: 'خطأ',
};
