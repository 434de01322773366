import { DECIDED_NOUNS } from '@guildhall/api/ground/reports/nouns.messages';
import type { moderationMessages as english } from '#src/features/admin/moderation/moderation.messages.ts';
import type { Translation } from '@guildhall/locale/translation';
import { number, plural } from '@guildhall/locale/words/es';

const DECISIONS: Record<string, string> = {
  hide: 'Ocultación',
  delete: 'Eliminación',
  decline: 'Rechazo',
  warn: 'Advertencia',
  suspend: 'Suspensión',
};

export const moderationMessages: Translation<typeof english> = {
  reason: {
    label: '¿Qué le decimos a quien lo publicó?',
    description: 'Lo lee en su página, en una notificación y por correo, y puede reclamar una vez.',
  },
  reasonOfAccount: {
    label: '¿Qué le decimos a esta persona?',
    description: 'Lo lee al iniciar sesión y por correo, y puede reclamar una vez.',
  },
  note: { label: 'Nota (opcional)', description: 'Solo la ve la administración.' },
  until: {
    label: 'Suspendida hasta (opcional)',
    description: 'Ese día podrá volver a iniciar sesión. Déjalo vacío para decidirlo más adelante.',
  },
  post: {
    hide: {
      title: '¿Ocultar esta publicación?',
      text: 'Desaparece de todas las páginas. Quien la publicó la sigue viendo, con tu motivo.',
      action: 'Ocultar',
      done: { title: 'Publicación ocultada' },
    },
    delete: {
      title: '¿Eliminar esta publicación?',
      text: 'Desaparece de todas las páginas. Puedes restaurarla durante 30 días.',
      action: 'Eliminar',
      done: { title: 'Publicación eliminada' },
    },
    decline: {
      title: '¿Rechazar esta publicación?',
      text: 'No se publica. Quien la escribió la sigue viendo, con tu motivo.',
      action: 'Rechazar',
      done: { title: 'Publicación rechazada' },
    },
  },
  all: {
    open: (author) => `Todas las publicaciones de ${author}`,
    title: (author) => `¿Retirar todas las publicaciones de ${author}?`,
    text: 'Todas las que están en Novedades o pendientes de aprobación. Se envía un solo mensaje a quien las publicó.',
    how: '¿Qué hacemos con ellas?',
    ways: { hide: 'Ocultarlas', delete: 'Eliminarlas (puedes restaurar cada una durante 30 días)' },
    action: 'Retirar todas las publicaciones',
    done: (count) => ({
      title: plural(count, {
        one: '1 publicación retirada',
        other: `${number(count)} publicaciones retiradas`,
      }),
    }),
  },
  business: {
    title: (name) => `¿Ocultar ${name}?`,
    text: 'Desaparece del directorio. Su titular la sigue viendo.',
    action: 'Ocultar',
  },
  member: {
    warn: {
      button: 'Advertir',
      title: (name) => `¿Enviar una advertencia a ${name}?`,
      text: 'Recibe tu mensaje como notificación y por correo. Tu nombre no se muestra.',
      action: 'Enviar advertencia',
      done: { title: 'Advertencia enviada' },
    },
    suspend: {
      button: 'Suspender cuenta',
      title: (name) => `¿Suspender la cuenta de ${name}?`,
      text: 'Se cierra su sesión en todas partes y no se muestra nada suyo. Al iniciar sesión leerá que la cuenta está suspendida.',
      action: 'Suspender cuenta',
      done: { title: 'Cuenta suspendida' },
    },
  },
  objections: {
    noun: 'reclamaciones',
    empty: 'Las reclamaciones contra tus decisiones aparecerán aquí.',
    about: (decision, type) => `${DECISIONS[decision]} · ${DECIDED_NOUNS[type]}`,
    decided: (name) => (name === null ? 'Nuestro motivo' : `Motivo de ${name}`),
    none: 'No se indicó ningún motivo.',
    objection: (name) => `Reclamación de ${name}`,
    answerBy: (name) => (name === null ? 'Respuesta' : `Respuesta de ${name}`),
    mine: 'Esta decisión la tomaste tú. Responde otra persona de la administración.',
    uphold: 'Mantener',
    reverse: 'Revocar',
    label: (action, name) => `${action}: reclamación de ${name}`,
    answers: {
      upheld: {
        title: '¿Mantener la decisión?',
        text: 'Todo se queda como está. Tu respuesta es definitiva.',
        action: 'Mantener',
      },
      reversed: {
        title: '¿Revocar la decisión?',
        text: 'Lo que se ocultó vuelve a mostrarse, y una cuenta suspendida se reactiva. Lo que alguien haya cambiado desde entonces se queda como está.',
        action: 'Revocar',
      },
    },
    outcomes: { upheld: 'Mantenida', reversed: 'Revocada' },
    done: ({ restored, left }) => ({
      title: 'Reclamación respondida',
      ...(left > 0 && {
        description:
          restored === 0
            ? 'No se ha vuelto a mostrar ni a reactivar nada, porque alguien lo ha cambiado desde entonces.'
            : `${plural(restored, {
                one: 'Se vuelve a mostrar 1 elemento.',
                other: `Se vuelven a mostrar ${number(restored)} elementos.`,
              })} ${plural(left, {
                one: '1 elemento se ha cambiado o eliminado desde entonces y se queda como está.',
                other: `${number(left)} elementos se han cambiado o eliminado desde entonces y se quedan como están.`,
              })}`,
      }),
    }),
  },
};
