import type { townsMessages as english } from '#src/features/towns/towns.messages.ts';
import type { Translation } from '@guildhall/locale/translation';

export const townsMessages: Translation<typeof english> = {
  views: { label: 'Ansicht', list: 'Liste', map: 'Karte' },
  label: 'Karte der Orte',
  skip: 'Karte überspringen',
  towns: 'Orte',
  loading: 'Karte wird geladen...',
  failed: 'Die Karte konnte nicht geladen werden',
  town: (name, area, count) => `${name}, ${area}: ${count}`,
  credit: 'Orte: GeoNames, CC BY 4.0. Umrisse: Natural Earth.',
};
