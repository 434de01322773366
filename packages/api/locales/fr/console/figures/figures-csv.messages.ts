import type { figuresCsvMessages as english } from '#src/console/figures/figures-csv.messages.ts';
import type { Translation } from '@guildhall/locale/translation';

export const figuresCsvMessages: Translation<typeof english> = {
  figure: 'Chiffre',
  currency: 'Devise',
  definition: 'Définition',
  introductions: (figure) => `Mises en relation : ${figure}`,
  orders: (figure) => `Commandes : ${figure}`,
  detail: (figure, detail) => `${figure} : ${detail}`,
  span: (from, to) => `du ${from} au ${to}`,
  date: 'Date',
  allDates: 'Toutes les dates',
  name: 'Nom',
  guest: 'Invité',
};
