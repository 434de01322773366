import type {
  opportunityFormMessages as englishOpportunityFormMessages,
  AUDIENCE_LABELS as englishAUDIENCE_LABELS,
} from '#src/features/opportunities/opportunity-form.messages.ts';
import type { Translation } from '@guildhall/locale/translation';

export const opportunityFormMessages: Translation<typeof englishOpportunityFormMessages> = {
  heading: 'Publier une opportunité',
  submit: 'Publier l’opportunité',
  editHeading: 'Modifier l’opportunité',
  save: 'Enregistrer les modifications',
  title: 'Titre',
  titlePlaceholder: 'p. ex. Comptable pour une petite boulangerie',
  description: 'Description',
  descriptionPlaceholder: 'Ce qu’il y a à faire, et pour qui',
  type: 'Type',
  noType: 'Choisissez un type',
  company: 'Entreprise',
  location: 'Lieu',
  budget: 'Budget',
  budgetPlaceholder: 'p. ex. 2 000 € par mois',
  timeline: 'Calendrier',
  timelinePlaceholder: 'p. ex. à partir de mars',
  contact: 'Personne à contacter',
  remote: 'Réalisable à distance',
  skills: 'Compétences requises',
  industries: 'Secteurs',
  commas: 'Séparés par des virgules',
  requirements: 'Exigences',
  onePerLine: 'Une par ligne',
  closing: 'Ouverte jusqu’au',
  closingHint: 'Personne ne pourra postuler après ce jour.',
  audience: 'Qui peut la voir',
};

export const AUDIENCE_LABELS: Translation<typeof englishAUDIENCE_LABELS> = {
  members: 'Membres uniquement',
  public: 'Tout le monde, moteurs de recherche compris',
};
