import type { arrivalMessages as english } from '#src/features/account/provider/arrival.messages.ts';
import type { Translation } from '@guildhall/locale/translation';

export const arrivalMessages: Translation<typeof english> = {
  title: (name) => `تسجيل الدخول عبر ${name}`,
  busy: 'لحظة واحدة…',
  description: (name) => `نتحقق من البيانات الواردة من ${name}.`,
  failed: 'لم تنجح العملية',
  nothing: 'تُفتح هذه الصفحة عندما تعيدك خدمة أخرى إلى هنا بعد تسجيل الدخول فيها.',
  secondFactor: 'خطوة أخيرة: أدخل الرمز الثاني.',
  toSignIn: 'تسجيل الدخول بطريقة أخرى',
  toSettings: 'العودة إلى الإعدادات',
  service: 'خدمة أخرى',
  linked: (name) => ({
    title: 'تم ربط الحساب',
    description: `يمكنك الآن تسجيل الدخول عبر ${name}.`,
  }),
  joined: (site) => ({ title: 'تم إنشاء الحساب!', description: `مرحبًا بك في ${site}.` }),
};
