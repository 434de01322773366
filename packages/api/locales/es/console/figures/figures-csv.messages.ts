import type { figuresCsvMessages as english } from '#src/console/figures/figures-csv.messages.ts';
import type { Translation } from '@guildhall/locale/translation';

export const figuresCsvMessages: Translation<typeof english> = {
  figure: 'Cifra',
  currency: 'Moneda',
  definition: 'Definición',
  introductions: (figure) => `Presentaciones: ${figure}`,
  orders: (figure) => `Pedidos: ${figure}`,
  detail: (figure, detail) => `${figure}: ${detail}`,
  span: (from, to) => `Del ${from} al ${to}`,
  date: 'Fecha',
  allDates: 'Todas las fechas',
  name: 'Nombre',
  guest: 'Invitado',
};
