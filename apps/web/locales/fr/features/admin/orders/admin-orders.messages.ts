import type { adminOrdersMessages as english } from '#src/features/admin/orders/admin-orders.messages.ts';
import type { Translation } from '@guildhall/locale/translation';

export const adminOrdersMessages: Translation<typeof english> = {
  title: 'Commandes',
  description: 'Les commandes des membres et leur statut.',
  noun: 'commandes',
  all: 'Toutes les commandes',
  empty: 'Les commandes des membres apparaîtront ici.',
  number: (id) => `Commande nº ${id}`,
  manage: 'Gérer',
  manageLabel: (id) => `Gérer la commande nº ${id}`,
  details: {
    description: 'Description',
    requirements: 'Exigences particulières',
    desiredCompletion: 'Échéance souhaitée',
    quoted: 'Devis',
    closed: 'Cette commande est close.',
  },
  actions: {
    pending: 'Remettre en attente',
    in_progress: 'Commencer le travail',
    completed: 'Marquer comme terminée',
    cancelled: 'Annuler la commande',
  },
  asked: 'Question pour vous',
  wrote: (firstName) => `${firstName} a écrit`,
  writeTo: (firstName) => `Écrire à ${firstName}`,
  note: 'Note pour le membre (facultatif)',
  updated: (id) => ({ title: `Commande nº ${id} mise à jour` }),
  quote: {
    label: (currency) => `Devis en ${currency}`,
    invalid: (example) => `Veuillez saisir un montant tel que ${example}`,
    send: 'Envoyer le devis',
    update: 'Mettre à jour le devis',
    sent: (id) => ({ title: `Devis envoyé pour la commande nº ${id}` }),
  },
};
