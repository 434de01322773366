import type { uiMessages as english } from '#src/ui/ui.messages.ts';
import type { Translation } from '@guildhall/locale/translation';
import { number, plural } from '@guildhall/locale/words/ar';

export const uiMessages: Translation<typeof english> = {
  stars: (count) =>
    plural(count, {
      one: 'نجمة واحدة',
      two: 'نجمتان',
      few: `${number(count)} نجوم`,
      many: `${number(count)} نجمة`,
      other: `${number(count)} نجمة`,
    }),
  rating: (value) => `${number(value)} من 5 نجوم`,
  draft: {
    restored: 'تمت استعادة المسودة.',
    outdated: 'تمت استعادة المسودة. تغيّر بعض محتواها في مكان آخر منذ أن كتبتها.',
    discard: 'تجاهل المسودة',
    notStored: 'تعذّر حفظ مسودتك في هذا المتصفح. أرسلها قبل مغادرة هذه الصفحة.',
  },
  conflict: {
    title: 'تغيّر هذا في مكان آخر أثناء تعديلك',
    text: 'لم يُفقد شيء مما كتبته. اختر ما تريد الإبقاء عليه، ثم احفظ مرة أخرى.',
    taken: (label, saved) => (saved ? `القيمة الحالية في «${label}»: «${saved}».` : `تم تحديث «${label}».`),
    replaced: (label, saved) =>
      `${saved ? `تغيّرت القيمة في «${label}» إلى «${saved}».` : `تغيّرت القيمة في «${label}».`} وقد كتبت شيئًا آخر.`,
    takeSaved: 'استخدام النسخة المحفوظة',
    keepTyped: 'الإبقاء على ما كتبته',
  },
  minutesAgo: (minutes) =>
    plural(minutes, {
      one: 'قبل دقيقة',
      two: 'قبل دقيقتين',
      few: `قبل ${number(minutes)} دقائق`,
      many: `قبل ${number(minutes)} دقيقة`,
      other: `قبل ${number(minutes)} دقيقة`,
    }),
  points: (points, max) => `${number(points)} من ${number(max)}`,
  match: {
    strength: { strong: 'تطابق قوي', good: 'تطابق جيد', possible: 'تطابق محتمل' },
    percentage: (percent) => `${number(percent)} من 100 نقطة. سبب واضح واحد يكفي لتطابق قوي.`,
    similar: 'كلمات متشابهة',
    similarHint: 'ما كتبتماه متشابه، لكن أيًا منكما لا يذكر ما يبحث عنه الآخر.',
    noPoints: (parts) => `لا نقاط مقابل: ${parts.join('؛ ')}.`,
    parts: {
      theyOffer: 'عرض لما تبحث عنه',
      iOffer: 'حاجة إلى ما تقدّمه',
      audience: 'عملاء تريدهم',
      mutual: 'جهات اتصال مشتركة',
      location: 'الموقع',
      skills: 'المهارات والاهتمامات',
      preferred: 'النوع المفضّل',
      industry: 'القطاع',
    },
  },
};
