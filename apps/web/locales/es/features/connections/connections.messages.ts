import type { connectionsMessages as english } from '#src/features/connections/connections.messages.ts';
import type { Translation } from '@guildhall/locale/translation';

export const connectionsMessages: Translation<typeof english> = {
  request: (site) => `¡Hola! He visto tu perfil en ${site} y me gustaría conectar contigo.`,
  dialog: {
    title: (name) => `Conectar con ${name}`,
    label: 'Tu mensaje',
    hint: 'Pulsa Intro para enviar y Mayús+Intro para una línea nueva.',
    submit: 'Enviar solicitud',
  },
  sentFromDashboard: (name) => `¡Solicitud de contacto enviada a ${name}!`,
  sent: {
    title: 'Solicitud de contacto enviada',
    description: 'Tu solicitud de contacto se ha enviado correctamente.',
  },
  failed: 'No se ha podido enviar la solicitud de contacto. Vuelve a intentarlo.',
  list: {
    loading: 'Cargando contactos...',
    failed: 'No se han podido cargar tus contactos',
    incoming: 'Pendientes de tu respuesta',
    outgoing: 'Enviadas por ti',
    network: 'Tu red',
    search: 'Buscar entre tus contactos',
    sorts: { label: 'Orden', newest: 'Más recientes primero', name: 'Por apellido' },
    nothing: {
      title: 'Ningún contacto encontrado',
      text: 'Prueba con una parte del nombre, la empresa o el cargo.',
    },
  },
  empty: {
    title: 'Aún no tienes contactos',
    text: 'Conecta con algún miembro que encaje contigo. Tu red aparecerá aquí.',
    action: 'Ver a quién conocer',
  },
  actions: { accept: 'Aceptar', decline: 'Rechazar', withdraw: 'Retirar', remove: 'Quitar de tus contactos' },
  more: (name) => `Más opciones para ${name}`,
  since: (day) => `En tu red desde el ${day}`,
  receivedOn: (day) => `Recibida el ${day}`,
  sentOn: (day) => `Enviada el ${day}`,
  profile: {
    accept: (firstName) => `Aceptar la solicitud de ${firstName}`,
    decline: 'Rechazar',
    withdraw: 'Retirar solicitud',
    connected: 'En tu red',
    connect: 'Conectar',
    blocked: (firstName) => `Has bloqueado a ${firstName}.`,
    more: (firstName) => `Más opciones para ${firstName}`,
    block: (firstName) => `Bloquear a ${firstName}`,
    unblock: (firstName) => `Desbloquear a ${firstName}`,
  },
};
