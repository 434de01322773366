import type { Sentences } from '@guildhall/locale/sentence-catalog';

export const contact: Sentences = {
  'Your objection was answered, and the answer is final. You cannot object to it again.':
    'Votre contestation a reçu une réponse définitive. Vous ne pouvez plus contester cette décision.',
  'You have already objected to this decision.': 'Vous avez déjà contesté cette décision.',
  'You can object within {0} days of a decision.': 'Vous pouvez contester une décision pendant {0} jours.',
  'There is no such decision': 'Cette décision n’existe pas',
  'This member’s role does not cover this': 'Cela ne relève pas du rôle de ce membre',
  'This message does not exist': 'Ce message n’existe pas',
  'A message can be changed for {0} minutes': 'Un message peut être modifié pendant {0} minutes',
  'This member is not available': 'Ce membre n’est pas disponible',
  'You can send pictures once they have replied':
    'Vous pourrez envoyer des images après avoir reçu une réponse',
  'You cannot write to yourself': 'Vous ne pouvez pas vous écrire à vous-même',
  'You have written to {0} new people in 24 hours. Please come back later.':
    'Vous avez écrit à {0} nouvelles personnes en 24 heures. Veuillez revenir plus tard.',
  'Message deleted': 'Message supprimé',
  'Please confirm your email address first. Until then you can write to people you know.':
    'Veuillez d’abord confirmer votre adresse e-mail. En attendant, vous pouvez écrire aux personnes que vous connaissez.',
  'Waiting for a reply. You can write again once they answer or accept.':
    'En attente d’une réponse. Vous pourrez écrire à nouveau après une réponse ou une acceptation.',
  'A text can mention at most {0} members and businesses':
    'Un texte peut mentionner au maximum {0} membres et entreprises',
  'This notification no longer exists': 'Cette notification n’existe plus',
  'The weekly digest': 'Le récapitulatif hebdomadaire',
};
