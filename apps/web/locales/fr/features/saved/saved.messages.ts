import type { savedMessages as english } from '#src/features/saved/saved.messages.ts';
import type { Translation } from '@guildhall/locale/translation';

export const savedMessages: Translation<typeof english> = {
  title: 'Enregistrés',
  description: 'Enregistré pour plus tard. Visible par vous uniquement.',
  tabs: {
    label: 'Listes enregistrées',
    posts: 'Publications',
    articles: 'Articles',
    businesses: 'Entreprises',
    opportunities: 'Opportunités',
  },
  posts: {
    label: 'Publications enregistrées',
    failed: 'Impossible de charger vos publications enregistrées',
    empty: 'Pas encore de publications enregistrées',
    text: 'Enregistrez une publication du fil d’actualité et vous la retrouverez ici.',
    action: 'Aller au fil d’actualité',
  },
  articles: {
    failed: 'Impossible de charger vos articles enregistrés',
    empty: 'Pas encore d’articles enregistrés',
    text: 'Enregistrez un article pour le lire plus tard.',
    action: 'Parcourir les actualités',
  },
  opportunities: {
    label: 'Opportunités enregistrées',
    loading: 'Chargement des opportunités enregistrées...',
    failed: 'Impossible de charger vos opportunités enregistrées',
    empty: 'Pas encore d’opportunités enregistrées',
    text: 'Enregistrez une opportunité pour y revenir plus tard.',
    action: 'Voir les opportunités',
  },
};
