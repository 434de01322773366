import type { mailMessages as english } from '#src/features/admin/mail/mail.messages.ts';
import type { Translation } from '@guildhall/locale/translation';
import { number, plural } from '@guildhall/locale/words/es';

export const mailMessages: Translation<typeof english> = {
  title: 'Correo',
  description: 'Si los correos llegan a tus miembros y qué dice tu invitación.',
  open: 'Abrir la página de correo',
  alert: {
    files: {
      title: 'Los correos no se envían: no hay ningún servidor de correo configurado',
      text: (written) =>
        written === 0
          ? 'Las invitaciones y las contraseñas solo se escribirían en archivos del servidor. Pide a quien gestiona el servidor que defina SMTP_URL.'
          : `${plural(written, {
              one: '1 correo de los últimos 30 días solo se ha escrito en un archivo del servidor: no le ha llegado a nadie.',
              other: `${number(written)} correos de los últimos 30 días solo se han escrito en archivos del servidor: no le han llegado a nadie.`,
            })} Pide a quien gestiona el servidor que defina SMTP_URL.`,
    },
    failing: {
      title: (server) => `Los correos no llegan: ${server}`,
      text: (waiting, error) =>
        `${plural(waiting, {
          one: '1 correo está en espera y se vuelve a intentar durante un día.',
          other: `${number(waiting)} correos están en espera y se vuelven a intentar durante un día.`,
        })} Última respuesta: ${error}`,
    },
    unknown: 'ninguna',
  },
  status: {
    title: 'Entrega',
    failed: 'No se ha podido cargar el estado del correo',
    working: (server) => `Los correos se envían a través de ${server}.`,
    lastSent: (when) => `El último lo aceptó el ${when}.`,
    neverSent:
      'No ha aceptado ningún correo en los últimos 30 días. Envíate uno para asegurarte de que funciona.',
    waiting: (count) =>
      plural(count, {
        one: '1 correo está pendiente de envío.',
        other: `${number(count)} correos están pendientes de envío.`,
      }),
    bounced: (count) =>
      plural(count, {
        one: '1 miembro tiene una dirección rechazada definitivamente',
        other: `${number(count)} miembros tienen una dirección rechazada definitivamente`,
      }),
  },
  test: {
    title: 'Prueba',
    text: 'Se envía a la dirección con la que inicias sesión.',
    send: 'Enviarme un correo de prueba',
    outcomes: {
      waiting: () => 'En camino...',
      retrying: ({ error }) => `Aún sin enviar: ${error ?? 'sin respuesta'}. Se vuelve a intentar.`,
      sent: ({ address }) =>
        `El servidor de correo lo ha aceptado. Mira en la bandeja de entrada de ${address} y en su carpeta de correo no deseado.`,
      written: () => 'Solo se ha escrito en un archivo: no hay ningún servidor de correo configurado.',
      failed: ({ error }) => `No se ha enviado: ${error ?? 'se ha descartado'}.`,
    },
  },
  invitation: {
    title: 'Invitación',
    text: 'Los miembros que añades o importas reciben este correo. Les saluda por su nombre y termina con el enlace.',
    label: 'Tus palabras',
    description:
      'Dos o tres frases: quién escribe y qué encontrarán aquí. Deja una línea en blanco entre párrafos. Vacío para usar nuestro texto.',
    failed: 'No se ha podido cargar la invitación',
    preview: 'Vista previa',
    subject: 'Asunto:',
    save: 'Guardar',
    saved: { title: 'Invitación guardada' },
    sendToMe: 'Guardar y enviármela',
  },
  bounce: {
    title: 'Los correos a esta dirección se rechazan',
    text: (reason) => `Ya no se le envían más. El servidor de correo respondió: ${reason || 'nada'}`,
    tryAgain: 'Probar de nuevo esta dirección',
    cleared: { title: 'Se vuelven a enviar correos a esta dirección' },
  },
};
