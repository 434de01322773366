import type { shellMessages as english } from '#src/app/shell/shell.messages.ts';
import type { Translation } from '@guildhall/locale/translation';
import { number, plural } from '@guildhall/locale/words/fr';

export const shellMessages: Translation<typeof english> = {
  skip: 'Aller au contenu',
  nav: 'Navigation principale',
  mobileNav: 'Navigation principale, petits écrans',
  menu: 'Menu',
  items: {
    dashboard: 'Tableau de bord',
    news: 'Actualités',
    feed: 'Fil d’actualité',
    services: 'Services',
    directory: 'Annuaire',
    events: 'Événements',
    opportunities: 'Opportunités',
    members: 'Membres',
    admin: 'Administration',
  },
  signIn: 'Se connecter',
  getStarted: 'Commencer',
  account: {
    menuOf: (name) => `Menu du compte : ${name}`,
    view: 'Voir mon profil',
    edit: 'Modifier mon profil',
    saved: 'Enregistrés',
    businesses: 'Mes entreprises',
    settings: 'Paramètres',
    admin: 'Administration',
    signOut: 'Se déconnecter',
  },
  bottomBar: {
    label: 'Navigation principale, petits écrans',
    home: 'Accueil',
    feed: 'Fil',
    search: 'Rechercher',
    messages: 'Messages',
    unread: (count) =>
      plural(count, { one: `Messages, ${count} non lu`, other: `Messages, ${number(count)} non lus` }),
    menu: 'Menu',
    close: 'Fermer le menu',
    opportunities: 'Opportunités',
    referrals: 'Recommandations',
    connections: 'Contacts',
  },
  offline: 'Vous êtes hors ligne. Ce que vous envoyez partira dès que la connexion sera rétablie.',
  colorScheme: { dark: 'Mode sombre', light: 'Mode clair' },
  footer: {
    links: 'Liens',
    ecosystem: 'Notre écosystème',
    contact: 'Contact',
    about: 'À propos',
    languages: 'Langue',
    copyright: (year, name) => `© ${year} ${name}. Tous droits réservés.`,
  },
};
