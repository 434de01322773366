import type { calendarMessages as english } from '#src/features/events/calendar/calendar.messages.ts';
import type { Translation } from '@guildhall/locale/translation';

export const calendarMessages: Translation<typeof english> = {
  add: 'Ajouter au calendrier',
  subscribe: 'S’abonner depuis votre calendrier',
  loading: 'Chargement de votre calendrier...',
  failed: 'Impossible de charger votre calendrier',
  about:
    'Votre application de calendrier lit vos événements à une adresse secrète et reste à jour : dates nouvelles, déplacées ou annulées.',
  create: 'Obtenir une adresse',
  existing: (date) =>
    `Vous avez une adresse depuis le ${date}. Elle n’a été affichée qu’une fois ; si vous ne l’avez plus, demandez-en une nouvelle. L’ancienne cessera alors de fonctionner.`,
  replace: 'Obtenir une nouvelle adresse',
  remove: 'Ne plus partager mon calendrier',
  removed: 'L’adresse de votre calendrier ne fonctionne plus',
  scope: {
    label: 'Quels événements',
    mine: 'Ceux auxquels je participe',
    all: 'Tous les événements',
  },
  address: 'Adresse de votre calendrier',
  once: 'Elle n’est affichée qu’une fois. Toute personne qui la possède peut voir ces événements : gardez-la pour vous.',
  copy: 'Copier l’adresse',
  open: 'Ouvrir dans l’application de calendrier',
};
