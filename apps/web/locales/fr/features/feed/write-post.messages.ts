import type { writePostMessages as english } from '#src/features/feed/write-post.messages.ts';
import type { Translation } from '@guildhall/locale/translation';
import { number, plural } from '@guildhall/locale/words/fr';

export const writePostMessages: Translation<typeof english> = {
  type: 'Type de publication',
  content: 'Votre publication',
  audience: 'Tout le monde peut la lire, même les visiteurs non connectés.',
  charactersLeft: (count) =>
    plural(count, { one: `${count} caractère restant`, other: `${number(count)} caractères restants` }),
  submit: 'Publier',
  submitting: 'Publication...',
  failed: 'Impossible de créer la publication',
  waiting: {
    title: 'En attente d’approbation',
    description: 'Un administrateur examine d’abord votre publication. Nous vous préviendrons.',
  },
};
