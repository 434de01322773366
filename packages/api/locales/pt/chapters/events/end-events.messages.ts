import type { endEventsMessages as english } from '#src/chapters/events/end-events.messages.ts';
import type { Translation } from '@guildhall/locale/translation';
import { number } from '@guildhall/locale/words/pt';

export const endEventsMessages: Translation<typeof english> = {
  stillToCome: (titles, more) => {
    const quoted = titles.map((title) => `“${title}”`);
    const names = new Intl.ListFormat('pt-BR').format(
      more > 0 ? [...quoted, `mais ${number(more)}`] : quoted,
    );
    return titles.length === 1 && more === 0
      ? `O evento ${names} ainda vai acontecer. Cancele-o ao fechar o grupo ou feche o grupo mais tarde.`
      : `Ainda vão acontecer os eventos ${names}. Cancele-os ao fechar o grupo ou feche o grupo mais tarde.`;
  },
};
