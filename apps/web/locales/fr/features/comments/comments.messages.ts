import type { commentsMessages as english } from '#src/features/comments/comments.messages.ts';
import type { Translation } from '@guildhall/locale/translation';

export const commentsMessages: Translation<typeof english> = {
  heading: (author) => `Commentaires sur la publication écrite par ${author}`,
  failed: 'Impossible de charger les commentaires',
  empty: 'Pas encore de commentaires. Écrivez le premier.',
  more: 'Afficher plus de commentaires',
  unavailable: 'Ce commentaire n’est plus disponible.',
  loading: 'Chargement des commentaires...',
  content: 'Votre commentaire',
  placeholder: 'Écrivez un commentaire...',
  submit: 'Commenter',
  reply: 'Répondre',
  replyTo: (author) => `Répondre à ${author}`,
  yourReply: (author) => `Votre réponse à ${author}`,
  replyPlaceholder: 'Écrivez une réponse...',
  replies: (author) => (author === null ? 'Réponses' : `Réponses à ${author}`),
  justNow: 'À l’instant',
  remove: 'Supprimer',
  report: 'Signaler',
  about: (action, author) => `${action} le commentaire écrit par ${author}`,
  deleteTitle: 'Supprimer ce commentaire ?',
  deleteAction: 'Supprimer le commentaire',
  deleteText: 'Il sera supprimé immédiatement.',
  reportTitle: (author) => `Signaler le commentaire écrit par ${author}`,
  reportSent: { title: 'Merci', description: 'Le commentaire a été signalé. Nous allons l’examiner.' },
};
