import type { dataRequestsMessages as english } from '#src/features/admin/data-requests/data-requests.messages.ts';
import type { Translation } from '@guildhall/locale/translation';
import { number, plural } from '@guildhall/locale/words/es';

const counted = (count: number, one: string, many: string) =>
  plural(count, { one: `1 ${one}`, other: `${number(count)} ${many}` });

export const dataRequestsMessages: Translation<typeof english> = {
  title: 'Solicitudes de datos',
  description:
    'Quién ha pedido que se borren sus datos o una copia de ellos. La ley te da un mes para responder.',
  noun: 'solicitudes',
  filters: {
    waiting: 'Pendientes',
    done: 'Atendidas',
    declined: 'Rechazadas',
  },
  empty: {
    waiting: 'Registra una solicitud en la página de un miembro o junto a una solicitud de ingreso.',
    done: 'Las solicitudes atendidas aparecen aquí, cada una con su justificante.',
    declined: 'Las solicitudes rechazadas aparecen aquí.',
  },
  kinds: { erasure: 'Borrado', export: 'Copia de datos' },
  channels: {
    letter: 'Por carta',
    email: 'Por correo electrónico',
    phone: 'Por teléfono',
    in_person: 'En persona',
  },
  former: {
    member: (id) => `Antiguo miembro ${id}`,
    applicant: (id) => `Solicitud de ingreso ${id}`,
  },
  received: (channel, date) => `${channel}, recibida el ${date}`,
  due: (date) => `Responder a más tardar el ${date}`,
  enteredBy: (name) => `Registrada por ${name}`,
  reason: 'Cómo lo sabemos',
  alsoPublished: 'También se elimina lo que publicó: sus publicaciones y comentarios.',
  needsOther: 'Tiene que confirmarlo otra persona de la administración.',
  confirm: { erasure: 'Borrar ahora', export: 'Confirmar' },
  decline: 'Rechazar',
  download: 'Descargar copia',
  downloadFailed: 'No se ha podido descargar la copia',
  receipt: 'Justificante',
  of: (action, name) => `${action}: ${name}`,
  declined: { title: 'Solicitud rechazada' },
  confirmDialog: {
    title: (name) => `¿Borrar a ${name}?`,
    text: 'Se elimina ahora todo lo relativo a esta persona y se cierra su sesión en todas partes. No se puede deshacer.',
  },
  section: {
    title: 'Datos personales',
    text: 'Cuando esta persona te lo pide por escrito.',
    erasure: 'Borrar…',
    export: 'Copia de datos…',
  },
  dialog: {
    titles: {
      erasure: (name) => `Borrar a ${name}`,
      export: (name) => `Copia de los datos de ${name}`,
    },
    texts: {
      erasure:
        'El perfil, los mensajes y los contactos se eliminan definitivamente, como cuando un miembro elimina su propia cuenta. Las publicaciones, comentarios y reseñas publicados se conservan con el nombre «Antiguo miembro».',
      export:
        'Recibes un archivo con lo que esa persona podría descargar por su cuenta, incluidos sus mensajes privados, para que se lo entregues. Se le avisa por correo.',
    },
    channel: 'Cómo lo pidió',
    receivedOn: 'Recibida el',
    reason: {
      label: '¿Cómo sabes que era esa persona?',
      description: 'Se elimina junto con la persona al borrarla.',
      placeholder: 'Carta firmada; la firma coincide con la de la solicitud de ingreso',
    },
    alsoPublished: {
      label: 'Eliminar también lo que publicó',
      description:
        'Sus publicaciones, con los comentarios de otras personas, y sus comentarios. Las reseñas se conservan con el nombre «Antiguo miembro».',
    },
    others: 'Antes lo confirma otra persona de la administración.',
    alone: 'No hay nadie más en la administración, así que se hace de inmediato.',
    submit: 'Registrar solicitud',
    submitAlone: { erasure: 'Borrar ahora', export: 'Hacer copia' },
    entered: {
      title: 'Solicitud registrada',
      description: 'Avisamos a las demás personas de la administración. Una de ellas la confirma.',
    },
  },
  page: {
    title: {
      erasure: 'Justificante: borrado de datos personales',
      export: 'Justificante: copia de datos personales',
    },
    failed: 'No se ha podido cargar la solicitud',
    loading: 'Cargando solicitud...',
    back: 'Solicitudes de datos',
    print: 'Imprimir',
    community: 'Comunidad',
    number: 'Solicitud',
    person: 'Persona',
    asked: 'Pedida',
    entered: 'Registrada',
    confirmed: 'Atendida',
    open: {
      waiting: 'Esta solicitud sigue pendiente.',
      declined: 'Esta solicitud se ha rechazado.',
    },
    by: (date, name) => (name === null ? date : `${date}, por ${name}`),
    itself: (date) => `${date}, por la propia persona`,
    nameOnce:
      'El nombre solo se muestra ahora: nada de lo que se guarda dice quién era. Imprime o guarda esta página antes de salir de ella.',
    erased: {
      title: 'Qué se ha borrado',
      member:
        'Nombre, dirección de correo, número de teléfono, perfil, imágenes, contactos, elementos guardados, notificaciones, sesiones y datos de inicio de sesión; el texto de los mensajes privados, de los pedidos y de las denuncias; las publicaciones sin publicar y las eliminadas.',
      published: 'Las publicaciones, con los comentarios de otras personas, y los comentarios.',
      applicant:
        'Nombre, dirección de correo, perfil, respuestas y la conversación sobre la solicitud de ingreso.',
    },
    kept: {
      title: 'Qué se conserva, sin nombre',
      nothing: 'Nada.',
      uncounted: 'Publicaciones, comentarios, reseñas, presentaciones y pedidos, si los había.',
      counts: ({ posts, comments, reviews, messages, referrals, orders, businesses }) =>
        [
          posts > 0 && counted(posts, 'publicación', 'publicaciones'),
          comments > 0 && counted(comments, 'comentario', 'comentarios'),
          reviews > 0 && counted(reviews, 'reseña', 'reseñas'),
          messages > 0 && `${counted(messages, 'mensaje privado', 'mensajes privados')} sin texto`,
          referrals > 0 && `${counted(referrals, 'presentación', 'presentaciones')} sin texto`,
          orders > 0 &&
            `${counted(orders, 'pedido', 'pedidos')}, para la contabilidad: qué, cuándo y por cuánto`,
          businesses > 0 &&
            plural(businesses, {
              one: '1 empresa, que ya no aparece en el directorio',
              other: `${number(businesses)} empresas, que ya no aparecen en el directorio`,
            }),
        ].filter((line): line is string => line !== false),
    },
    backups: {
      title: 'Copias de seguridad',
      text: 'Las copias de seguridad anteriores aún contienen estos datos hasta que otras más recientes las sustituyan. Si se restaura una de ellas, este borrado se repite antes de que se usen los datos.',
    },
    copyUntil: (date) => `El archivo se puede descargar hasta el ${date}.`,
    copy: (days) =>
      plural(days, {
        one: 'El archivo se pudo descargar durante 1 día.',
        other: `El archivo se pudo descargar durante ${days} días.`,
      }),
  },
};
