import type { authMessages as english } from '#src/features/auth/auth.messages.ts';
import type { Translation } from '@guildhall/locale/translation';

export const authMessages: Translation<typeof english> = {
  login: {
    title: 'Anmelden',
    intro: 'Schön, dass Sie wieder da sind.',
    submit: 'Anmelden',
    busy: 'Anmeldung läuft...',
    forgot: 'Passwort vergessen?',
    byCode: 'Code per E-Mail erhalten',
    byPasskey: 'Passkey verwenden',
    refused: 'Prüfen Sie E-Mail-Adresse und Passwort oder wählen Sie ein neues Passwort.',
    toggle: 'Noch kein Konto? Registrieren',
  },
  register: {
    title: 'Konto erstellen',
    intro: 'Sagen Sie uns, was Sie suchen und was Sie bieten. Damit finden wir Ihre Treffer.',
    submit: 'Konto erstellen',
    busy: 'Konto wird erstellt...',
    toggle: 'Sie haben schon ein Konto? Anmelden',
    lastNameHint: 'Frei lassen, wenn Sie keinen haben',
    passwordHint: 'Passwort (mindestens 6 Zeichen)',
    more: 'Gleich mehr angeben',
    moreHint: 'Beruf, Unternehmen, was Sie suchen und bieten',
    honeypot: 'Dieses Feld leer lassen',
    sent: (email) =>
      `Vielen Dank. Die Administration prüft zuerst Ihre Registrierung. Wir haben einen Link an ${email} gesendet: Öffnen Sie ihn, um Ihre Adresse zu bestätigen und zu sehen, wie es um Ihre Registrierung steht. Sobald sie freigegeben ist, erhalten Sie per E-Mail einen Link, mit dem Sie ein Passwort wählen.`,
    reads: 'Lesen Sie vor dem Beitritt:',
    accepts: 'Mit der Registrierung akzeptieren Sie:',
    and: ' und ',
    audience: 'Wer kann sehen, wie Sie zu erreichen sind?',
    audienceHint:
      'Es geht um Ihre E-Mail-Adresse und Telefonnummer. Das Profil selbst ist öffentlich: Besuchende können es lesen.',
  },
  connecting: {
    join: (firstName) => `Beitreten und mit ${firstName} vernetzen`,
    login: (firstName) => `Anmelden und mit ${firstName} vernetzen`,
    greeting: {
      label: (firstName) => `Ein Gruß an ${firstName} (wenn Sie mögen)`,
      hint: 'Sie können ihn vor dem Senden noch einmal lesen.',
    },
  },
  application: {
    title: 'Aufnahme beantragen',
    intro:
      'Wir lesen jeden Antrag. Nach der Aufnahme erhalten Sie per E-Mail einen Link, mit dem Sie ein Passwort wählen.',
    submit: 'Antrag senden',
    busy: 'Antrag wird gesendet...',
    toggle: 'Sie haben schon ein Konto? Anmelden',
    failed: 'Das Formular konnte nicht geladen werden',
    sent: (email) =>
      `Vielen Dank. Wir haben einen Link an ${email} gesendet. Öffnen Sie ihn, um Ihre Adresse zu bestätigen; dort sehen Sie auch, wie es um Ihren Antrag steht. Falls Sie schon einen gestellt haben, gilt der erste.`,
  },
  invited: {
    title: 'Mit Einladung beitreten',
    intro: '',
    toggle: 'Sie haben schon ein Konto? Anmelden',
    by: (person, site) => `${person} hat Sie zu ${site} eingeladen.`,
    failed: 'Die Einladung konnte nicht geladen werden',
    withoutInvitation: 'Ohne die Einladung fortfahren',
    states: {
      revoked: 'Diese Einladung wurde zurückgezogen. Bitten Sie um eine neue.',
      used: 'Diese Einladung ist aufgebraucht. Bitten Sie um eine neue.',
      expired: 'Diese Einladung ist abgelaufen. Bitten Sie um eine neue.',
    },
  },
  invitation: {
    title: 'Nur mit Einladung',
    intro:
      'Neue Mitglieder treten mit einer Einladung bei. Wenn Sie eine erhalten haben, öffnen Sie den Link darin. Wenn Sie schon ein Konto haben, können Sie sich weiterhin anmelden.',
    toggle: 'Sie haben schon ein Konto? Anmelden',
  },
  closed: {
    title: 'Die Registrierung ist geschlossen',
    intro:
      'Zurzeit können keine neuen Mitglieder beitreten. Wenn Sie schon ein Konto haben, können Sie sich weiterhin anmelden.',
    toggle: 'Sie haben schon ein Konto? Anmelden',
  },
  sessionEnded: {
    title: 'Sie sind abgemeldet',
    intro:
      'Sie haben sich in einem anderen Tab abgemeldet, oder Ihre Sitzung ist abgelaufen. Melden Sie sich an, um dort weiterzumachen, wo Sie waren.',
    leave: 'Abgemeldet bleiben',
  },
  'forgot-password': {
    title: 'Passwort vergessen?',
    intro:
      'Geben Sie Ihre E-Mail-Adresse ein, und wir senden Ihnen einen Link, mit dem Sie ein neues Passwort wählen.',
    submit: 'Link senden',
    sent: (email, minutes) =>
      `Wenn ${email} zu einem Konto gehört, haben wir einen Link dorthin gesendet. Er gilt einmal und ${minutes} Minuten lang.`,
    toggle: 'Zurück zur Anmeldung',
  },
  fields: {
    firstName: 'Vorname',
    lastName: 'Nachname',
    email: 'E-Mail',
    password: 'Passwort',
    showPassword: 'Passwort anzeigen',
    jobTitle: 'Berufsbezeichnung',
    company: 'Unternehmen',
    industry: 'Branche',
    selectIndustry: 'Wählen Sie Ihre Branche',
    location: 'Ort',
    locationPlaceholder: 'Stadt',
    lookingFor: 'Ich suche',
    lookingForPlaceholder: 'z. B. eine Buchhaltung für meine Bäckerei',
    servicesOffered: 'Ich biete',
    servicesOfferedPlaceholder: 'z. B. Hochzeitstorten und Brot für Cafés',
  },
  signedIn: { title: 'Willkommen zurück!', description: 'Sie sind jetzt angemeldet.' },
  registered: (firstName) => ({
    title: 'Konto erstellt!',
    description: `Willkommen, ${firstName}.`,
  }),
  loginFailed: { title: 'Fehler', description: 'E-Mail-Adresse oder Passwort ist falsch.' },
  passkeyFailed: {
    title: 'Fehler',
    description:
      'Ihr Passkey konnte nicht verwendet werden. Versuchen Sie es noch einmal oder melden Sie sich mit Ihrem Passwort an.',
  },
  onTheList: {
    title: 'Sehen Sie in Ihrem Postfach nach',
    description: 'Sie stehen schon auf unserer Liste. Wir haben Ihnen Ihre Einladung noch einmal geschickt.',
  },
  registerFailed: {
    title: 'Fehler',
    description: 'Das Konto konnte nicht erstellt werden. Bitte versuchen Sie es noch einmal.',
  },
};
