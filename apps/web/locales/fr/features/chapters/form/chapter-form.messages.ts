import type { chapterFormMessages as english } from '#src/features/chapters/form/chapter-form.messages.ts';
import type { Translation } from '@guildhall/locale/translation';

export const chapterFormMessages: Translation<typeof english> = {
  createTitle: 'Nouvelle section',
  createText: 'Vous en êtes responsable jusqu’à la passation.',
  editTitle: 'Paramètres de la section',
  submit: 'Créer la section',
  created: 'Section créée',
  saved: 'Modifications enregistrées',
  notYours: 'Seuls les responsables d’une section modifient ses paramètres.',
  notAllowed: 'Seuls les administrateurs créent des sections. Adressez-vous à l’un d’eux pour la vôtre.',
  back: 'Retour à la section',
  toList: 'Toutes les sections',
  fields: {
    name: { label: 'Nom' },
    description: { label: 'À propos' },
    place: { label: 'Lieu', description: 'Là où elle se réunit, par exemple une ville.' },
    timeZone: { label: 'Fuseau horaire' },
    joining: { label: 'Entrée dans la section' },
    question: {
      label: 'Question aux personnes qui demandent à entrer',
      description: 'Laissez vide pour leur demander pourquoi elles souhaitent rejoindre la section.',
    },
    isHidden: {
      label: 'Masquée',
      description:
        'Personne à l’extérieur ne la trouve ni ne voit ses membres. On la rejoint sur invitation.',
    },
    oneSeatPerTrade: {
      label: 'Une place par métier',
      description:
        'Les membres indiquent leur métier, et personne d’autre de ce métier ne peut les rejoindre. Ce choix est définitif.',
    },
    seat: { label: 'Votre métier', description: 'Votre propre place dans la section.' },
  },
  chooseZone: 'Choisissez un fuseau horaire',
  joining: {
    open: 'Tout le monde peut la rejoindre',
    request: 'Les responsables acceptent les demandes',
    invited: 'Sur invitation uniquement',
  },
  close: {
    action: 'Fermer la section',
    text: 'Une section fermée n’accueille plus de membres, et seuls ses membres la voient.',
    question: 'Fermer cette section ?',
    withEvents: 'Annuler aussi les événements ?',
    withEventsAction: 'Annuler les événements et fermer',
    done: 'Section fermée',
    reopen: 'Rouvrir',
    reopened: 'Section rouverte',
  },
};
