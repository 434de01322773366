import type { nextStepsMessages as english } from '#src/features/businesses/activity/next-steps.messages.ts';
import type { Translation } from '@guildhall/locale/translation';

export const nextStepsMessages: Translation<typeof english> = {
  title: 'Prochaines étapes',
  titleOf: (business) => `Prochaines étapes pour ${business}`,
  text: 'Ce que les clients cherchent avant de vous écrire.',
  steps: {
    pictures: 'Ajouter des photos',
    prices: 'Indiquer les prix de vos services',
    hours: 'Ajouter des horaires',
    review: 'Partager la page pour un premier avis',
  },
};
