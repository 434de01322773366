import { FIGURE_TEXTS } from '@guildhall/api/console/figures/figure-texts.messages';
import type { figuresMessages as english } from '#src/features/admin/figures/figures.messages.ts';
import type { Translation } from '@guildhall/locale/translation';
import { number, plural } from '@guildhall/locale/words/ar';

const count = (members: number) =>
  plural(members, {
    zero: 'لا أعضاء',
    one: 'عضو واحد',
    two: 'عضوان',
    few: `${number(members)} أعضاء`,
    many: `${number(members)} عضوًا`,
    other: `${number(members)} عضو`,
  });

export const figuresMessages: Translation<typeof english> = {
  title: 'الإحصاءات',
  description: 'للاجتماع السنوي، أو لأي فترة أخرى.',
  failed: 'تعذّر تحميل الإحصاءات',
  texts: FIGURE_TEXTS,
  span: {
    label: 'الفترة',
    thisYear: 'هذه السنة',
    lastYear: 'السنة الماضية',
    last12Months: 'آخر 12 شهرًا',
    chosen: 'فترة أخرى',
    from: 'اليوم الأول',
    to: 'اليوم الأخير',
    show: 'عرض',
    missing: 'اختر اليوم الأول واليوم الأخير.',
    wrongOrder: 'اليوم الأخير يسبق اليوم الأول.',
  },
  csv: 'CSV',
  print: 'طباعة',
  sheet: {
    year: (year) => `سنة ${year}`,
    days: (from, to) => `من ${from} إلى ${to}`,
    asOf: (day) => `حتى تاريخ ${day}`,
    growth: (now, before, from) =>
      now === before
        ? `${count(now)}، وهو العدد نفسه في ${from}.`
        : `${count(now)}، ${now > before ? 'بزيادة' : 'بنقص'} ${number(Math.abs(now - before))} مقارنةً بتاريخ ${from}.`,
    assumed: (members) =>
      plural(members, {
        one: 'لم يُسجَّل تاريخ بدء عضوية عضو واحد منهم، فيُحتسب يوم إضافته.',
        two: 'لم يُسجَّل تاريخ بدء عضوية عضوين منهم، فيُحتسب يوم إضافة كل منهما.',
        few: `لم يُسجَّل تاريخ بدء عضوية ${number(members)} أعضاء منهم، فيُحتسب يوم إضافة كل منهم.`,
        many: `لم يُسجَّل تاريخ بدء عضوية ${number(members)} عضوًا منهم، فيُحتسب يوم إضافة كل منهم.`,
        other: `لم يُسجَّل تاريخ بدء عضوية ${number(members)} عضو منهم، فيُحتسب يوم إضافة كل منهم.`,
      }),
    before: (from, to) => `بجانب كل رقم: الفترة من ${from} إلى ${to}.`,
    on: (day) => `في ${day}`,
    dueSum: (due) => `من أصل ${number(due)} حان موعد تجديدها`,
    theseDays: 'هذه الفترة',
    yearBefore: 'قبل سنة',
    figure: 'البند',
  },
  lead: {
    members: 'الأعضاء',
    joined: 'المنضمّون',
    gone: 'المغادرون ومن انتهت عضويتهم',
    introductions: 'التعريفات',
    value: 'قيمة الأعمال الناتجة',
  },
  sections: {
    members: 'الأعضاء',
    platform: 'الدعوات',
    introductions: 'التعريفات',
    orders: 'طلبات شراء الخدمات',
    active: 'الأعضاء الحاضرون، حسب الشهر',
    industries: FIGURE_TEXTS.industries.label,
    towns: FIGURE_TEXTS.towns.label,
  },
  active: {
    bar: (month, now, before) => `${month}: ${count(now)}، مقابل ${number(before)} قبل سنة`,
  },
  noneStated: 'لم يذكره أي عضو.',
  rows: {
    titleOf: (name, days) => `${FIGURE_TEXTS[name].label}: ${days}`,
    nounOfMembers: 'الأعضاء',
    nounOfIntroductions: 'التعريفات',
    nounOfOrders: 'طلبات الشراء',
    industry: (name) => `القطاع: ${name}`,
    town: (name) => `المكان: ${name}`,
    empty: 'لم يُحتسب شيء في هذه الفترة.',
    unknown: 'لا يوجد رقم بهذا الاسم.',
    invitedAddress: (email) => email ?? 'عنوان تلقّى دعوة ولم ينضم صاحبه بعد',
    introduction: { introduced: '– تعريف', to: 'إلى', themselves: '– تعريف بالنفس إلى' },
    status: {
      pending: 'قيد الانتظار',
      accepted: 'مقبول',
      declined: 'مرفوض',
      withdrawn: 'مسحوب',
      expired: 'منتهي المهلة',
      completed: 'مكتمل',
      in_progress: 'قيد التنفيذ',
      cancelled: 'ملغى',
    },
  },
};
