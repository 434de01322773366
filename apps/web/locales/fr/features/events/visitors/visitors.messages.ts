import type { visitorsMessages as english } from '#src/features/events/visitors/visitors.messages.ts';
import type { Translation } from '@guildhall/locale/translation';

export const visitorsMessages: Translation<typeof english> = {
  title: 'Vos invités',
  description: 'Les invités que vous avez conviés ou que vous accueillez, et la suite donnée.',
  loading: 'Chargement des invités...',
  failed: 'Impossible de charger vos invités',
  empty: {
    title: 'Pas encore d’invités',
    text: 'Ouvrez un événement public et invitez une personne qui n’est pas membre. Après l’événement, cette page vous rappelle de reprendre contact.',
    action: 'Voir les événements',
  },
  invitedBy: (name, day) => `Invitation envoyée par ${name} le ${day}`,
  asked: (day) => `Place demandée le ${day}`,
  steps: {
    cameAt: 'Venue',
    followedUpAt: 'Reprise de contact',
    appliedAt: 'Demande d’adhésion',
    joinedAt: 'Adhésion',
  },
  step: (label, day) => `${label} : ${day}`,
  profile: 'Voir le profil',
  followUp: 'J’ai repris contact',
  followUpLabel: (name) => `J’ai repris contact avec ${name}`,
  followedUp: (name) => `Vous avez repris contact avec ${name}`,
};
