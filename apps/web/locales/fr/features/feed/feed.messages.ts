import type { feedMessages as english } from '#src/features/feed/feed.messages.ts';
import type { Translation } from '@guildhall/locale/translation';
import { number } from '@guildhall/locale/words/fr';

export const feedMessages: Translation<typeof english> = {
  title: 'Fil d’actualité professionnel',
  description: 'Opportunités, réussites et idées des membres.',
  loading: 'Chargement du fil...',
  aside: 'Aperçu du réseau',
  railLabel: 'Actualités et opportunités',
  failed: 'Impossible de charger le fil d’actualité',
  empty: {
    title: 'Pas encore de publications',
    forMember: 'Soyez la première personne à partager quelque chose d’utile.',
    forVisitor: 'Les membres n’ont encore rien publié.',
  },
  views: {
    label: 'Publications à afficher',
    all: 'Toutes',
    connections: 'Mes contacts',
    topics: 'Mes sujets',
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
    placeholder: 'Partagez une opportunité, une réussite ou une idée...',
    ask: (need) =>
      `Je recherche : ${need}\n\nQuelqu’un ici peut-il m’aider, ou connaissez-vous quelqu’un qui le pourrait ?`,
    continueDraft: 'Reprendre votre brouillon...',
  },
  post: {
    title: (author) => `Publication écrite par ${author}`,
    failed: 'Impossible de charger la publication',
    author: 'Membre',
    edited: 'modifiée',
    like: (count) => `J’aime, ${number(count)} jusqu’ici`,
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
  report: {
    postSent: {
      title: 'Merci',
      description: 'La publication a été signalée. Nous allons l’examiner.',
    },
    linkSent: { title: 'Merci', description: 'Le lien a été signalé. Nous allons l’examiner.' },
  },
};
