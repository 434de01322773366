import type { membersOnlyMessages as english } from '#src/features/opportunities/members-only.messages.ts';
import type { Translation } from '@guildhall/locale/translation';
import { number } from '@guildhall/locale/words/fr';

export const membersOnlyMessages: Translation<typeof english> = {
  title: (count, isOne) =>
    isOne ? '1 opportunité est réservée aux membres' : `${count} opportunités sont réservées aux membres`,
  atLeast: (count) => `Au moins ${number(count)}`,
  text: 'Inscrivez-vous pour les lire et postuler. Vous reviendrez sur cette page.',
};
