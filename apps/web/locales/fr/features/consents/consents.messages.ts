import type { consentsMessages as english } from '#src/features/consents/consents.messages.ts';
import type { Translation } from '@guildhall/locale/translation';

export const consentsMessages: Translation<typeof english> = {
  title: 'Avant de continuer',
  intro: (site) => `Pour continuer à utiliser ${site}, veuillez lire et accepter :`,
  updated: 'Nouvelle version depuis votre acceptation',
  read: (title) => `${title} (s’ouvre dans un nouvel onglet)`,
  accept: 'Accepter',
  signOut: 'Se déconnecter',
  settings: 'Télécharger vos données ou supprimer votre compte',
};
