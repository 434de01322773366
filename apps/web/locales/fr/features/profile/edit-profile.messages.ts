import type { editProfileMessages as english } from '#src/features/profile/edit-profile.messages.ts';
import type { Translation } from '@guildhall/locale/translation';

export const editProfileMessages: Translation<typeof english> = {
  title: 'Modifier le profil',
  picture: {
    choose: 'Choisir une photo',
    saving: 'Enregistrement de la photo...',
    uploading: 'Envoi de votre photo',
    remove: 'Retirer la photo',
    hint: 'PNG, JPEG ou WebP',
  },
  groups: {
    about: 'À propos de vous',
    matching: 'Pour vos correspondances',
    contact: 'Comment vous joindre',
  },
  fields: {
    firstName: { label: 'Prénom' },
    lastName: { label: 'Nom' },
    jobTitle: { label: 'Fonction' },
    company: { label: 'Entreprise' },
    industry: { label: 'Secteur' },
    location: { label: 'Lieu' },
    languages: {
      label: 'Langues',
      placeholder: 'p. ex. français, arabe',
      description: 'Séparées par des virgules',
    },
    bio: { label: 'Présentation' },
    professionalSummary: { label: 'Résumé professionnel' },
    lookingFor: { label: 'Je recherche', placeholder: 'p. ex. un comptable pour ma boulangerie' },
    servicesOffered: { label: 'J’offre', placeholder: 'p. ex. gâteaux de mariage et pain pour les cafés' },
    skills: { label: 'Compétences', description: 'Séparées par des virgules' },
    interests: { label: 'Centres d’intérêt', description: 'Séparés par des virgules' },
    targetAudience: { label: 'Public visé' },
    preferredConnectionTypes: {
      label: 'Types de contacts souhaités',
      description: 'Séparés par des virgules',
    },
    phoneNumber: { label: 'Numéro de téléphone' },
    linkedinUrl: { label: 'LinkedIn' },
    websiteUrl: { label: 'Site web' },
    website: { label: 'Second site web' },
    bookingUrl: {
      label: 'Page de rendez-vous',
      description: 'Là où l’on réserve un appel avec vous, par exemple votre page Calendly ou Cal.com',
    },
    availabilityForMeetings: { label: 'Disponibilité pour des rendez-vous' },
    communicationPreferences: {
      label: 'Moyens de communication préférés',
      description: 'Séparés par des virgules',
    },
  },
  selectIndustry: 'Choisissez votre secteur',
  draftKept: {
    title: 'Brouillon conservé',
    description: 'Vous retrouverez votre saisie en rouvrant ce formulaire.',
  },
  submit: 'Enregistrer les modifications',
  busy: 'Enregistrement...',
};
