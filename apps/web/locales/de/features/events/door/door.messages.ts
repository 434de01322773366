import type { doorMessages as english } from '#src/features/events/door/door.messages.ts';
import type { Translation } from '@guildhall/locale/translation';
import { number, plural } from '@guildhall/locale/words/de';

export const doorMessages: Translation<typeof english> = {
  title: 'Einlass',
  description: 'Checken Sie ein, wer kommt.',
  loading: 'Liste wird geladen...',
  failed: 'Die Liste konnte nicht geladen werden',
  incomplete: 'Dieser Link ist unvollständig. Bitte öffnen Sie den ganzen Link.',
  offlineAtStart: 'Es gibt kein Netz, und dieses Telefon hat noch keine Liste zu diesem Termin.',
  offline:
    'Kein Netz. Check-ins werden auf diesem Telefon gespeichert und gesendet, sobald es wieder Netz gibt.',
  stored: 'Sie sehen die Liste, die auf diesem Telefon gespeichert ist.',
  counts: (came, all) => `${number(came)} von ${number(all)} eingecheckt`,
  waiting: (count) =>
    plural(count, {
      one: '1 Check-in ist noch nicht gesendet.',
      other: `${count} Check-ins sind noch nicht gesendet.`,
    }),
  send: 'Jetzt senden',
  search: 'Liste durchsuchen',
  nobody: 'Niemand auf der Liste heißt so.',
  empty: 'Noch hat sich niemand angemeldet.',
  more: (count) => `${count} weitere. Finden Sie sie über die Suche.`,
  guest: 'Gast',
  onWaitlist: 'Warteliste',
  checkIn: (name) => `${name} einchecken`,
  checkInShort: 'Einchecken',
  others: (name) => `Mehr zu ${name}`,
  undo: (name) => `Für ${name} rückgängig machen`,
  undoShort: 'Rückgängig',
  isWaiting: 'Noch nicht gesendet',
  statuses: {
    present: 'Anwesend',
    late: 'Verspätet',
    excused: 'Entschuldigt',
    absent: 'Abwesend',
    substitute: 'Vertretung',
  },
  recorded: (status, time, by) => (by === null ? `${status}, ${time}` : `${status}, ${time}, durch ${by}`),
  substituteFor: (name) => `Stattdessen kam ${name}`,
  substitute: {
    title: (name) => `Wer kam für ${name}?`,
    name: 'Name',
    submit: 'Vertretung einchecken',
  },
  notice: {
    already: (name, time, by) =>
      by === null
        ? `${name} wurde schon um ${time} Uhr eingecheckt.`
        : `${name} wurde schon um ${time} Uhr von ${by} eingecheckt.`,
    refused: (name, message) => (name === '' ? message : `${name}: ${message}`),
    dismiss: 'Schließen',
  },
  walkIn: {
    action: 'Spontangast hinzufügen',
    title: 'Spontangast hinzufügen',
    name: 'Name',
    email: 'E-Mail (optional)',
    emailHint: 'Mit der Adresse eines Mitglieds wird das Mitglied eingecheckt.',
    submit: 'Einchecken',
  },
  code: {
    title: 'Mit diesem Code einchecken?',
    text: 'Sie haben am Einlass den Code einer Person gescannt.',
    submit: 'Einchecken',
    label: 'Gescannter Code',
    cancel: 'Nicht jetzt',
  },
  scan: {
    action: 'Codes scannen',
    title: 'Codes scannen',
    view: 'Was die Kamera sieht',
    hint: 'Halten Sie einen Code vor die Kamera.',
    other: 'Das ist kein Code für den Einlass.',
    done: (name, status) => `${name}: ${status}`,
    already: (name) => `${name} wurde schon eingecheckt.`,
    refused:
      'Die Kamera ist hier nicht erlaubt. Erlauben Sie sie für diese Website in den Einstellungen Ihres Browsers oder verwenden Sie die Kamera-App Ihres Telefons.',
    none: 'Dieses Gerät hat keine Kamera.',
    failed: 'Die Kamera ließ sich nicht starten. Vielleicht verwendet sie gerade eine andere App.',
  },
  volunteer: {
    action: 'Link für Helfende',
    title: 'Link für Helfende',
    text: 'Wer diesen Link hat, sieht einen Tag lang die Namen auf dieser Liste und kann einchecken. Ein Konto ist nicht nötig.',
    make: 'Link erstellen',
    until: (time) => `Gilt bis ${time}.`,
    address: 'Link',
    copy: 'Link kopieren',
  },
  entry: {
    title: 'Ihr Code für den Einlass',
    text: 'Zeigen Sie ihn am Einlass. Er gilt nur für Sie und diesen Termin.',
    alt: 'QR-Code',
    loading: 'Ihr Code wird geladen...',
    failed: 'Ihr Code konnte nicht geladen werden',
  },
  back: 'Zurück zur Veranstaltung',
};
