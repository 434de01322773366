import type { openingMessages as english } from '#src/features/businesses/opening/opening.messages.ts';
import type { Translation } from '@guildhall/locale/translation';
import { number, plural } from '@guildhall/locale/words/ar';

export const openingMessages: Translation<typeof english> = {
  title: 'ساعات العمل',
  days: {
    mon: 'الاثنين',
    tue: 'الثلاثاء',
    wed: 'الأربعاء',
    thu: 'الخميس',
    fri: 'الجمعة',
    sat: 'السبت',
    sun: 'الأحد',
  },
  shortDays: {
    mon: 'الاثنين',
    tue: 'الثلاثاء',
    wed: 'الأربعاء',
    thu: 'الخميس',
    fri: 'الجمعة',
    sat: 'السبت',
    sun: 'الأحد',
  },
  closed: 'مغلق',
  byAppointment: 'بموعد مسبق',
  allDay: 'مفتوح 24 ساعة',
  openNow: 'مفتوح الآن',
  closesAt: (time) => `مفتوح الآن · يغلق ${time}`,
  opensToday: (time) => `مغلق · يفتح ${time}`,
  opensOn: (day, time) => `مغلق · يفتح ${day} ${time}`,
  zone: (timeZone) => `بتوقيت ${(timeZone.split('/').at(-1) ?? timeZone).replaceAll('_', ' ')}`,
  social: 'على وسائل التواصل الاجتماعي',
  networks: {
    linkedin: 'LinkedIn',
    instagram: 'Instagram',
    facebook: 'Facebook',
    youtube: 'YouTube',
    x: 'X',
  },
  form: {
    hours: 'ساعات العمل',
    modes: { closed: 'مغلق', open: 'مفتوح', allDay: 'مفتوح 24 ساعة', appointment: 'بموعد مسبق' },
    opens: (day, position) =>
      position === 1 ? `${day}: وقت الفتح` : `${day}: وقت الفتح، الفترة ${position}`,
    closes: (day, position) =>
      position === 1 ? `${day}: وقت الإغلاق` : `${day}: وقت الإغلاق، الفترة ${position}`,
    more: 'إضافة فترة',
    moreLabel: (day) => `إضافة فترة يوم ${day}`,
    remove: (day, position) => `إزالة الفترة ${position} من يوم ${day}`,
    copy: (day) => `نسخ ${day} إلى جميع الأيام`,
    copyToWeekdays: (day) => `نسخ ${day} إلى أيام العمل`,
    unclear: (hours, closes) => {
      const time = plural(hours, {
        one: 'ساعة واحدة',
        two: 'ساعتين',
        few: `${number(hours)} ساعات`,
        many: `${number(hours)} ساعة`,
        other: `${number(hours)} ساعة`,
      });
      return `يعني ذلك أن النشاط مفتوح مدة ${time}. هل تقصد حتى ${closes}؟`;
    },
    until: (closes) => `حتى ${closes}`,
    overnight: 'يغلق في اليوم التالي.',
    timeZone: 'المنطقة الزمنية',
    allTimeZones: 'جميع المناطق الزمنية',
    ownTimeZone: 'المنطقة الزمنية لهذا الجهاز',
    invalid: 'أدخل وقت الفتح ووقت الإغلاق.',
    checkClosing: 'تحقّق من وقت الإغلاق: تبلغ المدة معظم اليوم.',
    social: 'وسائل التواصل الاجتماعي',
    socialHint: 'اسم حسابك فيها، مثل \u200E@bakewell، أو عنوان صفحتك.',
  },
};
