import type { decisionsMessages as english } from '#src/features/decisions/decisions.messages.ts';
import type { Translation } from '@guildhall/locale/translation';
import type { DecidedType } from '@guildhall/api/ground/reports/decisions.schema';

/** What was decided on, as a subject, with its grammatical gender. */
const SUBJECTS: Record<DecidedType, { words: string; isFeminine: boolean; isMany?: boolean }> = {
  post: { words: 'Votre publication', isFeminine: true },
  comment: { words: 'Votre commentaire', isFeminine: false },
  review: { words: 'Votre avis', isFeminine: false },
  user: { words: 'Votre profil', isFeminine: false },
  short_link: { words: 'Votre lien court', isFeminine: false },
  business: { words: 'Votre entreprise', isFeminine: true },
  posts: { words: 'Toutes vos publications', isFeminine: true, isMany: true },
};

const ABOUT: Record<DecidedType, string> = {
  post: 'votre publication',
  comment: 'votre commentaire',
  review: 'votre avis',
  user: 'votre profil',
  short_link: 'votre lien court',
  business: 'votre entreprise',
  posts: 'vos publications',
};

/** A sentence about what was decided on, with the participle in agreement: `said('posts', 'masqué')`. */
function said(type: DecidedType, participle: string, isNegative = false): string {
  const { words, isFeminine, isMany = false } = SUBJECTS[type];
  const auxiliary = isMany ? 'ont' : 'a';
  const verb = isNegative ? `n’${auxiliary} pas été` : `${auxiliary} été`;
  return `${words} ${verb} ${participle}${isFeminine ? 'e' : ''}${isMany ? 's' : ''}.`;
}

export const decisionsMessages: Translation<typeof english> = {
  title: 'Une décision des administrateurs',
  description: 'Ce qui a été décidé, pourquoi, et comment contester.',
  open: 'Afficher la décision',
  failed: 'Cette décision n’existe pas. Connectez-vous pour voir les décisions qui vous concernent.',
  verdicts: {
    hide: (type) => said(type, type === 'short_link' ? 'retiré' : 'masqué'),
    delete: (type) => said(type, 'supprimé'),
    decline: (type) => said(type, 'approuvé', true),
    warn: (type) =>
      type === 'user'
        ? 'Vous avez reçu un avertissement.'
        : `Vous avez reçu un avertissement concernant ${ABOUT[type]}.`,
    suspend: () => 'Votre compte a été suspendu.',
  },
  on: (date) => `Décision du ${date}`,
  until: (date) => `Vous pourrez vous reconnecter le ${date}.`,
  about: 'Objet de la décision',
  reason: 'Motif',
  noReason: 'Les administrateurs n’ont pas indiqué de motif.',
  objection: 'Votre contestation',
  waiting: 'Nous avons reçu votre contestation. Un administrateur la lit et répond par e-mail.',
  answers: {
    upheld: 'Nous avons réexaminé la décision et la maintenons. Cette réponse est définitive.',
    reversed: 'Vous aviez raison : nous avons annulé la décision.',
  },
  answer: 'Réponse',
  tooLate: 'Le délai de contestation est écoulé.',
  form: {
    label: 'Vous n’êtes pas d’accord ?',
    description:
      'Expliquez pourquoi. Vous pouvez contester une fois, et un autre administrateur répond s’il y en a un.',
    submit: 'Envoyer la contestation',
    sent: { title: 'Contestation envoyée' },
  },
};
