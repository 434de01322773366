import type { batchesMessages as english } from '#src/features/admin/users/batches.messages.ts';
import type { Translation } from '@guildhall/locale/translation';
import { number, plural } from '@guildhall/locale/words/es';

const memberCount = (count: number) =>
  plural(count, { one: '1 miembro', other: `${number(count)} miembros` });

const modified = (count: number) =>
  plural(count, { one: '1 miembro modificado.', other: `${number(count)} miembros modificados.` });

export const batchesMessages: Translation<typeof english> = {
  label: 'Acciones para los miembros seleccionados',
  selectShown: (count) =>
    plural(count, {
      one: 'Seleccionar el miembro mostrado',
      other: `Seleccionar los ${number(count)} mostrados`,
    }),
  selectMatching: 'Seleccionar todos los que coinciden',
  select: (name) => `Seleccionar a ${name}`,
  selected: (count) => plural(count, { one: '1 seleccionado', other: `${number(count)} seleccionados` }),
  matching: 'Todos los miembros que coinciden están seleccionados',
  clear: 'Quitar selección',
  actions: {
    resend: 'Enviar invitación o confirmación',
    setExpiry: 'Fijar fecha de fin',
    deactivate: 'Desactivar',
  },
  dialogs: {
    resend: {
      title: '¿Enviar invitación o confirmación?',
      text: (members) =>
        `De ${members}, quienes nunca han iniciado sesión reciben su invitación. Quienes no han confirmado su dirección de correo reciben un nuevo enlace de confirmación. Enviamos hasta 100 correos por minuto.`,
      action: 'Enviar',
    },
    setExpiry: {
      title: '¿Fijar la fecha de fin de la membresía?',
      text: (members) => `Se sustituye la fecha de fin de ${members}. Puedes deshacerlo durante 30 días.`,
      action: 'Fijar fecha de fin',
    },
    deactivate: {
      title: '¿Desactivar miembros?',
      text: (members) =>
        `Se cierra la sesión de ${members} y se oculta su perfil. Los administradores quedan fuera. Puedes deshacerlo durante 30 días.`,
      action: 'Desactivar',
    },
  },
  members: memberCount,
  counting: 'los miembros que coinciden',
  tooMany: 'Coinciden más de 20.000 miembros. Acota la búsqueda o el filtro.',
  expiresOn: { label: 'Termina el', description: 'Déjalo vacío para membresías sin fecha de fin.' },
  isPast: 'Este día ya ha pasado: sus membresías terminan de inmediato.',
  startsOn: { label: 'Empezar el', description: 'Déjalo vacío para empezar ahora mismo.' },
  perDay: {
    label: 'Máximo por día',
    description:
      'Déjalo vacío para enviarlos todos de una vez. Con 10, se envían los diez primeros, y los diez siguientes un día después.',
  },
  nextWave: (when) => `Los siguientes se envían el ${when}.`,
  stop: 'Detener los restantes',
  progress: {
    running: 'En curso',
    waiting: 'Continúa más tarde',
    undoing: 'Deshaciendo',
    done: 'Listo',
    undone: 'Deshecho',
  },
  finished: ({ finished, all }) => `Listo: ${number(finished)} de ${memberCount(all)}`,
  titles: {
    resend: 'Correos enviados',
    setExpiry: 'Fin de membresía fijado',
    deactivate: 'Miembros desactivados',
  },
  recent: 'Acciones recientes:',
  recentOne: (title, count, date) => `${title}, ${memberCount(count)}, ${date}`,
  outcome: ({ done, skipped }) =>
    skipped === 0
      ? modified(done)
      : `${modified(done)} ${plural(skipped, {
          one: '1 miembro no necesitaba cambios.',
          other: `${number(skipped)} miembros no necesitaban cambios.`,
        })}`,
  undone: ({ undone, conflicted }) => {
    const back = plural(undone, {
      one: '1 miembro ha vuelto a su estado anterior.',
      other: `${number(undone)} miembros han vuelto a su estado anterior.`,
    });
    return conflicted === 0
      ? back
      : `${back} ${plural(conflicted, {
          one: '1 miembro se había modificado desde entonces y se ha dejado como estaba.',
          other: `${number(conflicted)} miembros se habían modificado desde entonces y se han dejado como estaban.`,
        })}`;
  },
  leftAsIs: (others) =>
    others === 0 ? 'Se dejan como están:' : `Se dejan como están, con ${number(others)} más:`,
  leave: 'Puedes salir de esta página. La acción continúa en segundo plano.',
  failed: 'No se ha podido cargar la acción',
};
