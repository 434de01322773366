import type { missingMessages as english } from '#src/features/admin/imports/missing.messages.ts';
import type { Translation } from '@guildhall/locale/translation';
import { number, plural } from '@guildhall/locale/words/de';

export const missingMessages: Translation<typeof english> = {
  title: (count) =>
    plural(count, {
      one: '1 Mitglied fehlt in dieser Datei',
      other: `${number(count)} Mitglieder fehlen in dieser Datei`,
    }),
  text: 'Sie haben eine Mitgliedsnummer oder stammen aus einem früheren Import, und ihre Mitgliedschaft ist nicht beendet. Der Import lässt sie unverändert. Unter „Mitglieder“ können Sie ein Enddatum setzen oder sie deaktivieren.',
  open: 'Unter „Mitglieder“ anzeigen',
  loading: 'Mitglieder werden geladen...',
  failed: 'Die Mitglieder konnten nicht geladen werden',
  noNumber: 'Keine Nummer',
};
