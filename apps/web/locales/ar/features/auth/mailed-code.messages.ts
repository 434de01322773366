import type { mailedCodeMessages as english } from '#src/features/auth/mailed-code.messages.ts';
import type { Translation } from '@guildhall/locale/translation';
import { number, plural } from '@guildhall/locale/words/ar';

export const mailedCodeMessages: Translation<typeof english> = {
  request: {
    intro: 'أدخل بريدك الإلكتروني وسنرسل إليك رمزًا لتسجيل الدخول، دون حاجة إلى كلمة المرور.',
    email: 'البريد الإلكتروني',
    submit: 'إرسال الرمز',
    back: 'استخدام كلمة المرور',
  },
  enter: {
    sent: (email, minutes) => {
      const time = plural(minutes, {
        one: 'دقيقة واحدة',
        two: 'دقيقتين',
        few: `${number(minutes)} دقائق`,
        many: `${number(minutes)} دقيقة`,
        other: `${number(minutes)} دقيقة`,
      });
      return `إذا كان ${email} مرتبطًا بحساب، فقد أرسلنا إليه رمزًا. يصلح الرمز لمدة ${time} في هذا المتصفح.`;
    },
    label: 'الرمز الوارد في الرسالة',
    hint: 'ثمانية أحرف وأرقام. تحقّق من مجلد الرسائل غير المرغوب فيها أيضًا.',
    submit: 'تسجيل الدخول',
    busy: 'جارٍ تسجيل الدخول...',
    again: 'إرسال رمز آخر',
  },
};
