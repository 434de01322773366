import type { servicesMessages as english } from '#src/features/admin/registration/providers/sign-in-services.messages.ts';
import type { Translation } from '@guildhall/locale/translation';
import { number, plural } from '@guildhall/locale/words/ar';

export const servicesMessages: Translation<typeof english> = {
  title: 'تسجيل الدخول بخدمات أخرى',
  hint: 'إتاحة تسجيل الدخول للأعضاء بحساب لديهم بالفعل، مثل حساب جمعيتك أو حساب Microsoft 365. يجب أن تدعم الخدمة OpenID Connect. حتى خمس خدمات.',
  failed: 'تعذّر تحميل الخدمات',
  empty: 'لا توجد خدمات بعد. يسجّل الأعضاء الدخول بكلمة المرور.',
  list: 'خدمات تسجيل الدخول',
  linked: (count) =>
    plural(count, {
      one: 'عضو واحد مرتبط',
      two: 'عضوان مرتبطان',
      few: `${number(count)} أعضاء مرتبطين`,
      many: `${number(count)} عضوًا مرتبطًا`,
      other: `${number(count)} عضو مرتبط`,
    }),
  off: 'موقوفة',
  membersOnly: 'للأعضاء فقط',
  isOn: 'مفعّلة',
  add: {
    open: 'إضافة خدمة',
    title: 'إضافة خدمة لتسجيل الدخول',
    submit: 'إضافة',
    done: (name) => ({
      title: 'تمت إضافة الخدمة',
      description: `يمكن للأعضاء الآن تسجيل الدخول باستخدام ${name}.`,
    }),
  },
  edit: {
    open: 'تعديل',
    label: (name) => `تعديل ${name}`,
    title: (name) => `تعديل ${name}`,
    submit: 'حفظ',
    done: { title: 'تم حفظ التغييرات' },
  },
  remove: {
    open: 'إزالة',
    label: (name) => `إزالة ${name}`,
    title: (name) => `هل تريد إزالة ${name}؟`,
    text: 'لن يتمكن الأعضاء من تسجيل الدخول بها بعد ذلك. تبقى كلمات مرورهم صالحة، وتعود ارتباطاتهم إذا أضفتها من جديد.',
    done: { title: 'تمت إزالة الخدمة' },
  },
  fields: {
    name: 'الاسم',
    nameHint: (name) => `نص الزر: «المتابعة باستخدام ${name || 'الاسم'}».`,
    redirectUri: 'عنوان إعادة التوجيه',
    redirectHint: 'أدخله لدى الخدمة كما هو تمامًا، في حقل redirect URI أو callback URL.',
    copy: 'نسخ',
    copied: { title: 'تم نسخ العنوان' },
    notCopied: {
      title: 'خطأ',
      description: 'تعذّر نسخ العنوان. حدّده وانسخه بنفسك.',
      destructive: true,
    },
    issuer: 'جهة الإصدار (Issuer)',
    issuerHint: 'عنوان الخدمة كما يرد في إعداداتها. لا يمكن تغييره لاحقًا.',
    check: 'فحص',
    works: 'تستجيب كما ينبغي.',
    clientId: 'معرّف العميل (Client ID)',
    clientSecret: 'سر العميل (Client secret)',
    secretHint: 'يُخزَّن مشفّرًا، ولا يُعرض مرة أخرى.',
    secretStays: 'اتركه فارغًا لاستخدام ما أدخلته سابقًا.',
    takesNewcomers: 'يمكن للأعضاء الجدد الانضمام بها',
    newcomersHint: 'حيث يكون الانضمام متاحًا للجميع أو بدعوة. وإلا فهي لمن هم أعضاء بالفعل.',
  },
};
