import type { accountMailMessages as english } from '#src/console/mails/account-mails.messages.ts';
import { number, plural } from '@guildhall/locale/words/de';
import type { Translation } from '@guildhall/locale/translation';

const days = (count: number) => plural(count, { one: '1 Tag', other: `${number(count)} Tage` });
const hours = (count: number) => plural(count, { one: '1 Stunde', other: `${number(count)} Stunden` });
const minutes = (count: number) => plural(count, { one: '1 Minute', other: `${number(count)} Minuten` });

export const accountMailMessages: Translation<typeof english> = {
  footer: 'Sie erhalten diese E-Mail in jedem Fall, weil sie die Sicherheit Ihres Kontos betrifft.',
  notYou: (address) => `Falls Sie das nicht waren, schreiben Sie bitte sofort an ${address}.`,
  openConsole: 'Verwaltung öffnen',
  notices: {
    'mail.password_changed': {
      subject: 'Ihr Passwort wurde geändert',
      paragraph:
        'Das Passwort Ihres Kontos wurde soeben geändert, und Sie wurden auf allen anderen Geräten abgemeldet.',
    },
    'mail.login_blocked': {
      subject: 'Jemand versucht, sich in Ihrem Konto anzumelden',
      paragraph:
        'Für Ihr Konto wurden mehrmals falsche Passwörter eingegeben. Wir bremsen diese Versuche aus. Auf den Geräten, die Sie verwenden, können Sie sich weiterhin anmelden. Falls Sie Ihr Passwort vergessen haben, fordern Sie auf der Anmeldeseite ein neues an.',
    },
    'mail.login_while_blocked': {
      subject: 'Neue Anmeldung in Ihrem Konto',
      paragraph:
        'Jemand hat das richtige Passwort Ihres Kontos auf einem Gerät und in einem Netzwerk eingegeben, die wir nicht kennen, während andere falsche Passwörter eingaben. Falls Sie das waren, brauchen Sie nichts zu tun.',
    },
    'mail.second_factor_added': {
      subject: 'Anmeldung in zwei Schritten ist eingeschaltet',
      paragraph:
        'Ab jetzt brauchen Sie zum Anmelden Ihr Passwort und einen Code aus Ihrer Authentifizierungs-App. Bewahren Sie Ihre Wiederherstellungscodes sicher auf: Mit jedem davon können Sie sich einmal anmelden, wenn Sie Ihr Telefon verlieren.',
    },
    'mail.second_factor_ended': {
      subject: 'Anmeldung in zwei Schritten ist ausgeschaltet',
      paragraph:
        'Zum Anmelden genügt wieder Ihr Passwort allein. Ihre Wiederherstellungscodes gelten nicht mehr.',
    },
    'mail.second_factor_reset': {
      subject: 'Ihre Anmeldung in zwei Schritten wurde ausgeschaltet',
      paragraph:
        'Die Administration hat die Anmeldung in zwei Schritten für Ihr Konto ausgeschaltet, und Sie wurden überall abgemeldet. Melden Sie sich mit Ihrem Passwort an und richten Sie sie in Ihren Einstellungen neu ein.',
    },
    'mail.second_factor_refused': {
      subject: 'Jemand kennt Ihr Passwort',
      paragraph:
        'Jemand hat Ihr Passwort und danach mehrere falsche Codes eingegeben. Die Anmeldung ist nicht gelungen. Falls Sie das nicht waren, wählen Sie jetzt in Ihren Einstellungen ein anderes Passwort.',
    },
    'mail.recovery_codes_renewed': {
      subject: 'Sie haben neue Wiederherstellungscodes',
      paragraph:
        'Für Ihr Konto wurden neue Wiederherstellungscodes erstellt. Die bisherigen gelten nicht mehr.',
    },
    'mail.passkey_added': {
      subject: 'Ihrem Konto wurde ein Passkey hinzugefügt',
      paragraph:
        'Sie können sich jetzt mit einem Passkey anmelden, ohne Passwort. In Ihren Einstellungen sehen und entfernen Sie Ihre Passkeys.',
    },
    'mail.passkey_removed': {
      subject: 'Aus Ihrem Konto wurde ein Passkey entfernt',
      paragraph:
        'Er kann nicht mehr zum Anmelden verwendet werden. Dort, wo Sie ihn angelegt haben, müssen Sie ihn möglicherweise selbst aus Ihren Passwörtern löschen.',
    },
    'mail.password_ended': {
      subject: 'Bitte wählen Sie ein neues Passwort',
      paragraph:
        'Sie haben sich mit einem Code per E-Mail angemeldet und damit Ihre Adresse zum ersten Mal bestätigt. Bis dahin hätte sie irgendjemand registrieren können. Deshalb gelten das Passwort und andere Anmeldearten, die zuvor gewählt wurden, nicht mehr. Um sich wieder mit einem Passwort anzumelden, wählen Sie auf der Anmeldeseite „Passwort vergessen?“.',
    },
    'mail.accounts_merged': {
      subject: 'Ihre Konten wurden zusammengeführt',
      paragraph:
        'Die Administration hat ein weiteres Konto von Ihnen mit diesem zusammengeführt, samt Kontakten, Nachrichten und Beiträgen. Melden Sie sich ab jetzt mit dieser Adresse an.',
    },
  },
  providerLinked: {
    subject: (provider) => `Sie können sich jetzt mit ${provider} anmelden`,
    paragraph: (provider) =>
      `Ein Konto bei ${provider} wurde mit Ihrem verknüpft. Wer sich dort anmelden kann, kann sich auch hier anmelden. In Ihren Einstellungen können Sie die Verknüpfung unter „Sicherheit“ trennen.`,
  },
  providerUnlinked: {
    subject: (provider) => `Sie können sich nicht mehr mit ${provider} anmelden`,
    paragraph: (provider) =>
      `Die Verknüpfung mit Ihrem Konto bei ${provider} wurde getrennt. Ihr Passwort gilt weiterhin.`,
  },
  administrator: {
    subject: (site) => `Sie haben jetzt Administrationsrechte bei ${site}`,
    paragraph: (least) =>
      `Melden Sie sich neu an, um die Verwaltung zu öffnen. Mit Administrationsrechten muss Ihr Passwort mindestens ${least} Zeichen haben. Ist Ihres kürzer, senden wir Ihnen per E-Mail einen Link, mit dem Sie ein neues wählen.`,
  },
  test: {
    subject: (site) => `Test-E-Mail von ${site}`,
    paragraph: (site) => `E-Mails von ${site} erreichen Sie.`,
    footer: 'Sie haben diese E-Mail in der Verwaltung an sich selbst gesendet.',
  },
  dataExported: {
    subject: (site) => `Eine Kopie Ihrer Daten bei ${site}`,
    paragraph: (site) =>
      `Auf Ihren Wunsch hat die Administration von ${site} eine Kopie Ihrer Daten erstellt, um sie Ihnen auszuhändigen. Sie enthält das, was Sie in den Einstellungen selbst herunterladen können.`,
    footer: (address) => `Sie haben nicht darum gebeten? Schreiben Sie bitte sofort an ${address}.`,
  },
  passwordReset: {
    subject: 'Wählen Sie ein neues Passwort',
    paragraph: (count) =>
      `Jemand, hoffentlich Sie selbst, hat ein neues Passwort angefordert. Der Link gilt einmal und ${minutes(count)} lang.`,
    label: 'Neues Passwort wählen',
    footer: 'Das waren nicht Sie? Dann können Sie diese E-Mail ignorieren: Ihr Passwort bleibt, wie es ist.',
  },
  setPassword: {
    subject: (site) => `Ihr Konto bei ${site} ist bereit`,
    paragraph: (site, count) =>
      `Die Administration von ${site} hat Sie eingeladen. Wählen Sie ein Passwort, um sich anzumelden. Der Link gilt einmal und ${days(count)} lang.`,
    label: 'Passwort wählen',
    footer: 'Sie haben das nicht erwartet? Dann können Sie diese E-Mail ignorieren.',
  },
  linkOfAdmin: {
    paragraph: (count) =>
      `Die Administration hat Ihnen diesen Link gesendet, damit Sie sich wieder anmelden können. Er gilt einmal und ${days(count)} lang.`,
    footer:
      'Sie haben nicht um Hilfe gebeten? Dann können Sie diese E-Mail ignorieren: Ihr Passwort bleibt, wie es ist.',
  },
  verifyEmail: {
    subject: 'Bestätigen Sie Ihre E-Mail-Adresse',
    paragraph: (count) =>
      `Bitte bestätigen Sie, dass diese Adresse Ihnen gehört. Der Link gilt einmal und ${hours(count)} lang.`,
    label: 'Adresse bestätigen',
    footer: (site) => `Sie haben kein Konto bei ${site}? Dann können Sie diese E-Mail ignorieren.`,
  },
  addressInUse: {
    subject: (site) => `Sie haben bei ${site} ein Konto mit dieser Adresse`,
    paragraph:
      'Jemand, hoffentlich Sie selbst, möchte diese Adresse für ein anderes Konto verwenden. Eine Adresse gehört nur zu einem Konto, deshalb wurde nichts geändert.',
    twoAccounts: (address) =>
      `Sie haben zwei Konten? Schreiben Sie an ${address}: Die Administration kann sie zusammenführen.`,
    footer: 'Das waren nicht Sie? Dann können Sie diese E-Mail ignorieren.',
  },
  useAddress: {
    subject: (site) => `Diese Adresse für Ihr Konto bei ${site} verwenden`,
    paragraph: (site, count) =>
      `Jemand, hoffentlich Sie selbst, möchte sich bei ${site} mit dieser Adresse anmelden. Bitte bestätigen Sie, dass sie Ihnen gehört. Der Link gilt einmal und ${minutes(count)} lang.`,
    label: 'Diese Adresse verwenden',
  },
  addressChanged: {
    subject: (site) => `Die Adresse Ihres Kontos bei ${site} wurde geändert`,
    byMember:
      'Ihr Konto hat jetzt eine andere E-Mail-Adresse. Sie wurde über einen Link in einer dorthin gesendeten E-Mail bestätigt. Mit dieser Adresse hier kann sich niemand mehr anmelden.',
    byAdmin: (site) =>
      `Die Administration von ${site} hat Ihrem Konto eine andere E-Mail-Adresse gegeben. Dorthin wurde ein Link gesendet, mit dem sich ein Passwort wählen lässt. Mit dieser Adresse hier kann sich niemand mehr anmelden.`,
  },
  code: {
    staffSubject: (site) => `Melden Sie sich bei ${site} mit Ihrem Passwort an`,
    staff:
      'Jemand, hoffentlich Sie selbst, möchte sich mit einem Code per E-Mail anmelden. Mit Administrationsrechten oder einer Rolle ist das erst möglich, wenn Sie in Ihren Einstellungen die Anmeldung in zwei Schritten eingeschaltet haben. Melden Sie sich bis dahin mit Ihrem Passwort an.',
    subject: (site) => `Ihr Code für ${site}`,
    enter: (site) =>
      `Geben Sie diesen Code dort ein, wo Sie ihn angefordert haben, um sich bei ${site} anzumelden:`,
    works: (count) =>
      `Er gilt einmal und ${minutes(count)} lang, nur in diesem Browser. Geben Sie ihn an niemanden weiter: Wir fragen nie per Telefon oder E-Mail danach.`,
    footer: (address) =>
      `Das waren nicht Sie? Dann können Sie diese E-Mail ignorieren: Ohne den Code kann sich niemand anmelden. Wenn Sie weitere solche E-Mails erhalten, schreiben Sie an ${address}.`,
  },
  role: {
    administrator: 'Administration',
    granted: (site, role) => `Sie haben jetzt eine Rolle bei ${site}: ${role}`,
    ended: (site, role) => `Sie haben die Rolle „${role}“ bei ${site} nicht mehr`,
    isFor: (does) => `Ihre Aufgabe: ${does}.`,
    password: (least) =>
      `Melden Sie sich neu an, um die Verwaltung zu öffnen. Mit einer Rolle muss Ihr Passwort mindestens ${least} Zeichen haben. Ist Ihres kürzer, senden wir Ihnen per E-Mail einen Link, mit dem Sie ein neues wählen.`,
    signedOut:
      'Sie wurden abgemeldet. Sie können sich wie bisher wieder anmelden; Ihr Profil und Ihre Beiträge sind unverändert.',
  },
  membership: {
    hasEnded: (site) => `Ihre Mitgliedschaft bei ${site} ist abgelaufen`,
    endsSoon: (site) => `Ihre Mitgliedschaft bei ${site} endet bald`,
    ended: (day) => `Ihre Mitgliedschaft endete am ${day}.`,
    runs: (day) => `Ihre Mitgliedschaft läuft bis zum ${day}.`,
    lapses: (day) =>
      `Nach dem ${day} können Sie sich weiterhin anmelden und lesen, aber nichts mehr veröffentlichen und Mitgliedern nicht mehr schreiben.`,
    renew: (address) => `Um sie zu verlängern, schreiben Sie an ${address}.`,
    footer: 'Sie erhalten diese E-Mail in jedem Fall, weil sie Ihre Mitgliedschaft betrifft.',
  },
  erased: {
    applicationSubject: (site) => `Ihr Aufnahmeantrag bei ${site} wurde gelöscht`,
    application: (site) =>
      `Auf Ihren Wunsch hat die Administration von ${site} Ihren Aufnahmeantrag mit allem, was er enthielt, gelöscht. Sicherungen enthalten ältere Kopien noch eine Weile; wird eine davon wiederhergestellt, wird Ihr Antrag erneut daraus gelöscht.`,
    applicationFooter: (address) => `Sie haben nicht darum gebeten? Schreiben Sie an ${address}.`,
    subject: 'Ihr Konto wurde gelöscht',
    onRequest: (site) => `Auf Ihren Wunsch hat die Administration von ${site} Ihr Konto gelöscht.`,
    byMember: 'Ihr Konto ist gelöscht.',
    gone: 'Ihr Profil und Ihre Kontakte gibt es nicht mehr, und an der Stelle Ihrer privaten Nachrichten steht jetzt „Nachricht mit dem Konto gelöscht“.',
    postsStay:
      'Von Ihnen veröffentlichte Beiträge, Kommentare und Bewertungen bleiben unter dem Namen „Ehemaliges Mitglied“ stehen.',
    postsDeleted:
      'Von Ihnen veröffentlichte Beiträge und Kommentare sind gelöscht. Ihre Bewertungen bleiben unter dem Namen „Ehemaliges Mitglied“ stehen.',
    backups:
      'Ihre Unternehmen stehen nicht mehr im Branchenverzeichnis. Sicherungen enthalten ältere Kopien noch eine Weile; wird eine davon wiederhergestellt, wird Ihr Konto erneut daraus gelöscht.',
    footer: (address) => `Das waren nicht Sie? Schreiben Sie an ${address}.`,
  },
};
