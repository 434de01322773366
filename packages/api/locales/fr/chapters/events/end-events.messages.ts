import type { endEventsMessages as english } from '#src/chapters/events/end-events.messages.ts';
import { number, plural } from '@guildhall/locale/words/fr';
import type { Translation } from '@guildhall/locale/translation';

export const endEventsMessages: Translation<typeof english> = {
  stillToCome: (titles, more) => {
    const quoted = titles.map((title) => `« ${title} »`);
    const others = plural(more, { one: `${number(more)} autre`, other: `${number(more)} autres` });
    const names = new Intl.ListFormat('fr').format(more > 0 ? [...quoted, others] : quoted);
    return titles.length === 1 && more === 0
      ? `${names} n’a pas encore eu lieu. Annulez cet événement en même temps que la section, ou fermez-la plus tard.`
      : `${names} n’ont pas encore eu lieu. Annulez ces événements en même temps que la section, ou fermez-la plus tard.`;
  },
};
