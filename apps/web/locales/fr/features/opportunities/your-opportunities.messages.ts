import type { yourOpportunitiesMessages as english } from '#src/features/opportunities/your-opportunities.messages.ts';
import type { Translation } from '@guildhall/locale/translation';

export const yourOpportunitiesMessages: Translation<typeof english> = {
  none: {
    title: 'Vous n’avez encore rien publié',
    text: 'Dites ce dont vous avez besoin, et les membres pourront postuler.',
  },
  applications: {
    title: 'Vos candidatures',
    loading: 'Chargement de vos candidatures...',
    failed: 'Impossible de charger vos candidatures',
    write: 'Écrire',
    writeLabel: (name) => `Écrire à ${name}`,
    none: {
      title: 'Vous n’avez pas encore postulé',
      text: 'Vos candidatures figurent ici, avec les réponses.',
      action: 'Voir toutes les opportunités',
    },
  },
};
