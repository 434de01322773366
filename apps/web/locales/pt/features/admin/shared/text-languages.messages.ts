import { number, plural } from '@guildhall/locale/words/pt';
import type { textLanguagesMessages as english } from '#src/features/admin/shared/text-languages.messages.ts';
import type { Translation } from '@guildhall/locale/translation';

export const textLanguagesMessages: Translation<typeof english> = {
  hint: 'Quando falta um texto em um idioma, aparece o do idioma da comunidade.',
  language: 'Idioma',
  missing: (language, count) =>
    count === 0
      ? `${language}: completo`
      : `${language}: ${plural(count, { one: 'falta 1', other: `faltam ${number(count)}` })}`,
  missingIn: (languages) => `Falta em: ${languages}`,
};
