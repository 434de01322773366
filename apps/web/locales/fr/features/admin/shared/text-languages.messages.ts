import { number, plural } from '@guildhall/locale/words/fr';
import type { textLanguagesMessages as english } from '#src/features/admin/shared/text-languages.messages.ts';
import type { Translation } from '@guildhall/locale/translation';

export const textLanguagesMessages: Translation<typeof english> = {
  hint: 'Quand un texte manque dans une langue, on affiche celui de votre propre langue.',
  language: 'Langue',
  missing: (language, count) =>
    count === 0
      ? `${language}\u00a0: complet`
      : `${language}\u00a0: ${plural(count, { one: '1 texte manquant', other: `${number(count)} textes manquants` })}`,
  missingIn: (languages) => `Manque en\u00a0: ${languages}`,
};
