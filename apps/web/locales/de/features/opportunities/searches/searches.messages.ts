import type { searchesMessages as english } from '#src/features/opportunities/searches/searches.messages.ts';
import type { Translation } from '@guildhall/locale/translation';
import { plural } from '@guildhall/locale/words/de';

export const searchesMessages: Translation<typeof english> = {
  title: 'Gespeicherte Suchen',
  save: 'Über Neues informieren',
  frequencies: { once: 'Sofort', daily: 'Jeden Morgen' },
  hint: { once: 'Sofort bei jeder neuen Ausschreibung', daily: 'Morgens bei neuen Ausschreibungen' },
  edit: (name) => `„${name}“ bearbeiten`,
  remove: (name) => `„${name}“ löschen`,
  removed: { title: 'Suche gelöscht' },
  saved: { title: 'Suche gespeichert', description: 'Sie finden sie neben der Liste der Ausschreibungen.' },
  updated: { title: 'Suche aktualisiert' },
  full: 'Sie können 10 Suchen speichern. Löschen Sie zuerst eine davon.',
  dialog: {
    heading: 'Über neue Ausschreibungen informieren',
    editHeading: 'Gespeicherte Suche bearbeiten',
    filter: 'Für die eingestellte Suche:',
    name: 'Name',
    nameMissing: 'Geben Sie einen Namen ein',
    frequency: 'Wann',
    how: 'Per Benachrichtigung und E-Mail, wie in Ihren Einstellungen festgelegt.',
    settings: 'Ändern',
    preview: (count) =>
      count === 0
        ? 'In den letzten 30 Tagen gab es dafür nichts Neues.'
        : `In den letzten 30 Tagen hätte sie ${plural(count, {
            one: '1 Ausschreibung',
            other: `${count === 100 ? 'mindestens 100' : count} Ausschreibungen`,
          })} gefunden.`,
    newest: (title) => `Die neueste: „${title}“`,
    many: 'Für „Sofort“ ist das viel: Nach fünf am Tag senden wir die übrigen am nächsten Morgen.',
    submit: 'Suche speichern',
    save: 'Änderungen speichern',
  },
};
