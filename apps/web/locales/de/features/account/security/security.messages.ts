import type { securityMessages as english } from '#src/features/account/security/security.messages.ts';
import type { Translation } from '@guildhall/locale/translation';
import { plural } from '@guildhall/locale/words/de';

export const securityMessages: Translation<typeof english> = {
  title: 'Sicherheit',
  description:
    'Mit der Anmeldung in zwei Schritten reicht ein gestohlenes Passwort nicht, um in Ihr Konto zu gelangen.',
  failed: 'Der Stand der Anmeldung in zwei Schritten konnte nicht geladen werden',
  name: 'Anmeldung in zwei Schritten',
  states: { on: 'ein', off: 'aus' },
  since: (date) =>
    `Seit dem ${date} sind zum Anmelden Ihr Passwort und ein Code aus Ihrer Authentifizierungs-App nötig.`,
  without: 'Zum Anmelden genügt allein Ihr Passwort.',
  codesLeft: (count) =>
    plural(count, {
      one: 'Noch 1 Wiederherstellungscode übrig',
      other:
        count === 0 ? 'Keine Wiederherstellungscodes übrig' : `Noch ${count} Wiederherstellungscodes übrig`,
    }),
  password: 'Ihr Passwort',
  setUp: {
    open: 'Anmeldung in zwei Schritten einschalten',
    text: 'Sie brauchen eine Authentifizierungs-App auf Ihrem Telefon, etwa die, die in dessen Passwortmanager enthalten ist.',
    next: 'Weiter',
    scan: 'Scannen Sie diesen Code mit Ihrer Authentifizierungs-App.',
    qr: 'QR-Code für Ihre Authentifizierungs-App',
    key: 'Oder geben Sie diesen Schlüssel in der App ein:',
    openApp: 'In einer App auf diesem Gerät öffnen',
    code: 'Code, den die App jetzt anzeigt',
    hint: 'Sechs Ziffern',
    submit: 'Einschalten',
  },
  codes: {
    title: 'Wiederherstellungscodes sichern',
    text: 'Wenn Sie Ihr Telefon verlieren, können Sie sich mit jedem dieser Codes einmal anmelden. Wir können sie nicht noch einmal anzeigen: Drucken Sie sie aus oder speichern Sie sie bei Ihren Passwörtern.',
    label: 'Wiederherstellungscodes',
    copy: 'Kopieren',
    copied: { title: 'Wiederherstellungscodes kopiert' },
    notCopied: {
      title: 'Fehler',
      description: 'Die Codes konnten nicht kopiert werden. Markieren und kopieren Sie sie selbst.',
      destructive: true,
    },
    download: 'Herunterladen',
    print: 'Drucken',
    done: 'Ich habe sie gesichert',
    file: (site, codes) =>
      `Wiederherstellungscodes für Ihr Konto bei ${site}\nJeder gilt einmal.\n\n${codes.join('\n')}\n`,
  },
  newCodes: {
    open: 'Neue Wiederherstellungscodes',
    text: 'Sie erhalten zehn neue Wiederherstellungscodes. Die bisherigen gelten dann nicht mehr.',
    submit: 'Neue Codes erstellen',
  },
  end: {
    open: 'Ausschalten',
    title: 'Anmeldung in zwei Schritten ausschalten?',
    text: 'Wer Ihr Passwort kennt, kann sich dann anmelden. Ihre Wiederherstellungscodes gelten nicht mehr.',
    submit: 'Ausschalten',
    done: { title: 'Anmeldung in zwei Schritten ist ausgeschaltet' },
  },
  events: {
    title: 'Was zuletzt geschah',
    failed: 'Das Sicherheitsprotokoll konnte nicht geladen werden',
    empty:
      'Noch nichts. Hier erscheinen Anmeldungen auf neuen Geräten und Änderungen an der Anmeldung in zwei Schritten und an Passkeys.',
    network: (network) => `Netzwerk ${network}`,
    kinds: {
      new_device: 'Anmeldung auf einem neuen Gerät',
      provider_linked: 'Konto eines anderen Dienstes verknüpft',
      provider_unlinked: 'Verknüpfung mit dem Konto eines anderen Dienstes getrennt',
      provider_refused: 'Konto eines anderen Dienstes abgelehnt',
      factor_added: 'Anmeldung in zwei Schritten eingeschaltet',
      factor_ended: 'Anmeldung in zwei Schritten ausgeschaltet',
      factor_reset: 'Anmeldung in zwei Schritten von der Administration ausgeschaltet',
      recovery_code_used: 'Anmeldung mit einem Wiederherstellungscode',
      recovery_codes_renewed: 'Neue Wiederherstellungscodes erstellt',
      passkey_added: 'Passkey hinzugefügt',
      passkey_removed: 'Passkey entfernt',
      passkey_counter: 'Ein möglicherweise kopierter Passkey wurde verwendet',
    },
  },
};
