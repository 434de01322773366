import type { searchesMessages as english } from '#src/features/opportunities/searches/searches.messages.ts';
import type { Translation } from '@guildhall/locale/translation';
import { number, plural } from '@guildhall/locale/words/ar';

export const searchesMessages: Translation<typeof english> = {
  title: 'عمليات البحث المحفوظة',
  save: 'نبّهني إلى الجديد',
  frequencies: { once: 'فورًا', daily: 'كل صباح' },
  hint: { once: 'تصلك كل فرصة فور نشرها', daily: 'تصلك الفرص الجديدة في الصباح' },
  edit: (name) => `تعديل «${name}»`,
  remove: (name) => `حذف «${name}»`,
  removed: { title: 'تم حذف البحث' },
  saved: { title: 'تم حفظ البحث', description: 'ستجده بجانب قائمة الفرص.' },
  updated: { title: 'تم تحديث البحث' },
  full: 'يمكنك حفظ 10 عمليات بحث. احذف إحداها أولًا.',
  dialog: {
    heading: 'نبّهني إلى الجديد',
    editHeading: 'تعديل البحث المحفوظ',
    filter: 'للبحث الذي حدّدته:',
    name: 'الاسم',
    nameMissing: 'أدخل اسمًا',
    frequency: 'متى',
    how: 'بإشعار وبالبريد الإلكتروني، بحسب ما اخترته في الإعدادات.',
    settings: 'تغيير ذلك',
    preview: (count) =>
      count === 100
        ? 'خلال آخر 30 يومًا كان سيعثر على 100 فرصة على الأقل.'
        : plural(count, {
            zero: 'لم يكن هناك جديد يطابقه خلال آخر 30 يومًا.',
            one: 'خلال آخر 30 يومًا كان سيعثر على فرصة واحدة.',
            two: 'خلال آخر 30 يومًا كان سيعثر على فرصتين.',
            few: `خلال آخر 30 يومًا كان سيعثر على ${number(count)} فرص.`,
            many: `خلال آخر 30 يومًا كان سيعثر على ${number(count)} فرصة.`,
            other: `خلال آخر 30 يومًا كان سيعثر على ${number(count)} فرصة.`,
          }),
    newest: (title) => `الأحدث: «${title}»`,
    many: 'هذا كثير على خيار «فورًا»: بعد خمس فرص في اليوم نرسل الباقي صباح اليوم التالي.',
    submit: 'حفظ البحث',
    save: 'حفظ التغييرات',
  },
};
