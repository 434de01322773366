import type { teamMessages as english } from '#src/features/businesses/team/team.messages.ts';
import type { Translation } from '@guildhall/locale/translation';

export const teamMessages: Translation<typeof english> = {
  loading: 'Chargement de l’équipe...',
  failed: 'Impossible de charger l’équipe',
  manage: 'Gérer l’équipe',
  status: {
    invited: 'Invitation envoyée',
    confirmed: 'Invitation acceptée',
    declined: 'Invitation refusée',
  },
  invite: {
    title: 'Inviter un membre',
    username: 'Membre',
    jobTitle: 'Fonction',
    titlePlaceholder: 'p. ex. Chef boulanger',
    submit: 'Envoyer l’invitation',
    sent: { title: 'Invitation envoyée', description: 'Ce membre rejoint l’équipe dès qu’il accepte.' },
  },
  owner: 'Propriétaire',
  addSelf: 'M’ajouter à l’équipe',
  remove: 'Retirer',
  removeLabel: (name) => `Retirer ${name}`,
  leave: 'Quitter l’équipe',
  invitation: {
    title: 'Vous avez une invitation',
    text: 'Souhaitez-vous rejoindre l’équipe',
    as: (role) => (role ? ` (${role})\u202f` : '\u202f'),
    accept: 'Rejoindre l’équipe',
    decline: 'Refuser',
  },
};
