import type { doorMessages as english } from '#src/features/events/door/door.messages.ts';
import type { Translation } from '@guildhall/locale/translation';
import { number, plural } from '@guildhall/locale/words/es';

const theTime = (time: string) => `${/^0?1(?!\d)/.test(time) ? 'la' : 'las'} ${time}`;

export const doorMessages: Translation<typeof english> = {
  title: 'Entrada',
  description: 'Registra la llegada de los asistentes.',
  loading: 'Cargando la lista...',
  failed: 'No se ha podido cargar la lista',
  incomplete: 'Este enlace está incompleto. Abre el enlace completo.',
  offlineAtStart: 'No hay conexión, y este teléfono aún no tiene la lista de esta fecha.',
  offline: 'Sin conexión. Las llegadas se guardan en este teléfono y se envían cuando vuelva.',
  stored: 'Se muestra la lista guardada en este teléfono.',
  counts: (came, all) => `Llegadas: ${number(came)} de ${number(all)}`,
  waiting: (count) =>
    plural(count, {
      one: '1 llegada está pendiente de envío.',
      other: `${number(count)} llegadas están pendientes de envío.`,
    }),
  send: 'Enviar ahora',
  search: 'Buscar en la lista',
  nobody: 'Nadie en la lista tiene este nombre.',
  empty: 'Nadie se ha apuntado todavía.',
  more: (count) => `${number(count)} más. Usa la búsqueda para encontrar a alguien.`,
  guest: 'Invitado',
  onWaitlist: 'Lista de espera',
  checkIn: (name) => `Registrar la llegada de ${name}`,
  checkInShort: 'Registrar',
  others: (name) => `Más opciones para ${name}`,
  undo: (name) => `Deshacer para ${name}`,
  undoShort: 'Deshacer',
  isWaiting: 'Pendiente de envío',
  statuses: {
    present: 'Presente',
    late: 'Llegó tarde',
    excused: 'Ausencia justificada',
    absent: 'Ausente',
    substitute: 'Sustitución',
  },
  recorded: (status, time, by) => (by === null ? `${status}, ${time}` : `${status}, ${time}, por ${by}`),
  substituteFor: (name) => `Vino ${name} en su lugar`,
  substitute: {
    title: (name) => `¿Quién vino en lugar de ${name}?`,
    name: 'Nombre',
    submit: 'Registrar sustitución',
  },
  notice: {
    already: (name, time, by) =>
      by === null
        ? `La llegada de ${name} ya se registró a ${theTime(time)}.`
        : `${by} ya registró la llegada de ${name} a ${theTime(time)}.`,
    refused: (name, message) => (name === '' ? message : `${name}: ${message}`),
    dismiss: 'Cerrar',
  },
  walkIn: {
    action: 'Añadir a alguien sin inscripción',
    title: 'Añadir a alguien sin inscripción',
    name: 'Nombre',
    email: 'Correo electrónico (opcional)',
    emailHint: 'Si es la dirección de un miembro, se registra la llegada de ese miembro.',
    submit: 'Registrar llegada',
  },
  code: {
    title: '¿Registrar la llegada con este código?',
    text: 'Has escaneado el código de alguien en la entrada.',
    submit: 'Registrar llegada',
    label: 'Código escaneado',
    cancel: 'Ahora no',
  },
  scan: {
    action: 'Escanear códigos',
    title: 'Escanear códigos',
    view: 'Lo que ve la cámara',
    hint: 'Pon un código delante de la cámara.',
    other: 'Este código no es para la entrada.',
    done: (name, status) => `${name}: ${status}`,
    already: (name) => `La llegada de ${name} ya estaba registrada.`,
    refused:
      'No se permite usar la cámara aquí. Autorízala para este sitio en los ajustes de tu navegador o usa la aplicación de cámara de tu teléfono.',
    none: 'Este dispositivo no tiene cámara.',
    failed: 'No se ha podido iniciar la cámara. Quizá la esté usando otra aplicación.',
  },
  volunteer: {
    action: 'Enlace para voluntariado',
    title: 'Enlace para voluntariado',
    text: 'Quien tenga este enlace ve los nombres de esta lista y registra llegadas durante un día. No necesita cuenta.',
    make: 'Crear enlace',
    until: (time) => `Válido hasta: ${time}.`,
    address: 'Enlace',
    copy: 'Copiar enlace',
  },
  entry: {
    title: 'Tu código para la entrada',
    text: 'Muéstralo en la entrada. Es solo para ti y para esta fecha.',
    alt: 'Código QR',
    loading: 'Cargando tu código...',
    failed: 'No se ha podido cargar tu código',
  },
  back: 'Volver al evento',
};
