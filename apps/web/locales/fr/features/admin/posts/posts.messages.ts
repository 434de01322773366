import type { postsMessages as english } from '#src/features/admin/posts/posts.messages.ts';
import type { Translation } from '@guildhall/locale/translation';
import { number, plural } from '@guildhall/locale/words/fr';

const counted = (count: number, one: string, other: string) =>
  `${number(count)} ${plural(count, { one, other })}`;

export const postsMessages: Translation<typeof english> = {
  noun: 'publications',
  search: {
    label: 'Rechercher des publications par contenu ou auteur',
    placeholder: 'Rechercher des publications...',
  },
  filters: {
    all: 'Toutes les publications',
    published: 'Publiées',
    hidden: 'Masquées',
    pending_review: 'En attente d’approbation',
    deleted: 'Supprimées',
  },
  empty: 'Les publications des membres apparaîtront ici.',
  approve: 'Approuver',
  approved: { title: 'Publication approuvée' },
  decline: 'Refuser',
  about: (action, author) => `${action} la publication signée ${author}`,
  of: (author) => `la publication signée ${author}`,
  visibility: (isPublished) => (isPublished ? 'Publiée' : 'Masquée'),
  likes: (count) => `${number(count)} j’aime`,
  comments: (count) => counted(count, 'commentaire', 'commentaires'),
  reports: (count) => counted(count, 'signalement', 'signalements'),
  deleted: (preview) => `Publication supprimée : « ${preview} »`,
  restored: { title: 'Publication restaurée' },
};
