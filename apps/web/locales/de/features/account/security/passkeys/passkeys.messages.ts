import type { passkeysMessages as english } from '#src/features/account/security/passkeys/passkeys.messages.ts';
import type { Translation } from '@guildhall/locale/translation';

export const passkeysMessages: Translation<typeof english> = {
  title: 'Passkeys',
  description:
    'Melden Sie sich mit Fingerabdruck, Gesicht oder der PIN Ihres Geräts an. Ein Passkey ersetzt Ihr Passwort und den Code der Anmeldung in zwei Schritten.',
  failed: 'Ihre Passkeys konnten nicht geladen werden',
  empty: 'Sie haben keine Passkeys.',
  unsupported: 'Dieser Browser kann keine Passkeys erstellen.',
  added: (date) => `Hinzugefügt am ${date}`,
  used: (date) => `Zuletzt verwendet am ${date}`,
  neverUsed: 'Noch nicht verwendet',
  synced: 'Synchronisiert',
  name: 'Name',
  password: 'Ihr Passwort',
  add: {
    open: 'Passkey hinzufügen',
    text: 'Ihr Browser fragt Sie, wo er gespeichert werden soll.',
    suggested: (number) => `Passkey ${number}`,
    hint: 'Damit Sie ihn wiedererkennen, zum Beispiel „Mein Telefon“',
    submit: 'Weiter',
    done: { title: 'Passkey hinzugefügt' },
    known: 'Dieses Gerät hat bereits einen Passkey für Ihr Konto.',
    failed:
      'Der Passkey konnte nicht hinzugefügt werden. Versuchen Sie es noch einmal oder mit einem anderen Gerät.',
  },
  rename: {
    open: 'Umbenennen',
    label: (name) => `„${name}“ umbenennen`,
    submit: 'Speichern',
    done: { title: 'Passkey umbenannt' },
  },
  remove: {
    open: 'Entfernen',
    label: (name) => `„${name}“ entfernen`,
    title: (name) => `„${name}“ entfernen?`,
    text: 'Sie können sich nicht mehr damit anmelden. Ihr Gerät bietet ihn möglicherweise weiter an, bis Sie ihn auch dort löschen.',
    submit: 'Entfernen',
    done: { title: 'Passkey entfernt' },
  },
};
