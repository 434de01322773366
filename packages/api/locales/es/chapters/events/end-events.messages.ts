import type { endEventsMessages as english } from '#src/chapters/events/end-events.messages.ts';
import type { Translation } from '@guildhall/locale/translation';

export const endEventsMessages: Translation<typeof english> = {
  stillToCome: (titles, more) => {
    const quoted = titles.map((title) => `«${title}»`);
    const names = new Intl.ListFormat('es').format(more > 0 ? [...quoted, `${more} más`] : quoted);
    return titles.length === 1 && more === 0
      ? `Aún está por celebrarse ${names}. Cancela el evento junto con el grupo o cierra el grupo más adelante.`
      : `Aún están por celebrarse ${names}. Cancela los eventos junto con el grupo o cierra el grupo más adelante.`;
  },
};
