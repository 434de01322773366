import type { reviewsMessages as english } from '#src/features/businesses/reviews/reviews.messages.ts';
import type { Translation } from '@guildhall/locale/translation';

export const reviewsMessages: Translation<typeof english> = {
  failed: 'Impossible de charger les avis',
  loading: 'Chargement des avis...',
  write: 'Rédiger un avis',
  edit: 'Modifier votre avis',
  join: 'Inscrivez-vous pour rédiger un avis',
  signIn: 'Connectez-vous pour rédiger un avis',
  section: 'Notes',
  by: (name) => `Avis laissé par ${name}`,
  optional: 'Facultatif',
  form: {
    rating: 'Votre note',
    title: 'Titre',
    comment: 'Commentaire',
    placeholder: 'Que devraient savoir les autres ?',
    submit: 'Publier l’avis',
    save: 'Enregistrer l’avis',
  },
  saved: { title: 'Merci !', description: 'Votre avis a été enregistré.' },
  reply: {
    from: 'Réponse du propriétaire',
    write: 'Répondre',
    edit: 'Modifier la réponse',
    label: 'Votre réponse',
    save: 'Enregistrer la réponse',
  },
  report: {
    action: 'Signaler',
    actionLabel: (name) => `Signaler l’avis laissé par ${name}`,
    title: 'Signaler cet avis',
    sent: { title: 'Signalement envoyé', description: 'Merci. Un administrateur l’examinera.' },
  },
};
