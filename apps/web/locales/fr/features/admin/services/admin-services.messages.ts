import type { adminServicesMessages as english } from '#src/features/admin/services/admin-services.messages.ts';
import type { Translation } from '@guildhall/locale/translation';

export const adminServicesMessages: Translation<typeof english> = {
  title: 'Services',
  description:
    'Ce que les membres peuvent commander, dans l’ordre de la boutique. Les commandes existantes gardent leur nom et leur prix.',
  list: 'Services',
  failed: 'Impossible de charger les services',
  add: 'Ajouter un service',
  editTitle: (name) => `Modifier ${name}`,
  empty: {
    title: 'Pas encore de services',
    text: 'Ajoutez le premier service : les membres pourront le commander.',
  },
  onOffer: 'Disponible',
  off: 'Indisponible',
  created: { title: 'Service ajouté' },
  saved: { title: 'Modifications enregistrées' },
  deleted: { title: 'Service supprimé' },
  confirm: {
    title: (name) => `Supprimer ${name} ?`,
    action: 'Supprimer le service',
    text: 'Il disparaît immédiatement de la boutique. Cette action est irréversible.',
  },
  fields: {
    name: 'Nom',
    description: 'Description',
    category: 'Catégorie',
    price: (currency) => `Prix en ${currency}`,
    priceHint: 'Laissez vide pour établir un devis à chaque commande.',
    invalidPrice: (example) => `Saisissez un montant tel que 1290 ou ${example}`,
    deliveryTime: 'Délai de livraison',
    deliveryHint: 'p. ex. 2 semaines',
    features: 'Ce qui est inclus',
    featuresHint: 'Un élément par ligne',
  },
};
