import { number, plural } from '@guildhall/locale/words/es';
import type { textLanguagesMessages as english } from '#src/features/admin/shared/text-languages.messages.ts';
import type { Translation } from '@guildhall/locale/translation';

export const textLanguagesMessages: Translation<typeof english> = {
  hint: 'Si falta un texto en un idioma, se muestra el del idioma de la comunidad.',
  language: 'Idioma',
  missing: (language, count) =>
    count === 0
      ? `${language}: completo`
      : `${language}: ${plural(count, { one: 'falta 1', other: `faltan ${number(count)}` })}`,
  missingIn: (languages) => `Falta en: ${languages}`,
};
