import type { businessesMapMessages as english } from '#src/features/businesses/directory/businesses-map.messages.ts';
import type { Translation } from '@guildhall/locale/translation';
import { number } from '@guildhall/locale/words/es';

export const businessesMapMessages: Translation<typeof english> = {
  elsewhere: (businesses, isOne) =>
    `${businesses} ${isOne ? 'está' : 'están'} en lugares que no figuran en el mapa.`,
  unstated: (businesses, isOne) => `${businesses} no ${isOne ? 'indica' : 'indican'} su localidad.`,
  inTown: (name) => `Empresas en ${name}`,
  shown: (shown, total) => `${number(shown)} de ${number(total)}`,
  allNear: (name) => `Ver todas las empresas cerca de ${name}`,
  none: {
    title: 'No hay localidades que mostrar',
    text: 'Ninguna de estas empresas está en una localidad que podamos mostrar en el mapa.',
    firstTitle: 'Aún no hay localidades',
    first: 'Las localidades aparecen aquí en cuanto las empresas indican la suya.',
  },
};
