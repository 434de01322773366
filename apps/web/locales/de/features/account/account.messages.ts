import type { accountMessages as english } from '#src/features/account/account.messages.ts';
import type { Translation } from '@guildhall/locale/translation';
import { plural } from '@guildhall/locale/words/de';

export const accountMessages: Translation<typeof english> = {
  settings: { title: 'Einstellungen', description: 'Verwalten Sie Ihr Konto.', nav: 'Einstellungen' },
  settingsFailed: 'Ihre Einstellungen konnten nicht geladen werden',
  email: {
    title: 'E-Mail',
    description: 'Mit dieser Adresse melden Sie sich an, und an sie senden wir unsere E-Mails.',
    confirmed: 'bestätigt',
    notConfirmed: 'nicht bestätigt',
    send: 'Bestätigungslink senden',
    sent: (hours) => ({
      title: 'E-Mail gesendet',
      description: `Öffnen Sie den Link darin innerhalb von ${hours} Stunden, um Ihre Adresse zu bestätigen.`,
    }),
    change: {
      open: 'Adresse ändern',
      title: 'E-Mail-Adresse ändern',
      text: 'Wir senden einen Link an die neue Adresse. Bis Sie ihn öffnen, melden Sie sich mit der bisherigen an.',
      label: 'Neue E-Mail-Adresse',
      password: 'Ihr Passwort',
      submit: 'Link senden',
      sent: (email, minutes) => ({
        title: 'Fast geschafft',
        description: `Öffnen Sie innerhalb von ${minutes} Minuten den Link, den wir an ${email} gesendet haben.`,
      }),
    },
  },
  password: {
    title: 'Passwort',
    description: 'Wenn Sie es ändern, werden Sie auf allen anderen Geräten abgemeldet.',
    current: 'Aktuelles Passwort',
    next: 'Neues Passwort',
    hint: 'Mindestens 6 Zeichen',
    submit: 'Passwort ändern',
    changed: {
      title: 'Passwort geändert',
      description: 'Sie wurden auf allen anderen Geräten abgemeldet.',
    },
  },
  sessions: {
    title: 'Aktive Sitzungen',
    description: 'Wenn Sie ein Gerät nicht kennen, melden Sie es ab und ändern Sie Ihr Passwort.',
    failed: 'Ihre Sitzungen konnten nicht geladen werden',
    current: 'dieses Gerät',
    active: 'aktiv',
    end: 'Abmelden',
    endLabel: (device) => `${device} abmelden`,
    endOthers: 'Alle anderen Geräte abmelden',
    ending: {
      title: (device) => (device === undefined ? 'Alle anderen Geräte abmelden?' : `${device} abmelden?`),
      text: 'Bestätigen Sie, dass Sie es sind. Wenn Sie Ihr Passwort nicht mehr wissen, wählen Sie ein neues: Auch das meldet alle Geräte ab.',
      password: 'Ihr Passwort',
    },
    ended: (count) => ({
      title: plural(count, { one: 'Gerät abgemeldet', other: `${count} Geräte abgemeldet` }),
    }),
  },
  privacy: {
    title: 'Privatsphäre',
    description: 'Änderungen gelten sofort.',
    audiences: [
      { key: 'emailAudience', label: 'Wer meine E-Mail-Adresse sehen kann' },
      { key: 'phoneAudience', label: 'Wer meine Telefonnummer sehen kann' },
    ],
    audiencesHint: 'Gilt für Ihr Profil, Ihre Kontaktkarte und die API.',
    suggestable: {
      label: 'Mich anderen Mitgliedern vorschlagen',
      description: 'In Vorschlägen, bei möglichen Empfehlungen und im Mitgliederverzeichnis.',
    },
    readReceipts: {
      label: 'Anzeigen, wenn ich Nachrichten gelesen habe',
      description:
        'Mitglieder, die es ebenfalls anzeigen, sehen „Gelesen“ unter ihren Nachrichten an Sie und wann Sie ihnen gerade schreiben. Sie sehen dasselbe von ihnen. Was Sie vorher gelesen haben, bleibt ohne Anzeige.',
    },
    searchEngines: {
      label: 'Suchmaschinen dürfen mich anzeigen',
      description:
        'Ihr Profil und Ihre Beiträge. Was dort schon verzeichnet ist, kann noch einige Wochen stehen bleiben.',
    },
    embeddings: (host) =>
      `Um Treffer nach ihrer Bedeutung zu ordnen, sendet diese Gemeinschaft bis zu acht kurze Formulierungen aus Ihrem Profil (was Sie suchen und was Sie bieten) an ${host}. E-Mail-Adressen, Links und lange Ziffernfolgen werden weggelassen, und Ihr Name ist nicht dabei. Wenn Sie „Mich anderen Mitgliedern vorschlagen“ ausschalten, wird nichts gesendet, und was daraus berechnet wurde, wird gelöscht.`,
  },
  blocked: {
    title: 'Blockierte Mitglieder',
    description: 'Sie und diese Mitglieder sehen einander hier nicht.',
    failed: 'Die von Ihnen blockierten Mitglieder konnten nicht geladen werden',
    none: 'Sie haben niemanden blockiert. Blockieren können Sie ein Mitglied in dessen Profil oder in einer Unterhaltung.',
    unblock: 'Blockierung aufheben',
    unblockLabel: (name) => `Blockierung aufheben: ${name}`,
    unblocked: (name) => ({
      title: `${name} ist nicht mehr blockiert`,
      description: 'Ein früherer Kontakt wird nicht wiederhergestellt.',
    }),
  },
  appearance: {
    title: 'Darstellung',
    description: 'In diesem Browser.',
    schemes: { auto: 'Wie auf diesem Gerät', light: 'Hell', dark: 'Dunkel' },
  },
  language: {
    title: 'Sprache',
    description: 'Für die Seiten und für E-Mails an Sie.',
    read: {
      title: 'Sprachen, die ich lese',
      hint: 'Der Feed lässt Beiträge in anderen Sprachen weg; „Meine Kontakte“ zeigt alle. Wählen Sie keine aus, um alle Beiträge zu sehen.',
      another: 'Weitere Sprache hinzufügen',
    },
  },
  notifications: {
    title: 'Benachrichtigungen',
    description: 'Benachrichtigen Sie mich in diesen Fällen:',
    failed: 'Ihre Benachrichtigungseinstellungen konnten nicht geladen werden',
    event: 'Ereignis',
    channels: [
      { key: 'inApp', label: 'In der App' },
      { key: 'email', label: 'Per E-Mail' },
    ],
    channelLabel: (event, channel) => `${event}: ${channel}`,
    allOff: 'Alle E-Mails ausschalten',
    allOffDone: {
      title: 'Sie erhalten diese E-Mails nicht mehr',
      description: 'E-Mails zu Ihrem Konto senden wir immer.',
    },
    digest: {
      label: 'Wöchentliche Zusammenfassung',
      description:
        'Jeden Montag eine E-Mail mit dem, was Sie verpasst haben. Jede dieser E-Mails können Sie abbestellen.',
    },
  },
  data: {
    title: 'Ihre Daten',
    description:
      'Alles, was wir über Sie speichern, als ZIP-Datei mit Tabellen (CSV) und maschinenlesbaren Daten (JSON).',
    submit: 'Meine Daten exportieren',
    exported: { title: 'Export fertig', description: 'Sie finden eine ZIP-Datei in Ihren Downloads.' },
    failed: {
      title: 'Fehler',
      description: 'Ihre Daten konnten nicht exportiert werden. Bitte versuchen Sie es noch einmal.',
      destructive: true,
    },
  },
  deletion: {
    title: 'Konto löschen',
    description:
      'Löscht Ihr Profil, Ihre Kontakte und den Text Ihrer privaten Nachrichten, auch für die andere Person. Ihre Unternehmen werden nicht mehr aufgeführt. Veröffentlichte Beiträge, Kommentare und Bewertungen bleiben unter dem Namen „Ehemaliges Mitglied“ stehen, es sei denn, Sie löschen auch Ihre Beiträge und Kommentare. In den Büchern der Gemeinschaft steht weiterhin, was Sie wann und zu welchem Preis beauftragt haben. Dies lässt sich nicht rückgängig machen.',
    open: 'Mein Konto löschen',
    warning: 'Dies lässt sich nicht rückgängig machen. Vielleicht möchten Sie vorher Ihre Daten exportieren.',
    password: 'Ihr Passwort',
    alsoPublished: {
      label: 'Auch löschen, was ich veröffentlicht habe',
      description:
        'Ihre Beiträge samt den Kommentaren anderer sowie Ihre Kommentare. Bewertungen bleiben unter dem Namen „Ehemaliges Mitglied“ stehen.',
    },
    submit: 'Endgültig löschen',
    done: {
      title: 'Ihr Konto ist gelöscht',
      description:
        'Ihr Profil, Ihre Kontakte und Ihre privaten Nachrichten sind gelöscht, und Sie sind überall abgemeldet. Vielen Dank, dass Sie Teil der Gemeinschaft waren.',
      home: 'Zurück zur Startseite',
    },
  },
  reset: {
    title: 'Passwort wählen',
    description: 'Damit melden Sie sich künftig an. Auf allen anderen Geräten werden Sie abgemeldet.',
    submit: 'Neues Passwort speichern',
    again: 'Neuen Link anfordern',
    done: { title: 'Passwort gespeichert', description: 'Sie können sich jetzt damit anmelden.' },
    invited: {
      title: (community) => `Willkommen bei ${community}`,
      description: 'Wählen Sie ein Passwort, und Sie sind dabei.',
      submit: 'Beitreten',
      done: (community) => ({
        title: `Willkommen bei ${community}!`,
        description:
          'Sie sind angemeldet. Beim nächsten Mal melden Sie sich mit Ihrer E-Mail-Adresse und diesem Passwort an.',
      }),
    },
  },
  confirmBar: {
    label: 'E-Mail-Adresse',
    text: (email) =>
      `Bestätigen Sie ${email}, um Beiträge und Kommentare zu schreiben oder Mitgliedern, die Sie noch nicht kennen, Nachrichten zu senden. Wir haben Ihnen einen Link geschickt.`,
    send: 'Erneut senden',
    sendLink: 'Link erneut senden',
    change: 'Falsche Adresse?',
  },
  verification: {
    title: 'E-Mail-Adresse bestätigen',
    description: 'Damit wir wissen, dass unsere E-Mails Sie erreichen.',
    incomplete: 'Dieser Link ist unvollständig. Bitte öffnen Sie ihn noch einmal aus der E-Mail.',
    submit: 'Meine E-Mail-Adresse bestätigen',
    done: {
      title: 'Vielen Dank',
      description: 'Ihre E-Mail-Adresse ist bestätigt.',
      toDashboard: 'Zu Ihrer Übersicht',
      toSignIn: 'Anmelden',
    },
  },
};
