import type { figuresCsvMessages as english } from '#src/console/figures/figures-csv.messages.ts';
import type { Translation } from '@guildhall/locale/translation';

export const figuresCsvMessages: Translation<typeof english> = {
  figure: 'Indicador',
  currency: 'Moeda',
  definition: 'Definição',
  introductions: (figure) => `Apresentações: ${figure}`,
  orders: (figure) => `Pedidos: ${figure}`,
  detail: (figure, detail) => `${figure}: ${detail}`,
  span: (from, to) => `De ${from} a ${to}`,
  date: 'Data',
  allDates: 'Todas as datas',
  name: 'Nome',
  guest: 'Convidado',
};
