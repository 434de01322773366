import type { bannersMessages as english } from '#src/features/admin/banners/banners.messages.ts';
import type { Translation } from '@guildhall/locale/translation';

export const bannersMessages: Translation<typeof english> = {
  createTitle: 'Banner erstellen',
  editTitle: 'Banner bearbeiten',
  create: 'Banner erstellen',
  list: 'Banner',
  failed: 'Die Banner konnten nicht geladen werden',
  empty: {
    title: 'Noch keine Banner',
    text: 'Füllen Sie das Formular aus, um das erste Banner zu erstellen.',
  },
  days: (timeZone) =>
    `Es gelten die Tage der Zeitzone ${timeZone.replaceAll('_', ' ')}. Bilder werden 120 Pixel hoch und so breit wie die Seite angezeigt: 2.280 × 240 Pixel wirken scharf; auf dem Smartphone können die Ränder abgeschnitten sein.`,
  fields: {
    title: 'Titel',
    image: 'Bild-URL',
    target: 'Ziel-URL',
    start: 'Erster Tag',
    end: 'Letzter Tag',
    pages: 'Anzeigen auf',
    active: 'Aktiv',
  },
  sameAsFirst: 'Fehlt hier ein Bild oder eine Adresse, gilt die Angabe in der Originalsprache.',
  pages: { dashboard: 'Übersicht', feed: 'Feed', news: 'Neuigkeiten', profile: 'Profil' },
  textOnly:
    'Wird als Text angezeigt, weil das Bild auf einer anderen Website liegt. Laden Sie das Bild hoch, um es zu zeigen.',
  status: (isShown) => (isShown ? 'Online' : 'Nicht online'),
  period: {
    always: 'immer',
    from: (start) => `ab ${start}`,
    until: (end) => `bis ${end}`,
    between: (start, end) => `${start} bis ${end}`,
  },
  confirm: {
    title: 'Dieses Banner löschen?',
    action: 'Banner löschen',
    text: 'Es verschwindet sofort von allen Seiten. Das lässt sich nicht rückgängig machen.',
  },
  created: { title: 'Banner erstellt' },
  saved: { title: 'Banner gespeichert' },
  deleted: { title: 'Banner gelöscht' },
};
