import type { guestMailMessages as english } from '#src/console/mails/guest-mail.messages.ts';
import { number, plural } from '@guildhall/locale/words/es';
import type { Translation } from '@guildhall/locale/translation';

export const guestMailMessages: Translation<typeof english> = {
  confirmSeat: (title) => `Confirma tu plaza en «${title}»`,
  invites: (inviter, title) => `${inviter} te invita a «${title}»`,
  asked: (site) => `Alguien ha pedido una plaza en un evento de ${site} con esta dirección.`,
  invitedBy: (inviter, site) => `${inviter}, miembro de ${site}, te invita a asistir.`,
  dateOf: (title, when) => `«${title}», ${when}`,
  openUntil: (day, site, days) =>
    `Abre el enlace antes de que termine el ${day} para confirmar que eres tú. ${site} guardará entonces tu nombre y tu dirección hasta ${plural(days, { one: '1 día', other: `${number(days)} días` })} después del evento, y después los borrará. Puedes ceder tu plaza en cualquier momento con el mismo enlace.`,
  waiting: (title) => `Estás en la lista de espera de «${title}»`,
  allTaken: 'Todas las plazas están ocupadas. Te escribiremos en cuanto haya una para ti.',
  goodToHave: (inviter) =>
    inviter === null
      ? 'Nos alegró contar con tu presencia.'
      : `Nos alegró contar con tu presencia, por invitación de ${inviter}.`,
  between: (site) =>
    `Los miembros de ${site} también se encuentran entre un evento y otro: según lo que ofrecen y lo que buscan.`,
  where: (place) => `Lugar: ${place}`,
  yourSeat: (title) => `Tu plaza en «${title}»`,
  hasAccount: (site) =>
    `Alguien ha pedido una plaza como invitado con esta dirección, que pertenece a tu cuenta de ${site}.`,
  signUpThere: 'Inicia sesión y apúntate allí: estarás en la lista con tu nombre.',
  labels: {
    confirm: 'Confirmar mi plaza',
    again: 'Volver a pedir plaza',
    seat: 'Ver o ceder mi plaza',
    event: 'Abrir el evento',
    join: (site) => `Unirme a ${site}`,
    apply: 'Solicitar el ingreso',
  },
};
