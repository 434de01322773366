import type {
  ordersMessages as englishOrdersMessages,
  eventTitle as englishEventTitle,
} from '#src/features/orders/orders.messages.ts';
import type { Translation } from '@guildhall/locale/translation';
import type { OrderEvent, OrderStatus } from '@guildhall/api/exchange/orders/orders.schema';

export const ordersMessages: Translation<typeof englishOrdersMessages> = {
  title: 'Mes commandes',
  failed: 'Impossible de charger vos commandes',
  status: {
    pending: 'En attente',
    in_progress: 'En cours',
    completed: 'Terminée',
    cancelled: 'Annulée',
  },
  quote: {
    title: 'Votre devis',
    text: 'Le travail commence une fois que vous l’avez accepté.',
    accept: 'Accepter le devis',
    decline: 'Refuser le devis',
  },
  cancel: {
    ask: 'Annuler la commande',
    sure: 'Annuler cette commande ?',
    yes: 'Annuler la commande',
    no: 'Garder la commande',
  },
  number: (id) => `Commande nº ${id}`,
  details: {
    orderDate: 'Date de commande',
    projectName: 'Nom du projet',
    description: 'Description',
    desiredCompletion: 'Échéance souhaitée',
    expectedDelivery: 'Livraison prévue',
    completed: 'Date d’achèvement',
    requirements: 'Exigences supplémentaires',
  },
  dialog: {
    projectName: 'Nom du projet',
    projectNamePlaceholder: 'p. ex. Site web pour la nouvelle boutique',
    projectDescription: 'Description du projet',
    projectDescriptionPlaceholder: 'À quoi sert-il, et à qui ?',
    completionDate: 'Date d’achèvement souhaitée',
    requirements: 'Exigences supplémentaires',
    optional: 'Facultatif',
    submit: 'Passer la commande',
    quote: 'Demander un devis',
    nameMissing: 'Veuillez saisir un nom de projet',
    descriptionMissing: 'Veuillez saisir une description du projet',
    placed: 'Commande passée ! Nous vous tiendrons au courant par e-mail.',
    failed: 'Impossible de passer la commande. Veuillez réessayer.',
  },
  terms: { lead: 'Avant de commander, lisez :', and: ' et ' },
  note: {
    send: 'Envoyer',
    label: 'Nous écrire au sujet de cette commande',
    you: 'Vous avez écrit',
    team: 'Notre équipe a écrit',
  },
  next: (isQuote) =>
    isQuote
      ? 'Rien à payer pour le moment : vous recevez d’abord un prix, et le travail ne commence qu’une fois que vous l’avez accepté.'
      : 'Rien n’est débité ici : nous vous écrivons au sujet du démarrage et du paiement. Tant que le travail n’a pas commencé, vous pouvez annuler en un clic.',
  timeline: {
    title: 'Historique',
    loading: 'Chargement de l’historique...',
    failed: 'Impossible de charger l’historique',
  },
};

const EVENTS: Record<OrderEvent['kind'], string> = {
  placed: 'Commande passée',
  status: 'Modifiée',
  quoted: 'Devis envoyé',
  quote_accepted: 'Devis accepté',
  quote_declined: 'Devis refusé',
  note: 'Note',
  automation: 'Transmise à notre équipe',
};

const STATUS_CHANGES: Record<OrderStatus, string> = {
  pending: 'En attente de démarrage',
  in_progress: 'Travail commencé',
  completed: 'Terminée',
  cancelled: 'Annulée',
};

export const eventTitle: Translation<typeof englishEventTitle> = ({ kind, toStatus, by }, memberWrote) => {
  if (by) return by === 'member' ? memberWrote : ordersMessages.note.team;
  return kind === 'status' && toStatus ? STATUS_CHANGES[toStatus] : EVENTS[kind];
};
