import type { townsMessages as english } from '#src/features/towns/towns.messages.ts';
import type { Translation } from '@guildhall/locale/translation';

export const townsMessages: Translation<typeof english> = {
  views: { label: 'Vista', list: 'Lista', map: 'Mapa' },
  label: 'Mapa de localidades',
  skip: 'Saltar el mapa',
  towns: 'Localidades',
  loading: 'Cargando el mapa...',
  failed: 'No se ha podido cargar el mapa',
  town: (name, area, count) => `${name}, ${area}: ${count}`,
  credit: 'Localidades: GeoNames, CC BY 4.0. Contornos: Natural Earth.',
};
