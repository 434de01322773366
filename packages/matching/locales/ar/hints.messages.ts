import type { hintMessages as english } from '#src/hints.messages.ts';
import { number, plural } from '@guildhall/locale/words/ar';
import type { Translation } from '@guildhall/locale/translation';

const points = (most: number) =>
  plural(most, {
    one: 'نقطة واحدة',
    two: 'نقطتين',
    few: `${number(most)} نقاط`,
    many: `${number(most)} نقطة`,
    other: `${number(most)} نقطة`,
  });

export const hintMessages: Translation<typeof english> = {
  hint: (advice, most) => `${advice}: حتى ${points(most)}`,
  lookingFor: 'اذكر ما تبحث عنه، مثل «محاسب لمقهاي»',
  servicesOffered: 'اذكر الخدمات التي تقدّمها ليجدك الأعضاء الذين يحتاجون إليها',
  targetAudience: 'اذكر من تخدمهم، أو من تودّ أن يكونوا عملاءك',
  jobTitle: 'اذكر ما تعمله في مسمّاك الوظيفي ليجدك من يبحث عنه',
  location: 'أضف موقعك',
  preferredConnectionTypes: 'اختر من تودّ التعرّف إليهم',
  industry: 'اختر قطاعك',
  addSkills: 'أضف مهاراتك',
  moreSkills: 'أضف مزيدًا من المهارات',
  addInterests: 'أضف اهتماماتك',
  moreInterests: 'أضف مزيدًا من الاهتمامات',
};
