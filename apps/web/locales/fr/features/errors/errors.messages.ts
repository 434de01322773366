import type { errorsMessages as english } from '#src/features/errors/errors.messages.ts';
import type { Translation } from '@guildhall/locale/translation';

export const errorsMessages: Translation<typeof english> = {
  notFound: {
    title: 'Page introuvable',
    description: 'Il n’y a pas de page à cette adresse.',
    text: 'Il n’y a pas de page à cette adresse. Elle a peut-être été déplacée, ou le lien est incomplet.',
    back: 'Aller à l’accueil',
    directory: 'Parcourir l’annuaire',
  },
  failed: {
    title: 'Un problème est survenu',
    heading: 'Impossible de charger cette page',
    text: 'Vous n’y êtes pour rien. Réessayer dans un instant suffit en général.',
  },
};
