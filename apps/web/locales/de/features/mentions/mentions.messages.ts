import type { mentionsMessages as english } from '#src/features/mentions/mentions.messages.ts';
import type { Translation } from '@guildhall/locale/translation';
import { plural } from '@guildhall/locale/words/de';

export const mentionsMessages: Translation<typeof english> = {
  list: 'Mitglieder und Unternehmen zum Erwähnen',
  found: (count) =>
    plural(count, {
      one: '1 Vorschlag. Mit der Eingabetaste einfügen.',
      other: `${count} Vorschläge. Mit den Pfeiltasten auswählen, mit der Eingabetaste einfügen.`,
    }),
  business: 'Unternehmen',
};
