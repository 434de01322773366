import type { connectionsMessages as english } from '#src/features/connections/connections.messages.ts';
import type { Translation } from '@guildhall/locale/translation';

export const connectionsMessages: Translation<typeof english> = {
  request: (site) =>
    `Bonjour, j’ai découvert votre profil sur ${site} et j’aimerais entrer en relation avec vous.`,
  dialog: {
    title: (name) => `Se mettre en relation avec ${name}`,
    label: 'Votre message',
    hint: 'Entrée pour envoyer, Maj+Entrée pour aller à la ligne.',
    submit: 'Envoyer la demande',
  },
  sentFromDashboard: (name) => `Demande de mise en relation envoyée à ${name} !`,
  sent: {
    title: 'Demande envoyée',
    description: 'Votre demande de mise en relation a bien été envoyée.',
  },
  failed: 'Impossible d’envoyer la demande de mise en relation. Veuillez réessayer.',
  list: {
    loading: 'Chargement des contacts...',
    failed: 'Impossible de charger vos contacts',
    incoming: 'En attente de votre réponse',
    outgoing: 'Demandes envoyées',
    network: 'Votre réseau',
    search: 'Rechercher dans vos contacts',
    sorts: { label: 'Tri', newest: 'Plus récents d’abord', name: 'Par nom de famille' },
    nothing: {
      title: 'Aucun contact trouvé',
      text: 'Essayez une partie du nom, de l’entreprise ou de la fonction.',
    },
  },
  empty: {
    title: 'Pas encore de contacts',
    text: 'Entrez en relation avec un membre qui vous correspond. Votre réseau apparaîtra ici.',
    action: 'Voir qui rencontrer',
  },
  actions: { accept: 'Accepter', decline: 'Refuser', withdraw: 'Retirer', remove: 'Retirer de vos contacts' },
  more: (name) => `Autres options pour ${name}`,
  since: (day) => `En relation depuis le ${day}`,
  receivedOn: (day) => `Reçue le ${day}`,
  sentOn: (day) => `Envoyée le ${day}`,
  profile: {
    accept: (firstName) => `Accepter la demande envoyée par ${firstName}`,
    decline: 'Refuser',
    withdraw: 'Retirer la demande',
    connected: 'En relation',
    connect: 'Se mettre en relation',
    blocked: (firstName) => `Vous avez bloqué ${firstName}.`,
    more: (firstName) => `Autres options pour ${firstName}`,
    block: (firstName) => `Bloquer ${firstName}`,
    unblock: (firstName) => `Débloquer ${firstName}`,
  },
};
