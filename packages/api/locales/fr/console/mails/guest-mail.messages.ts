import type { guestMailMessages as english } from '#src/console/mails/guest-mail.messages.ts';
import { number, plural } from '@guildhall/locale/words/fr';
import type { Translation } from '@guildhall/locale/translation';

const daysOf = (count: number) =>
  plural(count, { one: `${number(count)} jour`, other: `${number(count)} jours` });

export const guestMailMessages: Translation<typeof english> = {
  confirmSeat: (title) => `Confirmez votre place : « ${title} »`,
  invites: (inviter, title) => `${inviter} vous invite à « ${title} »`,
  asked: (site) =>
    `Quelqu’un a demandé, avec cette adresse, une place à un événement de la communauté ${site}.`,
  invitedBy: (inviter, site) =>
    `${inviter}, membre de la communauté ${site}, aimerait vous compter parmi les invités.`,
  dateOf: (title, when) => `« ${title} », ${when}`,
  openUntil: (day, site, days) =>
    `Ouvrez le lien avant la fin du ${day} pour confirmer que c’est bien vous. La communauté ${site} conserve alors votre nom et votre adresse jusqu’à ${daysOf(days)} après l’événement, puis les efface. Vous pouvez libérer la place à tout moment avec le même lien.`,
  waiting: (title) => `Liste d’attente : « ${title} »`,
  allTaken: 'Toutes les places sont prises. Nous vous écrirons dès que l’une d’elles sera à vous.',
  goodToHave: (inviter) =>
    inviter === null
      ? 'Votre visite nous a fait plaisir.'
      : `Votre visite nous a fait plaisir. Merci à ${inviter} pour l’invitation.`,
  between: (site) =>
    `Les membres de la communauté ${site} se rencontrent aussi entre les événements : ils se trouvent grâce à ce qu’ils offrent et recherchent.`,
  where: (place) => `Lieu : ${place}`,
  yourSeat: (title) => `Votre place : « ${title} »`,
  hasAccount: (site) =>
    `Quelqu’un a demandé une place d’invité avec cette adresse, qui est celle de votre compte ${site}.`,
  signUpThere: 'Connectez-vous et inscrivez-vous sur le site : vous serez sur la liste sous votre nom.',
  labels: {
    confirm: 'Confirmer ma place',
    again: 'Redemander une place',
    seat: 'Voir ou libérer ma place',
    event: 'Ouvrir l’événement',
    join: (site) => `Rejoindre ${site}`,
    apply: 'Demander à adhérer',
  },
};
