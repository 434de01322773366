import type { adminBusinessesMessages as english } from '#src/features/admin/businesses/admin-businesses.messages.ts';
import type { Translation } from '@guildhall/locale/translation';
import { number, plural } from '@guildhall/locale/words/fr';

export const adminBusinessesMessages: Translation<typeof english> = {
  noun: 'entreprises',
  search: {
    label: 'Rechercher des entreprises par nom, secteur, catégorie ou description',
    placeholder: 'Rechercher des entreprises...',
  },
  filters: {
    all: 'Toutes les entreprises',
    active: 'Actives',
    inactive: 'Inactives',
    unverified: 'Non vérifiées',
    deleted: 'Supprimées',
  },
  empty: 'Les membres ajoutent eux-mêmes leurs entreprises. Vous pouvez aussi en ajouter pour eux.',
  import: 'Importer des entreprises',
  add: 'Ajouter une entreprise',
  edit: 'Modifier l’entreprise',
  create: 'Créer l’entreprise',
  creating: 'Création...',
  saving: 'Enregistrement...',
  active: 'Active',
  inactive: 'Inactive',
  verified: 'Vérifiée',
  featured: 'À la une',
  stats: (ownerId, owner, views, reviews) =>
    `Propriétaire nº ${ownerId}, ${owner} · ${number(views)} ${plural(views, { one: 'vue', other: 'vues' })} · ${number(reviews)} avis`,
  administration: {
    legend: 'Administration',
    owner: 'Propriétaire',
    ownerHint: 'Le membre qui gère la fiche et en répond.',
  },
  deleted: (name) => `« ${name} » a été supprimée.`,
  restored: { title: 'Entreprise restaurée' },
  createFailed: { title: 'Erreur', description: 'L’entreprise n’a pas pu être créée' },
  updateFailed: { title: 'Erreur', description: 'L’entreprise n’a pas pu être modifiée' },
  noneSelected: { title: 'Erreur', description: 'Aucune entreprise sélectionnée' },
};
