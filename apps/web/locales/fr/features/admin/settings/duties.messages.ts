import type { dutiesMessages as english } from '#src/features/admin/settings/duties.messages.ts';
import type { Translation } from '@guildhall/locale/translation';

export const dutiesMessages: Translation<typeof english> = {
  title: 'Qui s’occupe de quoi',
  text: 'La personne qui s’occupe d’un sujet le voit à la cloche et par e-mail. Ce dont personne ne s’occupe est notifié à tous les administrateurs. Les e-mails immédiats sont limités à un toutes les dix minutes par sujet.',
  duties: {
    applications: 'Demandes d’adhésion',
    reports: 'Signalements et contestations',
    posts: 'Publications en attente d’approbation',
    articles: 'Articles en attente d’approbation',
    privacy: 'Demandes sur les données personnelles',
    operations: 'Échecs d’e-mails et de sauvegardes, disque plein',
  },
  notices: { now: 'E-mail immédiat', daily: 'Un e-mail par jour', off: 'Rien' },
};
