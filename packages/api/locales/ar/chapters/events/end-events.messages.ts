import type { endEventsMessages as english } from '#src/chapters/events/end-events.messages.ts';
import { number } from '@guildhall/locale/words/ar';
import type { Translation } from '@guildhall/locale/translation';

export const endEventsMessages: Translation<typeof english> = {
  stillToCome: (titles, more) => {
    const quoted = titles.map((title) => `«${title}»`).join('، ');
    const names = more > 0 ? `${quoted}، وعدد غيرها: ${number(more)}` : quoted;
    if (titles.length === 1 && more === 0)
      return `لم يحن بعد موعد ${names}. ألغِ الفعالية مع الفرع، أو أغلق الفرع لاحقًا.`;
    return `هناك فعاليات لم يحن موعدها بعد: ${names}. ألغِها مع الفرع، أو أغلق الفرع لاحقًا.`;
  },
};
