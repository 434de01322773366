import type { frameMessages as english } from '#src/features/admin/frame/frame.messages.ts';
import type { Translation } from '@guildhall/locale/translation';
import { number } from '@guildhall/locale/words/fr';

export const frameMessages: Translation<typeof english> = {
  label: 'Administration',
  menu: 'Menu d’administration',
  close: 'Fermer le menu',
  skip: 'Passer le menu d’administration',
  waiting: (count) => `${number(count)} en attente`,
  beyond: {
    title: 'Cette page ne fait pas partie de votre rôle',
    text: 'Adressez-vous à un administrateur si vous en avez besoin. Le menu d’administration montre ce dont vous vous occupez.',
    action: 'Vers la vue d’ensemble',
  },
  readOnly:
    'Votre rôle vous permet de lire cette page, mais pas d’y modifier quoi que ce soit. Les adresses sont masquées.',
  groups: { members: 'Membres', content: 'Contenus', community: 'Communauté' },
  pages: {
    applicants: 'Demandes d’adhésion',
    invitations: 'Invitations',
    imports: 'Import',
    dataRequests: 'Demandes sur les données',
    reports: 'Signalements',
    industries: 'Secteurs',
    services: 'Services',
    orders: 'Commandes',
    pages: 'Pages',
    community: 'Communauté',
    registration: 'Inscription',
    mail: 'E-mail',
    figures: 'Chiffres',
    audit: 'Audit',
    roles: 'Rôles',
    handovers: 'Passation',
    events: 'Événements',
  },
};
