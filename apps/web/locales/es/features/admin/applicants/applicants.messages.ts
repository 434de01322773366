import type { applicantsMessages as english } from '#src/features/admin/applicants/applicants.messages.ts';
import type { Translation } from '@guildhall/locale/translation';

export const applicantsMessages: Translation<typeof english> = {
  title: 'Solicitudes',
  description: 'Personas que quieren ser miembros. Reciben un correo en cada paso.',
  filters: {
    waiting: 'Pendientes',
    asked: 'A la espera de respuesta',
    approved: 'Aprobadas',
    declined: 'Rechazadas',
  },
  noun: 'solicitudes',
  empty: {
    waiting: { title: 'No hay solicitudes pendientes', text: 'Las nuevas solicitudes aparecen aquí.' },
    asked: {
      title: 'Ninguna solicitud espera respuesta',
      text: 'Las solicitudes sobre las que has hecho una pregunta aparecen aquí hasta que llega la respuesta.',
    },
    approved: {
      title: 'No hay solicitudes aprobadas',
      text: 'Las solicitudes aprobadas se muestran durante 30 días.',
    },
    declined: {
      title: 'No hay solicitudes rechazadas',
      text: 'Las solicitudes rechazadas se muestran durante 30 días y después se borran.',
    },
  },
  registration: 'Elegir quién puede unirse',
  unconfirmed: 'Correo sin confirmar',
  profile: {
    jobTitle: 'Cargo',
    company: 'Empresa',
    industry: 'Sector',
    location: 'Ubicación',
    lookingFor: 'Busca',
    servicesOffered: 'Ofrece',
  },
  suspicions: {
    title: 'Podría ser un bot:',
    reasons: {
      honeypot: 'se ha rellenado un campo oculto',
      fast: 'el formulario se ha enviado en cuestión de segundos',
      proof: 'falta la comprobación del navegador en segundo plano',
    },
  },
  guestAt: (title, inviter) =>
    inviter === null
      ? `Asistió con invitación a «${title}».`
      : `Asistió a «${title}» por invitación de ${inviter}.`,
  said: { community: 'Pregunta', applicant: 'Respuesta' },
  reason: 'Motivo',
  approve: 'Aprobar',
  decline: 'Rechazar',
  ask: 'Hacer una pregunta',
  actionLabel: (action, name) => `${action}: ${name}`,
  viewProfile: 'Ver perfil',
  approved: (name) => ({
    title: `La solicitud de ${name} se ha aprobado`,
    text: 'Le hemos enviado un enlace por correo. Aparecerá entre los miembros en cuanto elija una contraseña.',
  }),
  notJoined: 'Aún no se ha unido',
  dialogs: {
    decline: {
      title: (name) => `¿Rechazar la solicitud de ${name}?`,
      text: 'El motivo se envía a quien presentó la solicitud. La solicitud y sus datos se borran a los 30 días.',
      label: 'Motivo',
      submit: 'Rechazar',
      done: { title: 'Solicitud rechazada' },
    },
    ask: {
      title: (name) => `Hacer una pregunta a ${name}`,
      text: 'Tu pregunta se envía por correo y se puede responder. Con la respuesta, la solicitud vuelve a la lista de pendientes.',
      label: 'Pregunta',
      submit: 'Enviar',
      done: { title: 'Pregunta enviada' },
    },
  },
};
