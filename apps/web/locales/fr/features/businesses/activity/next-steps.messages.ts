import type { nextStepsMessages as english } from '#src/features/businesses/activity/next-steps.messages.ts';
import type { Translation } from '@guildhall/locale/translation';

export const nextStepsMessages: Translation<typeof english> = {
  title: 'Prochaines étapes',
  titleOf: (business) => `Prochaines étapes pour ${business}`,
  text: 'Ce que les clients cherchent avant de vous écrire.',
  steps: {
    contact: 'Indiquer téléphone, e-mail ou site',
    services: 'Indiquer vos services et vos prix',
    prices: 'Indiquer les prix de vos services',
    pictures: 'Ajouter des photos',
    logo: 'Ajouter un logo',
    hours: 'Ajouter des horaires',
    review: 'Partager la page pour un premier avis',
  },
};
