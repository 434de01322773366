import { number, plural } from '@guildhall/locale/words/de';
import type { textLanguagesMessages as english } from '#src/features/admin/shared/text-languages.messages.ts';
import type { Translation } from '@guildhall/locale/translation';

export const textLanguagesMessages: Translation<typeof english> = {
  hint: 'Fehlt ein Text in einer Sprache, erscheint er in der Sprache der Gemeinschaft.',
  language: 'Sprache',
  missing: (language, count) =>
    count === 0
      ? `${language}: vollständig`
      : `${language}: ${plural(count, { one: '1 fehlt', other: `${number(count)} fehlen` })}`,
  missingIn: (languages) => `Fehlende Sprachen: ${languages}`,
};
