import type { servicesMessages as english } from '#src/features/admin/registration/providers/sign-in-services.messages.ts';
import type { Translation } from '@guildhall/locale/translation';
import { number, plural } from '@guildhall/locale/words/de';

export const servicesMessages: Translation<typeof english> = {
  title: 'Anmeldung mit anderen Diensten',
  hint: 'Mitglieder können sich mit einem Konto anmelden, das sie schon haben, etwa dem Ihres Verbands oder ihrem Microsoft-365-Konto. Der Dienst muss OpenID Connect unterstützen. Bis zu fünf.',
  failed: 'Die Dienste konnten nicht geladen werden',
  empty: 'Noch keine. Mitglieder melden sich mit ihrem Passwort an.',
  list: 'Dienste zur Anmeldung',
  linked: (count) =>
    plural(count, { one: '1 Mitglied verknüpft', other: `${number(count)} Mitglieder verknüpft` }),
  off: 'aus',
  membersOnly: 'nur Mitglieder',
  isOn: 'Ein',
  add: {
    open: 'Dienst hinzufügen',
    title: 'Anmeldedienst hinzufügen',
    submit: 'Hinzufügen',
    done: (name) => ({
      title: 'Dienst hinzugefügt',
      description: `Mitglieder können sich jetzt mit ${name} anmelden.`,
    }),
  },
  edit: {
    open: 'Bearbeiten',
    label: (name) => `${name} bearbeiten`,
    title: (name) => `${name} bearbeiten`,
    submit: 'Speichern',
    done: { title: 'Änderungen gespeichert' },
  },
  remove: {
    open: 'Entfernen',
    label: (name) => `${name} entfernen`,
    title: (name) => `${name} entfernen?`,
    text: 'Mitglieder können sich nicht mehr damit anmelden. Ihre Passwörter gelten weiter, und die Verknüpfungen sind wieder da, wenn Sie den Dienst erneut hinzufügen.',
    done: { title: 'Dienst entfernt' },
  },
  fields: {
    name: 'Name',
    nameHint: (name) => `Auf der Schaltfläche steht „Weiter mit ${name || 'Name'}“.`,
    redirectUri: 'Weiterleitungsadresse',
    redirectHint: 'Tragen Sie sie beim Dienst genau so als Redirect-URI oder Callback-URL ein.',
    copy: 'Kopieren',
    copied: { title: 'Adresse kopiert' },
    notCopied: {
      title: 'Fehler',
      description:
        'Die Adresse konnte nicht kopiert werden. Markieren und kopieren Sie sie stattdessen selbst.',
      destructive: true,
    },
    issuer: 'Aussteller (Issuer)',
    issuerHint: 'Die Adresse des Dienstes aus dessen Einstellungen. Sie kann später nicht geändert werden.',
    check: 'Prüfen',
    works: 'Er antwortet, wie er soll.',
    clientId: 'Client-ID',
    clientSecret: 'Client-Secret',
    secretHint: 'Wird verschlüsselt gespeichert und nie wieder angezeigt.',
    secretStays: 'Leer lassen, um das zuvor eingegebene zu verwenden.',
    takesNewcomers: 'Neue Mitglieder können damit beitreten',
    newcomersHint:
      'Sofern alle beitreten können, oder auf Einladung. Sonst nur für Personen, die bereits Mitglied sind.',
  },
};
