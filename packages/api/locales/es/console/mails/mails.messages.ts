import type { mailMessages as english } from '#src/console/mails/mails.messages.ts';
import { number, plural } from '@guildhall/locale/words/es';
import type { Translation } from '@guildhall/locale/translation';

const inDays = (count: number) => plural(count, { one: '1 día', other: `${number(count)} días` });

export const mailMessages: Translation<typeof english> = {
  hello: (name) => (name === '' ? 'Hola:' : `Hola, ${name}:`),
  unsubscribe: 'Dejar de recibir estos correos',
  labeled: (label, value) => `${label}: ${value}`,
  quoted: (text) => `«${text}»`,
  open: (site) => `Abrir ${site}`,
  join: (site) => `Unirme a ${site}`,
  notExpected: (address) => `¿No esperabas este correo? Puedes ignorarlo o escribir a ${address}.`,
  showCode: 'Muestra este código en la entrada:',
  notification: {
    reply: (address) => `Para responder, escribe a ${address}.`,
    because: (kind) =>
      `Recibes este correo porque tienes activadas las notificaciones por correo para: «${kind}».`,
    whoDidYouMeet:
      '¿A quién conociste? La página del evento muestra quién estuvo: conecta con quienes quieras mantener el contacto.',
    unconfirmed: {
      connection_asked: (site) => `Tienes una nueva solicitud de contacto en ${site}`,
      connection_accepted: (site) => `Han aceptado tu solicitud de contacto en ${site}`,
      message: (site) => `Tienes un mensaje nuevo en ${site}`,
      referral: (site) => `Hay novedades sobre una referencia en ${site}`,
      opportunity: (site) => `Hay novedades sobre una oportunidad en ${site}`,
      event: (site) => `Hay novedades sobre un evento en ${site}`,
      comment: (site) => `Tienes un comentario nuevo en ${site}`,
      mention: (site) => `Te han mencionado en ${site}`,
      review: (site) => `Tienes una reseña nueva en ${site}`,
      order: (site) => `Hay novedades sobre tu pedido en ${site}`,
    },
    unconfirmedOther: (site) => `Tienes una notificación nueva en ${site}`,
    confirmFirst:
      'Cuando confirmes tu dirección de correo, estos correos dirán de quién son y de qué tratan.',
    signIn: 'Iniciar sesión para verlo',
  },
  decision: {
    noReason: (verdict) => `${verdict}. La administración no ha indicado ningún motivo.`,
    about: (excerpt) => `Se refiere a «${excerpt}»`,
    signInOn: (day) => `Podrás volver a iniciar sesión el ${day}.`,
    object: (days) =>
      `Si crees que es un error, puedes reclamar en un plazo de ${inDays(days)}. La administración leerá tu reclamación y la responderá.`,
    subject: (verdict, site) => `${verdict} (${site})`,
    confirmFirst: 'Confirma tu dirección de correo para recibir los detalles en estos correos.',
    readAnswer: 'Leer la respuesta',
    readOrObject: 'Leer o reclamar',
    footer: (address) =>
      `Recibes siempre este correo porque afecta a tu contenido o a tu cuenta. ¿Tienes preguntas? ${address}`,
  },
  digest: {
    subject: (site) => `Tu semana en ${site}`,
    requests: (people) =>
      plural(people, {
        one: 'Una persona espera tu respuesta.',
        other: `${number(people)} personas esperan tu respuesta.`,
      }),
    unread: (messages) =>
      plural(messages, {
        one: 'Tienes un mensaje sin leer.',
        other: `Tienes ${number(messages)} mensajes sin leer.`,
      }),
    worthMeeting: 'Vale la pena conocer a:',
    opportunities: 'Oportunidades que encajan contigo:',
    open: 'Abrir tu panel',
    footer: 'Recibes este correo porque tienes activado el resumen semanal.',
  },
  duties: {
    application: (count) =>
      plural(count, { one: '1 solicitud de ingreso', other: `${number(count)} solicitudes de ingreso` }),
    report: (count) =>
      plural(count, { one: '1 denuncia abierta', other: `${number(count)} denuncias abiertas` }),
    objection: (count) => plural(count, { one: '1 reclamación', other: `${number(count)} reclamaciones` }),
    post: (count) =>
      plural(count, {
        one: '1 publicación pendiente de aprobación',
        other: `${number(count)} publicaciones pendientes de aprobación`,
      }),
    article: (count) =>
      plural(count, {
        one: '1 artículo pendiente de aprobación',
        other: `${number(count)} artículos pendientes de aprobación`,
      }),
    data_request: (count) =>
      plural(count, {
        one: '1 solicitud sobre datos personales',
        other: `${number(count)} solicitudes sobre datos personales`,
      }),
    failed_mails: (count) =>
      plural(count, {
        one: '1 correo que no se ha podido entregar',
        other: `${number(count)} correos que no se han podido entregar`,
      }),
  },
  duty: {
    subject: (site) => `Qué hay pendiente en ${site}`,
    footer: 'Elegiste un correo al día. En la administración, en Ajustes, eliges quién se ocupa de qué.',
  },
  applicant: {
    received: {
      subject: (site) => `Tu solicitud de ingreso en ${site}`,
      paragraphs: (_site, _said, _days) => [
        'Hemos recibido tu solicitud. Confirma que esta dirección es tuya: abre el enlace de abajo.',
        'Allí puedes ver en cualquier momento en qué punto está tu solicitud, o retirarla.',
      ],
    },
    asked: {
      subject: (site) => `Una pregunta sobre tu solicitud de ingreso en ${site}`,
      paragraphs: (site, said, _days) => [
        `Antes de decidir, ${site} quiere saber lo siguiente:`,
        said,
        'Puedes responder con el enlace de abajo.',
      ],
    },
    approved: {
      subject: (site) => `Te damos la bienvenida a ${site}`,
      paragraphs: (_site, _said, days) => [
        `Tu solicitud se ha aprobado. Elige una contraseña para iniciar sesión. El enlace sirve una sola vez, durante ${inDays(days)}; después puedes pedir otro en la página de inicio de sesión.`,
      ],
    },
    declined: {
      subject: (site) => `Tu solicitud de ingreso en ${site}`,
      paragraphs: (_site, said, days) => [
        'Lo sentimos: tu solicitud no se ha aprobado.',
        said,
        `Tu solicitud y todos sus datos se borrarán dentro de ${inDays(days)}.`,
      ],
    },
  },
  application: {
    see: 'Ver mi solicitud',
    choosePassword: 'Elegir contraseña',
    footer: (site, address) =>
      `¿No has solicitado el ingreso en ${site}? Puedes ignorar este correo o escribir a ${address}.`,
  },
  invitation: {
    subject: (site) => `Tienes una invitación a ${site}`,
    text: (inviter, site, until) =>
      `${inviter} te invita a unirte a ${site}. La invitación es para esta dirección de correo y sirve una sola vez, hasta el ${until}.`,
  },
  memberInvitation: {
    invites: (inviter, site) => `${inviter} te invita a ${site}`,
    byAdministrator: (site) => `La administración te invita a unirte a ${site}.`,
    choosePassword: (days) =>
      `Elige una contraseña y listo. El enlace sirve una sola vez, durante ${inDays(days)}.`,
  },
};
