import type { similarBusinessesMessages as english } from '#src/features/businesses/directory/similar-businesses.messages.ts';
import type { Translation } from '@guildhall/locale/translation';

export const similarBusinessesMessages: Translation<typeof english> = {
  title: 'Résultats proches',
  text: 'Ces entreprises proposent la même chose en d’autres termes.',
  only: 'Aucun résultat exact. Ces entreprises proposent quelque chose de similaire.',
};
