import type { directoryMessages as english } from '#src/features/businesses/directory/directory.messages.ts';
import type { Translation } from '@guildhall/locale/translation';
import { number, plural } from '@guildhall/locale/words/fr';

export const directoryMessages: Translation<typeof english> = {
  title: 'Annuaire des entreprises',
  description: 'Trouvez les entreprises de nos membres et donnez votre avis.',
  add: 'Ajouter votre entreprise',
  search: 'Rechercher des entreprises',
  placeholder: 'Nom, service, ville...',
  allCategories: 'Toutes les catégories',
  allIndustries: 'Tous les secteurs',
  tabs: { all: 'Toutes les entreprises', featured: 'À la une', verified: 'Vérifiées' },
  loading: 'Chargement des entreprises...',
  failed: 'Impossible de charger l’annuaire',
  none: {
    title: 'Aucune entreprise trouvée',
    text: 'Essayez une autre recherche ou moins de filtres. Quelqu’un dans la communauté connaît peut-être la personne que vous cherchez.',
    near: (place) =>
      `Aucune entreprise ne figure à moins de 50 km du lieu indiqué (${place}). S’il ne s’agit pas du nom d’une ville, changez le lieu dans votre profil.`,
    firstTitle: 'Pas encore d’entreprise',
    first: 'Aucune entreprise ne figure encore dans l’annuaire. La vôtre pourrait être la première.',
    clear: 'Effacer les filtres',
    ask: 'Demander à la communauté',
  },
  members: { title: 'Membres', all: 'Tous les membres correspondants' },
  mine: 'Mes entreprises',
  category: 'Catégorie',
  industry: 'Secteur',
  sort: 'Trier',
  sorts: {
    best: 'Les plus connues',
    newest: 'Les plus récentes',
    name: 'Par nom',
    nearest: 'Les plus proches',
  },
  choice: (label, count) => `${label} (${count})`,
  openNow: 'Ouvertes maintenant',
  nearMe: 'Près de moi',
  near: (place) => `À proximité : ${place}`,
  tabsLabel: 'Entreprises',
  total: (count) => plural(count, { one: `${count} entreprise`, other: `${number(count)} entreprises` }),
  atLeast: (total) => `Au moins ${total}`,
  editLabel: (name) => `Modifier ${name}`,
};
