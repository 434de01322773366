import { number, plural } from '@guildhall/locale/words/fr';
import type { textLanguagesMessages as english } from '#src/features/admin/shared/text-languages.messages.ts';
import type { Translation } from '@guildhall/locale/translation';

export const textLanguagesMessages: Translation<typeof english> = {
  hint: 'Un texte qui manque dans une langue s’affiche dans la langue de la communauté.',
  language: 'Langue',
  missing: (language, count) =>
    count === 0
      ? `${language}\u00a0: complet`
      : `${language}\u00a0: ${plural(count, { one: '1 texte manquant', other: `${number(count)} textes manquants` })}`,
  missingIn: (languages) => `Langues manquantes\u00a0: ${languages}`,
};
