import type { membersOnlyMessages as english } from '#src/features/opportunities/members-only.messages.ts';
import type { Translation } from '@guildhall/locale/translation';
import { number } from '@guildhall/locale/words/de';

export const membersOnlyMessages: Translation<typeof english> = {
  title: (count, isOne) =>
    isOne ? '1 Ausschreibung ist nur für Mitglieder' : `${count} Ausschreibungen sind nur für Mitglieder`,
  atLeast: (count) => `Mindestens ${number(count)}`,
  text: 'Treten Sie bei, um sie zu lesen und sich zu bewerben. Danach kommen Sie auf diese Seite zurück.',
};
