import type { adminMessages as english } from '#src/features/admin/admin.messages.ts';
import type { Translation } from '@guildhall/locale/translation';

const de = (noun: string) => (/^[aeiouyàâéèêëîïôù]/i.test(noun) ? `d’${noun}` : `de ${noun}`);

export const adminMessages: Translation<typeof english> = {
  title: 'Administration',
  description: 'Membres, contenus, sauvegardes.',
  tabs: {
    overview: 'Vue d’ensemble',
    users: 'Membres',
    posts: 'Publications',
    articles: 'Articles',
    businesses: 'Entreprises',
    banners: 'Bannières',
    backup: 'Sauvegarde',
    settings: 'Paramètres',
  },
  loading: (noun) => `Chargement des ${noun}...`,
  failed: (noun) => `Impossible de charger les ${noun}`,
  noMatch: {
    title: (noun) => `Aucun résultat parmi les ${noun}`,
    text: 'Essayez une autre recherche ou un autre filtre.',
  },
  empty: (noun) => `Pas encore ${de(noun)}`,
  member: {
    option: (name, email) => `${name} (${email})`,
    typeAName: 'Saisissez un nom, une adresse e-mail ou une entreprise.',
    nobody: 'Aucun résultat',
  },
  filter: 'Afficher',
  csv: 'CSV',
  undo: 'Annuler',
  edit: 'Modifier',
  editLabel: (name) => `Modifier ${name}`,
  delete: 'Supprimer',
  deleteLabel: (name) => `Supprimer ${name}`,
  restore: 'Restaurer',
  moveUp: (name) => `Monter ${name}`,
  moveDown: (name) => `Descendre ${name}`,
  moved: (name, place) => `${name} est maintenant en position ${place}`,
  saveChanges: 'Enregistrer les modifications',
  stepUp: {
    title: 'Confirmez votre mot de passe',
    text: 'Pour continuer, confirmez votre identité.',
    password: 'Mot de passe',
    submit: 'Confirmer',
  },
};
