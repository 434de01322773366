import type { calendarMessages as english } from '#src/features/events/calendar/calendar.messages.ts';
import type { Translation } from '@guildhall/locale/translation';

export const calendarMessages: Translation<typeof english> = {
  add: 'In den Kalender eintragen',
  subscribe: 'Im Kalender abonnieren',
  loading: 'Ihr Kalender wird geladen...',
  failed: 'Ihr Kalender konnte nicht geladen werden',
  about:
    'Ihre Kalender-App liest Ihre Veranstaltungen unter einer geheimen Adresse und bleibt auf dem Laufenden: neue Termine, verschobene, abgesagte.',
  create: 'Adresse erhalten',
  existing: (date) =>
    `Sie haben seit dem ${date} eine Adresse. Sie wurde nur einmal angezeigt; wenn Sie sie nicht mehr haben, holen Sie sich eine neue. Die alte funktioniert dann nicht mehr.`,
  replace: 'Neue Adresse erhalten',
  remove: 'Meinen Kalender nicht mehr teilen',
  removed: 'Die Adresse Ihres Kalenders funktioniert nicht mehr',
  scope: {
    label: 'Welche Veranstaltungen',
    mine: 'Die, für die ich angemeldet bin',
    all: 'Alle Veranstaltungen',
  },
  address: 'Adresse Ihres Kalenders',
  once: 'Sie wird nur einmal angezeigt. Wer sie hat, kann diese Veranstaltungen sehen; behalten Sie sie also für sich.',
  copy: 'Adresse kopieren',
  open: 'In der Kalender-App öffnen',
};
