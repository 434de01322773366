import type { articlesMessages as english } from '#src/features/articles/articles.messages.ts';
import type { Translation } from '@guildhall/locale/translation';
import { number, plural } from '@guildhall/locale/words/fr';

const articles = (shown: number) =>
  plural(shown, { one: `${shown} article affiché`, other: `${number(shown)} articles affichés` });

export const articlesMessages: Translation<typeof english> = {
  title: 'Actualités du secteur',
  description: 'Les actualités du secteur, écrites par nos membres.',
  rss: 'Flux RSS',
  write: 'Écrire un article',
  yours: 'Vos articles',
  loading: 'Chargement des articles...',
  failed: 'Impossible de charger les actualités',
  count: (shown, category) =>
    category === '' ? articles(shown) : `${articles(shown)} dans la catégorie « ${category} »`,
  empty: {
    title: 'Aucun article trouvé',
    text: 'Modifiez vos critères de recherche ou parcourez toutes les catégories',
    action: 'Parcourir toutes les catégories',
    firstTitle: 'Pas encore d’article',
    first: 'Les articles apparaîtront ici.',
  },
  filters: {
    search: 'Rechercher des articles',
    placeholder: 'Rechercher des articles...',
    category: 'Catégorie',
    all: 'Toutes',
    topics: 'Sujets du moment',
  },
  article: {
    loading: 'Chargement de l’article...',
    failed: 'Impossible de charger l’article',
    trending: 'Tendance',
    featured: 'À la une',
    readTime: (minutes) => `${minutes} min de lecture`,
    tags: 'Mots-clés',
    moreTags: (count) => plural(count, { one: `+${count} autre`, other: `+${count} autres` }),
    originalUrl: 'Première parution sur',
    related: 'À lire ensuite',
    browseAll: 'Parcourir tous les articles',
    joinToRead:
      'L’article complet est réservé aux membres. Inscrivez-vous pour lire la suite : vous reviendrez sur cette page.',
    comments: 'Commentaires',
    joinToComment: (count) =>
      count === 0
        ? 'Pas encore de commentaires. Inscrivez-vous pour commenter.'
        : `${plural(count, { one: `${count} commentaire`, other: `${number(count)} commentaires` })}. Inscrivez-vous pour lire et commenter.`,
    like: (title, count) => `J’aime « ${title} », ${number(count)} jusqu’ici`,
    bookmark: (title) => `Enregistrer « ${title} »`,
    saveTooltip: 'Enregistrer pour plus tard',
    unsaveTooltip: 'Retirer des éléments enregistrés',
    share: (title) => `Partager « ${title} »`,
    shareTooltip: 'Partager',
  },
  notFound: {
    title: 'Article introuvable',
    text: 'L’article que vous cherchez n’existe pas.',
    back: 'Retour aux actualités',
  },
};
