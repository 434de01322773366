import type { referralsMessages as english } from '#src/features/referrals/referrals.messages.ts';
import type { Translation } from '@guildhall/locale/translation';
import { number, plural } from '@guildhall/locale/words/es';

const both = (one: string, other: string) =>
  `${one} ${/^(h?[ií])(?![aeouáéóú])/i.test(other) ? 'e' : 'y'} ${other}`;

export const referralsMessages: Translation<typeof english> = {
  sent: {
    title: '¡Referencia enviada!',
    description: 'Te avisaremos en cuanto haya una respuesta.',
  },
  sendFailed: { title: 'Error', description: 'No se ha podido enviar la referencia. Vuelve a intentarlo.' },
  matches: {
    title: 'Posibles referencias',
    description: 'Miembros que agradecerían una presentación, contigo o con alguien que conoces.',
    loading: 'Cargando posibles referencias...',
    failed: 'No se han podido cargar las posibles referencias',
    completeProfile: 'Añadir lo que ofreces',
    emptyProfile: 'Para enviar referencias, añade antes a tu perfil qué ofreces o qué buscas',
    showAll: (count) => `Ver todas (${number(count)})`,
    showFewer: 'Ver menos',
  },
  page: {
    title: 'Referencias',
    description: 'Presenta entre sí a personas que conoces y responde a lo que te piden.',
  },
  pairs: {
    title: 'Quiénes deberían conocerse',
    description: 'Personas que conoces y que aún no se conocen entre sí.',
    and: 'y',
    names: (one, other) => both(one, other),
    introduce: 'Presentar',
    introduceLabel: (one, other) => `Presentar a ${both(one, other)}`,
  },
  match: {
    reasons: 'Por qué esta coincidencia',
    lookingFor: 'Busca',
    offers: 'Ofrece',
    mutual: (count) =>
      plural(count, { one: '1 contacto en común', other: `${number(count)} contactos en común` }),
    showScore: 'Ver la puntuación',
    hideScore: 'Ocultar la puntuación',
    refer: 'Enviar referencia',
    referLabel: (name) => `Enviar referencia a ${name}`,
    cannotRefer: (name, reason) => `Enviar referencia a ${name}: ${reason ?? ''}`,
    waiting: 'Enviada, a la espera de respuesta.',
    see: 'Ver la referencia',
    seeLabel: (name) => `Ver tu referencia a ${name}`,
  },
  dialog: {
    title: (name) => `Enviar una referencia a ${name}`,
    referee: '¿A quién te gustaría presentar?',
    refereeHint: 'A uno de tus contactos o a ti.',
    consent: (referee, target) =>
      `Tanto ${referee} como ${target} tienen que aceptar antes de ver los datos de contacto de la otra persona.`,
    myself: (name) => `A mí, para trabajar con ${name}`,
    suggested: 'Sugerencias',
    others: 'Tus otros contactos',
    message: 'Mensaje personal (opcional)',
    messagePlaceholder: (name) => `¿Por qué debería aceptar ${name}?`,
    characters: (count, max) => `${number(count)} de ${number(max)}`,
    submit: 'Enviar referencia',
  },
  pending: {
    title: 'Referencias pendientes',
    none: 'No hay referencias pendientes.',
    loading: 'Cargando referencias...',
    failed: 'No se han podido cargar tus referencias',
    alert: (count) =>
      plural(count, {
        one: 'Una referencia espera tu respuesta',
        other: `${number(count)} referencias esperan tu respuesta`,
      }),
    goTo: 'Responder ahora',
  },
  active: 'Referencias activas',
  past: 'Referencias anteriores',
  statuses: {
    pending: 'pendiente',
    accepted: 'aceptada',
    declined: 'rechazada',
    withdrawn: 'retirada',
    expired: 'caducada',
    completed: 'completada',
  },
  card: {
    sentOn: (day) => `Enviada el ${day}`,
    receivedOn: (day) => `Recibida el ${day}`,
    openUntil: (day) => `abierta hasta el ${day}`,
    showHistory: 'Ver el historial',
    hideHistory: 'Ocultar el historial',
  },
  headline: {
    introducedOther: (referee, target) => `Has presentado a ${both(referee, target)}`,
    introducedSelf: (target) => `Te has presentado a ${target}`,
    offeredToMe: (referrer, referee) => `${referrer} quiere presentarte a ${referee}`,
    offersSelf: (referrer) => `${referrer} quiere trabajar contigo`,
    offersMe: (referrer, target) => `${referrer} quiere ponerte en contacto con ${target}`,
  },
  agreement: {
    youAgreed: 'Has aceptado. Falta la otra parte.',
    agreed: (name) => `${name} ha aceptado. Falta la otra parte.`,
    none: 'Faltan ambas partes.',
  },
  history: {
    title: 'Historial',
    loading: 'Cargando el historial...',
    failed: 'No se ha podido cargar el historial',
    contact: (name) => `Contactar con ${name}`,
    noContact: 'No comparte correo ni teléfono. Escríbele en Mensajes.',
  },
  stats: {
    title: 'Estadísticas de referencias',
    failed: 'No se han podido cargar tus estadísticas de referencias',
    sent: 'Enviadas',
    successful: 'Con éxito',
    successRate: 'Tasa de éxito',
  },
  emptyMatches: {
    title: 'Aún no hay posibles referencias',
    text: 'Aquí aparecerán personas que podrías presentar.',
  },
  emptyPending: {
    title: 'Aún no hay referencias',
    text: 'Presenta a dos personas que deberían conocerse. Aquí aparecerán las referencias que envíes y recibas.',
  },
  steps: {
    accepted: { label: 'Aceptar', done: 'Referencia aceptada' },
    declined: { label: 'Rechazar', done: 'Referencia rechazada' },
    withdrawn: { label: 'Retirar', done: 'Referencia retirada' },
    completed: { label: 'Marcar como completada', done: 'Referencia completada' },
  },
  outcome: {
    worth: (amount) => `Valor: ${amount}`,
    thanks: (name) => `${name} da las gracias:`,
  },
  complete: {
    title: '¿Ha dado resultado esta referencia?',
    text: (referrer) => `Diremos a ${referrer} que ha sido un éxito. No se puede deshacer.`,
    thanks: (referrer) => `Nota de agradecimiento para ${referrer} (opcional)`,
    value: (currency) => `Valor en ${currency}, solo números enteros (opcional)`,
    seenBy: (referee) => `Solo es visible para ti y para ${referee}.`,
    seenByAll: 'Es visible para todas las personas de esta referencia.',
    wrongValue: (most) => `Escribe un número entero de ${most} como máximo`,
    share: (referrer) => `Permitir que ${referrer} también vea el importe`,
    action: 'Completar referencia',
  },
  automation: {
    disabled: null,
    queued: 'En cola para la automatización.',
    sent: 'Enviada a la automatización.',
    failed: 'No se ha podido acceder a la automatización. Tu referencia se ha enviado de todos modos.',
  },
};
