import type { setupMessages as english } from '#src/features/setup/setup.messages.ts';
import type { Translation } from '@guildhall/locale/translation';

export const setupMessages: Translation<typeof english> = {
  title: 'Ihre Gemeinschaft einrichten',
  description: 'Fünf kurze Schritte. Alles lässt sich später in der Verwaltung ändern.',
  step: (position, of) => `Schritt ${position} von ${of}`,
  checking: 'Einrichtungsadresse wird geprüft...',
  signIn: 'Anmelden',
  home: 'Zur Startseite',
  noToken: {
    title: 'Diese Seite richtet eine neue Gemeinschaft ein',
    text: 'Öffnen Sie die Einrichtungsadresse, die der Server beim Start in sein Protokoll geschrieben hat. Wenn Sie zur Administration gehören, melden Sie sich zuerst an.',
  },
  refused: 'Diese Einrichtungsadresse kann nicht verwendet werden',
  administrator: {
    title: 'Ihr Konto',
    text: 'Sie übernehmen als erste Person die Administration: Sie entscheiden, wer beitritt und wie alles aussieht.',
    firstName: 'Vorname',
    lastName: 'Nachname',
    email: 'E-Mail',
    password: 'Passwort',
    passwordHint: 'Mindestens 12 Zeichen',
    submit: 'Konto erstellen',
  },
  name: {
    title: 'Name und Aussehen',
    text: 'Wie Ihre Gemeinschaft heißt, mit Logo und Farben. Sie erscheinen sofort überall.',
  },
  about: {
    title: 'Text und Ort',
    text: 'Was Besuchende auf der Startseite lesen, wie Sie neue Mitglieder begrüßen und wo Sie sind.',
  },
  join: { title: 'Wer beitreten kann', text: 'Wie man Mitglied wird.' },
  members: {
    title: 'Ihre Mitglieder',
    text: 'Importieren Sie Ihre bisherigen Mitglieder oder laden Sie für den Anfang einige Personen ein.',
    import: 'Mitglieder aus einer Tabelle importieren',
    importHint:
      'Eine Excel- oder CSV-Datei. E-Mails werden erst verschickt, wenn Sie die Einladungen senden.',
    terms: 'Zuerst Nutzungsbedingungen und Datenschutzerklärung veröffentlichen',
    termsHint: 'Beide beginnen mit einem Entwurf. Neue Mitglieder akzeptieren sie beim Beitritt.',
    invite: 'Personen einladen',
    inviteHint: 'Mit einem Link zum Teilen oder per E-Mail.',
    add: 'Mitglieder einzeln hinzufügen',
    addHint: 'Alle erhalten per E-Mail einen Link, mit dem sie ein Passwort wählen.',
    finish: 'Verwaltung öffnen',
  },
  back: 'Zurück',
  skip: 'Überspringen',
  next: 'Speichern und weiter',
  continue: 'Weiter',
  failed: 'Die Einstellungen konnten nicht geladen werden',
};
