import type { figuresCsvMessages as english } from '#src/console/figures/figures-csv.messages.ts';
import type { Translation } from '@guildhall/locale/translation';

export const figuresCsvMessages: Translation<typeof english> = {
  figure: 'Kennzahl',
  currency: 'Währung',
  definition: 'Definition',
  introductions: (figure) => `Vorstellungen: ${figure}`,
  orders: (figure) => `Aufträge: ${figure}`,
  detail: (figure, detail) => `${figure}: ${detail}`,
  span: (from, to) => `${from} bis ${to}`,
  date: 'Termin',
  allDates: 'Alle Termine',
  name: 'Name',
  guest: 'Gast',
};
