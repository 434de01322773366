import type { businessPageMessages as english } from '#src/features/businesses/page/business-page.messages.ts';
import type { Translation } from '@guildhall/locale/translation';

export const businessPageMessages: Translation<typeof english> = {
  share: 'Partager',
  noDescription: 'Aucune description.',
  askAbout: 'Poser une question',
  noServices: 'Aucun service indiqué.',
  noReviews: 'Pas encore d’avis. Soyez la première personne à en laisser un !',
  noTeam: 'Aucun membre d’équipe indiqué.',
  anonymous: 'Utilisateur anonyme',
  recent: 'Récent',
  noComment: 'Sans commentaire.',
  tabs: { about: 'À propos', services: 'Services', reviews: 'Avis', team: 'Équipe' },
  contact: 'Contacter l’entreprise',
  save: 'Enregistrer l’entreprise',
  saved: 'Entreprise enregistrée',
  savedToast: (name) => ({
    title: `Vous avez enregistré ${name}`,
    description: 'Vous trouverez l’entreprise dans « Enregistrés ».',
  }),
  edit: 'Modifier l’entreprise',
  stats: {
    title: 'En bref',
    rating: 'Note',
    reviews: 'Avis',
    views: 'Vues du profil',
    years: 'Années d’activité',
    noYear: 'Non précisé',
  },
  outOfFive: 'sur 5',
  established: 'Année de création',
  employees: 'Effectif',
  sidebar: 'Contact et chiffres',
  onSite: (name, site) => `${name} sur ${site}`,
  quick: {
    label: 'Moyens de contact',
    call: 'Appeler',
    email: 'E-mail',
    website: 'Site web',
    directions: 'Itinéraire',
    message: 'Message',
  },
};
