import type { feedMessages as english } from '#src/features/feed/feed.messages.ts';
import type { Translation } from '@guildhall/locale/translation';
import { number } from '@guildhall/locale/words/de';

export const feedMessages: Translation<typeof english> = {
  title: 'Feed',
  description: 'Ausschreibungen, Erfolge und Einblicke von Mitgliedern.',
  loading: 'Feed wird geladen...',
  aside: 'Einblicke ins Netzwerk',
  railLabel: 'Neuigkeiten und Ausschreibungen',
  failed: 'Der Feed konnte nicht geladen werden',
  empty: {
    title: 'Noch keine Beiträge',
    forMember: 'Machen Sie den Anfang und teilen Sie etwas Nützliches.',
    forVisitor: 'Die Mitglieder haben noch nichts veröffentlicht.',
  },
  views: {
    label: 'Welche Beiträge',
    all: 'Alle',
    connections: 'Meine Kontakte',
    topics: 'Meine Themen',
    opportunity: 'Ausschreibungen',
    achievement: 'Erfolge',
    insight: 'Einblicke',
  },
  types: {
    opportunity: 'Ausschreibung',
    achievement: 'Erfolg',
    insight: 'Einblick',
    connection: 'Kontakt',
  },
  composer: {
    heading: 'Neuer Beitrag',
    placeholder: 'Teilen Sie eine Ausschreibung, einen Erfolg oder einen Einblick...',
    ask: (need) => `Ich suche: ${need}\n\nKann hier jemand helfen, oder wissen Sie, wer es kann?`,
    continueDraft: 'Entwurf fortsetzen...',
  },
  post: {
    title: (author) => `Beitrag von ${author}`,
    failed: 'Der Beitrag konnte nicht geladen werden',
    author: 'Mitglied',
    edited: 'bearbeitet',
    like: (count) => `„Gefällt mir“, bisher ${number(count)}`,
    comment: (count) => `Kommentieren, bisher ${number(count)}`,
    share: (count) => `Teilen, bisher ${number(count)}`,
    sharedTitle: (author, site) => `${author} auf ${site}`,
    bookmark: 'Merken',
    saveTooltip: 'Für später merken',
    unsaveTooltip: 'Nicht mehr merken',
    more: (author) => `Weitere Optionen für den Beitrag von ${author}`,
    edit: 'Beitrag bearbeiten',
    report: 'Beitrag melden',
    reportTitle: (author) => `Beitrag von ${author} melden`,
    reportLink: 'Diesen Link melden',
    whichLink: 'Welchen Link?',
  },
  delete: {
    action: 'Beitrag löschen',
    title: 'Diesen Beitrag löschen?',
    text: 'Er wird sofort gelöscht, samt Kommentaren und „Gefällt mir“.',
    done: 'Beitrag gelöscht',
  },
  report: {
    postSent: { title: 'Vielen Dank', description: 'Der Beitrag wurde gemeldet. Wir sehen ihn uns an.' },
    linkSent: { title: 'Vielen Dank', description: 'Der Link wurde gemeldet. Wir sehen ihn uns an.' },
  },
};
