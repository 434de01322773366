import type { feedMessages as english } from '#src/features/feed/feed.messages.ts';
import type { Translation } from '@guildhall/locale/translation';
import { number, plural } from '@guildhall/locale/words/fr';

export const feedMessages: Translation<typeof english> = {
  title: 'Fil d’actualité professionnel',
  description: 'Opportunités, réussites et idées des membres.',
  loading: 'Chargement du fil...',
  aside: 'Aperçu du réseau',
  rail: {
    label: 'Actualités et opportunités',
    articles: 'Nouveaux articles',
    opportunities: 'Opportunités',
    seeAll: 'Tout voir',
    seeAllOf: (title) => `Tout voir : ${title}`,
  },
  failed: 'Impossible de charger le fil d’actualité',
  newPostsFailed: { title: 'Erreur', description: 'Impossible de charger les nouvelles publications.' },
  newPosts: (count, cap) =>
    count >= cap && count !== 1
      ? `${cap}+ nouvelles publications`
      : plural(count, { one: `${count} nouvelle publication`, other: `${count} nouvelles publications` }),
  empty: {
    title: 'Pas encore de publications',
    forMember: 'Soyez la première personne à partager quelque chose d’utile.',
    forVisitor: 'Les membres n’ont encore rien publié.',
  },
  views: {
    label: 'Publications à afficher',
    all: 'Toutes',
    connections: 'Mes contacts',
    opportunity: 'Opportunités',
    achievement: 'Réussites',
    insight: 'Idées',
  },
  types: {
    opportunity: 'Opportunité',
    achievement: 'Réussite',
    insight: 'Idée',
    connection: 'Contact',
  },
  composer: {
    heading: 'Nouvelle publication',
    type: 'Type de publication',
    content: 'Votre publication',
    placeholder: 'Partagez une opportunité, une réussite ou une idée...',
    ask: (need) =>
      `Je recherche : ${need}\n\nQuelqu’un ici peut-il m’aider, ou connaissez-vous quelqu’un qui le pourrait ?`,
    continueDraft: 'Reprendre votre brouillon...',
    audience: 'Tout le monde peut la lire, y compris les visiteurs sans compte.',
    charactersLeft: (count) =>
      plural(count, { one: `${count} caractère restant`, other: `${number(count)} caractères restants` }),
    submit: 'Publier',
    submitting: 'Publication...',
    failed: 'Impossible de créer la publication',
    waiting: {
      title: 'En attente d’approbation',
      description: 'Un administrateur examine d’abord votre publication. Nous vous préviendrons.',
    },
  },
  post: {
    title: (author) => `Publication écrite par ${author}`,
    failed: 'Impossible de charger la publication',
    author: 'Membre',
    edited: 'modifiée',
    like: (count) => `J’aime, ${number(count)} jusqu’ici`,
    signInToLike: {
      title: 'Votre « j’aime » n’est pas enregistré',
      description: 'Connectez-vous pour que la personne concernée puisse le voir.',
    },
    comment: (count) => `Commenter, ${number(count)} jusqu’ici`,
    share: (count) => `Partager, ${number(count)} jusqu’ici`,
    sharedTitle: (author, site) => `${author} sur ${site}`,
    bookmark: 'Enregistrer',
    saveTooltip: 'Enregistrer pour plus tard',
    unsaveTooltip: 'Retirer des éléments enregistrés',
    more: (author) => `Autres options pour la publication écrite par ${author}`,
    edit: 'Modifier la publication',
    report: 'Signaler la publication',
    reportTitle: (author) => `Signaler la publication écrite par ${author}`,
    reportLink: 'Signaler ce lien',
    whichLink: 'Quel lien ?',
  },
  delete: {
    action: 'Supprimer la publication',
    title: 'Supprimer cette publication ?',
    text: 'Elle sera retirée immédiatement, avec ses commentaires et ses « j’aime ».',
    done: 'Publication supprimée',
  },
  notFound: {
    title: 'Publication introuvable',
    description: 'Il n’y a pas de publication à cette adresse.',
    text: 'Cette publication n’est plus disponible. Elle a peut-être été supprimée par la personne qui l’a publiée.',
    back: 'Retour au fil d’actualité',
  },
  report: {
    postSent: {
      title: 'Merci',
      description: 'La publication a été signalée. Nous allons l’examiner.',
    },
    linkSent: { title: 'Merci', description: 'Le lien a été signalé. Nous allons l’examiner.' },
  },
};
