import type { setupMessages as english } from '#src/features/setup/setup.messages.ts';
import type { Translation } from '@guildhall/locale/translation';
import { number } from '@guildhall/locale/words/ar';

export const setupMessages: Translation<typeof english> = {
  title: 'إعداد مجتمعك',
  description: 'خمس خطوات قصيرة. يمكنك تغيير كل شيء لاحقًا من لوحة الإدارة.',
  step: (step, of) => `الخطوة ${number(step)} من ${number(of)}`,
  checking: 'جارٍ التحقق من عنوان الإعداد...',
  signIn: 'تسجيل الدخول',
  home: 'الانتقال إلى الصفحة الرئيسية',
  noToken: {
    title: 'هذه الصفحة لإعداد مجتمع جديد',
    text: 'افتح عنوان الإعداد الذي كتبه الخادم في سجله عند بدء تشغيله. إن كنت مسؤولًا، فسجّل الدخول أولًا.',
  },
  refused: 'لا يمكن استخدام عنوان الإعداد هذا',
  administrator: {
    title: 'حسابك',
    text: 'أنت المسؤول الأول: تقرّر من ينضم وكيف يبدو كل شيء.',
    firstName: 'الاسم الأول',
    lastName: 'اسم العائلة',
    email: 'البريد الإلكتروني',
    password: 'كلمة المرور',
    passwordHint: '12 حرفًا على الأقل',
    submit: 'إنشاء الحساب',
  },
  name: {
    title: 'الاسم والمظهر',
    text: 'اسم مجتمعك وشعاره وألوانه. تظهر في كل مكان على الفور.',
  },
  about: {
    title: 'النص والموقع',
    text: 'ما يقرؤه الزوار في الصفحة الرئيسية، وكيف ترحّب بالأعضاء الجدد، وأين مقرّكم.',
  },
  join: { title: 'من يمكنه الانضمام', text: 'كيف يصبح الناس أعضاء.' },
  members: {
    title: 'أعضاؤك',
    text: 'استورد أعضاءك الحاليين، أو ادعُ بضعة أشخاص للبدء.',
    import: 'استيراد الأعضاء من جدول بيانات',
    importHint: 'ملف Excel أو CSV. لا تُرسل أي رسالة إلى أن ترسل الدعوات.',
    terms: 'انشر الشروط وسياسة الخصوصية أولًا',
    termsHint: 'لكل منهما مسودة جاهزة. يوافق عليهما الأعضاء الجدد عند الانضمام.',
    invite: 'دعوة أشخاص',
    inviteHint: 'برابط تشاركه، أو بالبريد الإلكتروني.',
    add: 'إضافة الأعضاء واحدًا واحدًا',
    addHint: 'تصل إلى كل عضو رسالة فيها رابط لاختيار كلمة مرور.',
    finish: 'فتح لوحة الإدارة',
  },
  back: 'رجوع',
  skip: 'تخطٍّ',
  next: 'حفظ ومتابعة',
  continue: 'متابعة',
  failed: 'تعذّر تحميل الإعدادات',
};
