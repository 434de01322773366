import type { findMessages as english } from '#src/features/messages/find/find.messages.ts';
import type { Translation } from '@guildhall/locale/translation';
import { number, plural } from '@guildhall/locale/words/fr';

export const findMessages: Translation<typeof english> = {
  label: 'Rechercher des personnes et des messages',
  placeholder: 'Rechercher des personnes et des messages',
  loading: 'Recherche...',
  failed: 'La recherche a échoué',
  people: 'Personnes',
  messages: 'Messages',
  found: (count, hasMore) => {
    if (hasMore) return `Plus de ${number(count)} messages, du plus récent au plus ancien`;
    return plural(count, {
      one: `${count} message`,
      other: `${number(count)} messages, du plus récent au plus ancien`,
    });
  },
  nothing: (text) => `Aucun message ne contient « ${text} »`,
  nothingText: 'La recherche ne porte que sur vos propres conversations.',
  everywhere: 'Rechercher parmi les membres et les entreprises',
};
