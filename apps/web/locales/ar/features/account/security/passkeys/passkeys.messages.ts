import type { passkeysMessages as english } from '#src/features/account/security/passkeys/passkeys.messages.ts';
import type { Translation } from '@guildhall/locale/translation';

export const passkeysMessages: Translation<typeof english> = {
  title: 'مفاتيح المرور',
  description:
    'سجّل الدخول ببصمة إصبعك أو بوجهك أو برمز PIN لجهازك. يغنيك مفتاح المرور عن كلمة المرور وعن رمز تسجيل الدخول بخطوتين.',
  failed: 'تعذّر تحميل مفاتيح المرور',
  empty: 'ليس لديك مفاتيح مرور.',
  unsupported: 'لا يستطيع هذا المتصفح إنشاء مفاتيح مرور.',
  added: (date) => `تاريخ الإضافة: ${date}`,
  used: (date) => `آخر استخدام: ${date}`,
  neverUsed: 'لم يُستخدم بعد',
  synced: 'متزامن',
  name: 'الاسم',
  password: 'كلمة المرور',
  add: {
    open: 'إضافة مفتاح مرور',
    text: 'سيسألك المتصفح عن مكان حفظه.',
    suggested: (position) => `مفتاح المرور ${position}`,
    hint: 'لتميّز بين المفاتيح، مثل «هاتفي»',
    submit: 'متابعة',
    done: { title: 'تمت إضافة مفتاح المرور' },
    known: 'في هذا الجهاز مفتاح مرور لحسابك بالفعل.',
    failed: 'تعذّرت إضافة مفتاح المرور. يُرجى المحاولة مرة أخرى أو استخدام جهاز آخر.',
  },
  rename: {
    open: 'إعادة تسمية',
    label: (name) => `إعادة تسمية «${name}»`,
    submit: 'حفظ',
    done: { title: 'تمت إعادة تسمية مفتاح المرور' },
  },
  remove: {
    open: 'إزالة',
    label: (name) => `إزالة «${name}»`,
    title: (name) => `هل تريد إزالة «${name}»؟`,
    text: 'لن يمكنك تسجيل الدخول به بعد ذلك. وقد يظل جهازك يعرضه إلى أن تحذفه منه أيضًا.',
    submit: 'إزالة',
    done: { title: 'تمت إزالة مفتاح المرور' },
  },
};
