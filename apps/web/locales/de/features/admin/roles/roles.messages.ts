import type { rolesMessages as english } from '#src/features/admin/roles/roles.messages.ts';
import type { Translation } from '@guildhall/locale/translation';

export const rolesMessages: Translation<typeof english> = {
  title: 'Rollen',
  description: 'Wer sich die Arbeit teilt und wofür jede Rolle da ist.',
  handover: 'Amt übergeben',
  loading: 'Rollen werden geladen…',
  failed: 'Die Rollen konnten nicht geladen werden',
  administrator: 'Administration',
  administratorDoes: 'Darf alles und vergibt Rollen',
  holders: 'Wer eine Rolle hat',
  noneYet: 'Bisher nur die Administration. Geben Sie jemandem eine Rolle, um die Arbeit zu teilen.',
  since: (day) => `Seit ${day}`,
  by: (name) => `vergeben von ${name}`,
  until: (day) => `bis ${day}`,
  end: {
    open: 'Beenden',
    label: (role, name) => `Rolle „${role}“ von ${name} beenden`,
    title: (role, name) => `Rolle „${role}“ von ${name} beenden?`,
    text: 'Das Mitglied wird überall abgemeldet und erhält eine E-Mail. Konto und Beiträge bleiben unverändert.',
    action: 'Rolle beenden',
    done: (name) => `${name} hat die Rolle nicht mehr.`,
  },
  give: {
    title: 'Rolle vergeben',
    text: 'Das Mitglied wird abgemeldet, erhält eine E-Mail und findet nach erneuter Anmeldung die Verwaltung im Menü.',
    member: 'Mitglied',
    memberHint: 'Ein aktives Mitglied ohne Administrationsrechte.',
    role: 'Rolle',
    endsOn: 'Letzter Tag (optional)',
    endsOnHint: 'Nach diesem Tag endet die Rolle von selbst.',
    submit: 'Rolle vergeben',
    done: (role, name) => `${name} hat jetzt die Rolle „${role}“.`,
  },
  administrators: 'Administrationsrechte werden auf der Seite des Mitglieds vergeben und entzogen.',
};
