import type { guestsMessages as english } from '#src/features/events/guests/guests.messages.ts';
import type { Translation } from '@guildhall/locale/translation';
import { GUEST_DAYS } from '@guildhall/api/chapters/events/guests/guests.policy';

export const guestsMessages: Translation<typeof english> = {
  request: {
    title: 'Venir en tant qu’invité',
    text: 'Aucun compte n’est nécessaire. Nous vous enverrons un e-mail pour confirmer votre place.',
    submit: 'Demander une place',
    consent: `Conserver mon nom et mon adresse e-mail pendant ${GUEST_DAYS} jours après l’événement, puis les effacer.`,
    sent: (email) =>
      `Nous avons envoyé un e-mail à ${email}. Ouvrez le lien qu’il contient pour confirmer votre place ; rien n’est réservé avant.`,
  },
  invite: {
    title: 'Amener un invité',
    text: 'Cette personne reçoit un e-mail en votre nom et confirme elle-même sa place.',
    submit: 'Envoyer l’invitation',
    sent: (email) => `Votre invitation est envoyée à ${email}.`,
  },
  name: 'Nom',
  email: 'E-mail',
  close: 'Terminé',
  seat: {
    title: 'Votre place',
    description: 'Confirmez votre place à un événement, ou libérez-la.',
    open: 'Afficher ma place',
    incomplete: 'Ce lien est incomplet. Veuillez ouvrir le lien entier de l’e-mail.',
    confirm: 'Confirmer ma place',
    leave: { going: 'Libérer ma place', waiting: 'Quitter la liste d’attente' },
    leaveQuestion: { going: 'Libérer votre place ?', waiting: 'Quitter la liste d’attente ?' },
    leaveText: 'Elle revient à la personne suivante sur la liste d’attente.',
    code: 'Présentez ce code à l’accueil.',
    stored: (day) => `Votre nom et votre adresse e-mail sont conservés jusqu’au ${day}, puis effacés.`,
    state: (status, position) => {
      if (status === 'going') return 'Vous avez une place.';
      return status === 'waiting'
        ? `Vous êtes en position ${position ?? 1} sur la liste d’attente. Nous vous écrirons dès qu’une place vous revient.`
        : 'Vous n’avez pas encore de place.';
    },
    canceled: 'Cette date a été annulée.',
    closed: 'Il n’est plus possible de réserver une place pour cette date.',
    given: 'Vous avez libéré votre place.',
  },
};
