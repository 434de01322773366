import type { frameMessages as english } from '#src/features/admin/frame/frame.messages.ts';
import type { Translation } from '@guildhall/locale/translation';
import { number } from '@guildhall/locale/words/de';

export const frameMessages: Translation<typeof english> = {
  label: 'Verwaltung',
  menu: 'Menü der Verwaltung',
  close: 'Menü schließen',
  skip: 'Menü der Verwaltung überspringen',
  waiting: (count) => `${number(count)} offen`,
  beyond: {
    title: 'Das gehört nicht zu Ihrer Rolle',
    text: 'Wenden Sie sich an die Administration, wenn Sie diese Seite brauchen. Das Menü der Verwaltung zeigt, wofür Sie zuständig sind.',
    action: 'Zur Übersicht',
  },
  readOnly:
    'Mit Ihrer Rolle können Sie diese Seite lesen, aber nichts darauf ändern. Adressen sind ausgeblendet.',
  groups: { members: 'Mitglieder', content: 'Inhalte', community: 'Gemeinschaft' },
  pages: {
    applicants: 'Aufnahmeanträge',
    invitations: 'Einladungen',
    imports: 'Import',
    dataRequests: 'Datenanfragen',
    reports: 'Meldungen',
    industries: 'Branchen',
    services: 'Leistungen',
    orders: 'Aufträge',
    pages: 'Seiten',
    community: 'Gemeinschaft',
    registration: 'Registrierung',
    mail: 'E-Mail',
    figures: 'Kennzahlen',
    audit: 'Protokoll',
    roles: 'Rollen',
    handovers: 'Übergabe',
    events: 'Veranstaltungen',
  },
};
