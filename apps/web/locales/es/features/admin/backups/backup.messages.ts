import {
  BACKUPS_RETAINED,
  RESTORE_UNDO_DAYS,
  UPLOADED_DAYS,
} from '@guildhall/api/console/backups/backups.schema';
import type { backupMessages as english } from '#src/features/admin/backups/backup.messages.ts';
import type { Translation } from '@guildhall/locale/translation';
import { number, plural } from '@guildhall/locale/words/es';

const counted = (one: string, many: string) => (count: number) =>
  plural(count, { one: `1 ${one}`, other: `${number(count)} ${many}` });

const STAYS_SO =
  'Los miembros que se hayan desactivado, suspendido o eliminado desde entonces seguirán igual.';

export const backupMessages: Translation<typeof english> = {
  create: 'Crear copia completa',
  export: 'Exportar JSON',
  both: 'Copia y exportación',
  hints: {
    create:
      'Todo, imágenes incluidas, en un solo archivo. Puedes restaurarla más adelante. Es la que necesitas.',
    export:
      'Los datos como texto legible, para otros programas. No incluye imágenes y no se puede restaurar.',
    both: 'Hace primero una copia completa y después una exportación.',
    upload:
      'Recupera una copia completa que descargaste desde aquí. Se comprueba y se añade a la lista; nada cambia hasta que la restaures.',
  },
  upload: {
    action: 'Subir copia',
    title: 'Subiendo la copia de seguridad',
    sending: (sent, total) => `${sent} de ${total}. Deja esta página abierta.`,
    finishing: 'Leyendo el final del archivo…',
    cancel: 'Cancelar subida',
    canceled: 'La subida se ha cancelado. No se ha guardado nada.',
    interrupted:
      'Se ha perdido la conexión, por lo que no se ha guardado nada del archivo. Vuelve a subirlo.',
    failed: 'No se ha podido subir la copia de seguridad. Vuelve a intentarlo.',
    failedTitle: 'No se ha subido',
    notABackup: (name) => `${name} no es una copia de seguridad. El nombre de una copia termina en .tar.zst.`,
    isExport: 'Una exportación de datos no se puede restaurar. Elige una copia completa.',
    tooLarge: (max) => `Este archivo supera los ${max}, el máximo que admite este servidor.`,
    empty: 'Este archivo está vacío.',
    off: 'La subida de copias de seguridad está desactivada en este servidor.',
  },
  remove: {
    action: 'Eliminar',
    label: (name) => `Eliminar ${name}`,
    title: '¿Eliminar esta copia subida?',
    text: (name) => `${name} se elimina de este servidor. Tus datos no cambian.`,
    done: 'Copia de seguridad eliminada',
  },
  files: 'Archivos de copia',
  inZone: (time, timeZone) => `${time} (${timeZone})`,
  filesHint: (time) =>
    `Cada día se hace una copia completa (hora: ${time}) y se conservan las ${BACKUPS_RETAINED} más recientes. Cada una se verifica nada más hacerse: se restaura en una base de datos temporal y se compara. Las copias subidas se eliminan a los ${UPLOADED_DAYS} días.`,
  failed: 'No se han podido cargar las copias de seguridad',
  empty: { title: 'Aún no hay copias de seguridad', text: 'Crea la primera. Solo tarda un momento.' },
  kinds: { backup: 'Copia completa', export: 'Exportación de datos' },
  origins: {
    admin: 'manual',
    schedule: 'diaria',
    before_restore: 'antes de una restauración',
    uploaded: 'Subida',
  },
  download: 'Descargar',
  downloadLabel: (name) => `Descargar ${name}`,
  restore: 'Restaurar',
  restoreLabel: (name) => `Restaurar ${name}`,
  state: {
    verified: 'Verificada',
    verifiedIn: (duration) => `Verificada en ${duration}`,
    unverified: 'Sin verificar',
    failed: 'Con errores',
  },
  confirm: {
    title: '¿Restaurar esta copia de seguridad?',
    text: (name) => `¿Seguro que quieres restaurar ${name}? ¡Se sobrescribirán todos los datos actuales!`,
    counting: 'Contando lo que se perdería…',
    uncounted: 'No se ha podido contar lo que se perdería.',
    nothingLost: (moment) =>
      `No se ha añadido nada desde el ${moment}. Lo que se haya modificado desde entonces se pierde.`,
    losses: (moment, lost) =>
      `Desde el ${moment}: ${lost}. Todo eso se perdería, igual que lo que se haya modificado desde entonces.`,
    lost: {
      members: counted('miembro', 'miembros'),
      connections: counted('contacto', 'contactos'),
      messages: counted('mensaje', 'mensajes'),
      posts: counted('publicación', 'publicaciones'),
      comments: counted('comentario', 'comentarios'),
      articles: counted('artículo', 'artículos'),
      businesses: counted('empresa', 'empresas'),
      reviews: counted('reseña', 'reseñas'),
      orders: counted('pedido', 'pedidos'),
      referrals: counted('referencia', 'referencias'),
      events: counted('evento', 'eventos'),
    },
    undo: `Se cierra la sesión de todas las demás personas y los enlaces para elegir una contraseña nueva dejan de funcionar; las invitaciones siguen funcionando. Antes se hace una copia de los datos actuales, y puedes deshacer la restauración durante ${RESTORE_UNDO_DAYS} días. ${STAYS_SO}`,
  },
  jobs: {
    label: 'En curso',
    names: {
      backup: 'Copia completa',
      export: 'Exportación de datos',
      restore: 'Restauración',
      undo: 'Deshacer la restauración',
      upload: 'Comprobación de la copia subida',
    },
    statuses: { running: 'en curso', done: 'listo', failed: 'con error' },
    steps: {
      waiting: 'en espera',
      copying: 'copiando',
      checking: 'comprobando',
      loading: 'cargando',
      comparing: 'comparando',
      indexing: 'indexando',
      swapping: 'reemplazando',
    },
    waiting: 'en espera',
    unknownReason: 'El motivo está en el registro del servidor.',
    unchanged: 'Tus datos no han cambiado.',
  },
  undo: {
    titles: {
      restore: 'Los datos se han restaurado desde una copia de seguridad',
      undo: 'La restauración se ha deshecho',
    },
    until: {
      restore: (moment) => `Puedes volver a los datos anteriores hasta el ${moment}.`,
      undo: (moment) => `Puedes volver a los datos restaurados hasta el ${moment}.`,
    },
    action: { restore: 'Deshacer restauración', undo: 'Restaurar de nuevo' },
    question: { restore: '¿Deshacer la restauración?', undo: '¿Volver a los datos restaurados?' },
    text: {
      restore: `Todo vuelve a estar como antes de la restauración. Los cambios hechos desde entonces se pierden. ${STAYS_SO}`,
      undo: `Todo vuelve a los datos restaurados. Los cambios hechos después de deshacer la restauración se pierden. ${STAYS_SO}`,
    },
  },
  later: {
    title: 'Cambios posteriores en cuentas',
    hint: 'Las desactivaciones, suspensiones y eliminaciones posteriores a los datos restaurados se han repetido, así como la retirada de permisos de administrador. Todo lo demás está como en esos datos.',
    erased: (count) =>
      plural(count, {
        one: '1 cuenta eliminada se ha vuelto a eliminar.',
        other: `${number(count)} cuentas eliminadas se han vuelto a eliminar.`,
      }),
    suspendedUntil: (day) => `Cuenta suspendida de nuevo hasta el ${day}`,
    outcomes: {
      deactivated: 'Cuenta desactivada de nuevo',
      suspended: 'Cuenta suspendida de nuevo',
      demoted: 'Sin permisos de administrador, como se decidió',
      left_deactivated: 'Se activó después; ahora, desactivada como en los datos',
      left_member: 'Recibió después permisos de administrador; ahora, miembro como en los datos',
      left_active: 'Se desactivó después, pero sigue activa: no quedaría nadie en la administración',
      left_admin: 'Perdió después los permisos de administrador, pero los conserva: nadie más los tendría',
    },
    failed: 'No se han podido cargar los miembros',
  },
};
