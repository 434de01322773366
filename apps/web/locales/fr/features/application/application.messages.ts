import type { applicationMessages as english } from '#src/features/application/application.messages.ts';
import type { Translation } from '@guildhall/locale/translation';

export const applicationMessages: Translation<typeof english> = {
  title: 'Votre demande d’adhésion',
  description: 'Voyez où en est votre demande. Cela confirme aussi votre adresse e-mail.',
  open: 'Afficher ma demande',
  incomplete: 'Ce lien est incomplet. Veuillez ouvrir le lien entier de l’e-mail.',
  status: {
    waiting: 'Votre demande est en attente d’une décision. Vous recevrez un e-mail.',
    asked: 'Avant de décider, nous avons une question à vous poser.',
    approved:
      'Votre demande a été approuvée. Nous vous avons envoyé par e-mail un lien pour choisir un mot de passe.',
    declined: 'Votre demande n’a pas été approuvée. Toutes ses données seront effacées sous 30 jours.',
  },
  said: { community: 'Nous avons écrit', applicant: 'Vous avez répondu' },
  reply: { label: 'Votre réponse', submit: 'Envoyer la réponse' },
  signIn: 'Se connecter',
  withdraw: {
    action: 'Retirer la demande',
    title: 'Retirer votre demande ?',
    text: 'Votre demande et toutes ses données seront effacées immédiatement.',
    done: 'Votre demande a été retirée et effacée.',
  },
};
