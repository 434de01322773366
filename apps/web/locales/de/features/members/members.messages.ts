import type { membersMessages as english } from '#src/features/members/members.messages.ts';
import type { Translation } from '@guildhall/locale/translation';
import { number, plural } from '@guildhall/locale/words/de';

export const membersMessages: Translation<typeof english> = {
  invite: 'Mitglieder einladen',
  title: 'Mitglieder',
  bestMatches: 'Beste Treffer',
  others: 'Weitere Mitglieder',
  description: 'Finden Sie Menschen nach dem, was sie tun, was sie bieten und was sie suchen.',
  search: 'Mitglieder suchen',
  placeholder: 'Name, Unternehmen oder was Sie brauchen...',
  facets: {
    industry: { label: 'Branche', all: 'Alle Branchen' },
    place: { label: 'Ort', all: 'Alle Orte' },
    offers: { label: 'Bietet', all: 'Alle Angebote' },
    seeks: { label: 'Sucht', all: 'Alle Gesuche' },
  },
  choice: (label, count) => `${label} (${count})`,
  atLeast: (count) => `${number(count)}+`,
  letters: {
    label: 'Nachname',
    all: 'Alle',
    other: 'Andere',
    from: (letter) => `Nachnamen mit ${letter}`,
    allNames: 'Alle Nachnamen',
    otherAlphabets: 'Nachnamen in anderen Schriften',
  },
  loading: 'Mitglieder werden geladen...',
  failed: 'Die Mitglieder konnten nicht geladen werden',
  total: (count) => plural(count, { one: '1 Mitglied', other: `${number(count)} Mitglieder` }),
  atLeastTotal: (total) => `Mindestens ${total}`,
  clear: 'Filter zurücksetzen',
  none: {
    title: 'Keine Mitglieder gefunden',
    text: 'Versuchen Sie es mit anderen Wörtern oder weniger Filtern.',
    ask: 'Gemeinschaft fragen',
    firstTitle: 'Noch keine Mitglieder',
    first:
      'Hier erscheinen Mitglieder, wenn sie Vorschläge nicht in ihren Einstellungen ausgeschaltet haben.',
  },
  similar: {
    title: 'Ähnliche Treffer',
    text: 'Ähnliche Namen und Mitglieder, die dies mit anderen Worten bieten.',
    only: 'Keine genauen Treffer. Diese Mitglieder heißen ähnlich oder bieten etwas Ähnliches.',
  },
  sorts: { label: 'Reihenfolge', match: 'Beste Treffer', name: 'Nach Name' },
  map: {
    elsewhere: (members, isOne) =>
      `${members} ${isOne ? 'ist' : 'sind'} an Orten, die nicht auf der Karte sind.`,
    unstated: (members, isOne) => `${members} ${isOne ? 'hat' : 'haben'} keinen Ort angegeben.`,
    none: {
      title: 'Keine Orte zu sehen',
      text: 'Keines dieser Mitglieder hat einen Ort, den wir auf der Karte zeigen können.',
      firstTitle: 'Noch keine Orte',
      first: 'Orte erscheinen hier, sobald Mitglieder angeben, wo sie sind.',
    },
  },
  card: {
    offers: 'Bietet',
    seeks: 'Sucht',
    skills: 'Kenntnisse',
    connect: 'Vernetzen',
    connectLabel: (name) => `Mit ${name} vernetzen`,
    respond: 'Antworten',
    respondLabel: (name) => `Auf die Anfrage von ${name} antworten`,
    relations: {
      self: 'Das sind Sie',
      connected: 'Vernetzt',
      pending_out: 'Anfrage gesendet',
      pending_in: 'Möchte sich vernetzen',
    },
  },
};
