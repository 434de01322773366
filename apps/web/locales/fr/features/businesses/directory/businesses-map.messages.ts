import type { businessesMapMessages as english } from '#src/features/businesses/directory/businesses-map.messages.ts';
import type { Translation } from '@guildhall/locale/translation';
import { number } from '@guildhall/locale/words/fr';

export const businessesMapMessages: Translation<typeof english> = {
  elsewhere: (businesses, isOne) =>
    `${businesses} ${isOne ? 'se trouve' : 'se trouvent'} dans des lieux absents de la carte.`,
  unstated: (businesses, isOne) => `${businesses} ${isOne ? 'n’indique' : 'n’indiquent'} pas de ville.`,
  inTown: (name) => `Entreprises : ${name}`,
  shown: (shown, total) => `${number(shown)} sur ${number(total)}`,
  allNear: (name) => `Tout voir à proximité : ${name}`,
  none: {
    title: 'Aucune ville à afficher',
    text: 'Aucune de ces entreprises ne se trouve dans une ville que nous puissions situer sur la carte.',
    firstTitle: 'Pas encore de villes',
    first: 'Les villes apparaissent ici dès que des entreprises indiquent la leur.',
  },
};
