import type { authMessages as english } from '#src/features/auth/auth.messages.ts';
import type { Translation } from '@guildhall/locale/translation';
import { number, plural } from '@guildhall/locale/words/ar';

export const authMessages: Translation<typeof english> = {
  login: {
    title: 'تسجيل الدخول',
    intro: 'تسرّنا رؤيتك مجددًا.',
    submit: 'تسجيل الدخول',
    busy: 'جارٍ تسجيل الدخول...',
    forgot: 'هل نسيت كلمة المرور؟',
    byCode: 'الحصول على رمز بالبريد',
    byPasskey: 'استخدام مفتاح مرور',
    refused: 'تحقّق من بريدك الإلكتروني وكلمة المرور، أو اختر كلمة مرور جديدة.',
    toggle: 'ليس لديك حساب؟ انضم إلينا',
  },
  register: {
    title: 'إنشاء حساب',
    intro: 'أخبرنا بما تبحث عنه وما تقدّمه. نستخدم ذلك للعثور على من يناسبك.',
    submit: 'إنشاء حساب',
    busy: 'جارٍ إنشاء الحساب...',
    toggle: 'لديك حساب بالفعل؟ سجّل الدخول',
    lastNameHint: 'اتركه فارغًا إن لم يكن لديك اسم عائلة',
    passwordHint: 'كلمة المرور (6 أحرف على الأقل)',
    more: 'إضافة المزيد الآن',
    moreHint: 'الوظيفة والشركة وما تحتاج إليه وما تقدّمه',
    honeypot: 'اترك هذا الحقل فارغًا',
    sent: (email) =>
      `شكرًا لك. سيطّلع أحد المسؤولين على تسجيلك أولًا. أرسلنا رابطًا إلى ${email}: افتحه لتأكيد عنوانك ومعرفة حالة تسجيلك. وبعد الموافقة عليه ستصلك رسالة فيها رابط لاختيار كلمة مرور.`,
    reads: 'قبل الانضمام، اقرأ:',
    accepts: 'بإنشاء حساب، فإنك توافق على',
    and: ' و',
    audience: 'من يمكنه معرفة كيفية الوصول إليك؟',
    audienceHint: 'يخص هذا بريدك الإلكتروني ورقم هاتفك. أما الملف الشخصي نفسه فعام: يستطيع الزوار قراءته.',
  },
  connecting: {
    join: (firstName) => `انضم للتواصل مع ${firstName}`,
    login: (firstName) => `سجّل الدخول للتواصل مع ${firstName}`,
    greeting: {
      label: (firstName) => `تحية إلى ${firstName} (إن أردت)`,
      hint: 'يمكنك قراءتها مجددًا قبل إرسالها.',
    },
  },
  application: {
    title: 'التقدّم للانضمام',
    intro: 'نقرأ كل طلب. وبعد الموافقة نرسل إليك بالبريد رابطًا لاختيار كلمة مرور.',
    submit: 'إرسال الطلب',
    busy: 'جارٍ إرسال الطلب...',
    toggle: 'لديك حساب بالفعل؟ سجّل الدخول',
    failed: 'تعذّر تحميل النموذج',
    sent: (email) =>
      `شكرًا لك. أرسلنا رابطًا إلى ${email}. افتحه لتأكيد عنوانك، وسيعرض لك أيضًا حالة طلبك. وإن كنت قد تقدّمت من قبل، فسنعتمد طلبك الأول.`,
  },
  invited: {
    title: 'الانضمام بدعوة',
    intro: '',
    toggle: 'لديك حساب بالفعل؟ سجّل الدخول',
    by: (person, site) => `وصلتك دعوة من ${person} للانضمام إلى ${site}.`,
    failed: 'تعذّر تحميل الدعوة',
    withoutInvitation: 'المتابعة دون الدعوة',
    states: {
      revoked: 'سُحبت هذه الدعوة. اطلب دعوة جديدة.',
      used: 'استُنفدت هذه الدعوة. اطلب دعوة جديدة.',
      expired: 'انتهت صلاحية هذه الدعوة. اطلب دعوة جديدة.',
    },
  },
  invitation: {
    title: 'بالدعوة فقط',
    intro:
      'ينضم الأعضاء الجدد بالدعوة. إن وصلتك دعوة، فافتح الرابط الموجود فيها. وإن كان لديك حساب، فلا يزال بإمكانك تسجيل الدخول.',
    toggle: 'لديك حساب بالفعل؟ سجّل الدخول',
  },
  closed: {
    title: 'التسجيل مغلق',
    intro: 'لا يمكن لأعضاء جدد الانضمام حاليًا. وإن كان لديك حساب، فلا يزال بإمكانك تسجيل الدخول.',
    toggle: 'لديك حساب بالفعل؟ سجّل الدخول',
  },
  sessionEnded: {
    title: 'تم تسجيل خروجك',
    intro: 'سجّلت الخروج في علامة تبويب أخرى، أو انتهت جلستك. سجّل الدخول للمتابعة من حيث توقفت.',
    leave: 'البقاء دون تسجيل دخول',
  },
  'forgot-password': {
    title: 'هل نسيت كلمة المرور؟',
    intro: 'أدخل بريدك الإلكتروني وسنرسل إليك رابطًا لاختيار كلمة مرور جديدة.',
    submit: 'إرسال الرابط',
    sent: (email, minutes) => {
      const time = plural(minutes, {
        one: 'دقيقة واحدة',
        two: 'دقيقتين',
        few: `${number(minutes)} دقائق`,
        many: `${number(minutes)} دقيقة`,
        other: `${number(minutes)} دقيقة`,
      });
      return `إذا كان ${email} مرتبطًا بحساب، فقد أرسلنا إليه رابطًا. يصلح الرابط لمرة واحدة خلال ${time}.`;
    },
    toggle: 'العودة إلى تسجيل الدخول',
  },
  fields: {
    firstName: 'الاسم الأول',
    lastName: 'اسم العائلة',
    email: 'البريد الإلكتروني',
    password: 'كلمة المرور',
    showPassword: 'إظهار كلمة المرور',
    jobTitle: 'المسمّى الوظيفي',
    company: 'الشركة',
    industry: 'القطاع',
    selectIndustry: 'اختر قطاعك',
    location: 'الموقع',
    locationPlaceholder: 'المدينة',
    lookingFor: 'أبحث عن',
    lookingForPlaceholder: 'مثال: محاسب لمخبزي',
    servicesOffered: 'الخدمات التي أقدّمها',
    servicesOfferedPlaceholder: 'مثال: كعكات الأعراس والخبز للمقاهي',
  },
  signedIn: { title: 'مرحبًا بعودتك!', description: 'تم تسجيل دخولك بنجاح.' },
  registered: (firstName) => ({
    title: 'تم إنشاء الحساب!',
    description: `مرحبًا بك يا ${firstName}.`,
  }),
  loginFailed: { title: 'خطأ', description: 'البريد الإلكتروني أو كلمة المرور غير صحيحة.' },
  passkeyFailed: {
    title: 'خطأ',
    description: 'تعذّر استخدام مفتاح المرور. حاول مرة أخرى أو سجّل الدخول بكلمة المرور.',
  },
  onTheList: {
    title: 'راجع بريدك الإلكتروني',
    description: 'اسمك مدرج في قائمتنا بالفعل. لقد أرسلنا إليك دعوتك مرة أخرى.',
  },
  registerFailed: { title: 'خطأ', description: 'تعذّر إنشاء الحساب. يُرجى المحاولة مرة أخرى.' },
};
