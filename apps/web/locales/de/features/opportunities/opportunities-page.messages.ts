import type { opportunitiesPageMessages as english } from '#src/features/opportunities/opportunities-page.messages.ts';
import type { Translation } from '@guildhall/locale/translation';
import { number } from '@guildhall/locale/words/de';

export const opportunitiesPageMessages: Translation<typeof english> = {
  page: {
    description: 'Was Mitglieder suchen und was sie anzubieten haben.',
    rss: 'Als RSS abonnieren',
    clear: 'Filter zurücksetzen',
    none: { title: 'Nichts gefunden', text: 'Versuchen Sie es mit weniger Wörtern oder Filtern.' },
    similar: (words) => `„${words}“ kommt wörtlich nicht vor. Diese Ausschreibungen meinen etwas Ähnliches:`,
    alsoSimilar: 'Ähnlich in der Bedeutung',
    back: 'Ausschreibungen',
    posted: (time) => `veröffentlicht ${time.charAt(0).toLowerCase()}${time.slice(1)}`,
    closed: 'Diese Ausschreibung ist geschlossen',
    fit: 'Wie sie zu Ihnen passt',
    about: 'Worum es geht',
    asks: (name) => `Was ${name} erwartet`,
    place: (location, isRemote) =>
      location === null
        ? isRemote
          ? 'Ortsunabhängig'
          : null
        : isRemote
          ? `${location} oder ortsunabhängig`
          : location,
    until: (day) => `Offen bis ${day}`,
    join: {
      title: 'Beitreten und bewerben',
      text: (name) => `Schreiben Sie ${name} als Mitglied. Danach kommen Sie auf diese Seite zurück.`,
    },
    share: 'Teilen',
    others: 'Was noch zu Ihnen passen könnte',
    newest: 'Weitere Ausschreibungen',
    loading: 'Ausschreibung wird geladen...',
    failed: 'Diese Ausschreibung konnte nicht geladen werden',
    notFound: {
      title: 'Ausschreibung nicht gefunden',
      text: 'Vielleicht wurde sie entfernt, oder sie ist für Sie nicht sichtbar.',
      visitor:
        'Vielleicht wurde sie entfernt, oder sie ist nur für Mitglieder sichtbar. Treten Sie bei oder melden Sie sich an, um sie zu sehen.',
      back: 'Alle Ausschreibungen ansehen',
    },
  },
  views: {
    label: 'Welche Ausschreibungen',
    all: 'Alle',
    yours: 'Ihre',
    applied: 'Beworben',
  },
  filters: {
    search: 'Ausschreibungen suchen',
    placeholder: 'Webdesign, Fotos, ein Marktstand …',
    kind: { label: 'Art', all: 'Alle Arten' },
    place: { label: 'Ort', all: 'Überall' },
    choice: (name, count) => `${name} (${number(count)})`,
    sort: 'Sortieren',
    sorts: { fit: 'Am besten passend', newest: 'Neueste', closing: 'Enden bald' },
    only: 'Nur solche',
    switches: {
      fits: 'Passt zu mir',
      remote: 'Ortsunabhängig',
      budget: 'Nennt ein Budget',
      closing: 'Endet binnen 14 Tagen',
    },
  },
};
