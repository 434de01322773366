import type { OfferKind, reasonMessages as english } from '#src/reasons/reasons.messages.ts';
import { number, plural } from '@guildhall/locale/words/ar';
import type { Translation } from '@guildhall/locale/translation';

// Nouns instead of verbs, which would tell the gender of the person.
const OF_OTHERS: Record<OfferKind, (name: string) => string> = {
  title: (name) => `عمل \u2068${name}\u2069`,
  company: (name) => `مكان عمل \u2068${name}\u2069`,
  prose: (name) => `من كلمات \u2068${name}\u2069`,
  service: (name) => `ما لدى \u2068${name}\u2069 من خدمات`,
};
const OF_YOURS: Record<OfferKind, string> = {
  title: 'عملك:',
  company: 'مكان عملك:',
  prose: 'كتبتَ',
  service: 'تقدّم',
};

// Texts and names of members are isolated (U+2068, U+2069): most are written the other way than the sentence.
export const reasonMessages: Translation<typeof english> = {
  quoted: (text) => `«\u2068${text}\u2069»`,
  title: (quoted, _title) => quoted,
  both: (one, other) => `${one}. ${other}.`,
  youLookFor: (need) => `تبحث عن ${need}`,
  looksFor: (name, need) => `لدى \u2068${name}\u2069 حاجة إلى ${need}`,
  offers: (name, kind, offer) => `${OF_OTHERS[kind](name)}: ${offer}`,
  youOffer: (kind, offer) => `${OF_YOURS[kind]} ${offer}`,
  isOf: (name, title) => `عمل \u2068${name}\u2069: ${title}`,
  youServe: (audience) => `تخدم ${audience}`,
  mayFit: (what) => `قد يناسب ${what}`,
  mayFitYou: (sentence) => `قد يكون مناسبًا. ${sentence}`,
  mutual: (count) =>
    plural(count, {
      zero: 'لا جهات اتصال مشتركة',
      one: 'جهة اتصال مشتركة واحدة',
      two: 'جهتا اتصال مشتركتان',
      few: `${number(count)} جهات اتصال مشتركة`,
      many: `${number(count)} جهة اتصال مشتركة`,
      other: `${number(count)} جهة اتصال مشتركة`,
    }),
  alsoIn: (place) => `المكان نفسه: ${place}`,
  youPreferToMeet: (whom) => `تفضّل لقاء ${whom}`,
  sameIndustry: (industry) => `القطاع نفسه: ${industry}`,
  sharedSkills: (count, names) =>
    `${plural(count, {
      one: 'مهارة مشتركة واحدة',
      two: 'مهارتان مشتركتان',
      few: `${number(count)} مهارات مشتركة`,
      many: `${number(count)} مهارة مشتركة`,
      other: `${number(count)} مهارة مشتركة`,
    })}: ${names}`,
  sharedInterests: (count, names) =>
    `${plural(count, {
      one: 'اهتمام مشترك واحد',
      two: 'اهتمامان مشتركان',
      few: `${number(count)} اهتمامات مشتركة`,
      many: `${number(count)} اهتمامًا مشتركًا`,
      other: `${number(count)} اهتمام مشترك`,
    })}: ${names}`,
  greeting: {
    theyOffer: (need, offer) =>
      `مرحبًا! أبحث عن ${need}، وقرأت في ملفك الشخصي ${offer}. هل يمكننا التحدث عن ذلك؟`,
    theirWork: (need) => `مرحبًا! أبحث عن ${need}، وهذا مجال عملك بحسب ملفك الشخصي. هل يمكننا التحدث عن ذلك؟`,
    iOffer: (need, offer) =>
      `مرحبًا! قرأت في ملفك الشخصي أنك بحاجة إلى ${need}. هذا مجال عملي: ${offer}. هل يمكننا التحدث عن ذلك؟`,
  },
  summary: {
    retold: (_retold, quoted) => quoted,
    offers: (quoted) => `من الخدمات: ${quoted}`,
    writes: (quoted) => `من النبذة: ${quoted}`,
  },
  opportunity: {
    asksFor: (need) => `المطلوب: ${need}`,
    asksForYours: (skills) => `المطلوب مما تقدّمه: ${skills.join('، ')}`,
    industry: (industry) => `موجّهة إلى قطاعك: ${industry}`,
  },
};
