import type { townsMessages as english } from '#src/features/towns/towns.messages.ts';
import type { Translation } from '@guildhall/locale/translation';

export const townsMessages: Translation<typeof english> = {
  views: { label: 'Affichage', list: 'Liste', map: 'Carte' },
  label: 'Carte des villes',
  skip: 'Passer la carte',
  towns: 'Villes',
  loading: 'Chargement de la carte...',
  failed: 'Impossible de charger la carte',
  town: (name, area, count) => `${name}, ${area} : ${count}`,
  credit: 'Villes : GeoNames, CC BY 4.0. Contours : Natural Earth.',
};
