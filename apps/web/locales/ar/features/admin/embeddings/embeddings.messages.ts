import type { embeddingsMessages as english } from '#src/features/admin/embeddings/embeddings.messages.ts';
import type { Translation } from '@guildhall/locale/translation';
import { number, plural } from '@guildhall/locale/words/ar';

export const embeddingsMessages: Translation<typeof english> = {
  title: 'خدمة التضمينات',
  failed: 'تعذّر تحميل حالة خدمة التضمينات',
  purpose: (model, host) => `تُرتَّب التطابقات بمساعدة النموذج ${model} على الخادم ${host}.`,
  progress: (done, total) =>
    `تمت معالجة ${number(done)} من أصل ${plural(total, {
      one: 'عضو واحد',
      two: 'عضوين',
      few: `${number(total)} أعضاء`,
      many: `${number(total)} عضوًا`,
      other: `${number(total)} عضو`,
    })}`,
  answered: (when) => `آخر استجابة: ${when}`,
  neverAnswered: 'لا استجابة بعد',
  problem: {
    title: 'لا تستجيب الخدمة كما هو متوقع',
    text: (sentence) =>
      `${sentence}. وإلى أن تعود إلى العمل، يُستخدم النموذج المدمج في مطابقة الأعضاء الذين لم تُعالَج بياناتهم.`,
    retry: (when) => `المحاولة التالية: ${when}.`,
  },
  tryNow: 'المحاولة الآن',
  tried: { title: 'جارٍ فحص الخدمة', description: 'تظهر النتيجة هنا خلال ثوانٍ قليلة.' },
};
