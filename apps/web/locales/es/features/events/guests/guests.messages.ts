import { GUEST_DAYS } from '@guildhall/api/chapters/events/guests/guests.policy';
import type { guestsMessages as english } from '#src/features/events/guests/guests.messages.ts';
import type { Translation } from '@guildhall/locale/translation';

export const guestsMessages: Translation<typeof english> = {
  request: {
    title: 'Asistir como invitado',
    text: 'No necesitas cuenta. Te enviaremos un correo para confirmar tu plaza.',
    submit: 'Pedir plaza',
    consent: `Guardar mi nombre y mi dirección de correo hasta ${GUEST_DAYS} días después del evento y borrarlos entonces.`,
    sent: (email) =>
      `Hemos enviado un correo a ${email}. Abre el enlace que contiene para confirmar tu plaza; hasta entonces no se reserva nada.`,
  },
  invite: {
    title: 'Llevar a un invitado',
    text: 'Recibirá un correo en tu nombre y confirmará su plaza por su cuenta.',
    submit: 'Enviar invitación',
    sent: (email) => `Tu invitación va en camino a ${email}.`,
  },
  name: 'Nombre',
  email: 'Correo electrónico',
  close: 'Listo',
  seat: {
    title: 'Tu plaza',
    description: 'Confirma tu plaza en un evento o cédela.',
    open: 'Ver mi plaza',
    incomplete: 'Este enlace está incompleto. Abre el enlace completo del correo.',
    confirm: 'Confirmar mi plaza',
    leave: { going: 'Ceder mi plaza', waiting: 'Salir de la lista de espera' },
    leaveQuestion: { going: '¿Ceder tu plaza?', waiting: '¿Salir de la lista de espera?' },
    leaveText: 'Pasará a la siguiente persona de la lista de espera.',
    code: 'Muestra este código en la entrada.',
    stored: (day) => `Tu nombre y tu dirección de correo se guardan hasta el ${day} y después se borran.`,
    state: (status, position) => {
      if (status === 'going') return 'Tienes plaza.';
      return status === 'waiting'
        ? `Ocupas el puesto ${position ?? 1} de la lista de espera. Te escribiremos cuando tengas plaza.`
        : 'Aún no tienes plaza.';
    },
    canceled: 'Esta fecha se ha cancelado.',
    closed: 'Ya no se pueden reservar plazas para esta fecha.',
    given: 'Has cedido tu plaza.',
  },
};
