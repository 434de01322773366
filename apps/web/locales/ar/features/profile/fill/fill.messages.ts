import type { fillMessages as english } from '#src/features/profile/fill/fill.messages.ts';
import type { Translation } from '@guildhall/locale/translation';
import { number, plural } from '@guildhall/locale/words/ar';

export const fillMessages: Translation<typeof english> = {
  choose: 'تعبئة من ملف',
  reading: 'جارٍ القراءة...',
  hint: 'بطاقة اتصال (.vcf) أو أرشيف بيانات LinkedIn (.zip). لا يُرفع الملف.',
  filled: (count) =>
    plural(count, {
      zero: 'لم يُملأ أي حقل.',
      one: 'تم ملء حقل واحد، وسيُحفظ عند الضغط على «حفظ التغييرات».',
      two: 'تم ملء حقلين، وسيُحفظان عند الضغط على «حفظ التغييرات».',
      few: `تم ملء ${number(count)} حقول، وستُحفظ عند الضغط على «حفظ التغييرات».`,
      many: `تم ملء ${number(count)} حقلًا، وستُحفظ عند الضغط على «حفظ التغييرات».`,
      other: `تم ملء ${number(count)} حقل، وستُحفظ عند الضغط على «حفظ التغييرات».`,
    }),
  preview: {
    title: (name) => `ما وُجد في ${name}`,
    text: 'اختر ما تريد تعبئته. ما سبق أن كتبته يبقى كما هو.',
    nothing: 'لا يحتوي هذا الملف على شيء للحقول التي ما زالت فارغة.',
    shortened: 'جرى اختصاره ليتسع له الحقل.',
    alreadyFilled: (fields) => `مملوءة بالفعل: ${fields}.`,
    unusable: (fields) => `تعذّر استخدام ما يلي: ${fields}.`,
    unlistedIndustry: (industry) => `اختر قطاعك بنفسك: «${industry}» ليس في القائمة.`,
    submit: 'تعبئة',
    dismiss: 'إلغاء',
    close: 'إغلاق',
  },
  education: (entries) => `التعليم: ${entries}`,
  problems: {
    empty: 'هذا الملف فارغ.',
    unknown: 'هذا الملف ليس بطاقة اتصال (.vcf) ولا أرشيف بيانات LinkedIn (.zip).',
    tooLarge: 'يتجاوز حجم هذا الملف 10 ميغابايت. اطلب من LinkedIn ملفك الشخصي فقط، دون الرسائل والصور.',
    cardTooLarge: 'يتجاوز حجم بطاقة الاتصال هذه 1 ميغابايت. احفظها دون صورتها.',
    notText: 'هذا الملف ليس نصًا، وإن كان اسمه يوحي بذلك. احفظ بطاقة الاتصال مرة أخرى.',
    damagedCard: 'بطاقة الاتصال هذه تالفة. احفظها مرة أخرى واختر الملف الجديد.',
    cutCard: 'بطاقة الاتصال هذه غير مكتملة. احفظها مرة أخرى واختر الملف الجديد.',
    unreadable: 'تعذّرت قراءة الملف. ربما نُقل أو تغيّر. اختره مرة أخرى.',
    damagedArchive: 'هذا الأرشيف تالف، أو انقطع تنزيله. نزّله مرة أخرى.',
    damagedTable: (name) => `الملف ${name} في هذا الأرشيف تالف. نزّل الأرشيف مرة أخرى.`,
    encrypted: 'هذا الأرشيف محمي بكلمة مرور. اختر الملف كما أرسله LinkedIn.',
    nested: 'يحتوي هذا الأرشيف على أرشيف آخر. فُك ضغطه واختر ملف .zip الموجود فيه.',
    noProfile:
      'لا يحتوي هذا الأرشيف على ملفك الشخصي في LinkedIn: ملف Profile.csv مفقود. اطلب بياناتك من LinkedIn مرة أخرى وحدّد «Profile».',
    tooManyFiles: 'يحتوي هذا الأرشيف على ملفات كثيرة جدًا، فلا يمكن أن يكون أرشيف بيانات LinkedIn.',
    inflated: (name) => `الملف ${name} في هذا الأرشيف أكبر بكثير من أن يكون ملفًا شخصيًا، لذلك لم يُقرأ.`,
  },
};
