import type { pagesMessages as english } from '#src/features/pages/pages.messages.ts';
import type { Translation } from '@guildhall/locale/translation';

export const pagesMessages: Translation<typeof english> = {
  updated: 'Dernière mise à jour',
  loading: 'Chargement de la page...',
  failed: 'Impossible de charger cette page',
  notFound: {
    title: 'Page introuvable',
    text: 'La page que vous cherchez n’existe pas.',
    back: 'Aller à l’accueil',
  },
};
