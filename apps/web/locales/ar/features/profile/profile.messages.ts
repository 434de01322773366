import type { profileMessages as english } from '#src/features/profile/profile.messages.ts';
import type { Translation } from '@guildhall/locale/translation';
import { number, plural } from '@guildhall/locale/words/ar';

export const profileMessages: Translation<typeof english> = {
  loading: 'جارٍ تحميل الملف الشخصي...',
  failed: {
    title: 'خطأ في تحميل الملف الشخصي',
    text: 'حدث خطأ عند تحميل هذا الملف الشخصي. يُرجى المحاولة مرة أخرى.',
    username: (username) => `اسم المستخدم: ${username}`,
  },
  missing: {
    title: 'الملف الشخصي غير موجود',
    text: 'تعذّر العثور على الملف الشخصي المطلوب.',
    back: 'الانتقال إلى الصفحة الرئيسية',
  },
  topBar: { back: 'رجوع', mine: 'ملفي الشخصي', join: 'انضمام' },
  edit: 'تعديل الملف الشخصي',
  connect: 'تواصل',
  share: 'مشاركة',
  linkCopied: { title: 'تم نسخ رابط الملف الشخصي' },
  contact: { label: 'بطاقة الاتصال', hint: 'حفظ في جهات الاتصال على جهازك' },
  contactDownloaded: { title: 'تم تنزيل بطاقة الاتصال' },
  connections: (count) =>
    plural(count, {
      one: 'جهة اتصال',
      two: 'جهتا اتصال',
      few: 'جهات اتصال',
      many: 'جهة اتصال',
      other: 'جهة اتصال',
    }),
  information: {
    title: 'المعلومات المهنية',
    fields: [
      ['servicesOffered', 'الخدمات التي أقدّمها'],
      ['lookingFor', 'أبحث عن'],
      ['targetAudience', 'الجمهور المستهدف'],
      ['skills', 'المهارات والخبرات'],
      ['interests', 'الاهتمامات'],
      ['languages', 'اللغات'],
    ],
    none: (firstName) => `لا معلومات هنا عن ${firstName} بعد.`,
    noneOwn: 'لا يذكر ملفك الشخصي ما تعمله بعد',
    noneOwnHint: 'اذكر ما تبحث عنه وما تقدّمه. نستخدم ذلك للعثور على تطابقاتك.',
  },
  mutual: {
    both: 'كلاكما يعرف',
    separator: (isLast) => (isLast ? ' و' : '، '),
    others: (count) =>
      plural(count, {
        one: ' وعضوًا آخر',
        two: ' وعضوين آخرين',
        few: ` و${number(count)} أعضاء آخرين`,
        many: ` و${number(count)} عضوًا آخر`,
        other: ` و${number(count)} عضو آخر`,
      }),
  },
  match: { title: (firstName) => `سبب التطابق مع ${firstName}` },
  work: 'أعمال سابقة',
  businesses: { title: (count) => (count === 1 ? 'النشاط التجاري' : 'الأنشطة التجارية') },
  posts: {
    title: 'أحدث المنشورات',
    failed: 'تعذّر تحميل المنشورات',
    none: (firstName) => `لا منشورات من ${firstName} بعد.`,
    noneOwn: 'لم تنشر شيئًا بعد.',
    write: 'كتابة منشور',
    likes: (count) =>
      plural(count, {
        zero: 'لا إعجابات',
        one: 'إعجاب واحد',
        two: 'إعجابان',
        few: `${number(count)} إعجابات`,
        many: `${number(count)} إعجابًا`,
        other: `${number(count)} إعجاب`,
      }),
    comments: (count) =>
      plural(count, {
        zero: 'لا تعليقات',
        one: 'تعليق واحد',
        two: 'تعليقان',
        few: `${number(count)} تعليقات`,
        many: `${number(count)} تعليقًا`,
        other: `${number(count)} تعليق`,
      }),
  },
  getInTouch: {
    title: 'التواصل',
    email: 'البريد الإلكتروني',
    call: 'اتصال',
    book: 'حجز مكالمة',
    linkedin: 'LinkedIn',
    website: 'الموقع الإلكتروني',
    poweredBy: 'مدعوم من',
    join: (firstName) => `انضم لمعرفة كيفية الوصول إلى ${firstName}`,
    signIn: (firstName) => `سجّل الدخول لمعرفة كيفية الوصول إلى ${firstName}`,
    connect: (firstName) => `مزيد من بيانات الاتصال متاح لمن هم على تواصل مع ${firstName}.`,
    ownEmail: (audience) => `من يمكنه رؤية بريدك الإلكتروني: ${audience}`,
    ownPhone: (audience) => `من يمكنه رؤية رقم هاتفك: ${audience}`,
    change: 'التغيير في الإعدادات',
  },
  head: {
    lookingFor: (text) => `أبحث عن: ${text}`,
    onSite: (name, site) => `${name} على ${site}`,
  },
  updated: { title: 'تم تحديث الملف الشخصي!', description: 'حُدّث ملفك الشخصي بنجاح.' },
  updateFailed: { title: 'خطأ', description: 'تعذّر تحديث الملف الشخصي. يُرجى المحاولة مرة أخرى.' },
};
