import type {
  kindMessages as englishKinds,
  noticeMessages as english,
  targetMessages as englishTargets,
} from '#src/contact/notifications/notice.messages.ts';
import { number } from '@guildhall/locale/words/es';
import type { Translation } from '@guildhall/locale/translation';

const of = (quote: string | null) => (quote ? `: ${quote}` : '');
const A_MEMBER = 'un miembro';

const CHAPTER_ROLES = {
  leader: 'Ahora eres responsable de',
  organizer: 'Ahora formas parte de la organización de',
  host: 'Ahora te encargas de la recepción en',
  member: 'Ahora eres miembro de',
};

export const noticeMessages: Translation<typeof english> = {
  someone: 'Alguien',
  aMember: A_MEMBER,
  connectionAsked: (who) => `${who} quiere conectar contigo`,
  connectionAccepted: (who) => `${who} ha aceptado tu solicitud de contacto`,
  message: (who, business) =>
    business === null ? `${who} te ha escrito` : `${who} ha escrito a ${business}`,
  need: (who, need) => `${who} podría ser quien buscas: «${need}»`,
  alert: (count, search, title) =>
    count === 1
      ? `Novedad para «${search}»: ${title}`
      : `${number(count)} oportunidades nuevas para «${search}», por ejemplo, ${title}`,
  reply: (who, quote) => `${who} ha respondido a tu comentario${of(quote)}`,
  comment: (who, where, quote) =>
    `${who} ha comentado tu ${where === 'post' ? 'publicación' : 'artículo'}${of(quote)}`,
  mention: (who, business, where, quote) => {
    const place = where === 'post' ? 'una publicación' : 'un comentario';
    return `${who} ${business === null ? 'te ha mencionado' : `ha mencionado a ${business}`} en ${place}${of(quote)}`;
  },
  review: (who, business, stars) => `${who} ha dado ${stars} de 5 estrellas a ${business}`,
  approval: (quote) => `Tu publicación se ha aprobado y ya está en las novedades${of(quote)}`,
  article: {
    published: (title, _reason) => `Tu artículo «${title}» ya está publicado en Noticias`,
    declined: (title, reason) => `Tu artículo «${title}» no se ha publicado${of(reason)}`,
  },
  teamInvited: (who, business) => `${who} te ha invitado a unirte al equipo de ${business}`,
  teamJoined: (who, business) => `${who} se ha unido al equipo de ${business}`,
  opportunity: {
    applied: (who, title) => `${who} se ha postulado a «${title}»`,
    withdrawn: (who, title) => `${who} ha retirado su postulación a «${title}»`,
    accepted: (who, title) => `${who} ha aceptado tu postulación a «${title}»`,
    declined: (who, title) => `${who} ha rechazado tu postulación a «${title}»`,
    reopened: (who, title) =>
      `${who} ha retirado su respuesta a tu postulación a «${title}», que vuelve a estar pendiente`,
    closed: (_who, title) => `La oportunidad «${title}», a la que te postulaste, se ha cerrado`,
  },
  referral: {
    received: (who, named) =>
      named === null ? `${who} te ha enviado una referencia` : `${who} quiere presentarte a ${named}`,
    introduced: (who, named) => `${who} quiere presentarte a ${named ?? A_MEMBER}`,
    accepted: (who, _named) => `${who} ha aceptado tu referencia`,
    agreed: (_who, named) =>
      `Todas las partes han aceptado: ya puedes ponerte en contacto con ${named ?? A_MEMBER}`,
    declined: (_who, named) => `La referencia para ${named ?? A_MEMBER} se ha rechazado`,
    completed: (who, _named) => `${who} ha marcado tu referencia como completada`,
    expired: (_who, named) => `La referencia para ${named ?? A_MEMBER} ha caducado sin respuesta`,
    nudged: (who, _named) => `${who} sigue esperando tu respuesta a una referencia`,
  },
  chapter: {
    asked: (who, chapter) => `${who} quiere unirse a ${chapter}`,
    joined: (who, chapter) => `${who} se ha unido a ${chapter}`,
    invited: (who, chapter) => `${who} te ha invitado a unirte a ${chapter}`,
    approved: (_who, chapter) => `Ya eres miembro de ${chapter}`,
    refused: (_who, chapter) => `Tu petición para unirte a ${chapter} se ha rechazado`,
    removed: (_who, chapter) => `Ya no eres miembro de ${chapter}`,
    role: (_who, chapter, role) => `${CHAPTER_ROLES[role]} ${chapter}`,
  },
  event: {
    seat: (title, when) => `Tienes plaza en «${title}»: ${when}`,
    canceled: (title, when) => `«${title}» se ha cancelado: ${when}`,
    changed: (title, when) => `«${title}» ha cambiado. Próxima fecha: ${when}`,
    joined: (title, when) => `Te has apuntado a «${title}»: ${when}`,
    left: (title, when) => `Has cedido tu plaza en «${title}»: ${when}`,
    lost: (title, when) => `Ya no tienes plaza en «${title}»: ${when}`,
    reminder: (title, when) => `Próximamente: «${title}», ${when}`,
    thanks: (title, _when) => `Gracias por asistir a «${title}»`,
    planned: (title, when) => `Un nuevo evento de tu grupo: «${title}», ${when}`,
    follow_up: (title, _when) =>
      `La persona a la que invitaste asistió a «${title}». Escríbele mientras lo tenga reciente`,
  },
  handover: {
    take: (person) => `Te piden que asumas el cargo de ${person ?? A_MEMBER}`,
    give: (person) => `Tu rol va a pasar a ${person ?? A_MEMBER}. Confirma el traspaso.`,
    approve: (person) =>
      `El traspaso del cargo de ${person ?? A_MEMBER} necesita la aprobación de la administración`,
    took: (person) => `Has asumido el cargo de ${person ?? A_MEMBER}. Vuelve a iniciar sesión para empezar.`,
    gave: (person) => `Tu rol ha pasado a ${person ?? A_MEMBER}`,
    cancelled: (person) => `El traspaso con ${person ?? A_MEMBER} se ha cancelado`,
  },
  console: {
    application: 'Hay una solicitud de ingreso pendiente de decisión',
    answer: 'Hay una respuesta sobre una solicitud de ingreso',
    report: 'Un miembro ha denunciado algo',
    objection: 'Un miembro reclama contra una decisión',
    post: 'Hay una publicación pendiente de aprobación',
    article: 'Hay un artículo pendiente de aprobación',
    data_request: 'Una solicitud sobre datos personales necesita tu respuesta',
    failed_mails: 'No se han podido entregar algunos correos',
    failed_backup: 'La última copia de seguridad ha fallado',
    full_disk: 'El disco está casi lleno',
  },
};

export const kindMessages: Translation<typeof englishKinds> = {
  connection_asked: 'Alguien quiere conectar conmigo',
  connection_accepted: 'Alguien acepta mi solicitud de contacto',
  referral: 'Se actualiza una referencia',
  message: 'Recibo un mensaje',
  opportunity: 'Alguien se postula a mi oportunidad o responde a mi postulación',
  need: 'Alguien ofrece algo de lo que pedí que me avisaran',
  alert: 'Hay novedades para una búsqueda que guardé',
  event: 'Un grupo mío planifica un evento, consigo plaza o cambia un evento al que me apunté',
  chapter: 'Me invitan a un grupo o cambia algo en uno de los míos',
  comment: 'Alguien comenta mi publicación o mi artículo, o me responde',
  mention: 'Alguien me menciona o menciona mi empresa',
  review: 'Alguien escribe una reseña de mi empresa',
  order: 'Se actualiza mi pedido',
  team: 'Me invitan a un equipo o alguien se une al mío',
  report: 'Se toma una decisión sobre algo que denuncié',
  picture: 'No se puede copiar una imagen que enlacé',
};

export const targetMessages: Translation<typeof englishTargets> = {
  connections: 'Ver la solicitud',
  referral: 'Ver la referencia',
  thread: 'Leer el mensaje',
  opportunity: 'Ver la oportunidad',
  opportunities: 'Ver las oportunidades',
  event: 'Ver el evento',
  visitors: 'Ver tus invitados',
  chapter: 'Ver el grupo',
  post: 'Ver la publicación',
  article: 'Ver el artículo',
  own_article: 'Ver tu artículo',
  business: 'Ver la empresa',
  order: 'Ver tu pedido',
  profile: 'Ver el perfil',
  decision: 'Ver la decisión',
  console: 'Abrir la administración',
  handover: 'Ver el traspaso',
};
