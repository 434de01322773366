import type { ROLE_NAMES as english } from '#src/ground/values/role-names.messages.ts';
import type { Translation } from '@guildhall/locale/translation';

export const ROLE_NAMES: Translation<typeof english> = {
  membership: {
    name: 'Mitgliederbetreuung',
    does: 'Mitglieder, Aufnahmeanträge, Einladungen und Importe von Listen',
  },
  editor: { name: 'Redaktion', does: 'Artikel, Seiten, Banner, Unternehmen und Branchen' },
  moderator: { name: 'Moderation', does: 'Beiträge, Meldungen, Widersprüche und Kurzlinks' },
  events: { name: 'Veranstaltungen', does: 'Veranstaltungen und ihre Termine' },
  treasurer: { name: 'Kasse', does: 'Leistungen, Aufträge und Kennzahlen' },
  auditor: {
    name: 'Prüfung',
    does: 'Liest alles in der Verwaltung außer Adressen und Telefonnummern und ändert nichts',
  },
};
