import type { endEventsMessages as english } from '#src/chapters/events/end-events.messages.ts';
import { number } from '@guildhall/locale/words/de';
import type { Translation } from '@guildhall/locale/translation';

export const endEventsMessages: Translation<typeof english> = {
  stillToCome: (titles, more) => {
    const quoted = titles.map((title) => `„${title}“`);
    const names = new Intl.ListFormat('de').format(
      more > 0 ? [...quoted, `${number(more)} weitere`] : quoted,
    );
    return titles.length === 1 && more === 0
      ? `${names} steht noch bevor. Sagen Sie die Veranstaltung zusammen mit der Gruppe ab oder schließen Sie die Gruppe später.`
      : `${names} stehen noch bevor. Sagen Sie die Veranstaltungen zusammen mit der Gruppe ab oder schließen Sie die Gruppe später.`;
  },
};
