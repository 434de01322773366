import type { figuresMessages as english } from '#src/features/events/figures/figures.messages.ts';
import type { Translation } from '@guildhall/locale/translation';

export const figuresMessages: Translation<typeof english> = {
  title: 'Anwesenheit',
  description: 'Wer zu einer Veranstaltung gekommen ist.',
  loading: 'Anwesenheit wird geladen...',
  failed: 'Die Anwesenheit konnte nicht geladen werden',
  empty: 'Noch hat keiner der Termine begonnen. Danach steht hier, wer gekommen ist.',
  dates: 'Nach Termin',
  date: 'Termin',
  total: 'Alle Termine',
  notRecorded: 'Am Einlass wurde niemand eingecheckt',
  people: 'Nach Person',
  name: 'Name',
  guest: 'Gast',
  noPeople: 'Noch hat niemand zugesagt oder ist gekommen.',
  loadingPeople: 'Personen werden geladen...',
  failedPeople: 'Die Liste der Personen konnte nicht geladen werden',
  datesCsv: 'Termine herunterladen (CSV)',
  peopleCsv: 'Personen herunterladen (CSV)',
  definitions: 'Was jede Zahl zählt',
  back: 'Zurück zur Veranstaltung',
};
