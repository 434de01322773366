import type { activityMessages as english } from '#src/features/businesses/activity/activity.messages.ts';
import type { Translation } from '@guildhall/locale/translation';
import { number } from '@guildhall/locale/words/de';

const ENOUGH_FOR_PERCENT = 30;

export const activityMessages: Translation<typeof english> = {
  title: 'Ihre letzten 30 Tage',
  text: 'Nur Sie können dies sehen.',
  loading: 'Ihre Zahlen werden geladen...',
  failed: 'Ihre Zahlen konnten nicht geladen werden',
  choose: 'Was das Diagramm zeigt',
  kinds: {
    view: 'Aufrufe',
    call: 'Anrufe',
    email: 'E-Mails',
    website: 'Klicks auf die Website',
    directions: 'Routenabfragen',
    save: 'Gemerkt',
    message: 'Nachrichten',
    review: 'Bewertungen',
  },
  views: 'Aufrufe in 30 Tagen',
  change: (total, before) => {
    if (total === before) return 'Wie in den 30 Tagen davor';
    if (before === 0) return 'Keine in den 30 Tagen davor';
    if (before < ENOUGH_FOR_PERCENT) {
      const difference = Math.abs(total - before);
      return `${number(difference)} ${total > before ? 'mehr' : 'weniger'} als in den 30 Tagen davor`;
    }
    const percent = Math.round((100 * (total - before)) / before);
    return `${percent > 0 ? '+' : '−'}${number(Math.abs(percent))} % gegenüber den 30 Tagen davor`;
  },
  isPublic: (address) => `Diese Seite ist öffentlich: ${address}`,
  none: 'Noch nichts. Teilen Sie Ihre Seite mit denen, die Sie kennen.',
  caption: (kind) => `${kind} pro Tag`,
};
