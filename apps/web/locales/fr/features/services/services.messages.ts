import type { servicesMessages as english } from '#src/features/services/services.messages.ts';
import type { Translation } from '@guildhall/locale/translation';

export const servicesMessages: Translation<typeof english> = {
  title: 'Services de marketing digital',
  description: 'Des prestations réalisées pour les membres, à prix fixe.',
  all: 'Tous les services',
  tabs: 'Catégories de services',
  included: 'Inclus',
  categories: {
    web_design: 'Création de sites',
    email_marketing: 'E-mailing',
    social_media: 'Réseaux sociaux',
    seo: 'Référencement naturel',
    branding: 'Identité de marque',
    advertising: 'Publicité en ligne',
  },
  loading: 'Chargement des services...',
  failed: 'Impossible de charger les services',
  none: {
    title: 'Pas encore de services',
    text: 'Il n’y a rien à commander pour le moment. Revenez bientôt.',
    add: 'Ajouter des services',
  },
  button: { visitor: 'Se connecter pour commander', quote: 'Demander un devis', order: 'Commander' },
  why: {
    heading: 'Pourquoi choisir nos services',
    points: [
      {
        key: 'price',
        title: 'Vous connaissez le prix avant le début du travail',
        text: 'Vous payez le prix indiqué sur votre commande. Un travail sur devis ne commence qu’une fois le devis accepté.',
      },
      {
        key: 'steps',
        title: 'Chaque étape est consignée',
        text: 'Chaque changement, de la commande à la livraison, figure dans l’historique de votre commande et vous parvient par e-mail.',
      },
      {
        key: 'way-out',
        title: 'Libre à vous de changer d’avis',
        text: 'Tant que le travail n’a pas commencé, vous pouvez annuler en un clic. Demander un devis ne vous engage à rien.',
      },
    ],
  },
};
