import type { securityMessages as english } from '#src/features/account/security/security.messages.ts';
import type { Translation } from '@guildhall/locale/translation';
import { number, plural } from '@guildhall/locale/words/ar';

export const securityMessages: Translation<typeof english> = {
  title: 'الأمان',
  description: 'مع تسجيل الدخول بخطوتين، لا تكفي كلمة مرور مسروقة للوصول إلى حسابك.',
  failed: 'تعذّر تحميل حالة تسجيل الدخول بخطوتين',
  name: 'تسجيل الدخول بخطوتين',
  states: { on: 'مفعّل', off: 'متوقف' },
  since: (date) => `منذ ${date} يتطلب تسجيل الدخول كلمة المرور ورمزًا من تطبيق المصادقة.`,
  without: 'تكفي كلمة المرور وحدها لتسجيل الدخول.',
  codesLeft: (count) =>
    plural(count, {
      zero: 'لم يتبقَّ أي رمز استرداد',
      one: 'تبقّى رمز استرداد واحد',
      two: 'تبقّى رمزا استرداد',
      few: `تبقّى ${number(count)} رموز استرداد`,
      many: `تبقّى ${number(count)} رمز استرداد`,
      other: `تبقّى ${number(count)} رمز استرداد`,
    }),
  password: 'كلمة المرور',
  setUp: {
    open: 'تفعيل تسجيل الدخول بخطوتين',
    text: 'تحتاج إلى تطبيق مصادقة على هاتفك، مثل التطبيق المدمج في مدير كلمات المرور.',
    next: 'متابعة',
    scan: 'امسح هذا الرمز بتطبيق المصادقة.',
    qr: 'رمز QR لتطبيق المصادقة',
    key: 'أو اكتب هذا المفتاح في التطبيق:',
    openApp: 'فتح في تطبيق على هذا الجهاز',
    code: 'الرمز الظاهر الآن في التطبيق',
    hint: 'ستة أرقام',
    submit: 'تفعيل',
  },
  codes: {
    title: 'حفظ رموز الاسترداد',
    text: 'إذا فقدت هاتفك، فكل رمز من هذه الرموز يتيح لك تسجيل الدخول مرة واحدة. لا يمكننا عرضها مجددًا: اطبعها أو احفظها حيث تحفظ كلمات المرور.',
    label: 'رموز الاسترداد',
    copy: 'نسخ',
    copied: { title: 'تم نسخ رموز الاسترداد' },
    notCopied: {
      title: 'خطأ',
      description: 'تعذّر نسخ الرموز. يمكنك تحديدها ونسخها بنفسك.',
      destructive: true,
    },
    download: 'تنزيل',
    print: 'طباعة',
    done: 'لقد حفظتها',
    file: (site, codes) =>
      `رموز الاسترداد لحسابك في ${site}\nيصلح كل رمز لمرة واحدة.\n\n${codes.join('\n')}\n`,
  },
  newCodes: {
    open: 'رموز استرداد جديدة',
    text: 'ستحصل على عشرة رموز استرداد جديدة، ولن تعود رموزك الحالية صالحة.',
    submit: 'إنشاء رموز جديدة',
  },
  end: {
    open: 'إيقاف',
    title: 'هل تريد إيقاف تسجيل الدخول بخطوتين؟',
    text: 'عندئذ يستطيع كل من يعرف كلمة المرور تسجيل الدخول، ولن تعود رموز الاسترداد صالحة.',
    submit: 'إيقاف',
    done: { title: 'تم إيقاف تسجيل الدخول بخطوتين' },
  },
  events: {
    title: 'آخر الأحداث',
    failed: 'تعذّر تحميل سجل الأمان',
    empty:
      'لا شيء بعد. ستظهر هنا عمليات تسجيل الدخول من أجهزة جديدة وتغييرات تسجيل الدخول بخطوتين ومفاتيح المرور.',
    network: (network) => `الشبكة ${network}`,
    kinds: {
      new_device: 'تسجيل دخول من جهاز جديد',
      provider_linked: 'ربط حساب من خدمة أخرى',
      provider_unlinked: 'إلغاء ربط حساب من خدمة أخرى',
      provider_refused: 'رفض حساب من خدمة أخرى',
      factor_added: 'تفعيل تسجيل الدخول بخطوتين',
      factor_ended: 'إيقاف تسجيل الدخول بخطوتين',
      factor_reset: 'إيقاف تسجيل الدخول بخطوتين من قِبل مسؤول',
      recovery_code_used: 'تسجيل دخول برمز استرداد',
      recovery_codes_renewed: 'إنشاء رموز استرداد جديدة',
      passkey_added: 'إضافة مفتاح مرور',
      passkey_removed: 'إزالة مفتاح مرور',
      passkey_counter: 'استخدام مفتاح مرور ربما نُسخ',
    },
  },
};
