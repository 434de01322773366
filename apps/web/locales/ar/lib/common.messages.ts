import type { commonMessages as english } from '#src/lib/common.messages.ts';
import type { Translation } from '@guildhall/locale/translation';
import { number, plural } from '@guildhall/locale/words/ar';

export const commonMessages: Translation<typeof english> = {
  issues: {
    tooShort: (least) =>
      plural(least, {
        one: 'استخدم حرفًا واحدًا على الأقل.',
        two: 'استخدم حرفين على الأقل.',
        few: `استخدم ${number(least)} أحرف على الأقل.`,
        many: `استخدم ${number(least)} حرفًا على الأقل.`,
        other: `استخدم ${number(least)} حرف على الأقل.`,
      }),
    email: 'أدخل بريدًا إلكترونيًا، مثل ana@example.com.',
    missing: 'هذا الحقل مطلوب.',
    required: new Map([
      ['firstName', 'أدخل اسمك الأول.'],
      ['password', 'أدخل كلمة المرور.'],
    ]),
  },
  audiences: {
    everyone: 'الجميع، حتى الزوار',
    members: 'الأعضاء',
    connections: 'جهات اتصالي',
    nobody: 'أنا فقط',
  },
  cancel: 'إلغاء',
  close: 'إغلاق',
  error: 'خطأ',
  filters: (chosen) => (chosen === 0 ? 'التصفية' : `التصفية (${number(chosen)})`),
  jobTitleAt: (title, company) => `\u2068${title}\u2069، \u2068${company}\u2069`,
  copied: { title: 'تم النسخ', description: 'النص ورابطه في الحافظة لديك.' },
  copyByHand: (url) => ({ title: 'انسخ هذا الرابط', description: url }),
  customQuote: 'عرض سعر خاص',
  dismiss: 'إغلاق',
  notification: 'إشعار',
  linkCopied: { title: 'تم نسخ الرابط' },
  loadMore: 'تحميل المزيد',
  loading: 'جارٍ التحميل...',
  save: 'حفظ',
  showLess: 'عرض أقل',
  showMore: 'عرض المزيد',
  signOutFailed: { title: 'خطأ', description: 'تعذّر تسجيل خروجك. يُرجى المحاولة مرة أخرى.' },
  tryAgain: 'إعادة المحاولة',
};
