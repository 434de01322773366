import type { siteFileMessages as english } from '#src/community/site/site-files.messages.ts';
import type { Translation } from '@guildhall/locale/translation';

export const siteFileMessages: Translation<typeof english> = {
  unsubscribe: {
    question: 'Ne plus recevoir ces e-mails ?',
    submit: 'Se désabonner',
    invalid: 'Ce lien n’est pas valide',
    settings: 'Choisir dans les paramètres les e-mails que vous recevez',
    done: 'C’est fait',
    noMore: 'Vous ne recevrez plus d’e-mails de ce type.',
    digest: 'Le récapitulatif hebdomadaire',
  },
  overload: {
    429: {
      title: 'Trop de requêtes',
      text: 'Votre réseau a demandé beaucoup de pages en peu de temps. Veuillez patienter un peu et réessayer.',
    },
    503: {
      title: 'Site très fréquenté',
      text: 'Nous ne pouvons pas répondre à tout le monde en ce moment. Veuillez réessayer dans un instant.',
    },
    again: 'Réessayer',
  },
  feeds: {
    news: {
      title: 'Actualités du secteur',
      description: 'Des actualités pour les professionnels et les chefs d’entreprise.',
    },
    opportunities: { title: 'Opportunités', description: 'Ce que recherchent les membres.' },
  },
  cards: {
    members: 'Membre',
    businesses: 'Entreprise',
    news: 'Article',
    posts: 'Publication',
  },
};
