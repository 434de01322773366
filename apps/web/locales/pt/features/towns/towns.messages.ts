import type { townsMessages as english } from '#src/features/towns/towns.messages.ts';
import type { Translation } from '@guildhall/locale/translation';

export const townsMessages: Translation<typeof english> = {
  views: { label: 'Exibição', list: 'Lista', map: 'Mapa' },
  label: 'Mapa de cidades',
  skip: 'Pular o mapa',
  towns: 'Cidades',
  loading: 'Carregando o mapa...',
  failed: 'Não foi possível carregar o mapa',
  town: (name, area, count) => `${name}, ${area}: ${count}`,
  credit: 'Cidades: GeoNames, CC BY 4.0. Contornos: Natural Earth.',
};
