import type { figuresMessages as english } from '#src/features/events/figures/figures.messages.ts';
import type { Translation } from '@guildhall/locale/translation';

export const figuresMessages: Translation<typeof english> = {
  title: 'Présences',
  description: 'Qui est venu à un événement.',
  loading: 'Chargement des présences...',
  failed: 'Impossible de charger les présences',
  empty: 'Aucune des dates n’a encore commencé. Les présences s’afficheront ici ensuite.',
  dates: 'Par date',
  date: 'Date',
  total: 'Toutes les dates',
  notRecorded: 'Aucune arrivée n’a été enregistrée à l’accueil',
  people: 'Par personne',
  name: 'Nom',
  guest: 'Invité',
  noPeople: 'Aucune inscription ni présence pour le moment.',
  loadingPeople: 'Chargement des personnes...',
  failedPeople: 'Impossible de charger la liste des personnes',
  datesCsv: 'Télécharger les dates (CSV)',
  peopleCsv: 'Télécharger les personnes (CSV)',
  definitions: 'Ce que mesure chaque chiffre',
  back: 'Retour à l’événement',
};
