import { number } from '@guildhall/locale/words/ar';
import type { textLanguagesMessages as english } from '#src/features/admin/shared/text-languages.messages.ts';
import type { Translation } from '@guildhall/locale/translation';

export const textLanguagesMessages: Translation<typeof english> = {
  hint: 'عند غياب نص بلغة ما، يظهر النص بلغة المجتمع.',
  language: 'اللغة',
  missing: (language, count) =>
    count === 0 ? `${language}: مكتملة` : `${language}: ينقصها ${number(count)}`,
  missingIn: (languages) => `لا نص بعد باللغات: ${languages}`,
};
